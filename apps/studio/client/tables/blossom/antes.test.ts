import { expect, it } from 'vitest';
import { antesBy } from './antes.ts';
import { earlyMs } from './schedule.ts';

const opensAt = Date.parse('2026-11-29T12:00:00Z');
const table = (phase: 'open' | 'closed' | 'deciding') => ({
  phase,
  closesAt: new Date(opensAt + 11_000).toISOString(),
  drawsAt: new Date(opensAt + 13_500).toISOString(),
});

it('lays nobody’s ante before the player’s own, and then one after another over the time that is left', () => {
  const laidAt = opensAt + 3_000;
  const counted = [0, 1_900, 2_000, 5_000, 8_000, 9_900].map((ms) =>
    antesBy(table('open'), laidAt, laidAt + ms),
  );
  expect(counted).toEqual([1, 2, 2, 4, 5, 6]);
  expect(antesBy(table('open'), null, opensAt + 9_000)).toBe(0);
});

it('has all six in the middle before cards are dealt, however late the player has sat down', () => {
  const laidAt = opensAt + 10_900;
  // Before covered cards go round.
  expect(antesBy(table('closed'), laidAt, opensAt + 13_500 - earlyMs)).toBe(6);
});

it('shows whoever only watches the antes once bets are closed, which then lie there until a pot is told', () => {
  expect(antesBy(table('closed'), null, opensAt + 11_000)).toBe(1);
  expect(antesBy(table('closed'), null, opensAt + 12_950)).toBe(6);
  expect(antesBy(table('deciding'), null, opensAt + 14_000)).toBe(6);
});
