"""A dispute as the address of a page tells it, with what its match knows of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from companion.flows.known_facts import known_facts
from companion.flows.settle_dispute import Dispute
from companion.flows.standing import Standing
from companion.parts.referee_routes import ask_route, facts_in, way_back
from companion.state import Session
from rules.table_rules import TableRules


@dataclass(frozen=True)
class Case:
    """One question in one match, as far as it is told."""

    dispute: Dispute
    standing: Standing
    number: int  # the round that it is about
    back: str  # the screen that the referee was called from
    edit: str = ""  # the fact that is said again
    ruled: str = ""  # id of the ruling that the table took

    @classmethod
    def of(cls, session: Session, match: str, question: str) -> Case:
        """Raises NoSuchMatch, and LookupError for no such question."""
        s, query = session.standing(match), session.query
        back = way_back(query, match)
        number, player = _place(back, s.state.open_round)
        seats = tuple(p.id for p in s.state.players)
        dispute = Dispute.about(s.game, s.rules, question, seats, facts_in(query))
        dispute = dispute.knowing(known_facts(dispute.question, s, number, player))
        edit = query.get("edit", "")
        known = {fact.name for fact in dispute.question.facts}
        edit = edit if edit.partition(".")[0] in known else ""
        ruled = query.get("ruled", "")
        held = any(settlement.id == ruled for settlement in s.state.rulings)
        return cls(dispute, s, number, back, edit, ruled if held else "")

    def dispute_under(self, rules: TableRules) -> Dispute:
        """The same dispute at a table with these rules."""
        return replace(self.dispute, rules=rules)

    def route(self, dispute: Dispute, **more: str) -> str:
        """`more`: edit, ruled or photo."""
        return ask_route(self.standing.state.id, dispute.question.name, dispute.told, self.back, **more)


def _place(path: str, open_round: int) -> tuple[int, str]:
    """The round and the player that a screen is about."""
    number = re.search(r"/(?:round|score)/(\d{1,4})", path)
    player = re.search(r"/(?:hand|score/\d+|photo/[^/]+)/([^/?]+)", path)
    return int(number[1]) if number else open_round, player[1] if player else ""
