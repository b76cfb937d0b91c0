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

error-no-such-table = Cette table n’existe pas. Le code est-il juste ?
error-table-exists = Cette table est déjà ouverte.
error-only-watching = Avec ce lien, on peut seulement regarder.
error-no-guest = Dis d’abord ton nom.
error-not-seated = Il faut être assis à la table pour cela.
error-not-host = Seul l’hôte peut faire cela.
error-stale = La table a changé entre-temps. Regarde encore une fois.
error-no-such-seat = Cette place n’existe pas.
error-seat-occupied = Quelqu’un est déjà assis là.
error-table-full = Toutes les places sont prises.
error-table-locked = L’hôte a fermé la table.
error-already-seated = Tu as déjà une place.
error-too-many-ask = D’autres demandent déjà une place. Réessaie dans un instant.
error-turned-away = Les joueurs préfèrent continuer ainsi. Tu pourras redemander à la prochaine partie.
error-no-such-request = Plus personne ne le demande.
error-barred = L’hôte t’a demandé de quitter cette table.
error-nobody-sits = Personne n’est encore assis à la table.
error-no-person-there = Personne n’est assis là.
error-no-bot-there = Aucun bot n’est assis là.
error-bad-name = { $problem ->
    [empty] Écris un nom.
    [too-long] Ce nom est trop long.
    [number] Choisis un nom sans nombre : ici, nul ne doit en dire.
    [looks-like-another] Quelqu’un ici porte déjà ce nom, ou un nom qui lui ressemble.
   *[other] Choisis un autre nom : de simples lettres et des espaces simples.
}
error-unknown-level = Il n’y a pas de bot de ce genre.
error-unknown-rules = Aucune règle ne porte ce nom.
error-bad-option = Il faut un nombre de { $least } à { $most }.
error-daily-rules = La donne du jour se joue avec les règles standard.
error-game-going-on = Il faut attendre la fin de la partie.
error-no-game = Aucune partie n’est en cours.
error-not-started = { illegal-not-started }
error-already-started = { illegal-already-started }
error-already-proposed = Quelqu’un d’autre a proposé de commencer.
error-no-proposal = Personne n’a proposé de commencer.
error-bot-plays = Un bot joue à cette place.
error-not-long-away = Patience : les autres peuvent en décider quand quelqu’un est absent depuis { $seconds ->
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
error-bad-signal = Ce signal n’a pas sa place là.
error-empty-text = Il n’y a encore rien à dire.
error-long-text = C’est trop long : { $most } caractères au plus.
error-number-told = Pas de nombre, s’il te plaît, ni dit ni demandé. Tout nombre est refusé, car ce pourrait être celui d’une carte ; seules de petites quantités passent, comme « deux cartes » ou « 5 minutes ».
error-bad-message = Le serveur n’a pas compris : { $what }
error-too-fast = C’était trop rapide. Attends un instant.
error-busy = Le serveur a trop à faire pour le moment. Réessaie dans un instant.
error-store-failed = Le serveur n’a pas pu l’enregistrer, rien n’a donc changé. Réessaie dans un instant.
error-id-reused = Cela n’a pas été fait : autre chose avait déjà été demandé sous le même numéro. Réessaie.
error-server-fault = Le serveur a fait une erreur. Réessaie.
error-no-hints = À cette table, il n’y a pas de conseils.
error-not-signed-in = Dis d’abord ton nom.
error-no-such-game = Cette partie n’existe pas, ou elle a été effacée.
error-not-your-game = Seuls ceux qui ont joué une partie peuvent l’effacer.
error-bad-record = Ce n’est pas le texte correct d’une partie.
error-too-large = C’est trop grand : { $most } octets au plus.
error-wrong-origin = Cette page ne peut pas se connecter ici.
error-unknown-host = Ce serveur ne répond pas au nom { $host }. La personne qui l’exploite peut l’ajouter avec --hosts.
error-wrong-day = C’était la donne d’un autre jour. Aujourd’hui, il y en a une nouvelle.
error-day-not-over = D’autres peuvent encore jouer cette donne. Ses cartes seront montrées à la fin de la journée.
error-no-such-page = Il n’y a rien ici.
error-too-many-sockets = Trop de tables sont ouvertes dans ce navigateur. Fermes-en quelques-unes.
error-restarting = Le serveur redémarre. Un instant…
error-too-slow = La connexion n’a pas suivi. Retour à la table…
error-kicked = L’hôte t’a demandé de quitter cette table.

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

## La table dans le navigateur : partout

web-home = Accueil
web-close = Fermer
web-menu = Menu
web-tools = Outils
web-you = Toi
web-bot = bot
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-connecting = En route vers la table…
web-reconnecting = La connexion est perdue. Nouvel essai…
web-silent = Le serveur ne répond pas. La connexion est peut-être perdue…
web-offline = Pas de connexion au serveur. Dès qu’elle revient, cette page continue d’elle-même.
web-offline-table = Pas de connexion au serveur. La table revient d’elle-même dès que possible ; rien de ce qui a été posé n’est perdu.
web-restarting = Le serveur redémarre. Un instant…
web-error-other = Cela n’a pas marché ({ $code }).
web-ended-kicked = On t’a demandé de quitter cette table.
web-ended-no-such-table = Cette table n’existe pas.
web-ended-bad-message = Quelque chose s’est mal passé. Recharge la page, s’il te plaît.
web-ended-too-fast = Cette page a envoyé trop de messages à la fois.
web-ended-too-slow = La connexion est trop lente.
web-ended-restarting = Le serveur redémarre.

## La table dans le navigateur : accueil

web-hero = Quatre-vingt-dix-huit cartes, quatre piles, une équipe
web-hero-text = Deux piles montent, deux descendent. Posez ensemble toutes les cartes, sans jamais dire un nombre.
web-play = Jouer
web-your-name = Ton nom
web-somebody = Quelqu’un
web-play-alone = Jouer en solitaire
web-play-alone-how = Huit cartes en main, et c’est parti
web-play-friends = Jouer entre amis
web-play-friends-how = Une table avec un lien, pour humains et bots
web-join = Rejoindre une table par son code
web-join-go = Rejoindre
web-my-tables = Continuer à jouer
web-your-turn = À toi de jouer
web-phase-gathering = on s’installe
web-phase-agreeing = qui commence ?
web-phase-playing = en cours
web-phase-over = finie
web-not-affiliated = Une version libre de « The Game » de Steffen Benndorf, sans lien avec son éditeur. Achetez les cartes !

## La table dans un navigateur : la donne du jour, regarder des bots, et la difficulté

web-daily = La donne du jour
web-daily-how = Les mêmes cartes pour tout le monde
web-daily-yesterday = La donne d’hier
web-daily-text = Tout le monde reçoit les mêmes cartes. Ta première partie compte dès que les cartes sont données ; ensuite, entraîne-toi autant que tu veux.
web-daily-players = Combien jouent
web-daily-alone = Solo
web-daily-team = Ouvrir une table pour { $count }
web-daily-mine = Ton résultat
web-daily-left = { $count ->
    [0] Toutes les cartes posées !
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
web-daily-unfinished = Ta partie compte dès la donne, et elle n’est pas encore finie.
web-daily-go-on = Continuer ta partie
web-daily-with-hints = Avec des conseils
web-daily-with-stand-in = Un bot a joué un moment à la place de quelqu’un
web-daily-helped = { $count ->
    [one] { $count } partie avec des conseils ou un bot à la place de quelqu’un.
   *[other] { $count } parties avec des conseils ou un bot à la place de quelqu’un.
}
web-daily-sealed = Les cartes et le déroulement seront montrés à la fin de la journée, pour que personne ne joue à cartes ouvertes.
web-daily-practise = S’entraîner avec ces cartes
web-daily-others = Les résultats de tous
web-daily-games = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
web-daily-nobody = Personne ne l’a encore terminée. Commence !
web-daily-nobody-then = Personne ne l’a jouée.
web-daily-column = Cartes restantes : { $cards }. Parties : { $games }.
web-daily-axis = Cartes restantes
web-daily-bots = Les bots
web-daily-bots-wait = Les bots jouent encore …
web-daily-next = La prochaine donne arrive à { $time }.
web-daily-back = Retour à aujourd’hui
web-daily-table = La donne du { $day } : les mêmes cartes pour tous, avec les règles standard.
web-daily-compare = Les résultats de tous
web-watch = Regarder des bots
web-watch-how = Trois bons bots montrent comment faire
web-watch-other = Choisir d’autres bots
web-watch-count = Combien de bots
web-watch-level = Leur niveau
web-watch-go = Regarder
web-wins = Parties que le meilleur bot gagne sur 10, de 1 à 5 joueurs
web-wins-told = { $players ->
    [1] Solo : { $wins } sur 10
   *[other] À { $players } joueurs : { $wins } sur 10
}

## La table dans le navigateur : avant la partie

web-lobby = La table avant la partie
web-seats = Places
web-host = hôte
web-host-away = L’hôte n’est pas là.
web-become-host = Devenir l’hôte
web-remove = Renvoyer { $name }
web-kick-text = { $name } perd sa place et ne pourra plus s’asseoir ici avec le même navigateur. Avec un autre, ce serait encore possible, sauf si tu fermes la table.
web-kick = Renvoyer
web-kick-lock = Renvoyer et fermer la table
web-swap = Changer de place avec { $name }
web-swap-offered = veut changer de place
web-swap-waiting = on lui a proposé d’échanger
web-sit-here = S’asseoir ici
web-add-bot = Ajouter un bot
web-free-seat = libre
web-invite = Inviter des amis
web-invite-text = Viens jouer à Ninety-Eight avec moi !
web-invite-how = Envoie le lien, ou fais taper ce code sur { $host }.
web-code = Code de la table : { $code }
web-copy-link = Copier le lien
web-copied = Le lien est copié.
web-share = Partager
web-qr = Code QR avec le lien vers cette table
web-rules = Règles
web-rules-standard = Standard
web-rules-standard-how = Au moins deux cartes par tour. Idéal pour commencer.
web-rules-expert = Expert
web-rules-expert-how = Au moins trois cartes par tour : bien plus dur.
web-rules-expert-hand = Expert, main réduite
web-rules-expert-hand-how = Trois cartes par tour et une carte de moins en main. Presque jamais gagné.
web-rules-with-fire = { $rules }, en feu
web-fire = En feu
web-fire-how = Six cartes brûlent : celui qui suit doit les couvrir.
web-options = Autres options
web-option-memory-aid = Aide-mémoire
web-option-memory-aid-how = Chacun peut voir quelles cartes sont parties.
web-option-hints = Conseils
web-option-hints-how = Un bot te dit ce qu’il poserait, si tu le demandes.
web-option-talk = Discussion
web-option-talk-how = On écrit à la table, sans nombres.
web-option-pace = Rythme des bots
web-pace-slow = calme
web-pace-normal = normal
web-pace-fast = rapide
web-lock = Fermer la table
web-lock-how = Personne de nouveau ne peut s’asseoir.
web-level-random = hasard
web-level-random-how = Pose n’importe quoi, pourvu que ça aille.
web-level-rookie = novice
web-level-rookie-how = Débute, et oublie parfois quelque chose.
web-level-steady = solide
web-level-steady-how = Compte les cartes et prépare tout son tour.
web-level-sharp = vif
web-level-sharp-how = A appris de beaucoup de parties ce qui est bon.
web-level-master = maître
web-level-master-how = Prévoit la suite. Le plus fort de tous.
web-sit-title = Il y a une place pour toi
web-sit-down = S’asseoir
web-table-full = Toutes les places sont prises.
web-table-locked = La table est fermée. Demande à l’hôte de l’ouvrir.
web-join-in = Jouer aussi
web-ask-seat = Demander à remplacer { $name }
web-ask-next = Jouer la prochaine partie
web-asked-seat = Tu as demandé à remplacer { $name }. Il faut que quelqu’un de la table accepte.
web-asked-next = Tu prendras place dès que cette partie sera finie.
web-stop-asking = Finalement non
web-requests = Qui aimerait se joindre à vous
web-wants-seat = { $name } aimerait remplacer { $bot }.
web-wants-next = { $name } jouera la prochaine partie.
web-admit = Accepter
web-turn-away = Pas maintenant
web-start-alone = Jouer en solitaire
web-start = Commencer à { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-wait-for-host = La partie commence quand l’hôte la lance.

## La table dans le navigateur : qui commence

web-who-starts = Qui commence ?
web-who-starts-how = Regarde tes cartes et dis-le aux autres, sans nombre.
web-start-gladly = Volontiers
web-start-rather-not = Plutôt pas
web-i-start = Je commence
web-offer = { $name } voudrait commencer.
web-offer-mine = Tu proposes de commencer.
web-offer-open = On attend { $names }.
web-offer-all = Tout le monde est d’accord.
web-offer-until = début dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
web-agree = Oui, vas-y
web-object = Mieux vaut pas

## La table dans le navigateur : piles, main et joueurs

web-game = La partie
web-rising = monte
web-falling = descend
web-piles = Piles
web-players = Joueurs
web-own-place = Ta place
web-progress = { $laid } cartes posées sur { $total }
web-left = encore { $left } sur { $total }
web-to-draw = { $count ->
    [0] pioche vide
   *[other] à piocher
}
web-watching = Tu regardes la partie.
web-pile-label = { $way ->
    [rising] Pile { $pile } qui monte, montre { $top }, encore de la place pour { $room }.
   *[falling] Pile { $pile } qui descend, montre { $top }, encore de la place pour { $room }.
}
web-fire-me = à couvrir !
web-fire-other = à { $name }
web-fire-next = brûle
web-fire-told = { $who ->
    [me] Feu : tu dois le couvrir pendant ce tour.
    [next] Feu : le joueur suivant doit le couvrir.
   *[other] Feu : { $name } doit le couvrir.
}
web-lay-here = Poser { $card } ici, un saut de { $jump }.
web-lay-here-trick = Poser { $card } ici : la marche arrière.
web-lay-not-here = { $card } ne va pas ici.
web-say-about = Dire quelque chose à son sujet.
web-say-about-pile = Au sujet de la pile { $pile }
web-trick = Marche arrière
web-trick-badge = arrière
web-withdraw = Retirer
web-hand = Ta main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-card-fits = { $card }, va sur { $count ->
    [one] la pile { $piles }
   *[other] les piles { $piles }
}
web-card-fits-nowhere = { $card }, ne va nulle part
web-thinking = réfléchit
web-has-laid = a posé { $count }
web-away = hors ligne
web-away-minutes = hors ligne, { $minutes } min
web-bot-plays = un bot joue

## La table dans le navigateur : un tour

web-prompt-begin = À toi ! Choisis une carte.
web-prompt-more = { $count ->
    [one] Encore { $count } carte à poser
   *[other] Encore { $count } cartes à poser
}
web-prompt-pile = Où va le { $card } ?
web-prompt-no-pile = { $card } ne va nulle part.
web-prompt-fire = Couvre le feu { $count ->
    [one] sur la pile { $piles }
   *[other] sur les piles { $piles }
} !
web-prompt-may-end = Pose encore, ou finis ton tour.
web-prompt-must-end = Finis ton tour maintenant.
web-prompt-hand-empty = Tout est posé ! Finis ton tour pour piocher.
web-prompt-other = { $name } joue.
web-prompt-waiting = On attend { $name }…
web-no-way-on = Plus moyen d’avancer. La partie est finie.
web-owed = { $laid } posées, au moins { $minimum }
web-take-back = Reprendre
web-end-turn = Finir le tour
web-end-turn-sure = Finir le tour ?
web-end-turn-again = touche encore une fois
web-then-draw = { $count ->
    [0] rien à piocher
    [one] et piocher { $count } carte
   *[other] et piocher { $count } cartes
}
web-first-lay = d’abord { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à poser
web-first-lay-and-cover = d’abord { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à poser et le feu à couvrir
web-first-cover = d’abord couvrir le feu
web-sure-title = Cela perd la partie
web-sure-text = Après { $card } sur cette pile, ce tour ne pourrait plus finir. Poser quand même ?
web-sure-yes = Poser
web-sure-no = Garder

## La table dans le navigateur : conseils

web-hint = Conseil
web-hint-lay = { $card } sur { $pile }
web-hint-offline = Pas de conseil sans connexion. Redemande quand elle sera revenue.
web-hint-over = La partie est finie.
web-hint-stop = Un joueur solide s’arrêterait ici : continuer coûte plus que cela ne rapporte.
web-hint-trick = { $lays } : la marche arrière regagne de la place.
web-hint-only-way = { $lays } : tout autre début perd.
web-hint-wish = { $lays } : cela épargne la pile { $pile } pour { $name }.
web-hint-extra = { $lays } : plus qu’il n’en faut, car cela ne coûte rien.
web-hint-free = { $lays } : aucune autre carte ne perd sa place.
web-hint-least = { $lays } : rien ne coûte moins.
web-hint-dead = { $lays } : moins cher, des cartes n’iraient plus nulle part.
web-hint-near = { $lays } : ainsi le reste de ta main reste proche.
web-hint-balance = { $lays } : c’est ce qui laisse le plus de place en tout.
web-hint-then = Puis { $lays }.

## La table dans le navigateur : parler

web-talk = Parler
web-signal-leave = Laissez-la-moi
web-signal-no-jump = Pas de grand saut ici
web-signal-free = Servez-vous
web-signal-short-leave = laissez-la-moi
web-signal-short-no-jump = pas de grand saut
web-signal-short-free = servez-vous
web-signal-short-gladly = volontiers
web-signal-short-rather-not = plutôt pas
web-log = Ce qui s’est passé
web-log-empty = Ici s’affiche ce qui se passe à la table.
web-write = Parler, mais sans nombres
web-send = Envoyer
web-refused-number-told = Ici, tout nombre est refusé, sauf de petites quantités comme « deux cartes » ou « 5 min ». Dis-le sans : « laissez la dernière pile », « pas de grand saut ici ».
web-refused-withdrawn = Ce que tu as fait ensuite est annulé aussi.
web-refused-too-many-asked = Trop de choses attendent déjà le serveur. Réessaie quand il aura répondu.
web-note-dealt = La partie { $number } est distribuée.
web-note-sat = { $name } s’assoit.
web-note-began = { $name } commence.
web-note-objected = { $name } préfère que non.
web-note-handed-over = Un bot joue pour { $name }.
web-note-seat-taken = { $name } reprend sa place.
web-note-joined = { $name } remplace un bot.
web-note-stood = { $name } quitte la table.
web-note-here = { $name } est de retour.
web-note-away = { $name } a perdu la connexion.
web-told-laid = { $who ->
    [me] Tu poses { $card } sur la pile { $pile }.
   *[other] { $name } pose { $card } sur la pile { $pile }.
}
web-told-trick = { $who ->
    [me] Tu poses { $card } sur la pile { $pile } : la marche arrière !
   *[other] { $name } pose { $card } sur la pile { $pile } : la marche arrière !
}
web-told-signal = { $name }, pile { $pile } : { $signal }.
web-told-start = { $name }, pour commencer : { $signal }.

## La table dans le navigateur : menu, mémoire et touches

web-look = Aspect et son
web-theme = Couleurs
web-theme-system = auto
web-theme-light = clair
web-theme-dark = sombre
web-contrast = Plus de contraste
web-sound = Sons
web-sound-on = Activer le son
web-sound-off = Couper le son
web-language = Langue
web-copy-watch = Copier le lien pour regarder
web-hand-over = Laisser un bot jouer pour moi
web-hand-over-other = Laisser un bot jouer pour { $name }
web-take-seat = Rejouer moi-même
web-give-up = Abandonner la partie
web-give-up-text = La partie finit pour tous, avec les cartes qui restent.
web-give-up-yes = Abandonner
web-give-up-no = Continuer
web-leave-table = Quitter la table
web-rename = Changer de nom
web-rename-do = Changer
web-memory = Cartes parties
web-memory-how = Barrées : posées. En jaune : dans ta main. Les autres sont à venir.
web-memory-gone = { $card }, partie
web-memory-held = { $card }, dans ta main
web-memory-open = { $card }, à venir
web-memory-fire = { $told } (feu)
web-shortcuts = Touches
web-key-card = choisir une carte de ta main
web-key-next = la carte d’avant, la suivante
web-key-pile = poser sur cette pile ; sans carte : en dire quelque chose
web-key-drop = lâcher
web-key-end = aller à « Finir le tour », puis Entrée
web-key-back = reprendre (en solitaire)
web-key-hint = conseil
web-key-memory = cartes parties
web-key-talk = parler
web-key-sound = activer ou couper le son
web-key-help = cette liste

## La table dans le navigateur : la fin d'une partie

web-verdict-won = Vaincu !
web-verdict-excellent = Si près du but !
web-verdict-try-again = Pas cette fois
web-verdict-given-up = Abandon
web-verdict-all = Les { $total } cartes sont toutes posées. Bravo !
web-verdict-left = { $count ->
    [one] Il restait { $count } carte sur { $total }.
   *[other] Il restait { $count } cartes sur { $total }.
}
web-given-up-by = { $name } a abandonné la partie.
web-next = Et maintenant ?
web-again = Rejouer
web-ready = Prêts à rejouer : { $names }.
web-not-ready = On attend encore : { $names }.
web-same-deal = Les mêmes cartes
web-change-table = Changer la table
web-replay = Revoir
web-download = Partie écrite
web-picture = Image
web-picture-title = La partie en image
web-picture-names = Avec les noms
web-picture-save = Enregistrer
web-picture-share = Envoyer
web-picture-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-rest = Ce qui restait
web-rest-none = rien
web-rest-draw-pile = Pioche
web-curves = Le cours de la partie
web-curve-left = Cartes restantes
web-curve-left-told = Cartes restantes au fil des tours : { $left } à la fin, au tour { $turns }
web-curve-piles = Le chemin des piles
web-curve-piles-told = La carte du dessus de chaque pile au fil de la partie
web-curve-start = début
web-curve-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
web-seed = Graine de cette donne : { $seed }

## La table dans le navigateur : revoir une partie

web-still-pile = { $way ->
    [rise] La pile { $pile }, qui monte, montre { $top }.
   *[fall] La pile { $pile }, qui descend, montre { $top }.
}
web-replay-title = Revoir une partie
web-replay-drop = Dépose ici une partie écrite (un fichier en .n98), ou choisis-en une.
web-replay-link = Une partie que l’on partage avec toi s’ouvre par son lien.
web-replay-mine = Tes dernières parties
web-replay-open = Ouvrir un fichier
web-replay-waiting = La partie arrive…
web-replay-place = Ligne { $line }, colonne { $column } :
web-problem-too-large = Le fichier est trop grand pour le texte d’une partie.
web-problem-not-utf = Ici se trouve autre chose que du texte en UTF-8.
web-problem-not-n = Ce fichier n’est pas le texte d’une partie.
web-problem-unknown-version = Ce texte est d’une version inconnue ici.
web-problem-ends-early = Le texte s’arrête trop tôt.
web-problem-bad-field = Cette ligne devrait être un nom, deux points et une valeur.
web-problem-unknown-field = Ce nom est inconnu.
web-problem-doubled-field = Ce nom figure deux fois.
web-problem-missing-field = Il manque quelque chose ici.
web-problem-bad-value = Cette valeur est illisible.
web-problem-bad-turn = Ce tour est illisible.
web-problem-bad-lay = Ceci n’est pas une carte sur une pile.
web-problem-bad-signal = Ce signal est illisible.
web-problem-unknown-rules = Ces règles sont inconnues.
web-problem-bad-players = Le jeu n’est pas fait pour autant de joueurs.
web-problem-no-such-seat = Cette place n’existe pas à cette table.
web-problem-foreign-card = Cette carte n’est pas dans le jeu.
web-problem-doubled-card = Cette carte figure deux fois.
web-problem-missing-card = Il manque des cartes.
web-problem-wrong-deal = Ces cartes ne viennent pas de cette graine.
web-problem-no-start = Il y a des tours, mais personne n’a commencé.
web-problem-wrong-seat = C’est le tour de quelqu’un d’autre.
web-problem-no-trick = Ceci est marqué comme marche arrière, mais n’en est pas une.
web-problem-turn-goes-on = Seul le dernier tour peut être inachevé.
web-problem-wrong-result = La partie n’a pas fini ainsi.
web-problem-missing-result = La partie est finie, mais son résultat manque.
web-problem-game-over = La partie est finie avant cela.
web-problem-not-in-hand = Cette carte n’est pas en main.
web-problem-does-not-fit = Cette carte ne va pas là.
web-problem-below-minimum = Trop peu de cartes ont été posées pendant ce tour.
web-problem-fire-uncovered = Un feu n’a pas été recouvert.
web-replay-turn = Tour { $turn } sur { $turns }
web-replay-dealt = Les cartes sont distribuées.
web-replay-drew = Cartes piochées : { $cards }.
web-replay-unfinished = { $count ->
    [one] Partie non terminée : il restait { $count } carte sur { $total }.
   *[other] Partie non terminée : il restait { $count } cartes sur { $total }.
}
web-replay-controls = Étapes de la partie
web-replay-first = Au début
web-replay-before = Une carte en arrière
web-replay-next = Carte suivante
web-replay-last = À la fin
web-replay-play = Lancer
web-replay-pause = Pause
web-replay-place-in-game = Moment de la partie

## La table dans le navigateur : règles

web-more = Plus
web-rules-page = Les règles en bref
web-about-goal = D’une à cinq personnes jouent ensemble contre le paquet : les nombres de 2 à 99, une carte chacun. Le but : poser les quatre-vingt-dix-huit cartes sur quatre piles.
web-about-piles = Quatre piles
web-about-piles-text = Deux piles partent de 1 et montent, deux partent de 100 et descendent. Seule la carte du dessus compte, et personne ne regarde celles d’en dessous.
web-about-jumps = Monter et descendre
web-about-jumps-text = Sur une pile qui monte va toute carte plus grande, sur une pile qui descend toute carte plus petite. Les nombres sautés sont perdus pour cette pile : de petits pas la gardent en vie.
web-about-trick-text = Un seul chemin ramène en arrière : sur une pile qui monte, la carte plus petite d’exactement dix ; sur une pile qui descend, la carte plus grande d’exactement dix. Ni neuf ni vingt ne conviennent. C’est permis autant de fois qu’on veut.
web-about-turn = Un tour
web-about-turn-text = Pose au moins deux cartes, l’une après l’autre, sur n’importe quelles piles, et plus si tu veux. Pioche ensuite autant de cartes que tu en as posé. Quand la pioche est vide, on ne pioche plus et une carte par tour suffit. Qui n’a plus de carte passe son tour.
web-about-talk-text = Parlez autant que vous voulez, aussi pour choisir qui commence, mais sans jamais dire ni demander le nombre d’une carte. On peut vanter une pile, l’épargner ou la réclamer.
web-about-talk-wrong = « J’ai le 43 »
web-about-end = La fin
web-about-end-text = Si la personne dont c’est le tour ne peut poser le minimum dans aucun ordre, la partie est finie pour tous. On compte alors les cartes en main et dans la pioche : moins de dix, c’est excellent, et aucune, c’est gagné.
web-about-sets = Variantes
web-about-sets-text = Dans toutes, une carte par tour suffit quand la pioche est vide.
web-about-least = Cartes par tour, au moins
web-about-hand = { $who ->
    [alone] Main, en solitaire
   *[other] Main, à { $who }
}
web-about-fire-text = Se joint à toutes les variantes. Six cartes brûlent. Si l’une d’elles est sur le dessus d’une pile à la fin d’un tour, la personne suivante doit la couvrir avant la fin du sien, par n’importe quelle carte qui va. Sinon la partie est perdue. On peut couvrir tout de suite son propre feu, même par un autre feu.

## La table dans le navigateur : la leçon

web-learn = Apprendre en trois minutes
web-learn-step = Étape { $step } sur { $steps }
web-learn-back = Retour
web-learn-done = Vaincu !
web-learn-done-text = Les quatre-vingt-dix-huit cartes sont posées. C’est rarement si facile : si quelqu’un ne peut pas poser ses deux cartes, la partie finit aussitôt pour tous. Moins de dix cartes restantes, c’est excellent.
web-learn-play = Jouer en solitaire
web-learn-again = Encore une fois
web-lesson-rise = Deux piles montent à partir de 1 : chaque carte doit être plus grande que celle d’en dessous. Touche le { $card }, puis la pile { $pile }.
web-lesson-fall = Deux piles descendent à partir de 100 : ici chaque carte doit être plus petite. Pose le { $card } sur la pile { $pile }.
web-lesson-minimum = Il faut poser au moins deux cartes par tour, et plus est permis. Cela suffit : finis ton tour, et tu en pioches deux nouvelles.
web-lesson-jump = Ben n’avait rien de petit et a sauté à 41 sur la pile a. Ce qu’il a sauté n’y va plus : les sauts coûtent de la place. Fais mieux : pose le { $card } sur la pile { $pile }.
web-lesson-trick = Et maintenant la marche arrière ! Une carte plus petite d’exactement dix peut revenir sur une pile qui monte, une carte plus grande d’exactement dix sur une pile qui descend. Pose le { $card } sur le 41.
web-lesson-talk = La place est regagnée, et ta prochaine carte pour la pile { $pile } est tout près. Dis-le à Ben, mais jamais de nombre ! Touche la pile { $pile } et choisis « Pas de grand saut ici ».
web-lesson-said = Ben voit ton signe sur la pile. Tu as posé deux cartes : finis ton tour.
web-lesson-heard = Ben a écouté et posé sur d’autres piles. Le { $card } n’est plus qu’un petit pas : pose-le sur la pile { $pile }.
web-lesson-empty = Bien plus tard. La pioche est vide : plus personne ne pioche, et une carte par tour suffit. Ben a tout posé. Pose le { $card } sur la pile { $pile }.
web-lesson-last = Il reste une carte sur quatre-vingt-dix-huit. Où va-t-elle ? Pose le { $card } sur la pile { $pile } !
web-nudge-lay = Pour l’instant le { $card }, puis la pile { $pile }.
web-nudge-signal = Pour l’instant : la pile { $pile }, puis « Pas de grand saut ici ».
web-nudge-end = Pour l’instant : « Finir le tour ».

## La table dans le navigateur : un appareil pour tous

web-together = Un appareil pour tous
web-together-how = On se le passe ; chacun ne voit que ses cartes
web-together-text = De deux à cinq personnes. Entre deux tours, un rideau cache les cartes jusqu’à ce que la suivante ait l’appareil.
web-together-name = Nom, place { $number }
web-together-more = Une personne de plus
web-together-start = Distribuer
web-pass-to = Passe l’appareil à { $name }
web-pass-who = Qui tient l’appareil ?
web-pass-how = Les cartes ne se montrent qu’à la personne qui le tient.
web-pass-taken = Je suis { $name }
web-pass-now = { $name } regarde.
web-pass-on = Passer
