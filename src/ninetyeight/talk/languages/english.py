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
        f"{any_of('half quarter third fifth tenth twice square root')} (?:of )?{_THE}{_CARD}",
        f"twice as {any_of('high big much large low small')}(?= as|$)",
        f"{any_of('double triple quadruple')}(?= {any_of('of as the that this your my it')}|$)",
        "hundred (?:plus|minus|less|take away|without)",
        f"{any_of('right directly immediately exactly straight')} {_NEAR} {_THE}{_CARD}",
        f"{any_of('next previous preceding following consecutive adjacent')} (?:number|value)",
    ),
    ones="one (?:and )?(?:one|zero|oh|nought)",
)
