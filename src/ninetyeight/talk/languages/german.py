"""German."""

from .language import Language, any_of, each_with

_UNITS = "zwei drei vier fünf sechs sieben acht neun"
_TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"
_TEENS = "dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"
_ABOVE_TWENTY = each_with(each_with(f"ein {_UNITS}", "und"), _TENS)
_FIVE = "f(?:ue|u)nf"
_SMALL = any_of(f"zwei drei vier {_FIVE}")
_CAREFULLY = "(?:(?:also|gut|bitte|auf (?:dich|uns|euch|sie|ihn)) )*"
_TIMES = any_of("stapeln? haufen reihen spalten runden spielen? z(?:ue|u)gen?")
_THE = f"(?:{any_of('der die das dem den des deiner meiner von vom oberen letzten')} )*"
_CARD = any_of("karte zahl oberste[nrs]? hundert wert")
_MORE = any_of("""
    mehr weniger h(?:oe|o)her niedriger gr(?:oe|o)sser kleiner tiefer da?r(?:ue|u)ber da?runter
""")
_NEAR = any_of("(?:ue|u)ber unter vor nach neben")

GERMAN = Language(
    cardinals=f"{_UNITS} zehn elf zwölf {_TEENS} {_TENS} {_ABOVE_TWENTY}",
    ordinal_words=f"""
        zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte
        {each_with(_TEENS, "te")} {each_with(f"{_TENS} {_ABOVE_TWENTY}", "ste")}
    """,
    one="ein eins eine einen einem einer erste ersten und hundert",
    more="""
        zwo zwote dutzend fuffzig fuffzehn fumf fuemf siebente siebne siebn zwanzger
        zwanzich dreissich vierzich fuffzich sechzich siebzich achtzich neunzich
    """,
    endings="e er en em es n r s m mal fach",
    anywhere="""
        sieben zwolf zwoelf dreizehn vierzehn sechzehn siebzehn achtzehn neunzehn
        zwanzig dreissig vierzig funfzig fuenfzig sechzig siebzig achtzig neunzig
    """,
    glue="die meine habe karte karten zahl stapel plus minus",
    ordinary="achte achten drein eifer elfe elfen elfes elfs trennte zweimal",
    card=any_of("karten? zahl zahlen nummern? ziffern? werte?"),
    ordinals="(?:zwei|drit|vier)te[rnms]?",
    countable=any_of("""
        stapel[ns]? haufens? reihen? spalten? spiel[a-z]* runden? zug zuge?s? mal versuch[a-z]*
        chancen? platz h(?:ae|a)lfte person anlauf seite wahl gedanken?
    """),
    passing=(
        f"{any_of('zwei drei vier')}(?= (?:[a-z]+ )?{_TIMES})",
        f"{any_of('wir uns ihr euch')} {_SMALL}(?! (?:karten?|zahlen?))",
        f"allen? {_SMALL}(?! (?:karten?|zahlen?))",
        f"{_SMALL}(?= (?:von (?:uns|euch)|spieler[a-z]*|leuten?))",
        "zwei (?:sekunden|minuten)",
        f"(?:gibs?t?|gebt|gebe?) {_CAREFULLY}acht(?! (?:karten?|und|plus|minus))",
        "ausser acht",
        "in acht(?= (?:nehm|nimm|nahm|genommen|zu nehm|vor)[a-z]*|$)",
        "acht (?:geben|zu geben|gegeben|gebt|gibt|gib|zu lassen)",
    ),
    relations=(
        f"(?:um|genau|nur) ein(?:s|e|en) {_MORE}",
        f"ein(?:s|e|en) {_MORE} als (?:{_THE}{_CARD}|deine|meine)",
        f"eins {_NEAR} {_THE}{_CARD}",
        f"{any_of('karte zahl oberste[nrs]? wert stapel')} (?:plus|minus|mal) [a-z]+",
        "(?:plus|minus) eins",
        "hundert (?:plus|minus|weniger)",
        f"{any_of('h(?:ae|a)lfte viertel drittel zehntel')} {_THE}{_CARD}",
        "halbe[sn]? hundert",
        "(?:das|dem|des|ums) (?:doppelte|dreifache|vierfache)n?",
        f"(?:doppelt|halb) so {any_of('hoch viel gross klein niedrig')}(?= wie|$)",
        f"(?:direkt|unmittelbar|genau) {_NEAR} {_THE}{_CARD}",
        "achten? (?:karte|zahl|stapel)",
        "(?:n(?:ae|a)chst|vorig|benachbart)[a-z]* zahl",
    ),
    ones="eins (?:und )?(?:eins|null)",
)
