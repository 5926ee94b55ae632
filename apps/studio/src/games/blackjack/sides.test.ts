import { type CurrencyCode, minor } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { ActionRefused } from '../game.ts';
import { findGame } from '../index.ts';
import { stakesOf } from '../stakes.ts';
import type { BlackjackOutcome } from './outcome.ts';
import { cardsMax } from './rules.ts';
import { paysOfSide, sideChances, sideOf, sideReturn } from './sides.ts';

/** `AsKh` as cards. */
const cardsOf = (text: string): number[] =>
  (text.match(/../g) ?? []).map(
    (name) => 'A23456789TJQK'.indexOf(name.charAt(0)) + 13 * 'shcd'.indexOf(name.charAt(1)),
  );

describe('a side bet', () => {
  it.each([
    ['9s2h9s', 'pair', 'same_card', 26],
    ['9s2h9c', 'pair', 'same_colour', 11],
    ['9h2h9d', 'pair', 'same_colour', 11],
    ['9s2h9d', 'pair', 'mixed_pair', 6],
    ['9s9h8s', 'pair', null, 0],
    ['TsTsTs', 'three', 'suited_triple', 101],
    ['TsThTd', 'three', 'triple', 26],
    ['QsKsAs', 'three', 'straight_flush', 41],
    ['As3s2s', 'three', 'straight_flush', 41],
    ['KsAs2s', 'three', 'flush', 6],
    ['Kh2s3h', 'three', null, 0],
    ['4h6s5h', 'three', 'straight', 11],
    ['4h4s5h', 'three', null, 0],
    ['4h4hKh', 'three', 'flush', 6],
  ] as const)('on %s comes for %s to %s', (cards, name, result, pays) => {
    const side = sideOf(name, cardsOf(cards));
    expect(side.result).toBe(result);
    expect(paysOfSide(side)).toBe(pays);
  });

  it('returns exactly what its 140,608 first cards return', () => {
    const all = 52 ** 3;
    const of = (name: 'pair' | 'three') =>
      Object.fromEntries(
        [...sideChances(name)].map(([result, chance]) => [result, Math.round(chance * all)]),
      );
    expect(of('pair')).toEqual({ same_card: 2_704, same_colour: 2_704, mixed_pair: 5_408 });
    expect(of('three')).toEqual({
      suited_triple: 52,
      triple: 780,
      straight_flush: 288,
      straight: 4_320,
      flush: 8_448,
    });
    expect(sideReturn('pair')).toBeCloseTo(49 / 52, 12);
    expect(sideReturn('three')).toBeCloseTo(135_548 / all, 12);
  });
});

describe('the table with side bets', () => {
  const game = findGame('twin-lanterns');
  if (!game) throw new Error('no game');
  const stake = minor(100n);

  const play = async (cards: string, before: BlackjackOutcome | null, action: object, of = stake) =>
    game.play({
      stake: of,
      currency: 'RMB' satisfies CurrencyCode,
      before,
      action,
      draw: async () => {
        const first = cardsOf(cards);
        return Array.from({ length: cardsMax }, (_, place) => first[place] ?? 9);
      },
    });
  const outcomeOf = ({ outcome }: { outcome: unknown }): BlackjackOutcome => outcome as BlackjackOutcome;

  it('pays side bets with the deal, and plays the hand for what they leave', async () => {
    const cards = '5s5h5s9c6h';
    const dealt = await play(cards, null, { sides: ['pair', 'three'] });
    // A fifth each: the identical pair, and the triple.
    expect(dealt).toMatchObject({ win: 20n * 26n + 20n * 26n, furtherStake: 0n, closes: false });
    const doubled = await play(cards, outcomeOf(dealt), { move: 'double' });
    expect(doubled.furtherStake).toBe(60n);
    expect(outcomeOf(doubled).sides).toEqual([
      { name: 'pair', result: 'same_card' },
      { name: 'three', result: 'triple' },
    ]);
  });

  it('plays for the whole stake without them', async () => {
    const dealt = await play('AsThKs9c', null, {});
    expect(dealt).toMatchObject({ win: 250n, closes: true });
    expect(await play('AsThKs9c', null, { sides: ['pair'] })).toMatchObject({ win: 200n, closes: true });
  });

  it('insures half of the hand, at every stake that is offered, in whole minor units', async () => {
    for (const offered of stakesOf('RMB'))
      for (const sides of [[], ['pair'], ['three', 'pair']]) {
        const dealt = await play('2sAh3dKc', null, { sides }, offered);
        const insured = await play('2sAh3dKc', outcomeOf(dealt), { move: 'insure' }, offered);
        const hand = (offered * BigInt(20 - 4 * sides.length)) / 20n;
        expect(insured).toMatchObject({ furtherStake: hand / 2n, win: (hand * 3n) / 2n, closes: true });
      }
  });

  it('takes none twice, none that it does not know, and none after the deal', async () => {
    for (const sides of [['pair', 'pair'], ['four'], 'pair'])
      await expect(play('2s3h4d5c', null, { sides })).rejects.toThrow(ActionRefused);
    const dealt = await play('2s3h4d5c', null, {});
    await expect(play('2s3h4d5c', outcomeOf(dealt), { move: 'hit', sides: ['pair'] })).rejects.toThrow(
      ActionRefused,
    );
  });

  it('takes no lanterns, and the table of the ladder takes no side bets', async () => {
    await expect(play('2s3h4d5c', null, { lanterns: ['ladder'] })).rejects.toThrow(ActionRefused);
    const laddered = findGame('lantern-twenty-one');
    const deal = async () =>
      laddered?.play({
        stake,
        currency: 'RMB',
        before: null,
        action: { sides: ['pair'] },
        draw: async () => Array.from({ length: cardsMax }, () => 0),
      });
    await expect(deal()).rejects.toThrow(ActionRefused);
  });

  it('states the least that a round returns', () => {
    expect(game.rtpBp()).toBe(9778);
  });
});
