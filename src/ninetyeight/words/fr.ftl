### Ninety-Eight en français

player-name = Joueur { $number }

## La table

piles-ascending = Piles croissantes : { $piles }
piles-descending = Piles décroissantes : { $piles }
pile = { $pile } { $top }
pile-fire = { $pile } { $top } (feu)
pile-fire-due = { $pile } { $top } (feu, à couvrir pendant ce tour)
card-fire = { $card } (feu)
draw-pile = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-open = { $name } a en main { $cards }
hand-hidden = { $name } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
hand-empty = { $name } n'a plus de cartes
lay = { $card } sur { $pile }
lay-trick = { $card } sur { $pile } (marche arrière)
turn-laid = { $name } a posé { $lays }.

## Ce que le tour demande

owed-cards = À poser : au moins { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
owed-more-cards = À poser : encore au moins { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
owed-fires = À couvrir : le feu { $count ->
    [one] sur la pile { $piles }
   *[other] sur les piles { $piles }
}.

## La fin

result-won = Gagné : les { $cards } cartes sont toutes posées.
result-lost = Perdu : { $count ->
    [one] il reste { $count } carte
   *[other] il reste { $count } cartes
}.
grade-beaten = Le jeu est vaincu. Bravo !
grade-excellent = Si près du but : une partie excellente !
grade-try-again = Pas cette fois. La prochaine donne sera peut-être plus douce.

## Regarder une partie

show-game = Règles : { $rules }. { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
show-before = Avant le premier tour.
show-after = Après le tour { $turn } sur { $turns }.
show-within = Pendant le tour { $turn }, qui continue.
show-no-starter = La table n'a pas encore choisi qui commence.
show-in-turn = Au tour de : { $name }.
show-may-end = Le tour peut finir.

## Jouer : bienvenue

welcome-alone = Ninety-Eight. Tu joues en solitaire, avec les règles « { $rules } ».
welcome-together = Ninety-Eight. { $players } joueurs, avec les règles « { $rules } ».
welcome-back = La partie du fichier { $file } continue.
welcome-how = 57a pose la carte 57 sur la pile a. « { command-end } » termine ton tour, « { command-help } » t'en dit plus.
deal-promised =
    La donne est fixée : le SHA-256 de sa graine est
    { $hash }
    et la graine sera dite à la fin.
deal-told =
    La graine de cette donne était { $seed }
    et son SHA-256 est { $hash }

## Jouer : un clavier pour tous

curtain-look = { $name } : regarde ta main. Appuie sur Entrée quand personne d'autre ne voit l'écran.
curtain-turn = { $name } : c'est ton tour. Appuie sur Entrée quand personne d'autre ne voit l'écran.
curtain-hide = Appuie sur Entrée pour cacher ta main.
who-starts = Choisissez maintenant qui commence, sans dire aucun nombre de vos cartes. Places : { $seats }.
who-starts-prompt = Qui commence ?
who-starts-expected = Tape le numéro d'une place, de 1 à { $players }.

## Jouer : un tour

turn-alone = Tour { $turn }
turn-of = Tour { $turn } : { $name }
your-hand = Tu as en main { $cards }
your-hand-empty = Ta main est vide.
may-end = Tu peux poser d'autres cartes, ou taper « { command-end } ».
must-end = Tape « { command-end } » pour finir ton tour.
laid = Posé : { $lays }.
nothing-laid = Rien n'a été posé.
drawn = Tu pioches { $cards }.
draw-pile-used-up = La pioche est épuisée. Désormais, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par tour, c'est assez.
warning = { $card } sur { $pile } ferait perdre la partie : après cela, ce tour ne pourrait plus être mené à bien. La poser quand même ?
undone = Tu reprends { $card } en main.
undo-nothing = Dans ce tour, il n'y a rien à reprendre.
undo-together = On ne reprend une carte qu'en solitaire : ici, les autres l'ont déjà vue.
not-a-trick = { $card } sur { $top } n'est pas une marche arrière.
unclear = Pardon ? Tape une carte et une pile, par exemple 57a, ou bien : { command-end }, { command-undo }, { command-table }, { command-save }, { command-help }, { command-quit }.
game-lost = Aucun ordre des cartes en main ne le permet. La partie est finie.

## Jouer : pourquoi quelque chose n'est pas permis

illegal-not-started = La table n'a pas encore choisi qui commence.
illegal-already-started = La partie a déjà commencé.
illegal-no-such-seat = À une table de { $players }, cette place n'existe pas.
illegal-game-over = La partie est finie.
illegal-not-your-turn = C'est le tour de quelqu'un d'autre.
illegal-not-in-hand = Tu n'as pas { $card } en main.
illegal-does-not-fit = { $card } ne va pas sur la pile { $pile } : elle montre { $top } et elle est { $pile ->
    [a] croissante
    [b] croissante
   *[other] décroissante
}.
illegal-below-minimum = Tu as posé { $laid } sur au moins { $minimum ->
    [one] { $minimum } carte
   *[other] { $minimum } cartes
} : le tour ne peut pas encore finir.
illegal-fire-uncovered = Il faut d'abord couvrir le feu sur la pile { $pile } : le tour ne peut pas encore finir.

## À une table : pourquoi quelque chose n'est pas possible

error-no-such-table = Cette table n'existe pas. Le code est-il juste ?
error-table-exists = Cette table est déjà ouverte.
error-only-watching = Avec ce lien, on peut seulement regarder.
error-no-guest = Dites d'abord votre nom.
error-not-seated = Il faut être assis à la table pour cela.
error-not-host = Seul l'hôte peut faire cela.
error-stale = La table a changé entre-temps. Regardez encore une fois.
error-no-such-seat = Cette place n'existe pas.
error-seat-occupied = Quelqu'un est déjà assis là.
error-table-full = Toutes les places sont prises.
error-table-locked = L'hôte a fermé la table.
error-barred = L'hôte vous a renvoyé de cette table.
error-no-person-there = Personne n'est assis là.
error-no-bot-there = Aucun robot n'est assis là.
error-bad-name = { $problem ->
    [taken] Quelqu'un ici porte déjà ce nom.
   *[other] Choisissez un autre nom : court, sans nombre, et différent de ceux des autres.
}
error-unknown-level = Il n'y a pas de robot de ce genre.
error-unknown-rules = Aucune règle ne porte ce nom.
error-bad-option = Il faut un nombre de { $least } à { $most }.
error-game-going-on = Il faut attendre la fin de la partie.
error-no-game = Aucune partie n'est en cours.
error-not-started = { illegal-not-started }
error-already-started = { illegal-already-started }
error-already-proposed = Quelqu'un d'autre a proposé de commencer.
error-no-proposal = Personne n'a proposé de commencer.
error-bot-plays = Un robot joue à cette place.
error-not-long-away = Patience : les autres peuvent en décider quand quelqu'un est absent depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-not-your-turn = { illegal-not-your-turn }
error-not-in-hand = { illegal-not-in-hand }
error-does-not-fit = { illegal-does-not-fit }
error-would-lose = Cette carte ferait perdre la partie.
error-below-minimum = { illegal-below-minimum }
error-fire-uncovered = { illegal-fire-uncovered }
error-cannot-take-back = On ne reprend une carte que seul, et pendant son tour.
error-no-talk = À cette table, on ne parle pas pendant une partie.
error-bad-signal = Ce signal n'a pas sa place là.
error-empty-text = Il n'y a encore rien à dire.
error-long-text = C'est trop long : { $most } caractères au plus.
error-number-told = Pas de nombre, s'il vous plaît. Nul ne doit dire ni demander le nombre d'une carte ; tout le reste est permis.
error-bad-message = Le serveur n'a pas compris : { $what }
error-too-fast = C'était trop rapide. Attendez un instant.
error-store-failed = Le serveur n'a pas pu l'enregistrer, rien n'a donc changé. Réessayez dans un instant.
error-server-fault = Le serveur a fait une erreur. Réessayez.
error-no-hints = À cette table, il n'y a pas de conseils.
error-not-signed-in = Dites d'abord votre nom.
error-no-such-game = Cette partie n'existe pas, ou elle a été effacée.
error-not-your-game = Seuls ceux qui ont joué une partie peuvent l'effacer.
error-bad-record = Ce n'est pas le texte correct d'une partie.
error-too-large = C'est trop grand : { $most } octets au plus.
error-wrong-origin = Cette page ne peut pas se connecter ici.
error-no-such-page = Il n'y a rien ici.
error-too-many-sockets = Trop de tables sont ouvertes dans ce navigateur. Fermez-en quelques-unes.
error-restarting = Le serveur redémarre. Un instant …
error-too-slow = La connexion n'a pas suivi. Retour à la table …
error-kicked = L'hôte vous a renvoyé de cette table.

## Jouer : garder une partie

save-how = Tape « { command-save } » et le nom d'un fichier.
save-exists = { $file } existe déjà. Le remplacer ?
saved = Partie gardée dans { $file }.
save-failed = { $file } n'a pas été écrit : { save-reason }
save-reason = { $code ->
    [ENOENT] ce dossier n'existe pas.
    [ENOTDIR] ce dossier n'existe pas.
    [EISDIR] c'est un dossier.
    [EINVAL] un fichier ordinaire ne peut pas porter ce nom.
    [EACCES] tu n'as pas le droit d'écrire à cet endroit.
    [EPERM] tu n'as pas le droit d'écrire à cet endroit.
    [EROFS] tu n'as pas le droit d'écrire à cet endroit.
    [ENOSPC] il n'y a plus de place.
    [ENAMETOOLONG] le nom est trop long.
   *[other] { $reason }.
}
record-over = { $file } : cette partie est finie, il n'y a rien à continuer. Son résultat : { $result }

## Jouer : partir

quit-unsaved = La partie n'est pas gardée. Partir quand même ?
left = La partie reste inachevée. À bientôt !
input-ended = La saisie s'arrête ici. La partie reste inachevée.
interrupted = Arrêté. La partie reste inachevée.
left-saved = Elle est gardée dans { $file } ; voici comment la reprendre : ninetyeight play { $file }
left-how = La prochaine fois, « { command-save } partie.n98 » la garde, et voici comment la reprendre : ninetyeight play partie.n98
after-game = « { command-save } partie.n98 » garde cette partie ; Entrée pour partir.

## Jouer : ce que l'on tape. Les mots anglais marchent partout, et les premières lettres suffisent.

command-end = fini
command-undo = reprendre
command-table = table
command-save = garder
command-help = aide
command-quit = partir
answer-yes = oui
answer-no = non
yes-or-no = oui ou non ?
answer-expected = Réponds « { answer-yes } » ou « { answer-no } ».

help =
    Le but : poser toutes les cartes sur les quatre piles.
    Les piles a et b montent : une carte doit dépasser celle du dessus.
    Les piles c et d descendent : une carte doit être plus petite que celle du dessus.
    La marche arrière : exactement { $trick } de moins sur a ou b, exactement { $trick } de plus sur c ou d.
    Un tour : poser au moins { $minimum ->
        [one] { $minimum } carte
       *[other] { $minimum } cartes
    }, d'autres si tu veux, puis en piocher autant. Quand la pioche est vide, { $final } suffit.
    Dès que quelqu'un ne peut plus le faire, dans aucun ordre de ses cartes, la partie est perdue pour tous.

    57a : poser 57 sur la pile a. Plusieurs sur une ligne : 57a 58a
    { command-end } : finir le tour et piocher. Aussi après des cartes : 57a 58a { command-end }
    { command-undo } : ramasser la dernière carte posée, en solitaire et avant la fin du tour
    { command-table } : tout montrer à nouveau
    { command-save } partie.n98 : garder la partie dans un fichier
    { command-quit } : s'en aller
    Les premières lettres d'un mot suffisent.
help-fire = Les cartes de feu { $cards } ne doivent pas rester sur le dessus : s'il y en a une à la fin d'un tour, le tour suivant doit la couvrir.
