import { describe, expect, it } from 'vitest';
import { type BaccaratOutcome, baccarat, squeezeBaccarat } from './baccarat.ts';
import { dealtOf, winnerAtMs } from './baccaratDealing.ts';

// Cards below 13 are spades, the ace first: 8 is a nine, 9 a ten.
const natural: BaccaratOutcome = { player: [8, 9], banker: [1, 2] };
const playerStands: BaccaratOutcome = { player: [5, 9], banker: [1, 2, 9] };
const bothDraw: BaccaratOutcome = { player: [1, 9, 4], banker: [1, 0, 9] };
const rounds = [natural, playerStands, bothDraw];

describe('cards that are squeezed', () => {
  it.each(rounds)('lie face down one hand after the other, each third card after them: %o', (outcome) => {
    const dealt = dealtOf(outcome, 'squeezed');
    expect(dealt.map(({ card }) => card).sort()).toEqual([...outcome.player, ...outcome.banker].sort());
    const windows = [
      ...new Set(dealt.map(({ squeezedFrom, turnedAt }) => `${squeezedFrom} ${turnedAt}`)),
    ].map((window) => window.split(' ').map(Number));
    for (const [at, [from = 0, to = 0]] of windows.entries()) {
      expect(to - from).toBe(at < 2 ? 5_000 : 4_000);
      // Nobody squeezes the next while one hand still lies face down.
      expect(from).toBeGreaterThanOrEqual(windows[at - 1]?.[1] ?? 0);
    }
    for (const { at, squeezedFrom = 0 } of dealt) expect(at).toBeLessThanOrEqual(squeezedFrom);
  });

  it('wait for no card that is not dealt, and for nobody after the last', () => {
    const shown = rounds.map((outcome) => squeezeBaccarat.showMs?.(outcome) ?? 0);
    expect(shown).toEqual([14_600, 19_100, 23_600]);
    for (const outcome of rounds) {
      const last = Math.max(...dealtOf(outcome, 'squeezed').map(({ turnedAt }) => turnedAt));
      expect(winnerAtMs(outcome, 'squeezed')).toBe(last + 800);
    }
  });

  it('are shown whole before the round is paid, however long they take', () => {
    for (const outcome of rounds)
      expect(squeezeBaccarat.showMs?.(outcome)).toBeLessThanOrEqual(squeezeBaccarat.clock.drawnMs);
  });
});

it('a dealer who turns each card at once lets nobody squeeze', () => {
  for (const outcome of rounds)
    for (const { at, squeezedFrom, turnedAt } of dealtOf(outcome, 'turned')) {
      expect(squeezedFrom).toBeUndefined();
      expect(turnedAt).toBe(at + 700);
    }
  expect(rounds.map((outcome) => baccarat.showMs?.(outcome))).toEqual([4_600, 6_400, 8_000]);
});

it('a squeeze changes the return of no bet, and has none of the side bets', () => {
  const known = baccarat.chances({ strengths: [] });
  const squeezed = squeezeBaccarat.chances({ strengths: [] });
  expect(squeezed.map(({ kind }) => kind)).toEqual(['player', 'banker', 'tie', 'pair']);
  for (const bet of squeezed) expect(known).toContainEqual(bet);
  expect(squeezeBaccarat.isSpot('player-bonus')).toBe(false);
});
