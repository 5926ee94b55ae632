import { expect, it } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventSummary } from '../../../src/book/views.ts';
import { eventOf } from '../book.fixture.ts';
import { deedMs } from '../event/boards/siegeEnds.ts';
import { attackMs, landingMs, volleyMs } from '../event/useLanding.ts';
import { firstDue, type Landings, landedAfter } from './landed.ts';

const siege = (version: number, home: number, stage: 'storm' | 'arrows' | 'cover' | null): EventSummary =>
  eventOf({
    ...{ id: 'siege-1', sport: 'siege', phase: 'live', version },
    score: siegeScoreOf([{ map: { zh_CN: '纸塔', en_US: 'Paper Tower' }, home, away: 0, winner: null }], {
      ...{ isFought: stage !== null, stage },
    }),
  });
const rally = (version: number, home: number): EventSummary =>
  eventOf({
    ...{ id: 'racket-1', sport: 'racket', phase: 'live', version },
    score: {
      ...{ sport: 'racket', home: 0, away: 0, sets: [[home, 0]], isBreak: false },
      ...{ serves: 'home', danger: null },
    },
  });
const attack = (version: number, danger: 'home' | null): EventSummary =>
  eventOf({
    ...{ id: 'football-1', phase: 'live', version },
    score: { sport: 'football', home: 0, away: 0, minute: 12, isBreak: false, danger },
  });
const versionOf = (landings: Landings, id: string): number | undefined => landings.get(id)?.shown.version;

it('a row tells how a round of the siege has ended no sooner than any picture of it', () => {
  const stormed = landedAfter(new Map(), [siege(1, 2, 'storm')], 0);
  const ended = landedAfter(stormed, [siege(2, 3, null)], 1_000);
  expect(versionOf(ended, 'siege-1')).toBe(1);
  const due = firstDue(ended) ?? 0;
  for (const ways of Object.values(deedMs))
    for (const ms of Object.values(ways)) expect(due - 1_000).toBeGreaterThanOrEqual(ms);
  const before = landedAfter(ended, [siege(2, 3, null)], due - 1);
  expect(versionOf(before, 'siege-1')).toBe(1);
  const after = landedAfter(before, [siege(2, 3, null)], due);
  expect(versionOf(after, 'siege-1')).toBe(2);
  expect(firstDue(after)).toBeNull();
});

it('nor whose arrows were the better ones, nor a point of another sport', () => {
  const before = landedAfter(new Map(), [siege(1, 2, 'arrows'), rally(1, 4)], 0);
  const told = landedAfter(before, [siege(2, 2, 'cover'), rally(2, 5)], 0);
  expect([versionOf(told, 'siege-1'), versionOf(told, 'racket-1')]).toEqual([1, 1]);
  expect(firstDue(told)).toBe(Math.min(landingMs, volleyMs));
  const later = landedAfter(told, [siege(2, 2, 'cover'), rally(2, 5)], landingMs);
  expect([versionOf(later, 'siege-1'), versionOf(later, 'racket-1')]).toEqual([1, 2]);
});

it('nor how an attack of football has ended, before its picture names it', () => {
  const before = landedAfter(new Map(), [attack(1, 'home')], 0);
  expect(firstDue(landedAfter(before, [attack(2, null)], 0))).toBe(attackMs);
});

it('nothing waits that ends nothing, that is new, or that was broken off; what is gone is forgotten', () => {
  const before = landedAfter(new Map(), [siege(1, 2, null)], 0);
  expect(versionOf(landedAfter(before, [siege(2, 2, 'arrows')], 0), 'siege-1')).toBe(2);
  const stormed = landedAfter(before, [siege(3, 2, 'storm')], 0);
  const broken = landedAfter(stormed, [{ ...siege(4, 2, null), phase: 'abandoned' }], 0);
  expect(versionOf(broken, 'siege-1')).toBe(4);
  expect(landedAfter(stormed, [], 0).size).toBe(0);
});
