### Ninety-Eight auf Deutsch

player-name = Spieler { $number }
rules-standard = Standard
rules-expert = Profi
rules-expert-hand = Profi, kleinere Hand
rules-with-fire = { $rules }, mit Feuer

## Der Tisch

piles-ascending = Aufsteigende Stapel: { $piles }
piles-descending = Absteigende Stapel: { $piles }
pile = { $pile } { $top }
pile-fire = { $pile } { $top } (Feuer)
pile-fire-due = { $pile } { $top } (Feuer, in diesem Zug zu bedecken)
card-fire = { $card } (Feuer)
draw-pile = Nachziehstapel: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
hand-open = { $name } hat auf der Hand: { $cards }
hand-hidden = { $name } hat auf der Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hand-empty = { $name } hat keine Karten mehr
lay = { $card } auf { $pile }
lay-trick = { $card } auf { $pile } (Rückwärtstrick)
turn-laid = { $name } hat gelegt: { $lays }.

## Was der Zug verlangt

owed-cards = Zu legen: mindestens { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
owed-more-cards = Zu legen: mindestens noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
owed-fires = Zu bedecken: das Feuer auf { $count ->
    [one] Stapel { $piles }
   *[other] den Stapeln { $piles }
}.

## Das Ende

result-won = Gewonnen: { $cards ->
    [1] Die einzige Karte ist
   *[other] Alle { $cards } Karten sind
} gelegt.
result-lost = Verloren: { $count ->
    [one] { $count } Karte ist
   *[other] { $count } Karten sind
} übrig.
grade-beaten = Das Spiel ist bezwungen. Herzlichen Glückwunsch!
grade-excellent = So knapp: ein ausgezeichnetes Spiel!
grade-try-again = Diesmal nicht. Vielleicht meint es das nächste Blatt besser.

## Eine Partie ansehen

show-game = Regeln: { $rules }. { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}.
show-before = Vor dem ersten Zug.
show-after = Nach Zug { $turn } von { $turns }.
show-within = Mitten in Zug { $turn } (nicht beendet).
show-no-starter = Es ist noch nicht ausgemacht, wer beginnt.
show-in-turn = Am Zug: { $name }.
show-may-end = Der Zug darf beendet werden.

## Eine Analyse

review-turn = Zug
review-player = Spieler
review-cards = Karten
review-chance = Chance
review-cost = Kosten
review-cost-points = { $cost } Punkte
review-cost-cards = { $cost } Karten
review-mark = Urteil
review-better = Besser
review-mark-inaccuracy = ungenau
review-mark-mistake = Fehler
review-mark-blunder = Patzer
review-why-loses = damit war die Partie sofort verloren
review-why-jump = { $card } auf { $pile } übersprang { $count ->
    [one] { $count } Karte, die noch im Spiel war
   *[other] { $count } Karten, die noch im Spiel waren
}, der bessere Zug überspringt { $best }
review-why-trick = der Rückwärtstrick hätte { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zurückgewonnen
review-why-fire = auf { $pile } blieb ein Feuer liegen
review-why-blocked = { $count ->
    [one] { $count } unbekannte Karte passte danach nirgends mehr
   *[other] { $count } unbekannte Karten passten danach nirgends mehr
}
review-why-unheard = Spieler { $player } hatte gebeten, { $pile } zu schonen
review-why-too-few = { $best } zu legen wäre besser gewesen als { $count }
review-why-too-many = { $best } zu legen wäre besser gewesen als { $count }
review-why-farther = der Rest der Hand lag danach weiter von den Stapeln entfernt
review-why-overall = alles in allem blieb weniger Platz
review-why-signal = was Spieler { $player } zu { $pile } sagte, änderte den besten Zug
review-why-no-choice = es gab keinen anderen Zug
review-no-fault = Kein Zug war mit Sicherheit ungenau.
review-worst = Zug { $turn } von { $name } kostete am meisten: { $cost }. Besser: { $better }.
review-winnable-until = Bei bekannten Karten war die Partie vor Zug { $turn } noch zu gewinnen, danach nicht mehr.
review-winnable-won = Die Partie wurde gewonnen.
review-winnable-still = Bei bekannten Karten ist die Partie noch zu gewinnen.
review-winnable-never = Auch bei bekannten Karten war diese Partie nicht zu gewinnen.
review-winnable-unknown = Bis wann die Partie bei bekannten Karten zu gewinnen war, ließ sich nicht herausfinden.
review-balance = Anfang { $start }, Spiel { $play }, Glück { $luck }: Ergebnis { $result }.
review-seat = { $name }: Genauigkeit { $accuracy }, im Mittel { $cost } Punkte pro Zug vergeben.
review-picture = Gewinnchance vor jedem Zug

## Spielen: willkommen

welcome-alone = Ninety-Eight. Du spielst allein. Regeln: { $rules }.
welcome-together = Ninety-Eight. { $players } Spieler. Regeln: { $rules }.
welcome-back = Die Partie aus { $file } wird fortgesetzt.
welcome-how = 57a legt die Karte 57 auf Stapel a. „{ command-end }“ beendet deinen Zug, „{ command-help }“ erklärt den Rest.
deal-promised =
    Die Karten sind gemischt: Der SHA-256 des Startwerts ist
    { $hash }
    Der Startwert wird am Ende verraten.
deal-told =
    Der Startwert war { $seed }
    und sein SHA-256 ist { $hash }

## Spielen: eine Tastatur für alle

curtain-look = { $name }: Sieh dir deine Hand an. Drücke Enter, wenn niemand sonst auf den Bildschirm schaut.
curtain-turn = { $name }: Du bist am Zug. Drücke Enter, wenn niemand sonst auf den Bildschirm schaut.
curtain-hide = Drücke Enter, um deine Hand zu verdecken.
who-starts = Macht nun aus, wer beginnt, ohne Zahlen auf euren Karten zu nennen. Plätze: { $seats }.
who-starts-prompt = Wer beginnt?
who-starts-expected = Bitte tippe die Nummer eines Platzes, von 1 bis { $players }.
others-play = Mit Enter spielen die anderen.
bot-failed = { $name } hat versagt: { $reason }. { $simpler } spielt auf diesem Platz weiter.

## Spielen: was Bots gesagt wird

say-leave = lassen
say-no-jump = vorsichtig
say-free = frei
say-clear = zurück
say-heard = Die Bots haben es gehört.
say-how = So sagst du etwas über einen Stapel: „{ command-message } { say-leave } a“, „{ command-message } { say-no-jump } a“ oder „{ command-message } { say-free } a“. „{ command-message } { say-clear } a“ nimmt es zurück.
say-aloud = An diesem Tisch sitzen keine Bots: Sag es laut, ohne eine Zahl einer Karte zu nennen.

## Spielen: ein Zug

turn-alone = Zug { $turn }
turn-of = Zug { $turn }: { $name }
your-hand = Deine Hand: { $cards }
your-hand-empty = Deine Hand ist leer.
may-end = Du kannst weitere Karten legen oder „{ command-end }“ tippen.
must-end = Tippe „{ command-end }“, um den Zug zu beenden.
laid = Gelegt: { $lays }.
nothing-laid = Aus dieser Zeile wurde nichts gelegt.
drawn = Du ziehst { $cards }.
draw-pile-used-up = Der Nachziehstapel ist aufgebraucht. Von jetzt an { $count ->
    [one] genügt { $count } Karte
   *[other] genügen { $count } Karten
} pro Zug.
warning = Mit { $card } auf { $pile } wäre das Spiel verloren: Danach ließe sich dieser Zug nicht mehr zu Ende bringen. Trotzdem legen?
undone = { $card } ist wieder auf deiner Hand.
undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.
undo-together = Karten zurücknehmen geht nur allein: Hier haben die anderen sie schon gesehen.
not-a-trick = { $card } auf { $top } ist kein Rückwärtstrick.
unclear = Das war nicht zu verstehen. Tippe eine Karte und einen Stapel, etwa 57a, oder: { command-end }, { command-undo }, { command-table }, { command-save }, { command-help }, { command-quit }.
game-lost = Mit den Karten auf der Hand geht das in keiner Reihenfolge. Das Spiel ist aus.

## Spielen: warum etwas nicht erlaubt ist

illegal-not-started = Es ist noch nicht ausgemacht, wer beginnt.
illegal-already-started = Das Spiel hat schon begonnen.
illegal-no-such-seat = An einem Tisch für { $players } gibt es diesen Platz nicht.
illegal-game-over = Das Spiel ist aus.
illegal-not-your-turn = Jemand anderes ist am Zug.
illegal-not-in-hand = Die { $card } hast du nicht auf der Hand.
illegal-does-not-fit = { $card } passt nicht auf Stapel { $pile }: Er zeigt { $top } und geht { $pile ->
    [a] aufwärts
    [b] aufwärts
   *[other] abwärts
}.
illegal-below-minimum = Gelegt: { $laid }, mindestens { $minimum }. Der Zug kann noch nicht enden.
illegal-fire-uncovered = Erst muss das Feuer auf Stapel { $pile } bedeckt werden: Der Zug kann noch nicht enden.

## An einem Tisch: warum etwas nicht geht

error-no-such-table = Diesen Tisch gibt es nicht. Stimmt der Code?
error-table-exists = Diesen Tisch gibt es schon.
error-only-watching = Mit diesem Link kann man nur zuschauen.
error-no-guest = Bitte gib zuerst deinen Namen ein.
error-not-seated = Das kann nur, wer am Tisch sitzt.
error-not-host = Das kann nur der Gastgeber.
error-stale = Der Tisch hat sich inzwischen verändert. Bitte schau noch einmal.
error-no-such-seat = Diesen Platz gibt es nicht.
error-seat-occupied = Dieser Platz ist schon besetzt.
error-table-full = Alle Plätze sind besetzt.
error-table-locked = Der Gastgeber hat den Tisch gesperrt.
error-already-seated = Du hast schon einen Platz.
error-too-many-ask = Andere fragen schon nach einem Platz. Versuch es gleich noch einmal.
error-turned-away = Die Runde möchte lieber so weiterspielen. Im nächsten Spiel kannst du wieder fragen.
error-no-such-request = Danach fragt niemand mehr.
error-barred = Der Gastgeber hat dich von diesem Tisch weggeschickt.
error-nobody-sits = Am Tisch sitzt noch niemand.
error-no-person-there = Dort sitzt niemand.
error-no-bot-there = Dort sitzt kein Bot.
error-bad-name = { $problem ->
    [empty] Bitte gib einen Namen ein.
    [too-long] Dieser Name ist zu lang.
    [number] Bitte wähle einen Namen ohne Zahl: Hier darf niemand eine nennen.
    [looks-like-another] Diesen Namen oder einen, der so aussieht, hat hier schon jemand.
   *[other] Bitte wähle einen anderen Namen: einfache Buchstaben und einzelne Leerzeichen.
}
error-unknown-level = Diesen Bot gibt es nicht.
error-unknown-rules = Regeln mit diesem Namen hat dieser Server nicht.
error-too-many-players = { $most ->
    [one] Diese Regeln sind für eine Person.
   *[other] Diese Regeln sind für höchstens { $most } Spieler.
}
error-bad-option = Das muss eine Zahl von { $least } bis { $most } sein.
error-daily-rules = Das Spiel des Tages wird nach den Standardregeln gespielt.
error-game-going-on = Das muss warten, bis das Spiel vorbei ist.
error-no-game = Es läuft gerade kein Spiel.
error-not-started = { illegal-not-started }
error-already-started = { illegal-already-started }
error-already-proposed = Jemand anderes hat schon angeboten, zu beginnen.
error-no-proposal = Niemand hat angeboten, zu beginnen.
error-bot-plays = Auf diesem Platz spielt ein Bot.
error-not-long-away = Bitte warte noch ein wenig: Das können die anderen entscheiden, wenn jemand { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} weg ist.
error-not-your-turn = { illegal-not-your-turn }
error-not-in-hand = { illegal-not-in-hand }
error-does-not-fit = { illegal-does-not-fit }
error-would-lose = Mit dieser Karte wäre das Spiel verloren.
error-below-minimum = { illegal-below-minimum }
error-fire-uncovered = { illegal-fire-uncovered }
error-cannot-take-back = Karten kannst du nur zurücknehmen, wenn du allein spielst und der Zug nicht zu Ende ist.
error-no-talk = An diesem Tisch wird während des Spiels nicht geredet.
error-bad-signal = Dieses Signal gehört nicht dorthin.
error-empty-text = Schreib zuerst etwas.
error-long-text = Das ist zu lang: höchstens { $most } Zeichen.
error-number-told = Bitte keine Zahl nennen und nach keiner fragen. Jede Zahl wird abgelehnt, denn sie könnte die einer Karte sein; erlaubt sind nur kleine Mengen, etwa „zwei Karten“ oder „5 Minuten“.
error-bad-message = Das hat der Server nicht verstanden: { $what }
error-too-fast = Das war zu schnell. Bitte warte einen Augenblick.
error-busy = Der Server ist gerade überlastet. Bitte versuche es gleich noch einmal.
error-store-failed = Der Server konnte das nicht speichern, also hat sich nichts geändert. Bitte versuche es gleich noch einmal.
error-id-reused = Das wurde nicht getan: Unter derselben Nummer war schon etwas anderes verlangt worden. Bitte versuche es noch einmal.
error-server-fault = Auf dem Server ist ein Fehler aufgetreten. Bitte versuche es noch einmal.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-not-signed-in = Bitte gib zuerst deinen Namen ein.
error-no-such-game = Dieses Spiel gibt es nicht, oder es wurde gelöscht.
error-not-your-game = Ein Spiel können nur die löschen, die es gespielt haben.
error-bad-record = Das ist keine gültige Aufzeichnung eines Spiels.
error-too-large = Das ist zu groß: höchstens { $most } Bytes.
error-wrong-origin = Diese Seite darf sich hier nicht verbinden.
error-unknown-host = Dieser Server heißt nicht { $host }. Wer ihn betreibt, kann den Namen mit --hosts hinzufügen.
error-wrong-day = Das war das Spiel eines anderen Tages. Heute gibt es ein neues.
error-day-not-over = Andere können diese Karten noch spielen. Sie werden gezeigt, wenn der Tag vorbei ist.
error-no-such-page = Hier gibt es nichts.
error-too-many-sockets = In diesem Browser sind zu viele Tische offen. Bitte schließe einige.

## Spielen: eine Partie speichern

save-how = Tippe „{ command-save }“ und den Namen einer Datei.
save-exists = { $file } gibt es schon. Ersetzen?
saved = Gespeichert in { $file }.
save-failed = { $file } wurde nicht gespeichert: { save-reason }
save-reason = { $code ->
    [ENOENT] Diesen Ordner gibt es nicht.
    [ENOTDIR] Diesen Ordner gibt es nicht.
    [EISDIR] Das ist ein Ordner.
    [EINVAL] So kann keine gewöhnliche Datei heißen.
    [EACCES] Dort darfst du nicht schreiben.
    [EPERM] Dort darfst du nicht schreiben.
    [EROFS] Dort darfst du nicht schreiben.
    [ENOSPC] Es ist kein Platz mehr.
    [ENAMETOOLONG] Der Name ist zu lang.
   *[other] { $reason }.
}
record-over = { $file }: Diese Partie ist zu Ende und lässt sich nicht fortsetzen. { $result }

## Spielen: gehen

quit-unsaved = Die Partie ist nicht gespeichert. Trotzdem gehen?
left = Die Partie bleibt unvollendet. Bis bald!
input-ended = Hier endet die Eingabe. Die Partie bleibt unvollendet.
keep-game = Die Partie ist nicht gespeichert. Ein Dateiname bewahrt sie auf, Enter verwirft sie.
interrupted = Abgebrochen. Die Partie bleibt unvollendet.
left-saved = Zuletzt wurde sie in { $file } gespeichert. So geht es weiter: ninetyeight play { $file }{ $options }
left-how = Nächstes Mal speichert „{ command-save } partie.n98“ sie. So geht es dann weiter: ninetyeight play partie.n98{ $options }
after-game = „{ command-save } partie.n98“ speichert diese Partie; Enter beendet.

## Spielen: was man tippt. Die englischen Wörter gehen überall, und die ersten Buchstaben genügen.

command-end = fertig
command-undo = zurück
command-table = tisch
command-message = melden
command-save = speichern
command-help = hilfe
command-quit = aufhören
answer-yes = ja
answer-no = nein
yes-or-no = ja oder nein?
answer-expected = Bitte antworte „{ answer-yes }“ oder „{ answer-no }“.

help =
    Das Ziel: alle Karten auf die vier Stapel legen.
    Die Stapel a und b gehen aufwärts: Eine Karte muss höher sein als die oberste.
    Die Stapel c und d gehen abwärts: Eine Karte muss niedriger sein als die oberste.
    Der Rückwärtstrick: genau { $trick } weniger auf a oder b, genau { $trick } mehr auf c oder d.
    Ein Zug: mindestens { $minimum ->
        [one] { $minimum } Karte
       *[other] { $minimum } Karten
    } legen, gern auch mehr, dann ebenso viele ziehen. Ist der Nachziehstapel leer, genügt { $final }.
    Wer das in keiner Reihenfolge der Karten mehr kann, verliert das Spiel für alle.

    57a: die 57 auf Stapel a legen. Mehrere in einer Zeile: 57a 58a
    { command-end }: den Zug beenden und ziehen. Auch hinter Karten: 57a 58a { command-end }
    { command-undo }: die letzte Karte zurücknehmen, wenn du allein spielst und der Zug nicht zu Ende ist
    { command-table }: alles noch einmal zeigen
    { command-save } partie.n98: die Partie in einer Datei speichern
    { command-quit }: gehen
    Die ersten Buchstaben eines Wortes genügen.
help-fire = Die Feuerkarten { $cards } dürfen nicht oben liegen bleiben: Liegt am Ende eines Zuges eine oben, muss der nächste Zug sie bedecken.
help-say = { command-message } { say-leave } a: die Bots bitten, dir Stapel a zu überlassen. Auch { say-no-jump }, { say-free }, und { say-clear } nimmt es zurück

## Der Tisch im Browser: überall

web-home = Startseite
web-close = Schließen
web-menu = Menü
web-tools = Werkzeuge
web-you = Du
web-bot = Bot
web-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-connecting = Der Tisch wird geladen …
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-silent = Der Server antwortet nicht. Vielleicht ist die Verbindung verloren …
web-offline = Keine Verbindung zum Server. Sobald sie wieder da ist, geht es hier von selbst weiter.
web-offline-table = Keine Verbindung zum Server. Der Tisch kommt von selbst wieder, sobald sie da ist; was gelegt wurde, geht nicht verloren.
web-restarting = Der Server startet neu. Einen Moment …
web-error-other = Das hat nicht geklappt ({ $code }).
web-ended-kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.
web-ended-no-such-table = Diesen Tisch gibt es nicht.
web-ended-bad-message = Etwas ist schiefgegangen. Bitte lade die Seite neu.
web-ended-too-fast = Diese Seite hat zu viel auf einmal gesendet.
web-ended-too-slow = Die Verbindung ist zu langsam.
web-ended-restarting = Der Server startet neu.

## Der Tisch im Browser: Startseite

web-hero = Achtundneunzig Karten, vier Stapel, ein Team
web-hero-text = Zwei Stapel gehen aufwärts, zwei abwärts. Legt gemeinsam alle Karten, ohne eine einzige Zahl zu verraten.
web-play = Spielen
web-your-name = Dein Name
web-somebody = Jemand
web-play-alone = Allein spielen
web-play-alone-how = Acht Karten auf der Hand, und los
web-play-friends = Mit Freunden spielen
web-play-friends-how = Ein Tisch mit Link, für Leute und Bots
web-join = Mit einem Code beitreten
web-join-go = Beitreten
web-my-tables = Weiterspielen
web-your-turn = Du bist dran
web-phase-gathering = wartet auf Mitspieler
web-phase-agreeing = wer beginnt?
web-phase-playing = im Spiel
web-phase-over = zu Ende
web-not-affiliated = Eine offene Umsetzung von „The Game“ von Steffen Benndorf, ohne Verbindung zum Verlag. Kauft die Karten!

## Der Tisch im Browser: das Spiel des Tages, Bots zuschauen, und wie schwer es ist

web-daily = Das Spiel des Tages
web-daily-how = Dieselben Karten für alle
web-daily-yesterday = Das Spiel von gestern
web-daily-text = Alle bekommen dieselben Karten. Dein erstes Spiel zählt, sobald die Karten ausgeteilt sind; danach kannst du üben, so oft du magst.
web-daily-players = Wie viele spielen
web-daily-alone = Allein
web-daily-team = Einen Tisch für { $count } öffnen
web-daily-mine = Dein Ergebnis
web-daily-left = { $count ->
    [0] Alle Karten gelegt!
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
web-daily-unfinished = Dein Spiel zählt ab dem Austeilen, und es ist noch nicht zu Ende.
web-daily-go-on = Weiterspielen
web-daily-with-hints = Mit Tipps
web-daily-with-stand-in = Zeitweise hat ein Bot für jemanden gespielt
web-daily-helped = { $count ->
    [one] { $count } Spiel mit Tipps oder mit einem Bot als Vertretung.
   *[other] { $count } Spiele mit Tipps oder mit einem Bot als Vertretung.
}
web-daily-sealed = Karten und Spielverlauf werden gezeigt, wenn der Tag vorbei ist, damit niemand mit offenen Karten spielt.
web-daily-practise = Mit diesen Karten üben
web-daily-others = So haben alle gespielt
web-daily-games = { $count ->
    [one] { $count } Spiel beendet
   *[other] { $count } Spiele beendet
}
web-daily-nobody = Noch niemand hat es beendet. Mach den Anfang!
web-daily-nobody-then = Niemand hat es gespielt.
web-daily-column = Karten übrig: { $cards }. Spiele: { $games }.
web-daily-axis = Karten übrig
web-daily-bots = Die Bots
web-daily-bots-wait = Die Bots spielen noch …
web-daily-next = Das nächste kommt um { $time }.
web-daily-back = Zurück zu heute
web-daily-table = Das Spiel vom { $day }: dieselben Karten für alle, nach den Standardregeln.
web-daily-compare = So haben alle gespielt
web-watch = Bots zuschauen
web-watch-how = Drei gute Bots zeigen, wie es geht
web-watch-other = Andere Bots wählen
web-watch-count = Wie viele Bots
web-watch-level = Wie gut sie sind
web-watch-go = Zuschauen
web-wins = So viele von 10 Spielen gewinnt der beste Bot, mit 1 bis 5 Spielern
web-wins-told = { $players ->
    [1] Allein: { $wins } von 10
   *[other] Mit { $players } Spielern: { $wins } von 10
}

## Der Tisch im Browser: vor dem Spiel

web-lobby = Der Tisch vor dem Spiel
web-seats = Plätze
web-host = Gastgeber
web-host-away = Der Gastgeber ist nicht da.
web-become-host = Gastgeber werden
web-remove = { $name } wegschicken
web-kick-text = { $name } verliert den Platz und kann sich mit demselben Browser hier nicht mehr hinsetzen. Mit einem anderen ginge es noch, außer du sperrst den Tisch.
web-kick = Wegschicken
web-kick-lock = Wegschicken und Tisch sperren
web-swap = Platz tauschen mit { $name }
web-swap-offered = möchte Plätze tauschen
web-swap-waiting = zum Tausch eingeladen
web-sit-here = Hierher setzen
web-add-bot = Bot dazusetzen
web-free-seat = frei
web-invite = Freunde einladen
web-invite-text = Spiel mit mir Ninety-Eight!
web-invite-how = Schick den Link, oder lass den Code auf { $host } eintippen.
web-code = Tischcode: { $code }
web-copy-link = Link kopieren
web-copied = Der Link ist kopiert.
web-share = Teilen
web-qr = QR-Code mit dem Link zu diesem Tisch
web-rules = Regeln
web-rules-standard = { rules-standard }
web-rules-standard-how = Mindestens zwei Karten pro Zug. Der beste Einstieg.
web-rules-expert = { rules-expert }
web-rules-expert-how = Mindestens drei Karten pro Zug: viel schwerer.
web-rules-expert-hand = { rules-expert-hand }
web-rules-expert-hand-how = Drei Karten pro Zug und eine Karte weniger auf der Hand. Kaum je gewonnen.
web-rules-with-fire = { rules-with-fire }
web-rules-own-how = Karten { $lowest } bis { $highest }, mindestens { $minimum } pro Zug, für { $players ->
    [one] eine Person.
   *[other] bis zu { $players } Spieler.
}
web-fire = Mit Feuer
web-fire-how = Sechs Karten brennen: Wer als Nächstes dran ist, muss sie bedecken.
web-options = Weitere Einstellungen
web-option-memory-aid = Gedächtnishilfe
web-option-memory-aid-how = Alle können nachsehen, welche Karten schon gelegt sind.
web-option-hints = Tipps
web-option-hints-how = Ein Bot sagt auf Wunsch, was er legen würde.
web-option-talk = Reden
web-option-talk-how = Chat am Tisch, ohne Zahlen.
web-option-pace = Tempo der Bots
web-pace-slow = ruhig
web-pace-normal = normal
web-pace-fast = flott
web-lock = Tisch sperren
web-lock-how = Niemand sonst kann sich setzen.
web-level-random = Zufall
web-level-random-how = Legt irgendetwas, das passt.
web-level-rookie = Neuling
web-level-rookie-how = Übersieht ab und zu etwas.
web-level-steady = solide
web-level-steady-how = Zählt Karten und plant den ganzen Zug.
web-level-sharp = clever
web-level-sharp-how = Hat in vielen Spielen gelernt.
web-level-master = Meister
web-level-master-how = Denkt voraus. Der stärkste von allen.
web-engine-how = Ein Programm des Betreibers dieses Servers.
web-sit-title = Hier ist ein Platz für dich
web-sit-down = Hinsetzen
web-table-full = Alle Plätze sind besetzt.
web-table-locked = Der Tisch ist gesperrt. Bitte den Gastgeber, ihn zu entsperren.
web-join-in = Mitspielen
web-ask-seat = Fragen, ob ich für { $name } weiterspielen darf
web-ask-next = Im nächsten Spiel mitspielen
web-asked-seat = Du hast gefragt, ob du für { $name } weiterspielen darfst. Jemand am Tisch muss zustimmen.
web-asked-next = Du bekommst einen Platz, sobald dieses Spiel vorbei ist.
web-stop-asking = Doch nicht
web-requests = Wer mitspielen möchte
web-wants-seat = { $name } möchte für { $bot } weiterspielen.
web-wants-next = { $name } spielt im nächsten Spiel mit.
web-admit = Hereinlassen
web-turn-away = Jetzt nicht
web-start-alone = Allein spielen
web-start = Mit { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spielern
} starten
web-wait-for-host = Das Spiel beginnt, sobald der Gastgeber es startet.

## Der Tisch im Browser: wer beginnt

web-who-starts = Wer beginnt?
web-who-starts-how = Sieh deine Karten an und sag den anderen Bescheid, ohne eine Zahl.
web-start-gladly = Gern
web-start-rather-not = Lieber nicht
web-i-start = Ich beginne
web-offer = { $name } möchte beginnen.
web-offer-mine = Du möchtest beginnen.
web-offer-open = Noch offen: { $names }.
web-offer-all = Alle sind einverstanden.
web-offer-until = beginnt in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
web-agree = Ja, leg los
web-object = Lieber nicht

## Der Tisch im Browser: Stapel, Hand und Mitspieler

web-game = Das Spiel
web-rising = aufwärts
web-falling = abwärts
web-piles = Stapel
web-players = Mitspieler
web-own-place = Dein Platz
web-progress = Gelegte Karten: { $laid } von { $total }
web-left = noch { $left } von { $total }
web-to-draw = { $count ->
    [0] Nachziehstapel leer
   *[other] zu ziehen
}
web-watching = Du schaust zu.
web-open-hands = Offene Karten
web-pile-label = { $way ->
    [rising] Aufsteigender Stapel { $pile }, zeigt { $top }, Platz für noch { $room }.
   *[falling] Absteigender Stapel { $pile }, zeigt { $top }, Platz für noch { $room }.
}
web-fire-me = bedecken!
web-fire-other = { $name } muss
web-fire-next = brennt
web-fire-told = { $who ->
    [me] Feuer: Du musst es in diesem Zug bedecken.
    [next] Feuer: Wer als Nächstes dran ist, muss es bedecken.
   *[other] Feuer: { $name } muss es bedecken.
}
web-lay-here = { $card } hierhin legen, ein Sprung von { $jump }.
web-lay-here-trick = { $card } hierhin legen: der Rückwärtstrick.
web-lay-not-here = { $card } passt hier nicht.
web-say-about = Etwas dazu sagen.
web-say-about-pile = Zu Stapel { $pile }
web-trick = Rückwärtstrick
web-trick-badge = zurück
web-withdraw = Zurücknehmen
web-hand = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-card-fits = { $card }, passt auf { $count ->
    [one] Stapel { $piles }
   *[other] die Stapel { $piles }
}
web-card-fits-nowhere = { $card }, passt gerade nirgends
web-thinking = überlegt
web-has-laid = hat { $count } gelegt
web-away = offline
web-away-minutes = offline, { $minutes } min
web-bot-plays = Bot spielt

## Der Tisch im Browser: ein Zug

web-prompt-begin = Du bist dran! Wähle eine Karte.
web-prompt-more = { $count ->
    [one] Noch { $count } Karte legen
   *[other] Noch { $count } Karten legen
}
web-prompt-pile = Wohin mit der { $card }?
web-prompt-no-pile = { $card } passt gerade nirgends.
web-prompt-fire = Bedecke das Feuer auf { $count ->
    [one] Stapel { $piles }
   *[other] den Stapeln { $piles }
}!
web-prompt-may-end = Leg mehr, oder beende deinen Zug.
web-prompt-must-end = Beende jetzt deinen Zug.
web-prompt-hand-empty = Alles gelegt! Beende den Zug und zieh neu.
web-prompt-other = { $name } ist am Zug.
web-prompt-waiting = Warten auf { $name } …
web-no-way-on = Keine Karte passt mehr. Das Spiel ist aus.
web-owed = Gelegt: { $laid }, mindestens { $minimum }
web-take-back = Rückgängig
web-end-turn = Zug beenden
web-end-turn-sure = Zug beenden?
web-end-turn-again = noch einmal tippen
web-then-draw = { $count ->
    [0] nichts zu ziehen
    [one] und { $count } Karte ziehen
   *[other] und { $count } Karten ziehen
}
web-first-lay = erst noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} legen
web-first-lay-and-cover = erst noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} legen und das Feuer bedecken
web-first-cover = erst das Feuer bedecken
web-sure-title = Damit ist das Spiel verloren
web-sure-text = Nach { $card } auf diesem Stapel ließe sich der Zug nicht mehr zu Ende bringen. Trotzdem legen?
web-sure-yes = Legen
web-sure-no = Behalten

## Der Tisch im Browser: Tipps

web-hint = Tipp
web-hint-lay = { $card } auf { $pile }
web-hint-offline = Ohne Verbindung gibt es keinen Tipp. Frag noch einmal, wenn sie wieder da ist.
web-hint-over = Das Spiel ist aus.
web-hint-stop = Ein solider Spieler würde hier aufhören: Weiterlegen kostet mehr, als es bringt.
web-hint-trick = { $lays }: Der Rückwärtstrick gewinnt Platz zurück.
web-hint-only-way = { $lays }: Jeder andere Anfang führt zur Niederlage.
web-hint-wish = { $lays }: Das schont Stapel { $pile } für { $name }.
web-hint-extra = { $lays }: mehr als nötig, denn es kostet nichts.
web-hint-free = { $lays }: Keine andere Karte verliert ihren Platz.
web-hint-least = { $lays }: Nichts kostet weniger.
web-hint-dead = { $lays }: Ein billigerer Zug ließe Karten übrig, die nirgends passen.
web-hint-near = { $lays }: So bleiben die Abstände für den Rest deiner Hand klein.
web-hint-balance = { $lays }: Insgesamt lässt das am meisten Platz.
web-hint-then = Dann { $lays }.
web-hint-others = Andere Züge
web-hint-ending = den Zug beenden
web-hint-same = Oder { $lays }: etwa gleich gut.
web-hint-worse-chance = Oder { $lays }: Die Gewinnchance ist { $count } % geringer.
web-hint-better-chance = Oder { $lays }: Die Gewinnchance ist { $count } % höher.
web-hint-worse-cards = Oder { $lays }: Am Ende { $count ->
    [one] bleibt eine Karte
   *[other] bleiben { $count } Karten
 } mehr übrig.
web-hint-better-cards = Oder { $lays }: Am Ende { $count ->
    [one] bleibt eine Karte
   *[other] bleiben { $count } Karten
 } weniger übrig.

## Der Tisch im Browser: Reden

web-talk = Reden
web-signal-leave = Überlasst ihn mir
web-signal-no-jump = Kein großer Sprung
web-signal-free = Nehmt ihn ruhig
web-signal-short-leave = überlasst ihn mir
web-signal-short-no-jump = kein Sprung
web-signal-short-free = nehmt ihn ruhig
web-signal-short-gladly = gern
web-signal-short-rather-not = lieber nicht
web-log = Was geschehen ist
web-log-empty = Hier steht, was am Tisch geschieht.
web-write = Reden, aber ohne Zahlen
web-send = Senden
web-refused-number-told = Keine Zahlen, außer kleinen Mengen wie „zwei Karten“ oder „5 Min“. Versuch es mit: „Lasst den letzten Stapel“, „Hier kein großer Sprung“.
web-refused-withdrawn = Was du danach getan hast, wurde ebenfalls zurückgenommen.
web-refused-too-many-asked = Zu viele Anfragen warten schon auf den Server. Versuch es noch einmal, wenn er geantwortet hat.
web-note-dealt = Spiel { $number } ist ausgeteilt.
web-note-sat = { $name } setzt sich.
web-note-began = { $name } beginnt.
web-note-objected = { $name } ist dagegen.
web-note-handed-over = Für { $name } spielt ein Bot.
web-note-seat-taken = { $name } spielt wieder selbst.
web-note-joined = { $name } spielt jetzt statt eines Bots.
web-note-stood = { $name } verlässt den Tisch.
web-note-here = { $name } ist wieder da.
web-note-away = { $name } hat die Verbindung verloren.
web-told-laid = { $who ->
    [me] Du legst { $card } auf Stapel { $pile }.
   *[other] { $name } legt { $card } auf Stapel { $pile }.
}
web-told-trick = { $who ->
    [me] Du legst { $card } auf Stapel { $pile }: der Rückwärtstrick!
   *[other] { $name } legt { $card } auf Stapel { $pile }: der Rückwärtstrick!
}
web-told-signal = { $name } zu Stapel { $pile }: { $signal }.
web-told-start = { $name } zum Beginnen: { $signal }.

## Der Tisch im Browser: Menü, Gedächtnis und Tasten

web-look = Aussehen und Klang
web-theme = Farben
web-theme-system = auto
web-theme-light = hell
web-theme-dark = dunkel
web-contrast = Mehr Kontrast
web-sound = Töne
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-feel = Spielen
web-one-tap = Mit einem Tippen legen
web-one-tap-how = Eine Karte, die nur auf einen Stapel passt, kommt sofort dorthin
web-card-size = Größe der Karten
web-card-size-small = klein
web-card-size-normal = normal
web-card-size-large = groß
web-motion = Bewegung der Karten
web-motion-slow = langsam
web-motion-normal = normal
web-motion-fast = schnell
web-motion-none = keine
web-not-kept = Diese Adresse ist ohne https. Darum behält dein Browser die Seite nicht, und zum Öffnen braucht sie den Server. Am Spiel ändert das nichts.
web-language = Sprache
web-copy-watch = Zuschauerlink kopieren
web-hand-over = Bot für mich spielen lassen
web-hand-over-other = Bot für { $name } spielen lassen
web-take-seat = Wieder selbst spielen
web-give-up = Dieses Spiel aufgeben
web-give-up-text = Das Spiel endet für alle, mit den Karten, die übrig sind.
web-give-up-yes = Aufgeben
web-give-up-no = Weiterspielen
web-leave-table = Tisch verlassen
web-rename = Meinen Namen ändern
web-rename-do = Ändern
web-memory = Schon gelegte Karten
web-memory-how = Durchgestrichen: gelegt. Gelb: auf deiner Hand. Die anderen kommen noch.
web-memory-gone = { $card }, gelegt
web-memory-held = { $card }, auf deiner Hand
web-memory-open = { $card }, kommt noch
web-memory-fire = { $told } (Feuer)
web-shortcuts = Tastenkürzel
web-key-card = eine Karte deiner Hand wählen
web-key-next = vorige Karte, nächste Karte
web-key-pile = auf diesen Stapel legen; ohne Karte: etwas dazu sagen
web-key-drop = Auswahl aufheben
web-key-end = zu „Zug beenden“, dann Enter
web-key-back = zurücknehmen (allein)
web-key-hint = Tipp
web-key-memory = schon gelegte Karten
web-key-talk = reden
web-key-sound = Ton ein- oder ausschalten
web-key-help = diese Liste

## Der Tisch im Browser: das Ende eines Spiels

web-verdict-won = Geschafft!
web-verdict-excellent = So knapp!
web-verdict-try-again = Diesmal nicht
web-verdict-given-up = Aufgegeben
web-verdict-all = { $total ->
    [one] Die einzige Karte ist gelegt. Glückwunsch!
   *[other] Alle { $total } Karten sind gelegt. Glückwunsch!
}
web-verdict-left = { $count ->
    [one] { $count } Karte von { $total } blieb übrig.
   *[other] { $count } Karten von { $total } blieben übrig.
}
web-given-up-by = { $name } hat das Spiel aufgegeben.
web-next = Was nun?
web-again = Noch einmal
web-ready = Bereit für noch ein Spiel: { $names }.
web-not-ready = Es fehlen noch: { $names }.
web-same-deal = Mit denselben Karten
web-change-table = Tisch ändern
web-replay = Ansehen
web-download = Aufzeichnung
web-picture = Bild
web-picture-title = Das Spiel als Bild
web-picture-names = Mit Namen
web-picture-save = Speichern
web-picture-share = Senden
web-picture-copy = Bild kopieren
web-picture-copied = Das Bild ist kopiert.
web-picture-copy-text = Text kopieren
web-picture-text-copied = Der Text ist kopiert.
web-picture-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
web-rest = Was übrig blieb
web-rest-none = nichts
web-rest-draw-pile = Nachziehstapel
web-curves = Der Verlauf des Spiels
web-curve-left = Übrige Karten
web-curve-left-told = Übrige Karten über die Züge: am Ende { $left }, in Zug { $turns }
web-curve-piles = So liefen die Stapel
web-curve-piles-told = Die oberste Karte jedes Stapels im Lauf des Spiels
web-curve-start = Anfang
web-curve-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
web-seed = Startwert dieses Spiels: { $seed }

## Der Tisch im Browser: ein Spiel noch einmal ansehen

web-still-pile = { $way ->
    [rise] Der aufsteigende Stapel { $pile } zeigt { $top }.
   *[fall] Der absteigende Stapel { $pile } zeigt { $top }.
}
web-replay-title = Ein Spiel noch einmal ansehen
web-replay-drop = Zieh eine Aufzeichnung hierher (eine Datei mit der Endung .n98) oder wähle eine.
web-replay-link = Ein Spiel, das jemand mit dir teilt, öffnet sich über seinen Link.
web-replay-mine = Deine letzten Spiele
web-replay-open = Datei öffnen
web-replay-waiting = Das Spiel wird geladen …
web-replay-place = Zeile { $line }, Spalte { $column }:
web-problem-too-large = Die Datei ist zu groß für eine Aufzeichnung.
web-problem-not-utf = Diese Stelle ist kein UTF-8-Text.
web-problem-not-n = Diese Datei ist keine Aufzeichnung eines Spiels.
web-problem-unknown-version = Die Aufzeichnung hat eine Version, die hier unbekannt ist.
web-problem-ends-early = Die Aufzeichnung endet zu früh.
web-problem-bad-field = Diese Zeile sollte ein Name, ein Doppelpunkt und ein Wert sein.
web-problem-unknown-field = Dieser Name ist unbekannt.
web-problem-doubled-field = Dieser Name kommt zweimal vor.
web-problem-missing-field = Hier fehlt etwas.
web-problem-bad-value = Dieser Wert ist nicht lesbar.
web-problem-bad-turn = Dieser Zug ist nicht lesbar.
web-problem-bad-lay = Das ist keine Karte auf einem Stapel.
web-problem-bad-signal = Dieses Signal ist nicht lesbar.
web-problem-unknown-rules = Diese Regeln sind unbekannt.
web-problem-wrong-rules = Die Regeln dieses Namens haben andere Zahlen.
web-problem-impossible-rules = Nach diesen Zahlen kann niemand spielen, oder sie sind zu groß.
web-problem-bad-players = Für so viele Spieler ist das Spiel nicht gemacht.
web-problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
web-problem-foreign-card = Diese Karte gehört nicht zum Spiel.
web-problem-doubled-card = Diese Karte kommt zweimal vor.
web-problem-missing-card = Es fehlen Karten.
web-problem-wrong-deal = Diese Karten stammen nicht aus diesem Startwert.
web-problem-no-start = Es gibt Züge, aber niemand hat begonnen.
web-problem-wrong-seat = Hier ist jemand anderes am Zug.
web-problem-no-trick = Das ist als Rückwärtstrick markiert, ist aber keiner.
web-problem-turn-goes-on = Dieser Zug ist unvollendet, aber danach ist jemand anderes dran oder das Spiel zu Ende.
web-problem-no-talk = In diesem Spiel wurde nicht geredet.
web-problem-nothing-said = Hier gibt es kein Signal zurückzunehmen.
web-problem-wrong-result = So ging das Spiel nicht aus.
web-problem-missing-result = Das Spiel ist zu Ende, aber das Ergebnis fehlt.
web-problem-game-over = Das Spiel ist schon vorher zu Ende.
web-problem-not-in-hand = Diese Karte ist nicht auf der Hand.
web-problem-does-not-fit = Diese Karte passt dort nicht.
web-problem-below-minimum = In diesem Zug wurden zu wenige Karten gelegt.
web-problem-fire-uncovered = Ein Feuer wurde nicht bedeckt.
web-replay-turn = Zug { $turn } von { $turns }
web-replay-dealt = Die Karten sind ausgeteilt.
web-replay-drew = Neue Karten: { $cards }.
web-replay-unfinished = { $count ->
    [one] Nicht zu Ende gespielt: { $count } Karte von { $total } blieb übrig.
   *[other] Nicht zu Ende gespielt: { $count } Karten von { $total } blieben übrig.
}
web-replay-controls = Schritte des Spiels
web-replay-first = Zum Anfang
web-replay-before = Eine Karte zurück
web-replay-next = Nächste Karte
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-place-in-game = Stelle im Spiel

## Der Tisch im Browser: Regeln

web-more = Mehr
web-rules-page = Die Regeln in Kürze
web-about-goal = Eine bis fünf Personen spielen zusammen gegen die Karten: die Zahlen von 2 bis 99, jede einmal. Ziel ist, alle achtundneunzig auf vier Stapel zu legen.
web-about-piles = Vier Stapel
web-about-piles-text = Zwei Stapel beginnen bei 1 und gehen aufwärts, zwei beginnen bei 100 und gehen abwärts. Nur die oberste Karte zählt, und niemand sieht sich die darunter an.
web-about-jumps = Auf und ab
web-about-jumps-text = Auf einen aufsteigenden Stapel passt jede höhere Karte, auf einen absteigenden jede niedrigere. Übersprungene Zahlen sind für diesen Stapel verloren: Kleine Schritte halten ihn am Leben.
web-about-trick-text = Ein Weg führt zurück: Auf einen aufsteigenden Stapel darf auch die Karte, die genau zehn niedriger ist, auf einen absteigenden die genau zehn höhere. Weder neun noch zwanzig gehen. Das darf man, so oft man will.
web-about-turn = Ein Zug
web-about-turn-text = Leg mindestens zwei Karten nacheinander auf beliebige Stapel, gern auch mehr. Zieh dann so viele nach, wie du gelegt hast. Ist der Nachziehstapel leer, zieht niemand mehr, und eine Karte pro Zug genügt. Wer keine Karte mehr hat, wird übersprungen.
web-about-talk-text = Redet so viel ihr wollt, auch darüber, wer beginnt. Nur die Zahl einer Karte darf niemand verraten oder erfragen. Einen Stapel darf man loben oder die anderen bitten, ihn zu schonen.
web-about-talk-wrong = „Ich habe die 43“
web-about-end = Das Ende
web-about-end-text = Wer am Zug ist und in keiner Reihenfolge genug Karten legen kann, beendet das Spiel für alle. Dann zählen alle Karten auf den Händen und im Nachziehstapel: Weniger als zehn ist ausgezeichnet, und wenn keine übrig ist, ist das Spiel bezwungen.
web-about-sets = Spielarten
web-about-sets-text = In allen genügt eine Karte pro Zug, sobald der Nachziehstapel leer ist.
web-about-least = Karten pro Zug, mindestens
web-about-hand = { $who ->
    [alone] Hand, allein
   *[other] Hand, { $who } Spieler
}
web-about-fire-text = Lässt sich mit jeder Spielart verbinden. Sechs Karten brennen. Liegt am Ende eines Zuges eine davon oben, muss die nächste Person sie in ihrem Zug bedecken, mit irgendeiner Karte, die passt. Geht das nicht, ist das Spiel verloren. Das eigene Feuer darf man gleich selbst bedecken, auch mit einer anderen Feuerkarte.

## Der Tisch im Browser: die Lektion

web-learn = In drei Minuten lernen
web-learn-step = Schritt { $step } von { $steps }
web-learn-back = Zurück
web-learn-done = Geschafft!
web-learn-done-text = Alle achtundneunzig Karten sind gelegt. So gut geht es selten: Kann jemand seine zwei Karten nicht legen, ist das Spiel sofort für alle aus. Weniger als zehn übrige Karten sind ausgezeichnet.
web-learn-play = Jetzt allein spielen
web-learn-again = Noch einmal
web-lesson-rise = Zwei Stapel gehen von 1 an aufwärts: Jede Karte muss höher sein als die darunter. Tippe auf die { $card }, dann auf Stapel { $pile }.
web-lesson-fall = Zwei Stapel gehen von 100 an abwärts: Hier muss jede Karte niedriger sein. Leg die { $card } auf Stapel { $pile }.
web-lesson-minimum = Mindestens zwei Karten legt man pro Zug, mehr sind erlaubt. Das genügt: Beende deinen Zug, dann ziehst du zwei neue.
web-lesson-jump = Ben hatte nichts Näheres und sprang auf Stapel a bis 41. Was er übersprang, passt dort nicht mehr: Sprünge kosten Platz. Du kannst es besser: Leg die { $card } auf Stapel { $pile }.
web-lesson-trick = Jetzt der Rückwärtstrick! Eine genau zehn niedrigere Karte darf auf einen aufsteigenden Stapel zurück, eine genau zehn höhere auf einen absteigenden. Leg die { $card } auf die 41.
web-lesson-talk = Der Platz ist zurückgewonnen, und deine nächste Karte für Stapel { $pile } liegt nah. Sag es Ben, aber nie eine Zahl! Tippe auf Stapel { $pile } und wähle „Kein großer Sprung“.
web-lesson-said = Ben sieht dein Signal am Stapel. Zwei Karten sind gelegt: Beende deinen Zug.
web-lesson-heard = Ben hat zugehört und auf andere Stapel gelegt. Die { $card } ist nun ein kleiner Schritt: Leg sie auf Stapel { $pile }.
web-lesson-empty = Viel später. Der Nachziehstapel ist leer: Niemand zieht mehr, und eine Karte pro Zug genügt. Ben hat alle seine gelegt. Leg die { $card } auf Stapel { $pile }.
web-lesson-last = Eine Karte von achtundneunzig ist übrig. Wohin passt sie? Leg die { $card } auf Stapel { $pile }!
web-nudge-lay = Erst die { $card }, dann Stapel { $pile }.
web-nudge-signal = Erst Stapel { $pile }, dann „Kein großer Sprung“.
web-nudge-end = Erst „Zug beenden“.

## Der Tisch im Browser: ein Gerät für alle

web-together = Ein Gerät für alle
web-together-how = Bots, Menschen oder beides
web-together-text = Bis zu fünf Plätze: Menschen und, wenn ihr wollt, Bots. Zwischen den Zügen zweier Personen verdeckt ein Vorhang die Karten, bis die nächste das Gerät hat.
web-together-name = Name am Platz { $number }
web-together-more = Spieler hinzufügen
web-together-bots = Bots
web-together-start = Karten austeilen
web-pass-to = Gib das Gerät an { $name }
web-pass-who = Wer hat das Gerät?
web-pass-how = Die Karten sieht nur, wer es in der Hand hält.
web-pass-taken = Ich bin { $name }
web-pass-now = { $name } schaut.
web-pass-on = Weitergeben
web-hide-now = Jetzt verdecken

# Ein Tisch auf diesem Gerät
web-here = Auf diesem Gerät
web-on-server = Dieser Browser kann nicht allein spielen, darum ist dieses Spiel auf dem Server.
web-here-simpler = Was dieser Bot gelernt hat, ließ sich nicht laden; darum spielt ein einfacherer.
web-storage-full = Der Speicher dieses Browsers ist voll. Du kannst weiterspielen, aber dieses Spiel bleibt nur, solange du auf der Seite bist.
web-storage-forbidden = Dieser Browser speichert nichts. Du kannst weiterspielen, aber dieses Spiel bleibt nur, solange du auf der Seite bist.
web-storage-cleared = Der Speicher dieses Browsers wurde gelöscht. Dieses Spiel geht weiter und ist wieder gespeichert.
web-ended-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
web-ended-damaged = Dieses Spiel ist nicht mehr lesbar. Was davon übrig ist, liegt beiseite; du kannst es als Datei sichern.
web-ended-not-here = Dieser Browser kann dieses Spiel nicht öffnen: Es braucht WebAssembly.
web-ended-not-loaded = Was dieses Spiel braucht, konnte nicht geladen werden. Es bleibt erhalten: Versuche es gleich noch einmal.
web-ended-stopped = Auf diesem Gerät ist ein Fehler aufgetreten. Das Spiel bleibt, wie es war.
web-refused-not-loaded = Was dafür nötig ist, konnte nicht geladen werden. Bitte versuche es gleich noch einmal.
web-refused-stopped = { web-refused-fault-here }
web-refused-fault-here = Auf diesem Gerät ist ein Fehler aufgetreten. Bitte versuche es noch einmal.
web-ended-unknown-rules = Dieser Server bietet die Regeln dieses Spiels nicht mehr an. Es bleibt gespeichert und lässt sich fortsetzen, sobald es sie wieder gibt.
web-take-over = Hier spielen
web-save-file = Als Datei sichern
web-refused-needs-server = Dafür braucht es einen Tisch auf dem Server.
web-refused-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
web-open-to-friends = Für Freunde öffnen
web-open-to-friends-text = Dieses Spiel zieht auf den Server um, so wie es steht. Wer den Link hat, kann um den Platz eines Bots bitten. Alle sehen, dass es auf einem Gerät begonnen hat.
web-open-to-friends-yes = Öffnen
web-open-to-friends-no = Hier bleiben
web-open-to-friends-offline = Keine Verbindung zum Server. Das Spiel geht hier weiter.
web-one-device = Dieses Spiel hat auf einem Gerät begonnen.
web-keep-here = Auf diesem Gerät behalten
web-kept-here = Dieses Spiel ist jetzt bei deinen Spielen.
web-delete = Dieses Spiel löschen
web-delete-named = Das Spiel mit { $names } löschen
web-delete-of = Das Spiel vom { $time } löschen
web-delete-title = Dieses Spiel löschen?
web-delete-text = Es ist nur auf diesem Gerät und lässt sich nicht zurückholen. Sichere es vorher als Datei, wenn du es vielleicht noch brauchst.
web-delete-yes = Löschen
web-delete-no = Behalten
web-refused-needs-seed = Diese Aufzeichnung hat keinen Startwert, darum kann das Spiel hier nicht weitergehen.
web-refused-not-here = Dieser Browser kann dieses Spiel nicht spielen.

## Die Analyse eines Spiels

web-review = Analyse
web-review-waiting = Jeder Zug wird angesehen …
web-review-sharpening = Genau angesehene Züge: { $done } von { $turns }
web-review-first-look = erster Blick
web-review-worst = Zug { $turn } von { $name } kostete am meisten: { $cost }.
web-review-show = Zeigen
web-review-laid = { $name } legte { $lays }.
web-review-instead = Stattdessen: { $lays }.
web-review-by-cards = Das Spiel war so gut wie entschieden, darum zählen die Karten, die am Ende bleiben.
web-try-again = Noch einmal versuchen
web-turn-before = Zug davor
web-turn-next = Nächster Zug
web-lay-on = { $card } auf { $pile }
web-chance-curve = Gewinnchance
web-chance-go = Zug zum Ansehen
web-chance-told = Zug { $turn }, { $name }: { $mark }. Chance { $before }, danach { $after }.
web-mark-good = gut
web-mark-none = nichts Sicheres
web-better = Die besten Züge
web-better-played = gespielt
web-better-left = etwa { $count } übrig
web-better-error = Unterschiede sind auf ± { $points } Punkte sicher.
web-better-error-cards = Unterschiede sind auf ± { $cards } Karten sicher.
web-balance = Glück und Spiel
web-balance-start = Am Anfang
web-balance-play = Spiel
web-balance-luck = Glück
web-balance-result = Am Ende
web-balance-how = Von der Chance am Anfang zum Ergebnis: was Züge vergeben und was die Karten gebracht haben.
web-accuracy = Genauigkeit
web-turns = Alle Züge
web-refused-no-network = Kein Bot hat diese Regeln gelernt, darum kann niemand die Züge beurteilen.
web-refused-nothing-to-review = Kein Zug dieses Spiels wurde zu Ende gespielt, darum gibt es nichts zu analysieren.
web-refused-no-files = Was die Analyse braucht, konnte nicht geladen werden.
web-refused-study-fault = Die Analyse wurde abgebrochen.
web-play-on = Von hier weiterspielen
web-exercise = Übung ab Zug { $turn }: zählt nicht.
web-exercise-back = Zurück
web-exercise-again = Von dort noch einmal
web-exercise-over = Das war eine Übung. Sie zählt nirgends.
web-refused-exercise-lost = Diese Übung ist weg, denn der Speicher dieses Browsers wurde gelöscht. Geh zurück, um sie neu zu beginnen.
web-learn-mistakes = { $count ->
    [one] Aus { $count } Fehler lernen
   *[other] Aus { $count } Fehlern lernen
}
web-task = Finde einen besseren Zug.
web-task-waiting = Dein Zug wird mit anderen verglichen …
web-task-next = { $count ->
    [one] Weiter, noch { $count }
   *[other] Weiter, noch { $count }
}
web-task-best = Etwas Besseres wurde nicht gefunden.
web-task-good = Ein guter Zug.
web-task-unclear = Etwa so gut wie der beste.
web-task-worse = Es gibt einen besseren Zug.
web-task-laid = Du hast { $lays } gelegt.
## Aufgaben

web-puzzles = Aufgaben
web-puzzles-door = Ein Zug: Finde den besten
web-puzzles-how = Ein Zug ist klar besser als alle anderen. Lege ihn, beende den Zug und sieh, was er wert ist und warum.
web-puzzles-waiting = Die Aufgaben werden geladen …
web-puzzle-today = Aufgabe des Tages
web-puzzle-next = Noch eine
web-puzzle-hardness = Schwierigkeit { $rating }
web-puzzle-solve = Lösen
web-puzzle-is-solved = Gelöst
web-puzzle-is-tried = Schon versucht
web-puzzle-task = Aufgabe: Finde den besten Zug.
web-puzzle-rating = Deine Wertung
web-puzzle-streak = Tage in Folge
web-puzzle-solved = Auf Anhieb gelöst
web-puzzle-private = Das bleibt auf diesem Gerät und wird nirgendwohin gesendet.
## Alles über einen Augenblick

web-known-label = Was gezeigt wird
web-known = Was { $name } wusste
web-known-all = Alles
web-winnable-yes = Bei bekannten Karten war das Spiel hier noch zu gewinnen.
web-winnable-no = Auch bei bekannten Karten war das Spiel nicht mehr zu gewinnen.
web-winnable-unknown = Ob das Spiel bei bekannten Karten noch zu gewinnen war, ließ sich nicht herausfinden.
web-line-show = Zeigen, wie
web-line = So wäre es ab Zug { $turn } zu gewinnen gewesen, bei bekannten Karten.
web-line-unknown = Der Weg zum Sieg ließ sich nicht wiederfinden.
web-replay-open-up-to = Das Spiel trotzdem ansehen
web-replay-up-to = Zeile { $line } der Aufzeichnung verstößt gegen die Regeln. Das ist das Spiel bis dahin.
web-replay-whole = Die Aufzeichnung hat Fehler, aber kein Zug verstößt gegen die Regeln. Das ist das ganze Spiel.
web-refused-no-wasm = Dieser Browser kann das nicht: Er braucht dafür WebAssembly.
web-picture-chances = Mit der Gewinnchance
