import { type CurrencyCode, minor } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { ActionRefused } from '../game.ts';
import { findGame } from '../index.ts';
import { stakesOf } from '../stakes.ts';
import { areTogether, ladderPays, ladderSteps, lanternNames, moonNames } from './ladder.ts';
import { ladderChances, ladderReturn, moonChance, moonReturn } from './ladderTheory.ts';
import { type BlackjackOutcome, blackjackOutcomeSchema } from './outcome.ts';
import { cardsMax } from './rules.ts';
import { bestReturn, worthsOf } from './theory.ts';

const ranks: Readonly<Record<string, number>> = { A: 0, T: 9, J: 10, Q: 11, K: 12 };
const cardsOf = (letters: string): number[] =>
  [...letters].map((letter) => ranks[letter] ?? Number(letter) - 1);

describe('the ladder', () => {
  it.each([
    ['T6T', 2],
    ['6T9', 2],
    ['TTA', 0],
    ['T7', 0],
    ['2T2T', 4],
    ['222TT', 9],
    ['2222TT', 30],
    ['A22222', 0],
    ['2A2AT', 0],
    ['A2A2A5K', 100],
    ['AAAA2ATK', 500],
    ['AAAAAAATK', 500],
  ])('pays for a dealer with %s %i times the bet', (dealer, pays) => {
    expect(ladderPays(cardsOf(dealer))).toBe(pays);
  });

  it('is climbed as often as all the dealer’s cards say', () => {
    const chances = ladderChances();
    // Dealers who stand on every 17 go over with 28.16 % from an endless shoe.
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(0.281593, 6);
    expect(chances[0]).toBeCloseTo(0.172963, 6);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(ladderReturn()).toBeCloseTo(
      ladderSteps.reduce((sum, { pays }, step) => sum + pays * (chances[step] ?? 0), 0),
      12,
    );
    expect(ladderReturn()).toBeCloseTo(0.96209, 6);
  });
});

describe('the moons', () => {
  it('are every pair of ranks, each of them one moon', () => {
    expect(moonNames.map((name) => Math.round(moonChance(name) * 169))).toEqual([36, 74, 59]);
    expect(moonNames.map((name) => moonReturn(name) * 169)).toEqual([162, 166.5, 162.25]);
  });

  it('are bet one at a time, with the ladder or without', () => {
    expect(areTogether([])).toBe(true);
    for (const moon of moonNames) expect(areTogether(['ladder', moon])).toBe(true);
    expect(areTogether(['new_moon', 'full_moon'])).toBe(false);
    expect(areTogether(['ladder', 'ladder'])).toBe(false);
  });
});

describe('the table of the ladder', () => {
  const game = findGame('lantern-twenty-one');
  if (!game) throw new Error('no game');
  const stake = minor(100n);

  /** The first cards in the order of the draw: player, open card, player, hole card, then what follows. */
  const play = async (letters: string, before: BlackjackOutcome | null, action: object, of = stake) => {
    const first = cardsOf(letters);
    const step = await game.play({
      stake: of,
      currency: 'RMB' satisfies CurrencyCode,
      before,
      action,
      draw: async () => Array.from({ length: cardsMax }, (_, place) => first[place] ?? 9),
    });
    return { ...step, outcome: blackjackOutcomeSchema.parse(step.outcome) };
  };

  it('pays the moon with the deal, and the ladder when the dealer has gone over', async () => {
    const dealt = await play('T6T6', null, { lanterns: ['ladder', 'full_moon'] });
    expect(dealt).toMatchObject({ win: 55n, furtherStake: 0n, closes: false });
    expect(dealt.outcome.lanterns).toEqual([
      { name: 'ladder', units: null },
      { name: 'full_moon', units: 11 },
    ]);
    const stood = await play('T6T6', dealt.outcome, { move: 'stand' });
    // The hand has 60 of the stake and wins as much again; the ladder pays twice its 20.
    expect(stood).toMatchObject({ win: 160n, closes: true });
    expect(stood.outcome.lanterns?.[0]).toEqual({ name: 'ladder', units: 8 });
  });

  it('lets the dealer play on for the ladder when the hand is over 21, and has nobody play for nothing', async () => {
    const dealt = await play('T6T6', null, { lanterns: ['ladder'] });
    const bust = await play('T6T6T', dealt.outcome, { move: 'hit' });
    expect(bust.outcome.hands[0]?.result).toBe('bust');
    expect(bust.outcome.dealer).toHaveLength(3);
    expect(bust).toMatchObject({ win: 40n, closes: true });
    const without = await play('T6T6', null, {});
    const lost = await play('T6T6T', without.outcome, { move: 'hit' });
    expect(lost.outcome.dealer).toHaveLength(2);
    expect(lost).toMatchObject({ win: 0n, closes: true });
  });

  it('climbs under a blackjack of the player, and not under one of the dealer', async () => {
    const natural = await play('A6T6', null, { lanterns: ['ladder'] });
    expect(natural).toMatchObject({ win: 200n + 40n, closes: true });
    const dealers = await play('TTTA', null, { lanterns: ['ladder', 'new_moon'] });
    expect(dealers).toMatchObject({ win: 0n, closes: true });
    expect(dealers.outcome.lanterns).toEqual([
      { name: 'ladder', units: 0 },
      { name: 'new_moon', units: 0 },
    ]);
  });

  it('doubles, splits and insures by the stake of the hand, at every stake in whole minor units', async () => {
    for (const offered of stakesOf('RMB'))
      for (const lanterns of [[], ['ladder'], ['ladder', 'half_moon']]) {
        const hand = (offered * BigInt(20 - 4 * lanterns.length)) / 20n;
        const dealt = await play('8A8T', null, { lanterns }, offered);
        const insured = await play('8A8T', dealt.outcome, { move: 'insure' }, offered);
        expect(insured).toMatchObject({ furtherStake: hand / 2n, win: (hand * 3n) / 2n, closes: true });
        const pair = await play('8686', null, { lanterns }, offered);
        expect((await play('8686', pair.outcome, { move: 'split' }, offered)).furtherStake).toBe(hand);
      }
  });

  it('takes no two moons, none twice, none that it does not know, and none after the deal', async () => {
    for (const lanterns of [['new_moon', 'half_moon'], ['ladder', 'ladder'], ['sun'], 'ladder', null])
      await expect(play('2345', null, { lanterns })).rejects.toThrow(ActionRefused);
    await expect(play('2345', null, { lanterns: [...lanternNames] })).rejects.toThrow(ActionRefused);
    const dealt = await play('2345', null, {});
    await expect(play('2345', dealt.outcome, { move: 'hit', lanterns: ['ladder'] })).rejects.toThrow(
      ActionRefused,
    );
  });

  it('goes on with a round from before there were lanterns', async () => {
    const { lanterns: _, ...stored } = (await play('T6T6', null, {})).outcome;
    const stood = await play('T6T6', stored, { move: 'stand' });
    expect(stood).toMatchObject({ win: 200n, closes: true });
    expect(stood.outcome.lanterns).toBeUndefined();
    expect(game.verifyFields(stood.outcome)).toEqual({ moves: 'stand' });
  });

  it('states the least that a round returns', () => {
    expect(game.rtpBp()).toBe(9807);
    expect(bestReturn()).toBeGreaterThan(0.9807);
  });
});

describe('the coach', () => {
  const bestOf = (hand: string, open: string, can: Parameters<typeof worthsOf>[0]) =>
    worthsOf(can, cardsOf(hand), cardsOf(open)[0] ?? 0)[0]?.move;

  it.each([
    ['T6', 'T', 'hit'],
    ['T6', '6', 'stand'],
    ['65', '6', 'double'],
    ['T2', '4', 'stand'],
    ['T2', '3', 'hit'],
    ['A7', '9', 'hit'],
    ['A7', '8', 'stand'],
  ] as const)('plays %s against %s as is known: %s', (hand, open, move) => {
    expect(bestOf(hand, open, ['hit', 'stand', 'double'])).toBe(move);
  });

  it('splits aces and eights, never tens, and declines insurance', () => {
    const can = ['hit', 'stand', 'double', 'split'] as const;
    expect(bestOf('AA', '6', can)).toBe('split');
    expect(bestOf('88', 'T', can)).toBe('split');
    expect(bestOf('TT', '6', can)).toBe('stand');
    expect(worthsOf(['insure', 'decline'], cardsOf('TT'), 0)).toEqual([
      { move: 'decline', worth: 0 },
      { move: 'insure', worth: expect.closeTo(-1 / 26, 12) },
    ]);
  });
});
