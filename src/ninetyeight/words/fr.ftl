### Ninety-Eight en français

player-name = Joueur { $number }
rules-standard = Standard
rules-expert = Expert
rules-expert-hand = Expert, main réduite
rules-with-fire = { $rules }, en feu

## La table

piles-ascending = Piles croissantes : { $piles }
piles-descending = Piles décroissantes : { $piles }
pile = { $pile } { $top }
pile-fire = { $pile } { $top } (feu)
pile-fire-due = { $pile } { $top } (feu, à recouvrir pendant ce tour)
card-fire = { $card } (feu)
draw-pile = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-open = { $name } a en main : { $cards }
hand-hidden = { $name } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
hand-empty = { $name } n’a plus de carte
lay = { $card } sur { $pile }
lay-trick = { $card } sur { $pile } (marche arrière)
turn-laid = { $name } a posé : { $lays }.

## Ce que le tour demande

owed-cards = À poser : au moins { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
owed-more-cards = À poser : encore au moins { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
owed-fires = À recouvrir : le feu { $count ->
    [one] sur la pile { $piles }
   *[other] sur les piles { $piles }
}.

## La fin

result-won = Gagné : { $cards ->
    [1] la seule carte est posée
   *[other] les { $cards } cartes sont toutes posées
}.
result-lost = Perdu : { $count ->
    [one] il reste { $count } carte
   *[other] il reste { $count } cartes
}.
grade-beaten = Victoire totale. Bravo !
grade-excellent = Si près du but : une excellente partie !
grade-try-again = Pas cette fois. La prochaine donne sera peut-être plus clémente.

## Regarder une partie

show-game = Règles : { $rules }. { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
show-before = Avant le premier tour.
show-after = Après le tour { $turn } sur { $turns }.
show-within = Pendant le tour { $turn } (inachevé).
show-no-starter = Les joueurs n’ont pas encore décidé qui commence.
show-in-turn = C’est à { $name } de jouer.
show-may-end = Le tour peut se terminer.

## Une analyse

review-turn = Tour
review-player = Joueur
review-cards = Cartes
review-chance = Chances
review-cost = Coût
review-cost-points = { $cost } points
review-cost-cards = { $cost } cartes
review-mark = Avis
review-better = Mieux
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-why-loses = la partie était aussitôt perdue
review-why-jump = { $card } sur { $pile } a sauté { $count ->
    [one] { $count } carte encore en jeu
   *[other] { $count } cartes encore en jeu
}, le meilleur tour en saute { $best }
review-why-trick = la marche arrière aurait regagné { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
review-why-fire = un feu est resté sur { $pile }
review-why-blocked = { $count ->
    [one] { $count } carte cachée n’allait plus nulle part
   *[other] { $count } cartes cachées n’allaient plus nulle part
}
review-why-unheard = le joueur { $player } avait demandé d’épargner { $pile }
review-why-too-few = poser { $best } aurait été mieux que { $count }
review-why-too-many = poser { $best } aurait été mieux que { $count }
review-why-farther = le reste de la main était ensuite plus loin des piles
review-why-overall = dans l’ensemble, il restait moins de place
review-why-signal = ce que le joueur { $player } a dit de { $pile } a changé le meilleur tour
review-why-no-choice = il n’y avait pas d’autre tour
review-no-fault = Aucun tour n’était imprécis à coup sûr.
review-worst = Le tour { $turn } de { $name } a coûté le plus : { $cost }. Mieux : { $better }.
review-winnable-until = Toutes cartes connues, la partie pouvait être gagnée avant le tour { $turn }, et plus après.
review-winnable-won = La partie a été gagnée.
review-winnable-still = Toutes cartes connues, la partie peut encore être gagnée.
review-winnable-never = Même toutes cartes connues, cette donne ne pouvait pas être gagnée.
review-winnable-unknown = Jusqu’à quand la partie pouvait être gagnée, toutes cartes connues, n’a pas pu être établi.
review-balance = Départ { $start }, jeu { $play }, hasard { $luck } : résultat { $result }.
review-seat = { $name } : précision { $accuracy }, { $cost } points perdus par tour.
review-picture = Chances de gagner avant chaque tour

## Jouer : bienvenue

welcome-alone = Ninety-Eight. Tu joues en solitaire. Règles : { $rules }.
welcome-together = Ninety-Eight. { $players } joueurs. Règles : { $rules }.
welcome-back = Reprise de la partie du fichier { $file }.
welcome-how = 57a pose la carte 57 sur la pile a. « { command-end } » termine ton tour, « { command-help } » explique le reste.
deal-promised =
    La donne est fixée : le SHA-256 de sa graine est
    { $hash }
    La graine sera révélée à la fin.
deal-told =
    La graine de cette donne était { $seed }
    et son SHA-256 est { $hash }

## Jouer : un clavier pour tous

curtain-look = { $name } : regarde ta main. Appuie sur Entrée quand personne d’autre ne voit l’écran.
curtain-turn = { $name } : c’est ton tour. Appuie sur Entrée quand personne d’autre ne voit l’écran.
curtain-hide = Appuie sur Entrée pour cacher ta main.
who-starts = Décidez maintenant qui commence, sans citer la valeur d’une carte. Places : { $seats }.
who-starts-prompt = Qui commence ?
who-starts-expected = Tape le numéro d’une place, de 1 à { $players }.
others-play = Appuie sur Entrée, et les autres jouent.
bot-failed = { $name } a échoué : { $reason }. { $simpler } continue à sa place.

## Jouer : ce qu’on dit aux bots

say-leave = laisser
say-no-jump = doucement
say-free = libre
say-clear = retirer
say-heard = Les bots l’ont entendu.
say-how = Pour parler d’une pile : « { command-message } { say-leave } a », « { command-message } { say-no-jump } a » ou « { command-message } { say-free } a ». « { command-message } { say-clear } a » retire ce qui a été dit.
say-aloud = Il n’y a pas de bot à cette table : dis-le à voix haute, sans nommer le nombre d’une carte.

## Jouer : un tour

turn-alone = Tour { $turn }
turn-of = Tour { $turn } : { $name }
your-hand = Ta main : { $cards }
your-hand-empty = Ta main est vide.
may-end = Tu peux poser d’autres cartes, ou taper « { command-end } ».
must-end = Tape « { command-end } » pour terminer ton tour.
laid = Posé : { $lays }.
nothing-laid = Rien de cette ligne n’a été posé.
drawn = Tu pioches { $cards }.
draw-pile-used-up = La pioche est épuisée. Désormais, { $count ->
    [one] { $count } carte par tour suffit
   *[other] { $count } cartes par tour suffisent
}.
warning = { $card } sur { $pile } ferait perdre la partie : ensuite, ce tour ne pourrait plus être mené à terme. Poser quand même ?
undone = { $card } revient dans ta main.
undo-nothing = Il n’y a rien à reprendre dans ce tour.
undo-together = On ne peut reprendre une carte qu’en solitaire : ici, les autres l’ont déjà vue.
not-a-trick = { $card } sur { $top } n’est pas une marche arrière.
unclear = Je n’ai pas compris. Tape une carte et une pile, par exemple 57a, ou bien : { command-end }, { command-undo }, { command-table }, { command-save }, { command-help }, { command-quit }.
game-lost = Les cartes en main ne le permettent dans aucun ordre. La partie est terminée.

## Jouer : pourquoi quelque chose n’est pas permis

illegal-not-started = Les joueurs n’ont pas encore décidé qui commence.
illegal-already-started = La partie a déjà commencé.
illegal-no-such-seat = À une table de { $players }, cette place n’existe pas.
illegal-game-over = La partie est terminée.
illegal-not-your-turn = C’est le tour de quelqu’un d’autre.
illegal-not-in-hand = Tu n’as pas { $card } en main.
illegal-does-not-fit = { $card } ne va pas sur la pile { $pile } : elle montre { $top } et elle est { $pile ->
    [a] croissante
    [b] croissante
   *[other] décroissante
}.
illegal-below-minimum = Cartes posées : { $laid }, minimum { $minimum }. Tu ne peux pas encore terminer ton tour.
illegal-fire-uncovered = Il faut d’abord recouvrir le feu sur la pile { $pile } : tu ne peux pas encore terminer ton tour.

## À une table : pourquoi quelque chose n’est pas possible

error-no-such-table = Cette table n’existe pas. Le code est-il juste ?
error-table-exists = Cette table est déjà ouverte.
error-only-watching = Avec ce lien, on peut seulement regarder.
error-no-guest = Entre d’abord ton nom.
error-not-seated = Il faut être assis à la table pour faire cela.
error-not-host = Seul l’hôte peut faire cela.
error-stale = La table a changé entre-temps. Regarde de nouveau.
error-no-such-seat = Cette place n’existe pas.
error-seat-occupied = Cette place est déjà prise.
error-table-full = Toutes les places sont prises.
error-table-locked = L’hôte a verrouillé la table.
error-already-seated = Tu as déjà une place.
error-too-many-ask = D’autres demandent déjà une place. Réessaie dans un instant.
error-turned-away = Les joueurs préfèrent continuer ainsi. Tu pourras redemander à la prochaine partie.
error-no-such-request = Plus personne ne le demande.
error-barred = L’hôte t’a demandé de quitter cette table.
error-nobody-sits = Personne n’est encore assis à la table.
error-no-person-there = Personne n’est assis là.
error-no-bot-there = Il n’y a pas de bot à cette place.
error-bad-name = { $problem ->
    [empty] Entre un nom.
    [too-long] Ce nom est trop long.
    [number] Choisis un nom sans nombre : ici, il est interdit d’en citer.
    [looks-like-another] Quelqu’un ici porte déjà ce nom, ou un nom qui lui ressemble.
   *[other] Choisis un autre nom : de simples lettres, séparées au plus par une espace.
}
error-unknown-level = Ce bot n’existe pas.
error-unknown-rules = Ce serveur n’a pas de règles de ce nom.
error-too-many-players = { $most ->
    [one] Ces règles sont pour une seule personne.
   *[other] Ces règles sont pour { $most } joueurs au plus.
}
error-bad-option = Il faut un nombre de { $least } à { $most }.
error-daily-rules = La donne du jour se joue avec les règles standard.
error-game-going-on = Il faut attendre la fin de la partie.
error-no-game = Aucune partie n’est en cours.
error-not-started = { illegal-not-started }
error-already-started = { illegal-already-started }
error-already-proposed = Quelqu’un d’autre a déjà proposé de commencer.
error-no-proposal = Personne n’a proposé de commencer.
error-bot-plays = Un bot joue à cette place.
error-not-long-away = Un peu de patience : les autres pourront en décider quand quelqu’un sera absent depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-not-your-turn = { illegal-not-your-turn }
error-not-in-hand = { illegal-not-in-hand }
error-does-not-fit = { illegal-does-not-fit }
error-would-lose = Cette carte ferait perdre la partie.
error-below-minimum = { illegal-below-minimum }
error-fire-uncovered = { illegal-fire-uncovered }
error-cannot-take-back = On ne peut reprendre une carte qu’en solitaire, avant la fin du tour.
error-no-talk = À cette table, la discussion est désactivée pendant les parties.
error-bad-signal = Ce signal n’est pas possible ici.
error-empty-text = Écris d’abord un message.
error-long-text = C’est trop long : { $most } caractères au plus.
error-number-told = Pas de nombre, s’il te plaît, ni dit ni demandé. Tout nombre est refusé, car ce pourrait être la valeur d’une carte ; seules de petites quantités sont admises, comme « deux cartes » ou « 5 minutes ».
error-bad-message = Le serveur n’a pas compris : { $what }
error-too-fast = Trop vite ! Attends un instant.
error-busy = Le serveur est trop occupé pour le moment. Réessaie dans un instant.
error-store-failed = Le serveur n’a pas pu l’enregistrer, rien n’a donc changé. Réessaie dans un instant.
error-id-reused = Cela n’a pas été fait : ce numéro de demande a déjà servi à autre chose. Réessaie.
error-server-fault = Une erreur s’est produite sur le serveur. Réessaie.
error-no-hints = À cette table, les conseils sont désactivés.
error-not-signed-in = Entre d’abord ton nom.
error-no-such-game = Cette partie n’existe pas, ou elle a été supprimée.
error-not-your-game = Seules les personnes qui ont joué une partie peuvent la supprimer.
error-bad-record = Ce n’est pas un enregistrement de partie valable.
error-too-large = C’est trop grand : { $most } octets au plus.
error-wrong-origin = Cette page ne peut pas se connecter ici.
error-unknown-host = Ce serveur ne répond pas au nom { $host }. La personne qui l’exploite peut ajouter ce nom avec --hosts.
error-wrong-day = C’était la donne d’un autre jour. Aujourd’hui, il y en a une nouvelle.
error-day-not-over = D’autres peuvent encore jouer cette donne. Ses cartes seront montrées à la fin de la journée.
error-no-such-page = Il n’y a rien ici.
error-too-many-sockets = Trop de tables sont ouvertes dans ce navigateur. Fermes-en quelques-unes.

## Jouer : sauvegarder une partie

save-how = Tape « { command-save } » et le nom d’un fichier.
save-exists = { $file } existe déjà. Le remplacer ?
saved = Partie sauvegardée dans { $file }.
save-failed = { $file } n’a pas été sauvegardé : { save-reason }
save-reason = { $code ->
    [ENOENT] ce dossier n’existe pas.
    [ENOTDIR] ce dossier n’existe pas.
    [EISDIR] c’est un dossier.
    [EINVAL] un fichier ordinaire ne peut pas porter ce nom.
    [EACCES] tu n’as pas le droit d’écrire à cet endroit.
    [EPERM] tu n’as pas le droit d’écrire à cet endroit.
    [EROFS] tu n’as pas le droit d’écrire à cet endroit.
    [ENOSPC] il n’y a plus de place sur le disque.
    [ENAMETOOLONG] le nom est trop long.
   *[other] { $reason }.
}
record-over = { $file } : cette partie est terminée, il n’y a rien à reprendre. { $result }

## Jouer : partir

quit-unsaved = La partie n’est pas sauvegardée. Quitter quand même ?
left = La partie reste inachevée. À bientôt !
input-ended = Fin de la saisie. La partie reste inachevée.
keep-game = La partie n’est pas sauvegardée. Pour la garder, tape le nom d’un fichier ; Entrée l’abandonne.
interrupted = Interrompu. La partie reste inachevée.
left-saved = Elle est sauvegardée dans { $file }. Pour la reprendre : ninetyeight play { $file }{ $options }
left-how = La prochaine fois, sauvegarde-la avec « { command-save } partie.n98 ». Pour la reprendre ensuite : ninetyeight play partie.n98{ $options }
after-game = « { command-save } partie.n98 » sauvegarde cette partie ; Entrée pour quitter.

## Jouer : ce que l’on tape. Les mots anglais marchent partout, et les premières lettres suffisent.

command-end = fini
command-undo = reprendre
command-table = table
command-message = message
command-save = sauvegarder
command-help = aide
command-quit = quitter
answer-yes = oui
answer-no = non
yes-or-no = oui ou non ?
answer-expected = Réponds « { answer-yes } » ou « { answer-no } ».

help =
    Le but : poser toutes les cartes sur les quatre piles.
    Les piles a et b sont croissantes : une carte doit être plus grande que celle du dessus.
    Les piles c et d sont décroissantes : une carte doit être plus petite que celle du dessus.
    La marche arrière : exactement { $trick } de moins sur a ou b, exactement { $trick } de plus sur c ou d.
    Un tour : poser au moins { $minimum ->
        [one] { $minimum } carte
       *[other] { $minimum } cartes
    }, davantage si tu veux, puis en piocher autant. Quand la pioche est vide, { $final } suffit.
    Dès que quelqu’un n’y parvient dans aucun ordre de ses cartes, tout le monde perd.

    57a : poser 57 sur la pile a. Plusieurs sur une ligne : 57a 58a
    { command-end } : terminer le tour et piocher. Aussi après des cartes : 57a 58a { command-end }
    { command-undo } : reprendre la dernière carte, en solitaire et avant la fin du tour
    { command-table } : tout afficher de nouveau
    { command-save } partie.n98 : sauvegarder la partie dans un fichier
    { command-quit } : quitter
    Les premières lettres d’un mot suffisent.
help-fire = Les cartes Feu { $cards } ne doivent pas rester sur le dessus : s’il y en a une à la fin d’un tour, le tour suivant doit la recouvrir.
help-say = { command-message } { say-leave } a : demander aux bots de te laisser la pile a. Aussi { say-no-jump }, { say-free }, et { say-clear } pour retirer ce qui a été dit

## La table dans le navigateur : partout

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
web-connecting = Arrivée à la table…
web-reconnecting = Connexion perdue. Nouvel essai…
web-silent = Le serveur ne répond pas. La connexion est peut-être perdue…
web-offline = Pas de connexion au serveur. Cette page se reconnectera automatiquement.
web-offline-table = Pas de connexion au serveur. La table se reconnectera automatiquement ; aucune carte posée n’est perdue.
web-restarting = Le serveur redémarre. Un instant…
web-error-other = Cela n’a pas fonctionné ({ $code }).
web-ended-kicked = L’hôte t’a demandé de quitter cette table.
web-ended-no-such-table = Cette table n’existe pas.
web-ended-bad-message = Une erreur s’est produite. Recharge la page.
web-ended-too-fast = Cette page a envoyé trop de messages à la fois.
web-ended-too-slow = La connexion est trop lente.
web-ended-restarting = Le serveur redémarre.

## La table dans le navigateur : accueil

web-hero = Quatre-vingt-dix-huit cartes, quatre piles, une équipe
web-hero-text = Deux piles croissantes, deux décroissantes. Posez ensemble toutes les cartes, sans jamais citer un nombre.
web-play = Jouer
web-your-name = Ton nom
web-somebody = Quelqu’un
web-play-alone = Jouer en solitaire
web-play-alone-how = Huit cartes en main, et c’est parti
web-play-friends = Jouer entre amis
web-play-friends-how = Une table avec un lien, pour les amis et les bots
web-join = Rejoindre une table avec son code
web-join-go = Rejoindre
web-my-tables = Continuer à jouer
web-your-turn = À toi de jouer
web-phase-gathering = attend des joueurs
web-phase-agreeing = qui commence ?
web-phase-playing = en cours
web-phase-over = terminée
web-not-affiliated = Une version libre de « The Game » de Steffen Benndorf, sans lien avec son éditeur. Achetez les cartes !

## La table dans un navigateur : la donne du jour, regarder des bots, et la difficulté

web-daily = La donne du jour
web-daily-how = Les mêmes cartes pour tout le monde
web-daily-yesterday = La donne d’hier
web-daily-text = Tout le monde reçoit les mêmes cartes. Ta première partie compte dès que les cartes sont distribuées ; ensuite, entraîne-toi autant que tu veux.
web-daily-players = Nombre de joueurs
web-daily-alone = En solitaire
web-daily-team = Ouvrir une table pour { $count }
web-daily-mine = Ton résultat
web-daily-left = { $count ->
    [0] Toutes les cartes posées !
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
web-daily-unfinished = Ta partie compte dès la donne, et elle n’est pas encore terminée.
web-daily-go-on = Continuer ta partie
web-daily-with-hints = Avec des conseils
web-daily-with-stand-in = Un bot a joué un moment à la place de quelqu’un
web-daily-helped = { $count ->
    [one] { $count } partie avec des conseils ou un bot à la place de quelqu’un.
   *[other] { $count } parties avec des conseils ou un bot à la place de quelqu’un.
}
web-daily-sealed = Les cartes et le déroulement seront révélés à la fin de la journée, pour que personne ne joue à cartes ouvertes.
web-daily-practise = S’entraîner avec ces cartes
web-daily-others = Les résultats de tout le monde
web-daily-games = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
web-daily-nobody = Personne ne l’a encore terminée. À toi d’ouvrir le bal !
web-daily-nobody-then = Personne ne l’a jouée.
web-daily-column = Cartes restantes : { $cards }. Parties : { $games }.
web-daily-axis = Cartes restantes
web-daily-bots = Les bots
web-daily-bots-wait = Les bots jouent encore…
web-daily-next = La prochaine donne arrive à { $time }.
web-daily-back = Retour à aujourd’hui
web-daily-table = La donne du { $day } : les mêmes cartes pour tous, avec les règles standard.
web-daily-compare = Les résultats de tout le monde
web-watch = Regarder jouer les bots
web-watch-how = Trois bots de bon niveau montrent comment jouer
web-watch-other = Choisir d’autres bots
web-watch-count = Nombre de bots
web-watch-level = Leur niveau
web-watch-go = Regarder
web-wins = Parties gagnées sur 10 par le meilleur bot, de 1 à 5 joueurs
web-wins-told = { $players ->
    [1] En solitaire : { $wins } sur 10
   *[other] À { $players } joueurs : { $wins } sur 10
}

## La table dans le navigateur : avant la partie

web-lobby = La table avant la partie
web-seats = Places
web-host = hôte
web-host-away = L’hôte n’est pas là.
web-become-host = Devenir l’hôte
web-remove = Renvoyer { $name }
web-kick-text = { $name } perd sa place et ne pourra plus s’asseoir ici avec ce navigateur. Avec un autre, ce serait encore possible, sauf si tu verrouilles la table.
web-kick = Renvoyer
web-kick-lock = Renvoyer et verrouiller la table
web-swap = Échanger sa place avec { $name }
web-swap-offered = veut échanger sa place
web-swap-waiting = échange proposé
web-sit-here = S’asseoir ici
web-add-bot = Ajouter un bot
web-free-seat = libre
web-invite = Inviter des amis
web-invite-text = Viens jouer à Ninety-Eight avec moi !
web-invite-how = Envoie le lien, ou fais saisir ce code sur { $host }.
web-code = Code de la table : { $code }
web-copy-link = Copier le lien
web-copied = Le lien est copié.
web-share = Partager
web-qr = Code QR avec le lien vers cette table
web-rules = Règles
web-rules-standard = { rules-standard }
web-rules-standard-how = Au moins deux cartes par tour. Idéal pour commencer.
web-rules-expert = { rules-expert }
web-rules-expert-how = Au moins trois cartes par tour : bien plus difficile.
web-rules-expert-hand = { rules-expert-hand }
web-rules-expert-hand-how = Trois cartes par tour et une carte de moins en main. Presque jamais gagné.
web-rules-with-fire = { rules-with-fire }
web-rules-own-how = Cartes de { $lowest } à { $highest }, au moins { $minimum } par tour, { $players ->
    [one] pour une seule personne.
   *[other] jusqu’à { $players } joueurs.
}
web-fire = En feu
web-fire-how = Six cartes brûlent : le joueur suivant doit les recouvrir.
web-options = Autres options
web-option-memory-aid = Aide-mémoire
web-option-memory-aid-how = Chacun peut voir quelles cartes sont déjà posées.
web-option-hints = Conseils
web-option-hints-how = Un bot te dit ce qu’il poserait, si tu le lui demandes.
web-option-talk = Discussion
web-option-talk-how = On discute à la table, sans nombres.
web-option-pace = Rythme des bots
web-pace-slow = calme
web-pace-normal = normal
web-pace-fast = rapide
web-lock = Verrouiller la table
web-lock-how = Plus personne ne peut s’asseoir.
web-level-random = hasard
web-level-random-how = Pose n’importe quelle carte jouable.
web-level-rookie = novice
web-level-rookie-how = Débute, et oublie parfois quelque chose.
web-level-steady = solide
web-level-steady-how = Compte les cartes et prépare tout son tour.
web-level-sharp = vif
web-level-sharp-how = A appris en jouant de nombreuses parties.
web-level-master = maître
web-level-master-how = Anticipe la suite. Le plus fort de tous.
web-engine-how = Un programme de l’hôte de ce serveur.
web-sit-title = Il y a une place pour toi
web-sit-down = S’asseoir
web-table-full = Toutes les places sont prises.
web-table-locked = La table est verrouillée. Demande à l’hôte de la déverrouiller.
web-join-in = Participer
web-ask-seat = Demander à remplacer { $name }
web-ask-next = Jouer la prochaine partie
web-asked-seat = Tu as demandé à remplacer { $name }. Quelqu’un à la table doit accepter.
web-asked-next = Tu prendras place dès que cette partie sera terminée.
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

## La table dans le navigateur : qui commence

web-who-starts = Qui commence ?
web-who-starts-how = Regarde tes cartes et donne ton avis aux autres, sans nombre.
web-start-gladly = Volontiers
web-start-rather-not = Plutôt non
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
web-object = Pas d’accord

## La table dans le navigateur : piles, main et joueurs

web-game = La partie
web-rising = monte
web-falling = descend
web-piles = Piles
web-players = Joueurs
web-own-place = Ta place
web-progress = Cartes posées : { $laid } sur { $total }
web-left = encore { $left } sur { $total }
web-to-draw = { $count ->
    [0] pioche vide
   *[other] à piocher
}
web-watching = Tu regardes la partie.
web-open-hands = Cartes visibles
web-pile-label = { $way ->
    [rising] Pile croissante { $pile }, montre { $top }, encore de la place pour { $room }.
   *[falling] Pile décroissante { $pile }, montre { $top }, encore de la place pour { $room }.
}
web-fire-me = à recouvrir !
web-fire-other = à { $name }
web-fire-next = brûle
web-fire-told = { $who ->
    [me] Feu : tu dois le recouvrir pendant ce tour.
    [next] Feu : le joueur suivant doit le recouvrir.
   *[other] Feu : { $name } doit le recouvrir.
}
web-lay-here = Poser { $card } ici, un saut de { $jump }.
web-lay-here-trick = Poser { $card } ici : la marche arrière.
web-lay-not-here = { $card } ne va pas ici.
web-say-about = Dire quelque chose à son sujet.
web-say-about-pile = Au sujet de la pile { $pile }
web-trick = Marche arrière
web-trick-badge = arrière
web-withdraw = Retirer ce signal
web-hand = Ta main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-card-fits = { $card }, va sur { $count ->
    [one] la pile { $piles }
   *[other] les piles { $piles }
}
web-card-fits-nowhere = { $card }, ne va nulle part pour l’instant
web-thinking = réfléchit
web-has-laid = a posé { $count }
web-away = hors ligne
web-away-minutes = hors ligne, { $minutes } min
web-bot-plays = un bot joue

## La table dans le navigateur : un tour

web-prompt-begin = À toi ! Choisis une carte.
web-prompt-more = { $count ->
    [one] Encore { $count } carte à poser
   *[other] Encore { $count } cartes à poser
}
web-prompt-pile = Où va le { $card } ?
web-prompt-no-pile = { $card } ne va nulle part pour l’instant.
web-prompt-fire = Recouvre le feu { $count ->
    [one] sur la pile { $piles }
   *[other] sur les piles { $piles }
} !
web-prompt-may-end = Pose d’autres cartes, ou termine ton tour.
web-prompt-must-end = Termine maintenant ton tour.
web-prompt-hand-empty = Tout est posé ! Termine ton tour pour piocher.
web-prompt-other = { $name } joue.
web-prompt-waiting = On attend { $name }…
web-no-way-on = Aucun coup possible. La partie est terminée.
web-owed = Posées : { $laid }, minimum { $minimum }
web-take-back = Reprendre
web-end-turn = Terminer le tour
web-end-turn-sure = Terminer le tour ?
web-end-turn-again = touche encore une fois
web-then-draw = { $count ->
    [0] rien à piocher
    [one] et piocher { $count } carte
   *[other] et piocher { $count } cartes
}
web-first-lay = pose d’abord encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-first-lay-and-cover = pose d’abord encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} et recouvre le feu
web-first-cover = recouvre d’abord le feu
web-sure-title = Ce coup fait perdre la partie
web-sure-text = Après { $card } sur cette pile, ce tour ne pourrait plus être mené à terme. Poser quand même ?
web-sure-yes = Poser
web-sure-no = Garder

## La table dans le navigateur : conseils

web-hint = Conseil
web-hint-lay = { $card } sur { $pile }
web-hint-offline = Pas de conseil sans connexion. Redemande dès qu’elle sera rétablie.
web-hint-over = La partie est terminée.
web-hint-stop = Un joueur solide s’arrêterait ici : continuer coûte plus que cela ne rapporte.
web-hint-trick = { $lays } : la marche arrière regagne de la place.
web-hint-only-way = { $lays } : tout autre début fait perdre.
web-hint-wish = { $lays } : cela ménage la pile { $pile } pour { $name }.
web-hint-extra = { $lays } : plus qu’il n’en faut, car cela ne coûte rien.
web-hint-free = { $lays } : aucune autre carte ne perd sa place.
web-hint-least = { $lays } : rien ne coûte moins.
web-hint-dead = { $lays } : un tour moins cher laisserait des cartes injouables.
web-hint-near = { $lays } : le reste de ta main garde ainsi de petits écarts.
web-hint-balance = { $lays } : au total, c’est ce qui laisse le plus de place.
web-hint-then = Puis { $lays }.
web-hint-others = Autres tours
web-hint-ending = terminer le tour
web-hint-same = Ou { $lays } : à peu près aussi bien.
web-hint-worse-chance = Ou { $lays } : { $count } % de chances de gagner en moins.
web-hint-better-chance = Ou { $lays } : { $count } % de chances de gagner en plus.
web-hint-worse-cards = Ou { $lays } : à la fin, il reste { $count ->
    [one] une carte
   *[other] { $count } cartes
 } de plus.
web-hint-better-cards = Ou { $lays } : à la fin, il reste { $count ->
    [one] une carte
   *[other] { $count } cartes
 } de moins.

## La table dans le navigateur : parler

web-talk = Discussion
web-signal-leave = Laissez-la-moi
web-signal-no-jump = Pas de grand saut ici
web-signal-free = Servez-vous
web-signal-short-leave = laissez-la-moi
web-signal-short-no-jump = pas de grand saut
web-signal-short-free = servez-vous
web-signal-short-gladly = volontiers
web-signal-short-rather-not = plutôt non
web-log = Ce qui s’est passé
web-log-empty = Ce qui se passe à la table s’affiche ici.
web-write = Discute, mais sans nombres
web-send = Envoyer
web-refused-number-told = Pas de nombre ici, sauf de petites quantités comme « deux cartes » ou « 5 min ». Essaie : « laissez la dernière pile », « pas de grand saut ici ».
web-refused-withdrawn = Ce que tu as fait ensuite est annulé aussi.
web-refused-too-many-asked = Trop de demandes attendent déjà une réponse du serveur. Réessaie quand il aura répondu.
web-note-dealt = La partie { $number } est distribuée.
web-note-sat = { $name } s’assoit.
web-note-began = { $name } commence.
web-note-objected = { $name } n’est pas d’accord.
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
web-told-start = { $name }, au sujet du départ : { $signal }.

## La table dans le navigateur : menu, mémoire et touches

web-look = Apparence et son
web-theme = Couleurs
web-theme-system = auto
web-theme-light = clair
web-theme-dark = sombre
web-contrast = Plus de contraste
web-sound = Sons
web-sound-on = Activer le son
web-sound-off = Couper le son
web-feel = Jouer
web-one-tap = Poser d’un seul toucher
web-one-tap-how = Une carte qui ne va que sur une pile y va aussitôt
web-card-size = Taille des cartes
web-card-size-small = petites
web-card-size-normal = normales
web-card-size-large = grandes
web-motion = Mouvement des cartes
web-motion-slow = lent
web-motion-normal = normal
web-motion-fast = rapide
web-motion-none = aucun
web-not-kept = Cette adresse n’utilise pas https : ton navigateur ne garde donc pas la page, et il faut le serveur pour l’ouvrir. Le jeu reste le même.
web-language = Langue
web-copy-watch = Copier le lien spectateur
web-hand-over = Laisser un bot jouer pour moi
web-hand-over-other = Laisser un bot jouer pour { $name }
web-take-seat = Reprendre ma place
web-give-up = Abandonner la partie
web-give-up-text = La partie se termine pour tout le monde, avec les cartes qui restent.
web-give-up-yes = Abandonner
web-give-up-no = Continuer
web-leave-table = Quitter la table
web-rename = Changer de nom
web-rename-do = Changer
web-memory = Cartes déjà posées
web-memory-how = Barrées : posées. En jaune : dans ta main. Les autres sont à venir.
web-memory-gone = { $card }, posée
web-memory-held = { $card }, dans ta main
web-memory-open = { $card }, à venir
web-memory-fire = { $told } (feu)
web-shortcuts = Raccourcis clavier
web-key-card = choisir une carte de ta main
web-key-next = carte précédente, suivante
web-key-pile = poser sur cette pile ; sans carte : en dire quelque chose
web-key-drop = désélectionner
web-key-end = aller à « Terminer le tour », puis Entrée
web-key-back = reprendre (en solitaire)
web-key-hint = conseil
web-key-memory = cartes déjà posées
web-key-talk = discussion
web-key-sound = activer ou couper le son
web-key-help = cette liste

## La table dans le navigateur : la fin d’une partie

web-verdict-won = Victoire !
web-verdict-excellent = Si près du but !
web-verdict-try-again = Pas cette fois
web-verdict-given-up = Abandon
web-verdict-all = { $total ->
    [one] La seule carte est posée. Bravo !
   *[other] Les { $total } cartes sont toutes posées. Bravo !
}
web-verdict-left = { $count ->
    [one] Il restait { $count } carte sur { $total }.
   *[other] Il restait { $count } cartes sur { $total }.
}
web-given-up-by = { $name } a abandonné la partie.
web-next = Et maintenant ?
web-again = Rejouer
web-ready = Veulent rejouer : { $names }.
web-not-ready = On attend encore : { $names }.
web-same-deal = Les mêmes cartes
web-change-table = Modifier la table
web-replay = Revoir
web-download = Enregistrement
web-picture = Image
web-picture-title = La partie en image
web-picture-names = Avec les noms
web-picture-save = Sauvegarder
web-picture-share = Envoyer
web-picture-copy = Copier l’image
web-picture-copied = L’image est copiée.
web-picture-copy-text = Copier le texte
web-picture-text-copied = Le texte est copié.
web-picture-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-rest = Ce qui restait
web-rest-none = rien
web-rest-draw-pile = Pioche
web-curves = Le déroulement de la partie
web-curve-left = Cartes restantes
web-curve-left-told = Cartes restantes au fil des tours : { $left } à la fin, au tour { $turns }
web-curve-piles = L’évolution des piles
web-curve-piles-told = La carte du dessus de chaque pile au fil de la partie
web-curve-start = début
web-curve-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
web-seed = Graine de cette donne : { $seed }

## La table dans le navigateur : revoir une partie

web-still-pile = { $way ->
    [rise] La pile croissante { $pile } montre { $top }.
   *[fall] La pile décroissante { $pile } montre { $top }.
}
web-replay-title = Revoir une partie
web-replay-drop = Dépose ici un enregistrement de partie (un fichier en .n98), ou choisis-en un.
web-replay-link = Une partie partagée avec toi s’ouvre avec son lien.
web-replay-mine = Tes dernières parties
web-replay-open = Ouvrir un fichier
web-replay-waiting = Chargement de la partie…
web-replay-place = Ligne { $line }, colonne { $column } :
web-problem-too-large = Le fichier est trop volumineux pour un enregistrement de partie.
web-problem-not-utf = Ce passage n’est pas du texte UTF-8.
web-problem-not-n = Ce fichier n’est pas un enregistrement de partie.
web-problem-unknown-version = Cet enregistrement est d’une version inconnue ici.
web-problem-ends-early = L’enregistrement s’arrête trop tôt.
web-problem-bad-field = Cette ligne devrait contenir un nom, un deux-points et une valeur.
web-problem-unknown-field = Ce nom est inconnu.
web-problem-doubled-field = Ce nom figure deux fois.
web-problem-missing-field = Il manque quelque chose ici.
web-problem-bad-value = Cette valeur est illisible.
web-problem-bad-turn = Ce tour est illisible.
web-problem-bad-lay = Ceci n’est pas une carte sur une pile.
web-problem-bad-signal = Ce signal est illisible.
web-problem-unknown-rules = Ces règles sont inconnues.
web-problem-wrong-rules = Les règles qui portent ce nom ont d’autres nombres.
web-problem-impossible-rules = Personne ne peut jouer avec ces nombres, ou ils sont trop grands.
web-problem-bad-players = Le jeu n’est pas fait pour autant de joueurs.
web-problem-no-such-seat = Cette place n’existe pas à cette table.
web-problem-foreign-card = Cette carte ne fait pas partie du jeu.
web-problem-doubled-card = Cette carte figure deux fois.
web-problem-missing-card = Il manque des cartes.
web-problem-wrong-deal = Ces cartes ne viennent pas de cette graine.
web-problem-no-start = Il y a des tours, mais personne n’a commencé.
web-problem-wrong-seat = C’est le tour de quelqu’un d’autre.
web-problem-no-trick = Ceci est marqué comme marche arrière, mais n’en est pas une.
web-problem-turn-goes-on = Ce tour est inachevé, mais la suite est à quelqu’un d’autre ou la partie est terminée.
web-problem-no-talk = La discussion était désactivée dans cette partie.
web-problem-nothing-said = Il n’y a pas de signal à retirer ici.
web-problem-wrong-result = La partie ne s’est pas terminée ainsi.
web-problem-missing-result = La partie est terminée, mais son résultat manque.
web-problem-game-over = La partie était déjà terminée.
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

## La table dans le navigateur : règles

web-more = Plus
web-rules-page = Les règles en bref
web-about-goal = D’une à cinq personnes jouent ensemble contre le jeu : les nombres de 2 à 99, une carte chacun. Le but : poser les quatre-vingt-dix-huit cartes sur quatre piles.
web-about-piles = Quatre piles
web-about-piles-text = Deux piles croissantes partent de 1, deux piles décroissantes partent de 100. Seule la carte du dessus compte, et personne ne regarde celles d’en dessous.
web-about-jumps = Monter et descendre
web-about-jumps-text = Sur une pile croissante, on pose toute carte plus grande ; sur une pile décroissante, toute carte plus petite. Les nombres sautés sont perdus pour cette pile : de petits pas la gardent en vie.
web-about-trick-text = Une seule carte permet de revenir en arrière : sur une pile croissante, celle qui vaut exactement dix de moins ; sur une pile décroissante, celle qui vaut exactement dix de plus. Ni neuf ni vingt. On peut s’en servir autant de fois qu’on veut.
web-about-turn = Un tour
web-about-turn-text = Pose au moins deux cartes, l’une après l’autre, sur les piles de ton choix, et davantage si tu veux. Pioche ensuite autant de cartes que tu en as posé. Quand la pioche est vide, on ne pioche plus et une carte par tour suffit. Si tu n’as plus de carte, on joue sans toi.
web-about-talk-text = Parlez autant que vous voulez, aussi pour choisir qui commence, mais sans jamais dire ni demander la valeur d’une carte. On peut vanter une pile ou demander aux autres de l’épargner.
web-about-talk-wrong = « J’ai le 43 »
web-about-end = La fin
web-about-end-text = Si la personne dont c’est le tour ne peut poser le minimum dans aucun ordre, la partie est terminée pour tout le monde. On compte alors les cartes en main et dans la pioche : moins de dix, c’est excellent ; aucune, c’est la victoire totale.
web-about-sets = Variantes
web-about-sets-text = Dans toutes, une carte par tour suffit quand la pioche est vide.
web-about-least = Minimum de cartes par tour
web-about-hand = { $who ->
    [alone] Main, en solitaire
   *[other] Main, à { $who } joueurs
}
web-about-fire-text = Se combine avec toutes les variantes. Six cartes brûlent. Si l’une d’elles est sur le dessus d’une pile à la fin d’un tour, le joueur suivant doit la recouvrir avant la fin du sien, avec n’importe quelle carte jouable. Sinon la partie est perdue. On peut recouvrir tout de suite son propre feu, même avec une autre carte Feu.

## La table dans le navigateur : la leçon

web-learn = Apprendre en trois minutes
web-learn-step = Étape { $step } sur { $steps }
web-learn-back = Retour
web-learn-done = Victoire !
web-learn-done-text = Les quatre-vingt-dix-huit cartes sont posées. C’est rarement si facile : si quelqu’un ne peut pas poser ses deux cartes, la partie se termine aussitôt pour tout le monde. Moins de dix cartes restantes, c’est excellent.
web-learn-play = Jouer en solitaire
web-learn-again = Encore une fois
web-lesson-rise = Deux piles sont croissantes et partent de 1 : chaque carte doit être plus grande que celle d’en dessous. Touche le { $card }, puis la pile { $pile }.
web-lesson-fall = Deux piles sont décroissantes et partent de 100 : ici, chaque carte doit être plus petite. Pose le { $card } sur la pile { $pile }.
web-lesson-minimum = Il faut poser au moins deux cartes par tour, et on peut en poser davantage. Cela suffit : termine ton tour, et tu en pioches deux nouvelles.
web-lesson-jump = Ben n’avait rien de plus proche et a sauté à 41 sur la pile a. Ce qu’il a sauté n’y va plus : les sauts coûtent de la place. Fais mieux : pose le { $card } sur la pile { $pile }.
web-lesson-trick = Et maintenant, la marche arrière ! Une carte plus petite d’exactement dix peut revenir sur une pile croissante, une carte plus grande d’exactement dix sur une pile décroissante. Pose le { $card } sur le 41.
web-lesson-talk = Tu as regagné de la place, et ta prochaine carte pour la pile { $pile } est tout près. Dis-le à Ben, mais jamais de nombre ! Touche la pile { $pile } et choisis « Pas de grand saut ici ».
web-lesson-said = Ben voit ton signal sur la pile. Tu as posé deux cartes : termine ton tour.
web-lesson-heard = Ben a écouté et posé sur d’autres piles. Le { $card } n’est plus qu’un petit pas : pose-le sur la pile { $pile }.
web-lesson-empty = Bien plus tard. La pioche est vide : plus personne ne pioche, et une carte par tour suffit. Ben a posé toutes ses cartes. Pose le { $card } sur la pile { $pile }.
web-lesson-last = Il reste une carte sur quatre-vingt-dix-huit. Où va-t-elle ? Pose le { $card } sur la pile { $pile } !
web-nudge-lay = D’abord le { $card }, puis la pile { $pile }.
web-nudge-signal = D’abord la pile { $pile }, puis « Pas de grand saut ici ».
web-nudge-end = D’abord « Terminer le tour ».

## La table dans le navigateur : un appareil pour tous

web-together = Un appareil pour tous
web-together-how = Des bots, des gens, ou les deux
web-together-text = Une à cinq places : des personnes et, au choix, des bots. Entre les tours de deux personnes, un rideau cache les cartes jusqu’à ce que la suivante ait l’appareil.
web-together-name = Nom, place { $number }
web-together-more = Ajouter un joueur
web-together-bots = Bots
web-together-start = Distribuer
web-pass-to = Passe l’appareil à { $name }
web-pass-who = Qui tient l’appareil ?
web-pass-how = Les cartes ne sont montrées qu’à la personne qui tient l’appareil.
web-pass-taken = Je suis { $name }
web-pass-now = { $name } regarde.
web-pass-on = Passer l’appareil
web-hide-now = Cacher maintenant

# Une table sur cet appareil
web-here = Sur cet appareil
web-on-server = Ce navigateur ne peut pas jouer seul ; cette partie est donc sur le serveur.
web-here-simpler = Ce que ce bot a appris n’a pas pu être chargé ; un bot plus simple joue à sa place.
web-storage-full = Le stockage de ce navigateur est plein. Tu peux continuer, mais cette partie ne dure que tant que tu restes sur la page.
web-storage-forbidden = Ce navigateur n’enregistre rien. Tu peux continuer, mais cette partie ne dure que tant que tu restes sur la page.
web-storage-cleared = Le stockage de ce navigateur a été effacé. Cette partie continue et est de nouveau enregistrée.
web-ended-elsewhere = Cette partie est ouverte dans un autre onglet.
web-ended-damaged = Cette partie n’est plus lisible. Ce qu’il en reste a été mis de côté ; tu peux l’enregistrer dans un fichier.
web-ended-not-here = Ce navigateur ne peut pas ouvrir cette partie : il lui faut WebAssembly.
web-ended-not-loaded = Ce qu’il faut pour cette partie n’a pas pu être chargé. Elle est gardée : réessaie dans un instant.
web-ended-stopped = Une erreur s’est produite sur cet appareil. La partie est gardée telle quelle.
web-refused-not-loaded = Ce qu’il faut pour cela n’a pas pu être chargé. Réessaie dans un instant.
web-refused-stopped = { web-refused-fault-here }
web-refused-fault-here = Une erreur s’est produite sur cet appareil. Réessaie.
web-ended-unknown-rules = Ce serveur ne propose plus les règles de cette partie. Elle reste enregistrée, et se poursuit dès qu’elles sont à nouveau proposées.
web-take-over = Jouer ici
web-save-file = Enregistrer dans un fichier
web-refused-needs-server = Pour cela, il faut une table sur le serveur.
web-refused-elsewhere = Cette partie est ouverte dans un autre onglet.
web-open-to-friends = Ouvrir aux amis
web-open-to-friends-text = Cette partie passe sur le serveur telle quelle. Avec le lien, on peut demander la place d’un bot. Tout le monde voit qu’elle a commencé sur un seul appareil.
web-open-to-friends-yes = Ouvrir
web-open-to-friends-no = Rester ici
web-open-to-friends-offline = Pas de connexion au serveur. La partie continue ici.
web-one-device = Cette partie a commencé sur un seul appareil.
web-keep-here = Garder sur cet appareil
web-kept-here = Cette partie est maintenant parmi tes parties.
web-delete = Supprimer cette partie
web-delete-named = Supprimer la partie avec { $names }
web-delete-of = Supprimer la partie du { $time }
web-delete-title = Supprimer cette partie ?
web-delete-text = Elle n’est gardée que sur cet appareil et ne pourra pas être retrouvée. Enregistre-la d’abord dans un fichier si tu veux la revoir un jour.
web-delete-yes = Supprimer
web-delete-no = Garder
web-refused-needs-seed = Cet enregistrement n’a pas de graine ; la partie ne peut donc pas continuer ici.
web-refused-not-here = Ce navigateur ne peut pas jouer cette partie.

## L’analyse d’une partie

web-review = Analyse
web-review-waiting = Chaque tour est examiné…
web-review-sharpening = Tours examinés de près : { $done } sur { $turns }
web-review-first-look = premier coup d’œil
web-review-worst = Le tour { $turn } de { $name } a coûté le plus : { $cost }.
web-review-show = Le montrer
web-review-laid = { $name } a posé { $lays }.
web-review-instead = À la place : { $lays }.
web-review-by-cards = La partie était presque décidée : ce sont les cartes restantes à la fin qui comptent.
web-try-again = Réessayer
web-turn-before = Tour précédent
web-turn-next = Tour suivant
web-lay-on = { $card } sur { $pile }
web-chance-curve = Chances de gagner
web-chance-go = Tour à regarder
web-chance-told = Tour { $turn }, { $name } : { $mark }. Chances { $before }, puis { $after }.
web-mark-good = bien
web-mark-none = rien de certain
web-better = Les meilleurs tours
web-better-played = joué
web-better-left = reste environ { $count }
web-better-error = Les écarts sont sûrs à ± { $points } points près.
web-better-error-cards = Les écarts sont sûrs à ± { $cards } carte près.
web-balance = Hasard et jeu
web-balance-start = Au départ
web-balance-play = Jeu
web-balance-luck = Hasard
web-balance-result = À la fin
web-balance-how = Des chances au départ jusqu’au résultat : ce que les tours ont perdu, et ce que les cartes ont apporté.
web-accuracy = Précision
web-turns = Tous les tours
web-refused-no-network = Aucun bot n’a appris ces règles : personne ne peut juger les tours.
web-refused-nothing-to-review = Aucun tour de cette partie n’a été joué jusqu’au bout : il n’y a rien à analyser.
web-refused-no-files = Ce qu’il faut pour l’analyse n’a pas pu être chargé.
web-refused-study-fault = L’analyse s’est arrêtée.
web-play-on = Continuer à partir d’ici
web-exercise = Exercice dès le tour { $turn } : il ne compte pas.
web-exercise-back = Retour
web-exercise-again = Réessayer de là
web-exercise-over = C’était un exercice. Il ne compte nulle part.
web-refused-exercise-lost = Cet exercice n’existe plus, car le stockage de ce navigateur a été effacé. Reviens en arrière pour le recommencer.
web-learn-mistakes = { $count ->
    [one] Apprendre de { $count } erreur
   *[other] Apprendre de { $count } erreurs
}
web-task = Trouve un meilleur tour.
web-task-waiting = Ton tour est comparé à d’autres…
web-task-next = { $count ->
    [one] Suivant, encore { $count }
   *[other] Suivant, encore { $count }
}
web-task-best = Rien de mieux n’a été trouvé.
web-task-good = Un bon tour.
web-task-unclear = À peu près aussi bon que le meilleur.
web-task-worse = Il y a un meilleur tour.
web-task-laid = Tu as posé { $lays }.
## Problèmes

web-puzzles = Problèmes
web-puzzles-door = Un tour : trouve le meilleur
web-puzzles-how = Un tour est nettement meilleur que tous les autres. Pose-le, termine le tour et vois ce qu’il vaut et pourquoi.
web-puzzles-waiting = Chargement des problèmes…
web-puzzle-today = Le problème du jour
web-puzzle-next = Un autre
web-puzzle-hardness = difficulté { $rating }
web-puzzle-solve = Résoudre
web-puzzle-is-solved = Résolu
web-puzzle-is-tried = Déjà essayé
web-puzzle-task = Problème : trouve le meilleur tour.
web-puzzle-rating = Ta cote
web-puzzle-streak = Jours de suite
web-puzzle-solved = Résolus d’emblée
web-puzzle-private = Cela reste sur cet appareil et n’est envoyé nulle part.
## Tout sur un instant

web-known-label = Ce qui est montré
web-known = Ce que { $name } savait
web-known-all = Tout
web-winnable-yes = Toutes cartes connues, la partie pouvait encore être gagnée ici.
web-winnable-no = Même toutes cartes connues, la partie ne pouvait plus être gagnée.
web-winnable-unknown = Si la partie pouvait encore être gagnée, toutes cartes connues, n’a pas pu être établi.
web-line-show = Montrer comment
web-line = Comment gagner à partir du tour { $turn }, toutes cartes connues.
web-line-unknown = Le chemin vers la victoire n’a pas été retrouvé.
web-replay-open-up-to = Regarder quand même la partie
web-replay-up-to = La ligne { $line } de l’enregistrement enfreint les règles. Voici la partie jusque-là.
web-replay-whole = L’enregistrement a des défauts, mais aucun tour n’enfreint les règles. Voici toute la partie.
web-refused-no-wasm = Ce navigateur ne le peut pas : il faut WebAssembly.
web-picture-chances = Avec les chances de gagner
