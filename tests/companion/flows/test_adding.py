import pytest

from companion.flows.adding import Sum


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
    ],
)
def test_keys_add_up(keys: str, total: int | None, shown: str) -> None:
    assert (typed(keys).total, typed(keys).terms) == (total, shown)
