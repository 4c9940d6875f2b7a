import pytest

from companion.flows.adding import Full, Sum


def typed(keys: str) -> Sum:
    typing = Sum()
    for key in keys.split():
        typing = typing.press(key)
    return typing


@pytest.mark.parametrize(
    ("keys", "total", "shown"),
    [
        pytest.param("", None, "", id="nothing typed is not zero"),
        pytest.param("0", 0, "0", id="a zero that is typed is zero"),
        pytest.param("7", 7, "7", id="one digit"),
        pytest.param("1 2 + 7 + 3", 22, "12 + 7 + 3", id="twelve and seven and three"),
        pytest.param("1 2 +", 12, "12 +", id="a plus that waits"),
        pytest.param("+", None, "", id="a plus with nothing before it"),
        pytest.param("1 2 + +", 12, "12 +", id="a plus twice"),
        pytest.param("0 0 7", 7, "7", id="leading zeros give way"),
        pytest.param("1 2 3 4 5", 1234, "1234", id="the fifth digit is a slip"),
        pytest.param("1 2 back", 1, "1", id="back takes a digit"),
        pytest.param("1 back", None, "", id="back to nothing is not zero"),
        pytest.param("1 2 + back", 12, "12", id="back takes the plus"),
        pytest.param("1 2 + 7 back", 12, "12 +", id="back keeps the plus"),
        pytest.param("back", None, "", id="back on nothing"),
        pytest.param("1 2 + 7 clear", None, "", id="clear"),
        pytest.param("9 9 9 9 + " * 10 + "9 9", 99999, " + ".join(["9999"] * 10 + ["9"]), id="a full sum"),
    ],
)
def test_keys_add_up(keys: str, total: int | None, shown: str) -> None:
    assert (typed(keys).total, typed(keys).terms) == (total, shown)


def test_a_number_that_was_entered_before_takes_no_more_digits_than_a_typed_one() -> None:
    assert Sum(typing="19998").digit(9).typing == "19998"


def test_the_last_digit_of_a_number_below_zero_takes_its_sign_along() -> None:
    assert Sum(typing="-5").back().total is None


@pytest.mark.parametrize(
    ("keys", "full"),
    [
        pytest.param("1 2 3 4", None, id="four digits are taken"),
        pytest.param("1 2 3 4 5", Full.DIGITS, id="a fifth is not, and that is said"),
        pytest.param("1 2 3 4 5 +", None, id="until the next key: plus"),
        pytest.param("1 2 3 4 5 back", None, id="or back"),
        pytest.param("1 2 3 4 5 clear 6", None, id="or clear"),
        pytest.param("1 2 3 4 5 + 6", None, id="or a digit that is taken"),
        pytest.param("9 9 9 9 + " * 10 + "9", None, id="99,999 is the most"),
        pytest.param("9 9 9 9 + " * 10 + "9 9", Full.SUM, id="more is not taken"),
    ],
)
def test_a_digit_that_is_not_taken_is_told(keys: str, full: Full | None) -> None:
    assert typed(keys).full == full
