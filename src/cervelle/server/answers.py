"""Whoever does not answer by themselves: bots, people who gave standing orders, and those whose time has run out."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cervelle.engine.diary import CLOCK
from cervelle.engine.problem import Problem
from cervelle.server.chat import HOUSE
from cervelle.server.clock import LATE
from cervelle.server.database import Unreachable
from cervelle.server.living import Live
from cervelle.server.thinker import Thinkers, Thought

if TYPE_CHECKING:
    from cervelle.server.house import House

GRACE: Final = 3.0
"""Seconds that the process which stored an entry has for the bots' answers, before others think for them too."""

LEAST: Final = 0.375
MOST: Final = 2.5
"""Times the usual, for a person who passes: between 0.6 and 4 seconds, where 1.6 is usual."""

log = logging.getLogger("cervelle.server")


class Answers:
    def __init__(self, house: House, bot_pause: float, pass_pause: float) -> None:
        self.house = house
        self.bot_pause = bot_pause
        self.pass_pause = pass_pause
        self.thinkers = Thinkers()

    async def close(self) -> None:
        await self.thinkers.close()

    def wake(self, live: Live, grace: float = 0) -> None:
        """Bots that are asked begin to think; people who gave orders for this are answered for. After some grace, if it was
        another process that stored the last entry: it is busy with them already."""
        self.mind_alarms(live)
        q = live.table.q
        for seat in () if live.stored.closed else live.table.waiting:
            if (q, seat) not in live.thinking:
                if live.seats[seat].played_by:
                    self._begin(live, q, seat, self._think(live, seat, q, grace))
                elif (action := live.passes(seat)) is not None:
                    self._begin(live, q, seat, self._pass(live, seat, q, action, grace))
            # Also for those who are answered for: what is left to them shall not tell that they are.
            if live.clock.is_due(live.stored, live.table, seat):
                self.house.start(self._count_down(live, seat, q, live.clock.begin(live.stored, q, seat)))

    def mind_alarms(self, live: Live) -> None:
        """The game's own clocks run while somebody is connected."""
        alarms = live.alarms
        if alarms.timer is not None:
            alarms.timer.cancel()
            alarms.timer = None
        if alarms:
            alarms.run(bool(live.listeners) and not live.stored.closed)
            left = alarms.left()
            if left is not None:
                alarms.timer = asyncio.get_running_loop().call_later(max(0.0, left), lambda: self.house.start(self._ring(live)))

    async def _ring(self, live: Live) -> None:
        """What is due is stored, then it happens; of several processes that count, one is first."""
        with suppress(Unreachable):
            async with live.lock:
                while (event := live.alarms.over()) is not None:
                    if not _strikes(live, event):
                        live.alarms.silence(event)
                    elif await self.house.append(live, (CLOCK, event, b"")):
                        live.touched = time.monotonic()
                        live.enter((CLOCK, event, b""))
                        live.changed()
                    else:
                        await self.house.catch_up(live)
        self.house.tell(live)
        self.wake(live)

    def _begin(self, live: Live, q: int, seat: int, thought: Coroutine[None, None, bool]) -> None:
        def done(task: asyncio.Task[bool]) -> None:
            live.thinking.discard((q, seat))
            if not task.cancelled() and not task.result():
                self.wake(live, GRACE)

        live.thinking.add((q, seat))
        self.house.start(thought).add_done_callback(done)

    async def _pass(self, live: Live, seat: int, q: int, action: int, grace: float) -> bool:
        """Where others may not know why, it takes as long as a person would."""
        await asyncio.sleep(grace + (0 if live.table.open_to_all else self.pass_pause * _hesitation()))
        try:
            await self.house.act(live, seat, q, action)
        except Unreachable:
            return False
        except Problem:
            pass  # another answer was first
        return True

    async def _think(self, live: Live, seat: int, q: int, grace: float) -> bool:
        """A bot answers through the same door as people; where another process was first, that answer counts.
        Returns False if it should be tried again."""
        try:
            if grace:
                await asyncio.sleep(grace + self.bot_pause)
                await self.house.look([live])
            level = live.seats[seat].played_by
            if q != live.table.q or seat not in live.table.waiting or not level:
                return True
            imagination = live.table.imagine(seat, secrets.randbits(64))
            thought = Thought(imagination, seat, level, secrets.token_bytes(16), live.id)
            action, _ = await asyncio.gather(self._choose(thought), asyncio.sleep(self.bot_pause))
            if not live.seats[seat].played_by:
                return True
            await self.house.act(live, seat, q, action)
        except Problem:
            return False
        except Exception:
            log.exception("a bot could not answer", extra={"table": live.id, "seat": seat})
        return True

    async def _count_down(self, live: Live, seat: int, q: int, seconds: float) -> None:
        """Whoever has not answered by then is answered for, this once; of several processes that count, one is first."""
        try:
            await asyncio.sleep(seconds)
            while q == live.table.q and seat in live.table.waiting and not live.seats[seat].stand_in:
                thought = Thought(live.table.imagine(seat, secrets.randbits(64)), seat, LATE, secrets.token_bytes(16))
                with suppress(Unreachable):
                    await self.house.act(live, seat, q, await self._choose(thought))
                    await self.house.say(live, HOUSE, str(seat), "clock-out")
        except Problem:
            pass  # another answer was first
        except Exception:
            log.exception("a clock could not be kept", extra={"table": live.id, "seat": seat})
        finally:
            live.clock.end(q, seat)

    async def _choose(self, thought: Thought) -> int:
        with self.house.metrics.thinking_seconds.time():
            return await self.thinkers.choose(thought)


def _hesitation() -> float:
    """How long a person takes to pass, times the usual: mostly about once, seldom much longer."""
    while not LEAST <= (drawn := random.lognormvariate(0, 0.5)) <= MOST:
        pass
    return drawn


def _strikes(live: Live, event: int) -> bool:
    """Whether the event can happen, as the game says that it awaits it. Nothing is stored that could not be played again."""
    try:
        live.table.copy().tick(event)
    except Exception:
        log.exception("an awaited event cannot happen", extra={"table": live.id, "event": event})
        return False
    return True
