import { describe, expect, it } from 'vitest';
import { cardsLeft, dealerFrom, drawerOf, nothingGone, shoeSize } from '../engine/shoe.ts';
import { nextShoe } from '../shoes.ts';
import { baccarat, noCommissionBaccarat } from './baccarat.ts';
import { endingsAfter, handsEnding, pairChanceAfter } from './counting.fixture.ts';
import { findTable, type ServedTable } from './index.ts';
import { seededBelow } from './seeded.fixture.ts';

/** A round of a shoe with what was gone before it. */
interface Dealt {
  readonly shoe: number;
  readonly round: number;
  readonly gone: string;
  readonly outcome: unknown;
}

/** Shoe after shoe, opened and drawn as the engine does it, by numbers of the test's own. */
const dealShoes = async (table: ServedTable, shoes: number): Promise<Dealt[]> => {
  const dealt: Dealt[] = [];
  let next = nextShoe(table, undefined, 1);
  for (let number = 1; ; number += 1) {
    const gone = next.shoe_gone ?? '';
    const outcome = await table.draw(seededBelow(table.gameCode, number), { strengths: [], gone });
    dealt.push({ shoe: next.shoe_from ?? 0, round: next.shoe_round ?? 0, gone, outcome });
    next = nextShoe(table, { ...next, state: 'settled', outcome }, number + 1);
    if (next.shoe_round === 1 && dealt.length === shoes * (table.shoe?.rounds ?? 0)) return dealt;
  }
};

const tableOf = (gameCode: string): ServedTable => {
  const table = findTable(gameCode);
  if (!table) throw new Error(`no table ${gameCode}`);
  return table;
};

const noCard = { strengths: [] };

describe.each(['crested-baccarat', 'tide-baccarat', 'dragon-and-tiger'])(
  '%s, shoe after shoe',
  (gameCode) => {
    const table = tableOf(gameCode);
    const shoes = 240;
    const all = dealShoes(table, shoes);

    it('deals no card more often than a shoe has it, and comes to an end before the cards do', async () => {
      const dealt = await all;
      const { rounds = 0, cardsOf } = table.shoe ?? {};
      expect(dealt).toHaveLength(shoes * rounds);
      const byShoe = Map.groupBy(dealt, ({ shoe }) => shoe);
      expect(byShoe.size).toBe(shoes);
      for (const [, own] of byShoe) {
        expect(own.map(({ round }) => round)).toEqual(Array.from({ length: rounds }, (_, at) => at + 1));
        const cards = own.flatMap(({ outcome }) => cardsOf?.(outcome) ?? []);
        const count = Map.groupBy(cards, (card) => card);
        expect(Math.max(...[...count.values()].map((same) => same.length))).toBeLessThanOrEqual(8);
        const last = own.at(-1);
        const taken = cards.length - (cardsOf?.(last?.outcome) ?? []).length;
        expect(cardsLeft(last?.gone ?? '')).toBe(shoeSize - taken);
      }
      expect(Math.min(...dealt.map(({ gone }) => cardsLeft(gone)))).toBeGreaterThan(shoeSize - 6 * rounds);
    });

    it('returns in its last ten rounds what it returns in the first', async () => {
      const late = (await all).filter(({ round }) => round > (table.shoe?.rounds ?? 0) - 10);
      expect(late).toHaveLength(10 * shoes);
      for (const { kind, spot = kind, rtp } of table.chances(noCard)) {
        const back = late.map(({ outcome }) => table.judge(outcome, noCard).payout(spot) / 100);
        const mean = back.reduce((sum, one) => sum + one, 0) / back.length;
        const spread = Math.sqrt(back.reduce((sum, one) => sum + (one - mean) ** 2, 0)) / back.length;
        expect(Math.abs(mean - rtp), `${spot} ${mean} ${rtp}`).toBeLessThan(3.5 * spread);
      }
    });
  },
);

describe.each([
  ['crested-baccarat', noCommissionBaccarat],
  ['tide-baccarat', baccarat],
] as const)('a card counter at %s', (gameCode, game) => {
  const table = tableOf(gameCode);
  /** Exact returns of every place in the next round, by what is gone. */
  const returnsAfter = (gone: string): Record<string, number> => {
    const endings = endingsAfter(gone);
    const places = game.spots.map((spot): [string, number] => [
      spot,
      spot.endsWith('-pair')
        ? 12 * pairChanceAfter(gone)
        : endings.reduce(
            (sum, end) => sum + (end.chance * game.payout(spot, handsEnding(end), noCard)) / 100,
            0,
          ),
    ]);
    return Object.fromEntries(places);
  };

  it('of a full shoe knows what the rules say', () => {
    const full = returnsAfter(nothingGone);
    for (const { kind, rtp } of game.chances(noCard))
      expect(full[kind] ?? full[`player-${kind}`], kind).toBeCloseTo(rtp, 9);
  });

  it('waits in vain for sides, ties and pairs, and gains next to nothing on the rest', async () => {
    const dealt = await dealShoes(table, 60);
    const last = dealt
      .filter(({ round }) => round === table.shoe?.rounds)
      .map(({ gone }) => returnsAfter(gone));
    const best = (spot: string): number => Math.max(...last.map((returns) => returns[spot] ?? 0));
    for (const spot of ['player', 'banker', 'tie', 'player-pair', 'banker-pair'])
      expect(best(spot), spot).toBeLessThan(1);
    /** Of a stake on this place in the last round of a shoe, by whoever bets only when that is worth it. */
    const gain = (spot: string): number =>
      last.reduce((sum, returns) => sum + Math.max(0, (returns[spot] ?? 0) - 1), 0) / last.length;
    const { kindMax = {}, spotMax } = table.chips;
    for (const { kind } of table.chances(noCard)) {
      expect(gain(kind), kind).toBeLessThan(0.004);
      if (best(kind) > 1) expect((kindMax[kind] ?? spotMax) / spotMax, kind).toBeLessThanOrEqual(0.1);
    }
    expect(best('small')).toBeGreaterThan(1);
  });
});

it('a round of a shoe from which nothing is gone is drawn as rounds were before shoes lasted', async () => {
  for (let round = 1; round <= 40; round += 1) {
    const place = drawerOf(seededBelow('as before', round), shoeSize);
    const deal = dealerFrom(seededBelow('as before', round), nothingGone);
    for (let card = 0; card < 6; card += 1) expect(await deal()).toBe((await place()) % 52);
    expect(
      await baccarat.draw(seededBelow('as before', round), { strengths: [], gone: nothingGone }),
    ).toEqual(await baccarat.draw(seededBelow('as before', round), noCard));
  }
});

it('a shoe of which one card is left deals that, and then no more', async () => {
  const gone = `7${'8'.repeat(51)}`;
  const deal = dealerFrom(async () => 0, gone);
  expect(await deal()).toBe(0);
  await expect(deal()).rejects.toThrow('the shoe is empty');
});
