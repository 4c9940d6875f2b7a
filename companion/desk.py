"""What is being worked on and not confirmed yet: hands being entered, photos on their way in.

The server holds it, one desk for all phones: a phone that slept, or another one, finds it as it was left.
Confirmed hands and photos that were read are in the ledger; a restart loses nothing of those.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from companion.flows.all_hands import AllHands
from companion.flows.hand import Hand
from companion.flows.learning import SURE_ONES, lessons
from companion.flows.own_set import OwnSet
from companion.flows.photos_of_hand import Snaps, review_of
from companion.flows.reviewed import Reviewed
from companion.ledger.exemplars import Exemplars
from companion.ledger.photos import Photos
from companion.ledger.state import Kept
from companion.photo_reader import PhotoReader
from companion.uploads import Uploads
from rules.pieces import PieceSet
from vision.photo import PhotoError

PATIENCE = timedelta(seconds=60)  # an upload that stands still for so long will not go on


OF_NO_ROUND = 0  # of photos that are nobody's hand
TEACHING = "teach"  # in place of a player: the photo shows the household's own set


class Place(NamedTuple):
    """Whose hand of which round."""

    match: str
    round: int
    player: str  # empty for all hands in one photo


class Stage(StrEnum):
    """Where a photo is on its way."""

    UPLOADING = "uploading"
    READING = "reading"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a photo did not make it; `kind` names the sentence (`photo-<kind>` in companion/languages)."""

    kind: str  # of a PhotoError, or "upload"
    facts: Mapping[str, str | int] = field(default_factory=dict)


LOST = Trouble("upload")


@dataclass(frozen=True, slots=True)
class Job:
    """One photo on its way from a phone to the ledger."""

    place: Place
    moved_at: datetime  # when it last got on
    stage: Stage = Stage.UPLOADING
    part: float = 0.0  # how much of it is uploaded, 0 to 1
    trouble: Trouble | None = None


@dataclass
class Desk:
    """Used from the event loop only; files and pixels go to threads."""

    uploads: Uploads
    reader: PhotoReader
    photos: Photos
    exemplars: Exemplars
    now: Callable[[], datetime]
    hands: dict[Place, Hand] = field(default_factory=dict)
    _jobs: dict[str, Job] = field(default_factory=dict)
    _ready: set[str] = field(default_factory=set)  # names of sets
    _pens: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    def __post_init__(self) -> None:
        self.uploads.sweep(0)  # whatever an earlier run did not come for

    def jobs(self, place: Place) -> tuple[Job, ...]:
        """The photos of a hand that are on their way, or got stuck, in the order they were taken."""
        return tuple(self._as_it_is(job) for job in self._jobs.values() if job.place == place)

    def expect(self, place: Place) -> str:
        """A photo of that hand will be uploaded: the name it has to come under."""
        self.uploads.sweep()  # a server may run for years; the folder holds a few files at most
        name = self.uploads.new_name()
        self._jobs[name] = Job(place, self.now())
        return name

    def uploaded(self, name: str, part: float) -> None:
        """So much of it has come in."""
        if name in self._jobs:
            self._jobs[name] = replace(self._jobs[name], part=part, moved_at=self.now())

    async def fail(self, name: str, trouble: Trouble = LOST) -> None:
        """It did not come in: what has landed is removed, and the hand says why."""
        await asyncio.to_thread(self.uploads.drop, name)
        if name in self._jobs:
            self._jobs[name] = replace(self._jobs[name], stage=Stage.FAILED, trouble=trouble)

    def dismiss(self, place: Place) -> None:
        """The trouble was seen; say no more of it."""
        for name, job in list(self._jobs.items()):
            if job.place == place and self._as_it_is(job).trouble:
                del self._jobs[name]

    async def read(self, name: str, box: PieceSet) -> str:
        """Read a photo that has come in and keep it; its id, or "" where it failed and the job tells why."""
        if name not in self._jobs:  # it stood still for so long that another was taken in its place
            await asyncio.to_thread(self.uploads.drop, name)
            return ""
        place = self._jobs[name].place
        self._jobs[name] = Job(place, self.now(), Stage.READING, part=1.0)
        try:
            encoded = await asyncio.to_thread(self.uploads.take, name)
            own = await asyncio.to_thread(self.own_set, box)
            photo = await self.reader.read(encoded, own)
            kept = await asyncio.to_thread(
                self.photos.keep, *place, jpeg=photo.jpeg, reading=photo.reading, at=self.now()
            )
        except PhotoError as error:
            await self.fail(name, Trouble(error.kind, error.facts))
            return ""
        except BaseException:
            await self.fail(name, Trouble("broken"))
            raise
        del self._jobs[name]
        return kept

    async def say(self, photo: str, told: Callable[[Kept], Mapping[str, Any]]) -> Kept:
        """Say something about a photo as it is by now; the photo with that said. Raises NoSuchPhoto.

        One after another, so that of two phones that look at one photo neither loses a word.
        """
        async with self._pens.setdefault(photo, asyncio.Lock()):
            kept = await asyncio.to_thread(self.photos.get, photo)
            body = told(kept)
            await asyncio.to_thread(self.photos.review, photo, body, self.now())
        return replace(kept, reviewed=body)

    async def get_ready(self, box: PieceSet) -> None:
        """Photos of that set may come: look at what was learned of it, once a run."""
        if box.name not in self._ready:
            self._ready.add(box.name)
            await self.reader.prepare(await asyncio.to_thread(self.own_set, box))

    def own_set(self, box: PieceSet) -> OwnSet:
        """What is known of the household's own set; slow."""
        return OwnSet(box, self.exemplars.of(box.name), self.photos.everywhere(OF_NO_ROUND, TEACHING))

    async def learn(self, place: Place, entry: str) -> int:
        """Learn from the photos of a hand that was counted as `entry`; how many halves were."""
        every = await asyncio.to_thread(self.photos.of, place.match, place.round)
        learned = 0
        for snap in Snaps.of(every, place.player).every:
            learned += await self.learn_from(snap.id, snap.review, entry)
        return learned

    async def learn_from(
        self, photo: str, review: Reviewed, entry: str = "", sure_ones: int = SURE_ONES
    ) -> int:
        """Learn from a photo what people said of it, as `review` has it; how many halves were learned."""
        taught = lessons(review, sure_ones)
        if not taught:
            return 0
        path = await asyncio.to_thread(self.photos.path, photo)
        cuts = await self.reader.cut(path, review.size_px, review.piece_set, taught)
        name = review.piece_set.name
        return len(await asyncio.to_thread(self.exemplars.keep, name, cuts, photo, self.now(), entry))

    async def teach(self, photo: str, review: Reviewed) -> int:
        """Learn all that a photo of the household's own set shows, once more where it was learned before."""
        await asyncio.to_thread(self.exemplars.forget_photo, photo)
        return await self.learn_from(photo, review, sure_ones=len(review.looks))

    async def unteach(self, photo: str) -> None:
        """Nobody has agreed with that photo after all, and nothing was learned from it."""
        await asyncio.to_thread(self.exemplars.forget_photo, photo)
        await self.say(photo, lambda now: replace(review_of(now), closed=False).to_json())

    async def forget_set(self, box: PieceSet) -> Callable[[], Awaitable[None]]:
        """Forget all that is known of a household's own set; what takes that back."""
        taught = [photo for photo, _ in (await asyncio.to_thread(self.own_set, box)).photos]
        gone = await asyncio.to_thread(self.exemplars.forget_set, box.name)

        async def lay(*, aside: bool) -> None:
            for photo in taught:
                await self.say(photo, lambda now: replace(review_of(now), aside=aside).to_json())

        async def put_back() -> None:
            await asyncio.to_thread(self.exemplars.put_back, gone)
            await lay(aside=False)

        await lay(aside=True)
        return put_back

    async def shows_several(self, photo: str) -> str:
        """A photo of one hand shows several: keep it as such, under a new id, in place of the first.

        Raises NoSuchPhoto where the picture was deleted.
        """
        kept = await asyncio.to_thread(self.photos.get, photo)
        path = await asyncio.to_thread(self.photos.path, photo)
        jpeg = await asyncio.to_thread(path.read_bytes)
        several = await asyncio.to_thread(
            self.photos.keep, kept.match, kept.round, "", jpeg=jpeg, reading=kept.reading, at=self.now()
        )
        await self.say(several, lambda new: AllHands.of(new.reading, review_of(kept)).to_json())
        await self.say(photo, lambda old: review_of(old).set_aside().to_json())
        return several

    def _as_it_is(self, job: Job) -> Job:
        if job.stage is Stage.UPLOADING and self.now() - job.moved_at > PATIENCE:
            return replace(job, stage=Stage.FAILED, trouble=LOST)
        return job
