### Ninety-Eight auf Deutsch

player-name = Spieler { $number }

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
hand-open = { $name } hält { $cards }
hand-hidden = { $name } hält { $count ->
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

result-won = Gewonnen: Alle { $cards } Karten liegen.
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
show-within = Mitten in Zug { $turn }.
show-no-starter = Am Tisch ist noch nicht ausgemacht, wer beginnt.
show-in-turn = Am Zug: { $name }.
show-may-end = Der Zug darf enden.

## Spielen: willkommen

welcome-alone = Ninety-Eight. Du spielst allein, nach den Regeln „{ $rules }“.
welcome-together = Ninety-Eight. { $players } Spieler, nach den Regeln „{ $rules }“.
welcome-back = Die Partie aus { $file } geht weiter.
welcome-how = 57a legt die Karte 57 auf Stapel a. „{ command-end }“ beendet deinen Zug, mehr sagt dir „{ command-help }“.
deal-promised =
    Die Karten sind gemischt: Der Startwert hat den SHA-256
    { $hash }
    und wird am Ende verraten.
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

## Spielen: ein Zug

turn-alone = Zug { $turn }
turn-of = Zug { $turn }: { $name }
your-hand = Du hältst { $cards }
your-hand-empty = Deine Hand ist leer.
may-end = Du kannst weitere Karten legen oder „{ command-end }“ tippen.
must-end = Tippe „{ command-end }“, um den Zug zu beenden.
laid = Gelegt: { $lays }.
nothing-laid = Es wurde nichts gelegt.
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
unclear = Wie bitte? Tippe eine Karte und einen Stapel, etwa 57a, oder: { command-end }, { command-undo }, { command-table }, { command-save }, { command-help }, { command-quit }.
game-lost = Das geht mit den Karten auf der Hand in keiner Reihenfolge. Das Spiel ist aus.

## Spielen: warum etwas nicht erlaubt ist

illegal-not-started = Am Tisch ist noch nicht ausgemacht, wer beginnt.
illegal-already-started = Das Spiel hat schon begonnen.
illegal-no-such-seat = An einem Tisch für { $players } gibt es diesen Platz nicht.
illegal-game-over = Das Spiel ist aus.
illegal-not-your-turn = Jemand anderes ist am Zug.
illegal-not-in-hand = Die { $card } hast du nicht auf der Hand.
illegal-does-not-fit = { $card } passt nicht auf Stapel { $pile }: Er zeigt { $top } und { $pile ->
    [a] steigt auf
    [b] steigt auf
   *[other] steigt ab
}.
illegal-below-minimum = Du hast { $laid } von mindestens { $minimum ->
    [one] { $minimum } Karte
   *[other] { $minimum } Karten
} gelegt: Der Zug kann noch nicht enden.
illegal-fire-uncovered = Erst muss das Feuer auf Stapel { $pile } bedeckt werden: Der Zug kann noch nicht enden.

## An einem Tisch: warum etwas nicht geht

error-no-such-table = Diesen Tisch gibt es nicht. Stimmt der Code?
error-table-exists = Dieser Tisch ist schon eröffnet.
error-only-watching = Mit diesem Link kann man nur zuschauen.
error-no-guest = Bitte sage zuerst deinen Namen.
error-not-seated = Das können nur die, die am Tisch sitzen.
error-not-host = Das kann nur der Gastgeber.
error-stale = Der Tisch hat sich inzwischen verändert. Bitte schau noch einmal.
error-no-such-seat = Diesen Platz gibt es nicht.
error-seat-occupied = Dort sitzt schon jemand.
error-table-full = Alle Plätze sind besetzt.
error-table-locked = Der Gastgeber hat den Tisch geschlossen.
error-barred = Der Gastgeber hat dich von diesem Tisch weggeschickt.
error-no-person-there = Dort sitzt niemand.
error-no-bot-there = Dort sitzt kein Bot.
error-bad-name = { $problem ->
    [taken] Diesen Namen hat hier schon jemand.
   *[other] Bitte wähle einen anderen Namen: kurz, ohne Zahlen, und anders als die der anderen.
}
error-unknown-level = So einen Bot gibt es nicht.
error-unknown-rules = Regeln mit diesem Namen gibt es nicht.
error-bad-option = Das muss eine Zahl von { $least } bis { $most } sein.
error-game-going-on = Das muss warten, bis das Spiel vorbei ist.
error-no-game = Es wird gerade nicht gespielt.
error-not-started = { illegal-not-started }
error-already-started = { illegal-already-started }
error-already-proposed = Jemand anders hat sich angeboten, anzufangen.
error-no-proposal = Niemand hat sich angeboten, anzufangen.
error-bot-plays = Auf diesem Platz spielt ein Bot.
error-not-long-away = Bitte warte noch ein wenig: das können die anderen entscheiden, wenn jemand { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} weg ist.
error-not-your-turn = { illegal-not-your-turn }
error-not-in-hand = { illegal-not-in-hand }
error-does-not-fit = { illegal-does-not-fit }
error-would-lose = Mit dieser Karte wäre das Spiel verloren.
error-below-minimum = { illegal-below-minimum }
error-fire-uncovered = { illegal-fire-uncovered }
error-cannot-take-back = Karten nimmt man nur allein zurück, und nur im selben Zug.
error-no-talk = An diesem Tisch wird während des Spiels nicht gesprochen.
error-bad-signal = Dieses Signal gehört nicht dorthin.
error-empty-text = Es gibt noch nichts zu sagen.
error-long-text = Das ist zu lang: höchstens { $most } Zeichen.
error-number-told = Bitte keine Zahl. Niemand darf die Zahl einer Karte nennen oder erfragen; alles andere ist erlaubt.
error-bad-message = Das hat der Server nicht verstanden: { $what }
error-too-fast = Das war zu schnell. Bitte warte einen Augenblick.
error-store-failed = Der Server konnte das nicht speichern, also hat sich nichts geändert. Bitte versuche es gleich noch einmal.
error-server-fault = Der Server hat einen Fehler gemacht. Bitte versuche es noch einmal.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-not-signed-in = Bitte sage zuerst deinen Namen.
error-no-such-game = Dieses Spiel gibt es nicht, oder es wurde gelöscht.
error-not-your-game = Ein Spiel können nur die löschen, die es gespielt haben.
error-bad-record = Das ist keine gültige Aufzeichnung eines Spiels.
error-too-large = Das ist zu groß: höchstens { $most } Bytes.
error-wrong-origin = Diese Seite darf sich hier nicht verbinden.
error-no-such-page = Hier gibt es nichts.
error-too-many-sockets = In diesem Browser sind zu viele Tische offen. Bitte schließe einige.
error-restarting = Der Server startet neu. Einen Augenblick …
error-too-slow = Die Verbindung kam nicht nach. Zurück an den Tisch …
error-kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.

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
record-over = { $file }: Diese Partie ist zu Ende, da gibt es nichts weiterzuspielen. Ihr Ergebnis: { $result }

## Spielen: gehen

quit-unsaved = Die Partie ist nicht gespeichert. Trotzdem gehen?
left = Die Partie bleibt unvollendet. Bis bald!
input-ended = Hier endet die Eingabe. Die Partie bleibt unvollendet.
interrupted = Abgebrochen. Die Partie bleibt unvollendet.
left-saved = Ihr letzter gespeicherter Stand ist in { $file }; so geht es weiter: ninetyeight play { $file }
left-how = Nächstes Mal hält „{ command-save } partie.n98“ sie fest, und so geht es dann weiter: ninetyeight play partie.n98
after-game = „{ command-save } partie.n98“ hält diese Partie fest; Enter beendet.

## Spielen: was man tippt. Die englischen Wörter gehen überall, und die ersten Buchstaben genügen.

command-end = fertig
command-undo = zurück
command-table = tisch
command-save = speichern
command-help = hilfe
command-quit = aufhören
answer-yes = ja
answer-no = nein
yes-or-no = ja oder nein?
answer-expected = Bitte antworte „{ answer-yes }“ oder „{ answer-no }“.

help =
    Das Ziel: alle Karten auf die vier Stapel legen.
    Die Stapel a und b steigen auf: Eine Karte muss höher sein als die oberste.
    Die Stapel c und d steigen ab: Eine Karte muss niedriger sein als die oberste.
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
    { command-save } partie.n98: die Partie in einer Datei festhalten
    { command-quit }: gehen
    Die ersten Buchstaben eines Wortes genügen.
help-fire = Die Feuerkarten { $cards } dürfen nicht oben liegen bleiben: Liegt am Ende eines Zuges eine oben, muss der nächste Zug sie bedecken.
