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

_ARTICLE = any_of("der die das dem den des deiner? deine meiner? meine eurer? eure")
_LIES = (
    "was (?:[a-z]+ ){0,3}(?:liegt|siehst|seht|sehen)"
    "|was (?:da|dort|hier|oben|links|rechts|auf [abcd]) (?:ist|steht)"
)
_IT = (
    f"(?:(?:dem |das |der )?(?:{_LIES})|(?:stapel|haufen) [abcd]|(?:auf|von) [abcd]|links|rechts"
    "|(?:der|die|dem|das|den) (?:linken?|rechten?|auf|da|dort)"
    f"|{_ARTICLE} (?:[a-z]+ )?(?:karte|zahl|obersten?|wert)|deiner?|meiner)"
)
_NUMBER = any_of("zahl(?:en)? nummern? werte? ziffern?")
_EXTREME = any_of("h(?:oe|o)chste niedrigste kleinste gr(?:oe|o)sste tiefste")
_YOUR = any_of("deine? eure? seine? ihre?")
_EAR_FIVE = "f(?:ue?|i|oe?|oi|eu|e)(?:nf|mf|f+|ch|m|n)?e?"
_EAR_FOUR_UP = (
    f"(?:[vf](?:ie|i|ee|e)r|{_EAR_FIVE}|s(?:e|ae?)(?:chs?|gs?)|s(?:ie|i)(?:b+|w|v|m)(?:e|n|en)?|acht?|act"
    "|n(?:eu|ei|u+|ue|oi)n?)"
)
_EAR_TENS = (
    f"(?:(?:zw(?:ae?|e|o|oa)n|{_EAR_FOUR_UP})z(?:i?g+(?:[eia]|er)?|s?che?|icher?|iche|k)"
    "|dr(?:ei|i+|ie|ai|y)s{1,3}(?:i?g+(?:[eia]|er)?|s?ch|ich))"
)

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
        "eins (?:[a-z]+ ){0,3}(?:dazu|hinzu|abzieh[a-z]*|abgezogen)",
        "(?:zieh|nimm)[a-z]* eins (?:[a-z]+ ){0,4}(?:ab|weg)",
        f"eins {_MORE} als (?:auf|{_IT})",
        f"eins {_NEAR} (?:[bcd]$|{_IT})",
        f"{any_of('h(?:ae|a)lfte viertel drittel zehntel')} (?:von |vom )?(?:[bcd]$|{_IT})",
        f"zweimal {_IT}",
        "zweifache[sn]? (?:von|der|vom)",
        f"(?:direkt|unmittelbar|genau|gleich|n(?:ae|a)chsten?) {_NEAR} (?:[abcd]$|{_IT})",
        f"(?:eine stufe|einen? schritt|eine drauf) {_NEAR} {_THE}{_CARD}",
        f"nachbar(?:in)? {_THE}{_CARD}",
        "(?:vertausch|umgedreht|verdreht)[a-z]* (?:[a-z]+ ){0,2}ziffern",
        "ziffern (?:[a-z]+ ){0,3}(?:vertausch|umgedreht|umdreh|verdreh)[a-z]*",
        "hundert (?:plus|minus|weniger)",
        f"{any_of('h(?:ae|a)lfte viertel drittel zehntel')} {_THE}{_CARD}",
        "halbe[sn]? hundert",
        "(?:das|dem|des|ums) (?:doppelte|dreifache|vierfache)n?",
        f"(?:doppelt|halb) so {any_of('hoch viel gross klein niedrig')}(?= wie|$)",
        f"(?:direkt|unmittelbar|genau) {_NEAR} {_THE}{_CARD}",
        "achten? (?:karte|zahl|stapel)",
        "(?:n(?:ae|a)chst|vorig|benachbart)[a-z]* zahl",
    ),
    asking=(
        f"welche[rnms]? {_NUMBER}",
        "welche[rn]? karten? (?:hast|habt|hat|ist|h(?:ae|a)lts?t?|sind)",
        (
            f"was f(?:ue|u)r (?:eine?n? |ne )?(?:karten?|{_NUMBER}) (?:hast|habt|hat|ist|h(?:ae"
            f"|a)lts?t?)"
        ),
        (
            "was (?:hast|habt|h(?:ae|a)lts?t?) (?:du|ihr) (?:[a-z]+ )?f(?:ue|u)r (?:eine?n? |ne )?"
            f"(?:karten?|{_NUMBER})"
        ),
        f"was (?:ist|sind) (?:denn )?{_YOUR} (?:[a-z]+ )?(?:karten?|{_NUMBER}|{_EXTREME})",
        (
            "wie (?:hoch|niedrig|gross|klein|tief|viel|heisst|lautet) (?:ist |sind )?(?:sie |es"
            " )?(?:denn )?"
            f"{_YOUR} (?:[a-z]+ )?(?:karten?|{_NUMBER}|{_EXTREME})"
        ),
        (
            "(?:sagt?|nenn[a-z]*|verrat[a-z]*|verraet|rate|ratet) (?:[a-z]+ ){0,2}"
            f"(?:{_YOUR}|die|meine) (?:[a-z]+ )?(?:karten?|{_NUMBER})"
        ),
        "was steht (?:[a-z]+ ){0,2}(?:drauf|auf (?:deiner|der|eurer) karte)",
        "^(?:ist (?:es|sie) |es ist )?(?:mehr|weniger) als die h(?:ae|a)lfte$",
        (
            f"(?:karte|deine|zahl|sie|es)(?: [a-z]+)? (?:{_MORE}(?: als)?|(?:ue|u)ber|unter) (?:der"
            f"|die) "
            "(?:h(?:ae|a)lfte|mitte)$"
        ),
    ),
    by_ear=(
        f"(?:[a-z]{{2,8}}(?:und?|en?|a))?{_EAR_TENS}|{_EAR_FOUR_UP}z(?:ae?h|eh|ea|aa|eah)(?:n|e|i)?"
        "|dr(?:ei|i+|y|ai)z(?:ae?h|eh|ea|aa)(?:n|e|i)?"
        "|zwo[aio]|zwoei|zwee|zwai|dru+|drue|dreie|drai|vieri|fue?fi?|foif|feuf|f(?:ue?|i|e)mp?f[ei]?"
        "|sae?chsi|sechsi|segse?|soss|sib(?:e|ni|a|n|ene)|siebni|simme|soben|achti|achde"
        "|nu[ue]n[ei]?|nuni|zae?n+i|zaani|zehni|zeha|oe?lf[ei]?|elfi|zw(?:oe?|e)l[fw][ei]?|zwouf|zwoife?"
        "|fofftig|dortig|sosstig|soventig|zwannis?|fuffis?|heiermann|fuffziger"
    ),
    few=any_of(f"zwei zwo drei vier {_FIVE} fünf sechs sieben acht"),
    counted=any_of("""
        karten stapeln? haufen reihen runden z(?:ü|ue|u)gen? spielen? partien spielern? spielerinnen
        leuten? personen bots mins? minuten sek sekunden
    """),
    ones="eins (?:und )?(?:eins|null)",
)
