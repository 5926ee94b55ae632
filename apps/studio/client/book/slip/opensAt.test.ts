import { expect, it } from 'vitest';
import { siegeRestsMs } from '../../../src/book/engine/siegeRounds.ts';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import { eventOf } from '../book.fixture.ts';
import { deedMsMax } from '../event/boards/siegeEnds.ts';
import { volleyMs } from '../event/useLanding.ts';
import { opensAt } from './opensAt.ts';

const siege = (stage: 'arrows' | 'cover' | 'storm' | null, isFought = true) =>
  eventOf({ sport: 'siege', phase: 'live', score: siegeScoreOf([], { isFought, stage }) });

it('bets are taken again once the arrows have landed, or the end of a round is seen', () => {
  expect(opensAt(siege('arrows'), 1_000)).toBe(1_000 + siegeRestsMs.arrows + volleyMs);
  expect(opensAt(siege('storm'), 1_000)).toBe(1_000 + siegeRestsMs.storm + deedMsMax);
  expect(opensAt(siege(null), 1_000)).toBe(1_000 + siegeRestsMs.whole + deedMsMax);
});

it('nobody knows when of what has begun before it was looked at, and there is nothing to know while bets are taken', () => {
  expect(opensAt(siege('storm'), null)).toBeNull();
  expect(opensAt(siege('cover'), 1_000)).toBeNull();
  expect(opensAt(siege(null, false), 1_000)).toBeNull();
  expect(opensAt(eventOf({ phase: 'live', isSuspended: true }), 1_000)).toBeNull();
});
