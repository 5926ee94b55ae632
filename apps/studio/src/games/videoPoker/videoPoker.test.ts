import { minor } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { seededWords } from '../../engine/simulate.ts';
import { ActionRefused } from '../game.ts';
import { findGame } from '../index.ts';
import { holdWorths, isAsGood } from './advice.ts';
import { type PokerOutcome, pokerOutcomeSchema } from './outcome.ts';
import { handChance, leastVariant, returnOf, roundWays } from './return.ts';
import { dealHand, drawHand, nameOf } from './rules.ts';
import { bestHolds, handWaysOf, quickHolds } from './theory.ts';
import { type HandName, handNames, payingHandsOf, payOf, type Variant, variants } from './variants.ts';

/** `AsKsQsJsTs` as cards. */
const cardsOf = (text: string): number[] =>
  (text.match(/../g) ?? []).map(
    (name) => 'A23456789TJQK'.indexOf(name.charAt(0)) + 13 * 'shcd'.indexOf(name.charAt(1)),
  );

describe('a hand of five', () => {
  it.each<[string, HandName]>([
    ['AsKsQsJsTs', 'royal_flush'],
    ['As2s3s4s5s', 'straight_flush'],
    ['AsKsQsJs9s', 'flush'],
    ['AhKsQsJsTs', 'straight'],
    ['Ah2s3s4s5s', 'straight'],
    ['2hAsKsQsJs', 'nothing'],
    ['7s7h7c7dKs', 'four'],
    ['7s7h7cKdKs', 'full_house'],
    ['7s7h7cKdQs', 'three'],
    ['7s7hKcKdQs', 'two_pair'],
    ['JsJh3c4d5s', 'jacks'],
    ['AsAh3c4d5s', 'jacks'],
    ['TsTh3c4d5s', 'nothing'],
    ['AsAhAcAd5s', 'four'],
  ])('%s is %s', (text, name) => {
    expect(nameOf(cardsOf(text), 'jacks')).toBe(name);
  });

  it.each<[string, HandName]>([
    ['AsAhAcAd5s', 'four_aces'],
    ['2s2h2c2d5s', 'four_low'],
    ['4s4h4c4d5s', 'four_low'],
    ['5s5h5c5dAs', 'four'],
    ['KsKhKcKd5s', 'four'],
  ])('%s is %s where fours are graded', (text, name) => {
    expect(nameOf(cardsOf(text), 'bonus')).toBe(name);
    expect(nameOf(cardsOf(text), 'double_bonus')).toBe(name);
  });

  it.each<[string, HandName]>([
    ['2s2h2c2d5s', 'four_deuces'],
    ['AsKsQsJsTs', 'royal_flush'],
    ['As2hQsJsTs', 'wild_royal'],
    ['2s2h2cTsAs', 'wild_royal'],
    ['2s2h2c9c9d', 'five'],
    ['7s7h7c7d2s', 'five'],
    ['As2h3s4s5s', 'straight_flush'],
    ['9s2hQsJsTs', 'straight_flush'],
    ['7s7h2c2dKs', 'four'],
    ['7s7hKcKd2s', 'full_house'],
    ['3s7s9sJs2h', 'flush'],
    ['3s4h2c2d7s', 'straight'],
    ['3sKh2c2d7s', 'three'],
    ['2sJhJc4d5s', 'three'],
    ['JsJhQcQd5s', 'nothing'],
    ['AsAhQc9d5s', 'nothing'],
    ['2sAhQc9d5s', 'nothing'],
  ])('%s is %s where deuces are wild', (text, name) => {
    expect(nameOf(cardsOf(text), 'deuces')).toBe(name);
  });

  it('comes as often as it must among all that there are', () => {
    const counts = (variant: Variant) => {
      const found = new Map<HandName, number>();
      for (let e = 4; e < 52; e += 1)
        for (let d = 3; d < e; d += 1)
          for (let c = 2; c < d; c += 1)
            for (let b = 1; b < c; b += 1)
              for (let a = 0; a < b; a += 1) {
                const name = nameOf([a, b, c, d, e], variant);
                found.set(name, (found.get(name) ?? 0) + 1);
              }
      return Object.fromEntries(found);
    };
    const jacks = {
      royal_flush: 4,
      straight_flush: 36,
      four: 624,
      full_house: 3_744,
      flush: 5_108,
      straight: 10_200,
      three: 54_912,
      two_pair: 123_552,
      jacks: 337_920,
      nothing: 2_062_860,
    };
    expect(counts('jacks')).toEqual(jacks);
    expect(counts('bonus')).toEqual({ ...jacks, four: 432, four_low: 144, four_aces: 48 });
    expect(counts('deuces')).toEqual({
      royal_flush: 4,
      four_deuces: 48,
      wild_royal: 480,
      five: 624,
      straight_flush: 2_068,
      four: 31_552,
      full_house: 12_672,
      flush: 14_472,
      straight: 62_232,
      three: 355_080,
      nothing: 2_119_728,
    });
  });
});

describe('the draw', () => {
  const pack = cardsOf('2h7s9cKdKs3h4h5h6h8h');

  it('keeps what is held where it is and replaces the rest in order', () => {
    expect(dealHand(pack, 'jacks')).toMatchObject({ held: null, hand: 'jacks' });
    expect(drawHand(pack, [4, 3], 'bonus')).toEqual({
      variant: 'bonus',
      cards: cardsOf('3h4h5hKdKs'),
      held: [3, 4],
      hand: 'jacks',
    });
    expect(drawHand(pack, [0], 'jacks')).toMatchObject({
      cards: cardsOf('2h3h4h5h6h'),
      hand: 'straight_flush',
    });
    expect(drawHand(pack, [0, 1, 2, 3, 4], 'deuces').cards).toEqual(pack.slice(0, 5));
  });
});

describe('a round', () => {
  const game = findGame('crane-poker');
  if (!game) throw new Error('no game');
  const play = async (before: PokerOutcome | null, action: object, seed = 4) =>
    game.play({
      stake: minor(100n),
      currency: 'RMB',
      before,
      action,
      draw: async (sizes) => {
        const words = seededWords(seed);
        return sizes.map((size) => words() % size);
      },
    });
  const dealt = async (action: object): Promise<PokerOutcome> =>
    pokerOutcomeSchema.parse((await play(null, action)).outcome);

  it('is paid by the table that was chosen before the deal', async () => {
    for (const variant of variants) {
      const before = await dealt({ variant });
      const step = await play(before, { hold: [0, 1, 2, 3, 4] });
      expect(step.outcome).toMatchObject({ variant, cards: before.cards });
      expect(step).toMatchObject({ win: BigInt(100 * payOf(variant, before.hand)), closes: true });
    }
  });

  it('from before there was a choice goes on by the first table, and its link says what it said', async () => {
    const { variant: _, ...stored } = await dealt({});
    const step = await play(stored, { hold: [0, 1] });
    expect(step.outcome).toMatchObject({ variant: 'jacks' });
    expect(game.verifyFields({ ...stored, held: [0, 1] })).toEqual({ held: '01' });
    expect(game.verifyFields({ ...stored, variant: 'deuces', held: [0, 1] })).toEqual({ held: 'deuces/01' });
  });

  it('refuses a table that there is not, and another one after the deal', async () => {
    for (const action of [{ variant: 'aces' }, { variant: null }, { variant: 'bonus', hold: [] }])
      await expect(play(null, action)).rejects.toThrow(ActionRefused);
    const before = await dealt({ variant: 'bonus' });
    for (const action of [{ variant: 'deuces', hold: [0] }, { variant: 'bonus' }, { hold: [0, 0] }])
      await expect(play(before, action)).rejects.toThrow(ActionRefused);
  });
});

describe('a pay table', () => {
  it.each(variants)(
    '%s returns under the best play what is stated of it, hand by hand',
    (variant) => {
      const ways = handWaysOf(variant);
      const stated = handNames.map((hand) => Math.round(handChance(variant, hand) * roundWays));
      expect(ways).toEqual(stated);
    },
    120_000,
  );

  it('lists what it pays, the best first', () => {
    for (const variant of variants) {
      const pays = payingHandsOf(variant).map((hand) => payOf(variant, hand));
      expect(pays).toEqual(pays.toSorted((a, b) => b - a));
      expect(pays.at(-1)).toBe(1);
    }
  });

  it('of the least return is stated in the catalogue', () => {
    expect(variants.map((variant) => returnOf(variant).toFixed(6))).toEqual([
      '0.972984',
      '0.980147',
      '0.978062',
      '0.979653',
    ]);
    expect(leastVariant).toBe('jacks');
    expect(findGame('crane-poker')?.rtpBp()).toBe(9730);
    expect(findGame('hundred-cranes')?.rtpBp()).toBe(9730);
  });
});

describe('the coach', () => {
  it.each(variants)(
    'says at %s the hold that the theory holds, and what it is worth',
    async (variant) => {
      const [bestOf, quickOf] = [bestHolds(variant), quickHolds(variant)];
      const words = seededWords(11);
      for (let hand = 0; hand < 2; hand += 1) {
        const pack = Array.from({ length: 52 }, (_, card) => card);
        const cards = [0, 1, 2, 3, 4].map(() => pack.splice(words() % pack.length, 1)[0] ?? 0);
        let rests = 0;
        const worths = await holdWorths(cards, variant, async () => {
          rests += 1;
        });
        const { hold, mean } = bestOf(cards);
        // Once found, and once kept.
        expect([quickOf(cards), quickOf(cards)]).toEqual([hold, hold]);
        const [best] = worths;
        if (!best) throw new Error('no hold');
        expect(best.mean).toBeCloseTo(mean, 12);
        const same = worths.filter((worth) => isAsGood(worth, best)).map(({ held }) => held);
        expect(same).toContainEqual(hold);
        expect(worths).toHaveLength(32);
        expect(rests).toBeGreaterThan(20);
      }
    },
    60_000,
  );

  it('holds two pair against one, and lets an unpaid pair of tens go for four to a royal flush', async () => {
    const best = async (text: string, variant: Variant) =>
      (await holdWorths(cardsOf(text), variant, async () => undefined))[0]?.held;
    expect(await best('KsKh7c7d3s', 'jacks')).toEqual([0, 1, 2, 3]);
    expect(await best('TsThJsQsKs', 'jacks')).toEqual([0, 2, 3, 4]);
    expect(await best('2s7h9cJdKs', 'deuces')).toEqual([0]);
  });
});
