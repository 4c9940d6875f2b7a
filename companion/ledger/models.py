"""The tables. A player can be renamed and an exemplar deleted; triggers keep every other row as it was."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    CheckConstraint,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    LargeBinary,
    MetaData,
    TypeDecorator,
    UniqueConstraint,
)
from sqlmodel import Field, SQLModel


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, aware on both databases; SQLite alone would forget the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise ValueError("a moment without a time zone")
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None or value.tzinfo is not None:
            return value and value.astimezone(UTC)
        return value.replace(tzinfo=UTC)


class Table(SQLModel):
    """Names every constraint, which Alembic needs to change one on SQLite."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class PlayerRow(Table, table=True):
    """A person who plays here. `key` is the name as it is compared: no two players share it."""

    __tablename__ = "player"
    id: str = Field(primary_key=True)
    name: str
    key: str = Field(unique=True)
    colour: int
    hidden: bool = False
    added_at: datetime = Field(sa_column=Column(Moment, nullable=False))


class MatchRow(Table, table=True):
    """What was fixed when a match began."""

    __tablename__ = "match"
    id: str = Field(primary_key=True)
    game: str
    preset: str
    changes: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    at: datetime = Field(sa_column=Column(Moment, nullable=False, index=True))
    by: str


class SeatRow(Table, table=True):
    """Who sits where, clockwise from 0, and in which colour."""

    __tablename__ = "seat"
    match: str = Field(foreign_key="match.id", primary_key=True)
    place: int = Field(primary_key=True)
    player: str = Field(foreign_key="player.id", index=True)
    colour: int
    __table_args__ = (UniqueConstraint("match", "player"),)


class EntryRow(Table, table=True):
    """One thing that was written. `number` counts from 1 within the match: the order that decides."""

    __tablename__ = "entry"
    id: str = Field(primary_key=True)
    match: str = Field(foreign_key="match.id")
    number: int
    at: datetime = Field(sa_column=Column(Moment, nullable=False))
    by: str
    kind: str
    body: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    replaces: str | None = Field(default=None, foreign_key="entry.id")
    __table_args__ = (UniqueConstraint("match", "number"), CheckConstraint("number > 0", "counts"))


class PhotoRow(Table, table=True):
    """A photo of what a player had left; the file's name is the id. `player` is empty for a whole table."""

    __tablename__ = "photo"
    id: str = Field(primary_key=True)
    match: str = Field(foreign_key="match.id", index=True)
    round: int
    player: str
    at: datetime = Field(sa_column=Column(Moment, nullable=False))
    reading: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class ReviewRow(Table, table=True):
    """What a person made of a photo; the newest review of a photo holds."""

    __tablename__ = "review"
    number: int | None = Field(default=None, primary_key=True)
    photo: str = Field(sa_column=Column(ForeignKey("photo.id"), nullable=False, index=True))
    at: datetime = Field(sa_column=Column(Moment, nullable=False))
    body: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class ExemplarRow(Table, table=True):
    """What a marking of a household's own set looks like. `entry`: the hand that confirmed it, if one did."""

    __tablename__ = "exemplar"
    id: str = Field(primary_key=True)
    piece_set: str = Field(index=True)
    mark: str
    picture: bytes = Field(sa_column=Column(LargeBinary, nullable=False))
    at: datetime = Field(sa_column=Column(Moment, nullable=False))
    corrected: bool
    photo: str | None = Field(default=None, foreign_key="photo.id", index=True)
    entry: str | None = Field(default=None, foreign_key="entry.id")


KEPT = ("match", "seat", "entry", "photo", "review")  # tables that only ever grow
