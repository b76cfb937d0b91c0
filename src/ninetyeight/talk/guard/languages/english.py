"""English."""

from .language import Language, any_of

_SMALL = any_of("two three four five")
_TIMES = any_of("piles stacks columns rows turns rounds games")
_THE = f"(?:{any_of('the that this your my his her their its a an one of pile visible current')} )*"
_CARD = any_of("top card number value hundred")
_NOT_THIS = "(?<!this )(?<!that )(?<!first )(?<!last )(?<!other )(?<!second )"
_MORE = any_of("more less fewer higher lower bigger smaller greater larger")
_NEAR = (
    "(?:above|below|over|under|beyond|past|off|after|before|next to"
    "|short of|away from|up from|down from)"
)

_PILE = (
    "(?:(?:pile|stack) [abcd]|(?:on|of|top) [abcd]"
    "|(?:the|that) (?:left|right|first|last)(?: (?:pile|stack|one))?)"
)
_LIES = (
    "what(?:ever)?(?:'?s| is| lies| lie| shows)?(?: (?:you|we|i|u)(?: can)? see)? (?:lying"
    " |visible )?"
    "(?:on|there|here|at the|to the|over there)"
)
_IT = (
    f"(?:{_LIES}|{_PILE}|yours|(?:the|that|this|your) (?:[a-z]+ )?"
    "(?:card|number|value|top|one (?:on|there|here|of)))"
)
_YOUR = any_of("your ur yo yer his her their ya")
_NUMBER = any_of("numbers? values? digits? nrs? numbah")
_EXTREME = any_of("lowest highest smallest biggest largest")
_HALF = "(?:the |a )?(?:half|middle)"
_EAR_SEVEN = "se[bv]+[aeiu]?n"
_EAR_STEM = (
    f"(?:twen|th[iue]r|thoi|phor|fo(?:u?r|h)?|fif+|phif|fi|si(?:x|cks|ks|cs|gs)|{_EAR_SEVEN}"
    "|e?igh?|ay|ai|ey|n(?:i|ai|ah|y|ay|oi)ne?)"
)

ENGLISH = Language(
    cardinals="""
        two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
        seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    """,
    ordinal_words="""
        second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
        fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth
        fortieth fiftieth sixtieth seventieth eightieth ninetieth
    """,
    one="one first and hundred",
    more="""
        dozen thrice threescore fourscore fourty fourties fivety ninty eigthy eigty thrity thirthy
        twenny fitty sevn sevin sewen sicks sextet septet heptagon nonagon decagon
        twenties thirties forties fifties sixties seventies eighties nineties
    """,
    endings="s es ish fold",
    anywhere="""
        seven seventeen seventy twelve thirteen fourteen fifteen sixteen eighteen nineteen
        twenty thirty forty fourty fifty sixty ninety
    """,
    glue="the my your have card cards number top pile plus minus",
    ordinary="seconds secondes thirds fourths seizes",
    card=any_of("cards? numbers? value digits?"),
    ordinals=any_of("second third fourth"),
    countable=any_of("""
        piles? stacks? columns? rows? ones? turns? games? rounds? players? times? try tries
        attempts? chances? place half person seat thoughts? guess guessing best look go option
    """),
    passing=(
        f"(?:(?<=')|{any_of('it that he she what there')} )s even",
        f"{any_of('a one any every each split last this per')} second",
        "second to none",
        f"{any_of('two three four')}(?= (?:[a-z]+ )?{_TIMES})",
        f"{any_of('we us you these those other last')} two(?! (?:cards?|numbers?|more|less))",
        f"{any_of('we us you all')} {_SMALL}(?= {any_of('are can should must have of')}|$)",
        f"{_SMALL}(?= (?:of (?:us|you|them)|players|people))",
        f"two {any_of('seconds secs minutes mins moments')}",
        "high fives?",
        f"seize(?= {any_of('the this that it every our your any control up on upon')} )",
    ),
    relations=(
        f"{_NOT_THIS}one {_MORE} than (?:{_THE}{_CARD}|yours|mine|it)",
        f"{any_of('exactly only just')} one (?:(?!more|less|fewer){_MORE}|{_NEAR})",
        f"one {_NEAR} {_THE}{_CARD}",
        f"{any_of('top card number value')} {any_of('plus minus times')} [a-z]+",
        f"{any_of('top card number value it that')} {any_of('doubled tripled halved squared')}",
        "minus one",
        (
            "(?:there|left|right|see|lies|pile|stack|yours|mine|it|[bcd]|(?:on|of|pile|stack|top)"
            " a) plus one(?! (?:from|for))"
        ),
        f"{any_of('half twice double triple')} (?:of )?(?:exactly )?{_IT}",
        f"{any_of('quarter third fifth tenth root')} of {_IT}",
        f"{_IT}(?: [a-z]+)? (?:doubled|tripled|halved|squared)",
        f"add(?:ing)? one to (?:it|what|{_IT})",
        (
            "(?:and|then|just) add one$|(?:subtract|deduct) one|take one (?:away|off) (?:from|the"
            "|what)"
        ),
        f"(?<!the )(?<!that )(?<!this )one (?:step )?{_NEAR} (?:what|[bcd]$|{_IT})",
        f"one step {_NEAR} {_THE}{_CARD}",
        f"one {_MORE} than (?:what|{_PILE}|the one)",
        f"but one {_MORE}",
        (
            f"(?:right|directly|immediately|exactly|straight|next one) {_NEAR} (?:what|the one"
            f"|{_IT}|[abcd]$)"
        ),
        f"neighbou?r (?:of|to) {_THE}{_CARD}",
        "(?:swap|switch|flip|revers)[a-z]* (?:[a-z]+ ){0,2}digits",
        "digits (?:[a-z]+ )?(?:swapped|switched|reversed|flipped)",
        "half a ton|a score and",
        f"{any_of('half quarter third fifth tenth twice square root')} (?:of )?{_THE}{_CARD}",
        f"twice as {any_of('high big much large low small')}(?= as|$)",
        f"{any_of('double triple quadruple')}(?= {any_of('of as the that this your my it')}|$)",
        "hundred (?:plus|minus|less|take away|without)",
        f"{any_of('right directly immediately exactly straight')} {_NEAR} {_THE}{_CARD}",
        f"{any_of('next previous preceding following consecutive adjacent')} (?:number|value)",
    ),
    asking=(
        (
            f"(?:what|which|wat|wot) (?:{_NUMBER}|cards?) (?:do|does|did|can|are|have|has|is|was|u"
            f"|you|ya)"
            "(?: (?:you|u|ya|he|she|they|it|that|yours|have|got|hold|holding)|$)"
        ),
        f"(?:what|which) {_NUMBER}$",
        (
            f"what(?: i|')?s (?:written |printed )?(?:on )?{_YOUR} (?:[a-z]+ )?"
            f"(?:cards?|{_NUMBER}|{_EXTREME})"
        ),
        f"what(?: i|')?s the (?:{_NUMBER}|exact [a-z]+) (?:on|of)",
        f"what does {_YOUR} (?:[a-z]+ )?card",
        (
            f"how {any_of('high low big small much large')} (?:is|are|was) (?:it )?"
            f"(?:{_YOUR} (?:[a-z]+ )?(?:cards?|one|number|{_EXTREME})|that card)"
        ),
        (
            f"{any_of('tell say give name reveal guess')} (?:me |us )?"
            f"(?:(?:{_YOUR}|the|my) (?:[a-z]+ )?(?:{_NUMBER}|cards?)|(?:which|what) {_NUMBER})(?!"
            f" games?)"
        ),
        f"(?:say|tell)(?: me| us)? (?:which|what) (?:cards?|{_NUMBER})",
        f"^(?:is (?:it|yours) |it's )?{_MORE} than half$",
        (
            f"(?:card|yours|number|is it)(?: [a-z]+)? (?:{_MORE}(?: than)?|above|below|over|under)"
            f" {_HALF}$"
        ),
    ),
    by_ear=(
        f"{_EAR_STEM}[td]+(?:y|ee|i|ie|ey|eh)s?|twen+(?:y|ee|i|ie|eh)"
        f"|{_EAR_STEM}[td]+(?:een|ean|ene|ien)|lebenteen"
        f"|{_EAR_SEVEN}|s[iy](?:cks|ks|cs|gs|qs)|fahv|fa[iy]ve?|phive|fyve?|fower|phour|foah|nyne|nahn"
        "|eyt|thu?h?ree|twel[fvb]e?|[ei]le[bv]+[aeu]?n|levn|lev[eu]n|fivers?|tenners?"
    ),
    few=any_of("two three four five six seven eight"),
    counted=any_of("""
        cards piles stacks turns rounds games moves players people persons bots mins? minutes secs?
        seconds moments
    """)
    + "|of (?:us|you|them)",
    ones="one (?:and )?(?:one|zero|oh|nought)",
)
