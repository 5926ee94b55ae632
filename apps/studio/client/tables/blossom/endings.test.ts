import { expect, it } from 'vitest';
import { emblemOf, endingOf, runMs, runs } from './endings.ts';
import { type Mood, moodOf, type Played } from './moods.ts';
import { rakedMs } from './places.ts';
import type { ShownPot, ShownSeat } from './read.ts';

const seat = (change: Partial<ShownSeat> = {}): ShownSeat => ({
  made: [],
  isIn: true,
  isPast: false,
  isBeaten: false,
  cards: null,
  ...change,
});

const pot = (change: Partial<ShownPot> = {}): ShownPot => ({
  seats: [seat(), seat()],
  pot: 600,
  street: 3,
  telling: null,
  duel: null,
  compared: [],
  winner: 1,
  ...change,
});

it('ends a pot as the player’s win, as another’s, or as one that all have folded to', () => {
  expect(endingOf(pot({ compared: [0, 1] }), true)).toBe('own');
  expect(endingOf(pot({ compared: [0, 1] }), false)).toBe('other');
  expect(endingOf(pot(), false)).toBe('folded');
  // Nobody was left to win against.
  expect(endingOf(pot(), true)).toBe('folded');
});

it('gives a great hand its emblem, and a pair or a high card none', () => {
  const hands = [null, [0, 23, 34], [12, 38, 5], [4, 18, 45], [1, 6, 11], [20, 21, 22], [7, 20, 46]];
  expect(hands.map(emblemOf)).toEqual([null, null, null, 'bridge', 'gold', 'flower', 'flower']);
});

it('has the last chip of a pot there before its sum is told', () => {
  for (const count of Object.values(runs))
    expect(runMs.from + count * runMs.each + runMs.way).toBeLessThanOrEqual(rakedMs + 120);
});

it('lets a face play what its seat does: the end before a comparison, and that before a choice', () => {
  const played: Played = {
    seat: 2,
    shown: seat(),
    wonGrade: null,
    isTold: false,
    isOwnGain: false,
    isAsked: false,
    isFighting: false,
    hasFelled: false,
    lies: null,
  };
  const moods: readonly (readonly [Partial<Played>, Mood])[] = [
    [{ shown: undefined, isAsked: true }, 'rest'],
    [{ isAsked: true }, 'thinks'],
    [{ shown: seat({ made: ['raise-100'] }) }, 'raises'],
    [{ shown: seat({ made: ['compare-200-4'] }) }, 'raises'],
    [{ shown: seat({ made: ['raise-100'], isPast: true }) }, 'rest'],
    [{ shown: seat({ made: ['hold-100'] }) }, 'rest'],
    [{ shown: seat({ made: ['fold'], isIn: false }) }, 'folded'],
    [{ isAsked: true, isFighting: true }, 'glares'],
    [{ lies: 'compared' }, 'glares'],
    [{ hasFelled: true, isFighting: true }, 'won'],
    [{ hasFelled: true, isTold: true, lies: 'compared' }, 'lost'],
    [{ lies: 'lifted', isTold: true, wonGrade: 1 }, 'won'],
    [{ lies: 'compared', isTold: true }, 'lost'],
    [{ lies: 'compared', isTold: true, isOwnGain: true }, 'lost'],
    [{ lies: 'compared', isTold: true, isOwnGain: true, seat: 3 }, 'sulks'],
    [{ shown: seat({ isIn: false }), isTold: true }, 'folded'],
  ];
  expect(moods.map(([change]) => moodOf({ ...played, ...change }))).toEqual(moods.map(([, mood]) => mood));
});
