"""French, with the words of Belgium and Switzerland."""

from .language import Language, any_of, each_with

_SMALL = any_of("deux trois quatre cinq")
_TIMES = any_of("piles tas colonnes rangees tours manches parties")
_COUNTED = "(?:cartes?|nombres?|chiffres?|de plus|de moins)"
_THE = f"(?:{any_of('de du la le les une? ce cette ta ton ma mon sa son pile')} |[dl]')*"
_CARD = any_of("dessus sommet carte nombre valeur cent centaine")
_NEAR = "(?:au dessus|en dessous|au dela|avant|apres|sous)"

_PILE = (
    "(?:(?:pile|tas|colonne) [abcd]|(?:pile|carte|celle|tas) (?:de |du )?(?:la )?"
    "(?:gauche|droite|milieu|dessus)|(?:sur|de) [abcd]|celle (?:de|du|sur|qui))"
)
_LIES = (
    "ce (?:qu'il y a|qui (?:est|se trouve)|qu'on voit|que (?:tu|vous|l'on|je|on) (?:vois"
    "|voyez|voit))"
)
_IT = (
    f"(?:{_LIES}|(?:la |le )?{_PILE}|(?:la|le|cette|ta|ma|sa|votre) (?:[a-z]+ )?"
    "(?:carte|nombre|dessus|sommet)|la (?:tienne|mienne|sienne))"
)
_WHICH = "quel(?:le)?s?"
_NUMBER = any_of("nombres? chiffres? numeros? valeurs?")
_YOUR = any_of("ta ton tes votre vos sa son")

FRENCH = Language(
    cardinals="""
        deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt
        vingts trente quarante cinquante soixante septante huitante nonante
    """,
    ordinal_words=each_with(
        """
            deux trois quatr cinqu six sept huit neuv dix onz douz treiz quatorz quinz seiz vingt
            trent quarant cinquant soixant septant huitant nonant
        """,
        "ième",
    ),
    one="un une unieme premier premiere et cent cents",
    more="""
        octante octantieme quatrevingts dizaine huitaine neuvaine douzaine quinzaine vingtaine
        trentaine quarantaine cinquantaine soixantaine septantaine nonantaine
        katre katr sinq trwa kinze
    """,
    endings="s ieme iemes",
    anywhere="quatre douze quatorze quinze quarante cinquante soixante septante huitante nonante",
    glue="la le les ma mon jai carte cartes nombre pile plus moins",
    card=any_of("cartes? nombres? chiffres? numeros? valeurs?"),
    ordinals=any_of("deuxiemes? troisiemes? quatriemes?"),
    countable=any_of("""
        piles? tas colonnes? rangees? lignes? tours? parties? manches? joueurs? joueuses? fois
        essais? chances? places? moitie personnes? tentatives? cote
    """),
    passing=(
        "d'eux|t'en|t en|ni ne(?= [a-z])",
        f"fort y (?={any_of('a ai en avait compris va aller')} )",
        "(?:quoi|rien) de neuf",
        f"{any_of('nous vous eux elles tous toutes les des ces autres')} deux(?! {_COUNTED})",
        f"(?:nous|vous|tous les|toutes les) {_SMALL}",
        f"{any_of('deux trois quatre')}(?= (?:[a-z]+ )?{_TIMES})",
        f"{_SMALL}(?= (?:joueurs|joueuses|personnes|d'entre))",
        f"(?:jou[a-z]+|partie|nous sommes|on est|vous etes) a {_SMALL}(?: ou a {_SMALL})?",
        f"deux fois(?! {any_of('la le ce cette cent plus moins ta ma')})",
        f"deux {any_of('secondes minutes instants doigts')}",
    ),
    relations=(
        "une? de (?:plus|moins) que",
        f"(?:juste|exactement|seulement) une? (?:de plus|de moins|{_NEAR})",
        f"une? {_NEAR} {_THE}{_CARD}",
        f"{any_of('dessus sommet carte nombre valeur pile')} (?:plus|moins|fois) (?:une?|la|le)",
        "cent moins",
        "(?:[abcd]|gauche|droite|dessus|pile) (?:plus|moins|et encore) une?$",
        f"{_IT} (?:[a-z]+ )?(?:[abcd] )?(?:plus|moins) une?$",
        f"{any_of('moitie tiers quart double triple')} (?:exacte? )?(?:de |du |d')?{_IT}",
        (
            "(?<!en )(?:r?ajoute[rsz]?|enleve[rsz]?|retire[rsz]?|retranche[rsz]?|soustrai[st]) "
            "(?:juste |lui )?"
            "une?(?= (?:a|au|de|du|et|sur) |$)"
        ),
        (
            f"une? (?:cran |pas )?(?:exactement |juste )?{_NEAR} (?:de |du |d')?(?:{_IT}|[bcd]$|la"
            f" pile)"
        ),
        (
            "(?:juste|directement|immediatement|exactement|suivante) (?:juste )?"
            f"(?:{_NEAR}) (?:de )?(?:ce qu|{_IT}|[abcd]$)"
        ),
        f"suivante (?:juste )?apres (?:[abcd]$|{_IT})",
        f"voisine? (?:de|du) {_THE}{_CARD}",
        "(?:invers|echang|permut)[a-z]* (?:[a-z]+ ){0,2}chiffres",
        "chiffres (?:[a-z]+ )?(?:invers|echang|permut)[a-z]*",
        "(?:j'ai|jai|g) (?:set|nef|sis|wit|vin|vint)",
        f"{any_of('moitie quart tiers cinquieme dixieme')} {_THE}{_CARD}",
        "demi cent(?:aine)?",
        f"{any_of('le la du au son un')} {any_of('double triple quadruple')}(?= (?:de|du|d)|$)",
        f"{any_of('juste directement immediatement exactement')} {_NEAR} {_THE}{_CARD}",
        "nombre (?:suivant|precedent|voisin|d'apres|d'avant)",
    ),
    asking=(
        f"{_WHICH} {_NUMBER}(?! (?:de|d'|des)(?: |$))",
        f"{_WHICH} cartes? (?:tu|vous|t'as|as|avez|est ce|c'est|il|elle|ont)",
        f"(?:as|avez|a|c'est) {_WHICH} cartes?(?! de )",
        f"{_WHICH} (?:est|sont) {_YOUR} (?:[a-z]+ ){{0,2}}(?:cartes?|{_NUMBER})",
        f"c'est quoi {_YOUR} (?:[a-z]+ ){{0,2}}(?:cartes?|{_NUMBER})",
        (
            f"{_YOUR} (?:plus [a-z]+ )?carte (?:la plus [a-z]+ )?(?:c'est|est|vaut|fait) (?:quoi"
            f"|combien)"
        ),
        f"quoi comme (?:cartes?|{_NUMBER})",
        f"elle (?:vaut|fait) combien|combien (?:vaut|fait) {_YOUR}",
        f"(?:c'est|vaut|fait) combien {_YOUR}",
        f"(?:combien|ecrit|marque|y a) (?:[a-z]+ ){{0,3}}sur {_YOUR} carte",
        (
            f"(?:dis|dites|dire|donne[sz]?|nomme[sz]?|revele[sz]?|devine[sz]?)(?: moi| nous)? "
            f"(?:{_YOUR}|le|la|mon|ma) (?:[a-z]+ )?(?:cartes?|{_NUMBER})"
        ),
        "^(?:c'est |est ce )?(?:plus|moins) (?:de|que) la moitie$",
        "carte (?:[a-z]+ )?(?:(?:au |en )?(?:dessus|dessous) de|depasse|plus [a-z]+ que) la moitie",
    ),
    by_ear=(
        "d(?:e|oe)u(?:ss|z)?|tr(?:oua|oa|wa|oi)|(?:k|c|qu)at+re?|(?:s|c)ain[kcq]|cink|sin(?:q|que)"
        "|sisse|huite|uite|wuit|ouit|noeuf|neuff|h?onze?|douze?|tr(?:e|ei|ai)ze?|(?:k|c|qu)ator[zs]e?"
        "|(?:k|qu)[ae]?in(?:ze?|se)|se(?:ze|iz)|saize?|di[sz](?:s?et|uit|h?uit|nef|neuf)"
        "|vintaines?|trant(?:e|aine)?|(?:k|c|qu)[ae]r[ae]nt(?:e|aine)?"
        "|[sc](?:i|ai|e)n(?:k|c|qu?)[ae]nt(?:e|aine)?|s(?:oi|ua|wa|oua)(?:ss?|x|ks|c)[ae]nt(?:e|aine)?"
        "|[sc]et+ante?|h?uit+ante?|non+ante?|(?:k|c|qu)at+re?s?v(?:in|ain|ein)(?:gt|t)?s?"
    ),
    few=any_of("deux trois quatre cinq six sept huit"),
    counted=any_of("""
        cartes piles tas colonnes tours manches parties coups joueurs joueuses personnes robots bots
        mins? minutes secondes instants
    """),
    ones="une? (?:et )?(?:une?|zero)",
)
