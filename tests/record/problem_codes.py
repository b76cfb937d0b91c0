"""The codes that reading a text can tell."""

from ninetyeight.record import RuleCode, SyntaxCode
from ninetyeight.rules import Reason

UNREACHABLE = {
    Reason.NOT_STARTED,  # a record without a start and with turns is no-start
    Reason.ALREADY_STARTED,  # a record has one start
    Reason.NOT_YOUR_TURN,  # a record knows every hand, and a turn of another seat is wrong-seat
}
REACHABLE = {str(code) for code in (*SyntaxCode, *RuleCode, *Reason) if code not in UNREACHABLE}
