import { type CurrencyCode, minor } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { seededWords } from '../../engine/simulate.ts';
import { ActionRefused } from '../game.ts';
import { findGame } from '../index.ts';
import { stakesOf } from '../stakes.ts';
import { payOf } from '../videoPoker/variants.ts';
import type { ManyHandsOutcome } from './outcome.ts';
import { drawSizes, handCounts, packsOf } from './rules.ts';

const game = (() => {
  const found = findGame('hundred-cranes');
  if (!found) throw new Error('no game');
  return found;
})();

/** Numbers that are the same for the same `seed`. */
const drawOf =
  (seed: number) =>
  async (sizes: readonly number[]): Promise<number[]> => {
    const words = seededWords(seed);
    return sizes.map((size) => words() % size);
  };

const play = async (seed: number, before: ManyHandsOutcome | null, action: object, stake = minor(100n)) =>
  game.play({ stake, currency: 'RMB' satisfies CurrencyCode, before, action, draw: drawOf(seed) });
const outcomeOf = ({ outcome }: { outcome: unknown }): ManyHandsOutcome => outcome as ManyHandsOutcome;

describe('a round of several hands', () => {
  it('holds the same cards in every hand, and draws none of them twice', async () => {
    for (let seed = 1; seed <= 40; seed += 1)
      for (const hands of handCounts) {
        const dealt = outcomeOf(await play(seed, null, { hands }));
        expect(dealt).toMatchObject({ count: hands, held: null, hands: [] });
        const drawn = outcomeOf(await play(seed, dealt, { hold: [3, 0] }));
        expect(drawn.hands).toHaveLength(hands);
        for (const { cards } of drawn.hands) {
          expect([cards[0], cards[3]]).toEqual([dealt.dealt[0], dealt.dealt[3]]);
          expect(new Set([...cards, ...dealt.dealt]).size).toBe(8);
        }
        expect(new Set(drawn.hands.map(({ cards }) => cards.join())).size).toBeGreaterThan(1);
      }
  });

  it('pays each hand for its part of the stake, in whole minor units at every stake', async () => {
    for (const stake of stakesOf('RMB'))
      for (const hands of handCounts) {
        const dealt = outcomeOf(await play(7, null, { hands }, stake));
        const step = await play(7, dealt, { hold: [0, 1, 2] }, stake);
        const shares = outcomeOf(step).hands.reduce((sum, { hand }) => sum + payOf('jacks', hand), 0);
        expect(step.win * BigInt(hands)).toBe(stake * BigInt(shares));
        expect(step.closes).toBe(true);
      }
  });

  it('shuffles what is left for each hand alike: every card comes as often at every place', async () => {
    const counts = new Array<number>(52).fill(0);
    const rounds = 4_000;
    for (let seed = 1; seed <= rounds; seed += 1) {
      const replacements = (await packsOf(drawOf(seed * 7_919))).replacementsOf(10);
      for (const cards of replacements) counts[cards[0] ?? 0] = (counts[cards[0] ?? 0] ?? 0) + 1;
    }
    const expected = (rounds * 10) / 52;
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
  });

  it('reads a number for every card that any hand may need, whatever is held', () => {
    expect(drawSizes).toHaveLength(5 + 10 * 5);
    expect(drawSizes.slice(0, 5)).toEqual([52, 51, 50, 49, 48]);
    expect(drawSizes.slice(5, 10)).toEqual([47, 46, 45, 44, 43]);
  });

  it('refuses other numbers of hands, a draw before the deal and a deal after it', async () => {
    for (const action of [{}, { hands: 3 }, { hands: 0 }, { hands: '5' }, { hold: [] }])
      await expect(play(1, null, action)).rejects.toThrow(ActionRefused);
    const dealt = outcomeOf(await play(1, null, { hands: 2 }));
    for (const action of [{}, { hands: 2 }, { hold: [0, 0] }, { hold: [5] }, { hold: [], hands: 10 }])
      await expect(play(1, dealt, action)).rejects.toThrow(ActionRefused);
  });
});
