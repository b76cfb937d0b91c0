"""French, with the words of Belgium and Switzerland."""

from .language import Language, any_of, each_with

_SMALL = any_of("deux trois quatre cinq")
_TIMES = any_of("piles tas colonnes rangees tours manches parties")
_COUNTED = "(?:cartes?|nombres?|chiffres?|de plus|de moins)"
_THE = f"(?:{any_of('de du la le les une? ce cette ta ton ma mon sa son pile')} |[dl]')*"
_CARD = any_of("dessus sommet carte nombre valeur cent centaine")
_NEAR = "(?:au dessus|en dessous|au dela|avant|apres|sous)"

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
        f"{any_of('moitie quart tiers cinquieme dixieme')} {_THE}{_CARD}",
        "demi cent(?:aine)?",
        f"{any_of('le la du au son un')} {any_of('double triple quadruple')}(?= (?:de|du|d)|$)",
        f"{any_of('juste directement immediatement exactement')} {_NEAR} {_THE}{_CARD}",
        "nombre (?:suivant|precedent|voisin|d'apres|d'avant)",
    ),
    ones="une? (?:et )?(?:une?|zero)",
)
