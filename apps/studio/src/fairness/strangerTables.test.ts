import { describe, expect, it } from 'vitest';
import { blossomOutcomeSchema, isDealt } from '../tables/games/blossomFacts.ts';
import { blossom } from '../tables/games/blossomPot.ts';
import { blossoms, playPot } from './stranger/blossom.ts';
import { cardTables, lanternHand, placesIn } from './stranger/cardTables.ts';
import { tables, vectors } from './stranger/data.ts';
import { handTables } from './stranger/handTables.ts';
import { drawOf } from './stranger/numbers.ts';
import { numberTables } from './stranger/numberTables.ts';
import { raceTables } from './stranger/raceTables.ts';

/**
 * Every round of the shared tables, recomputed from its seed and its entropy by the descriptions and data in `docs/fairness` alone:
 * which numbers are drawn, what they come to, and what comes back of a bet on each place.
 */

const programs = { ...numberTables, ...raceTables, ...cardTables, ...handTables, ...blossoms };
const rounds = vectors.filter((vector) => vector.kind === 'table');
const games = Object.keys(tables);
/** Nothing is gone. */
const fullShoe = '0'.repeat(52);

describe('a stranger’s programs', () => {
  it('are there for every shared table', () => {
    expect(Object.keys(programs).sort()).toEqual([...games].sort());
    expect(new Set(rounds.map(({ game }) => game))).toEqual(new Set(games));
  });

  it.each(games)('come to every round of %s', (game) => {
    const [program, data] = [programs[game], tables[game]];
    if (!program || !data) throw new Error(`no program for ${game}`);
    for (const round of rounds.filter((one) => one.game === game)) {
      const { below, noted } = drawOf(round.serverSeed, round.entropy, round.round);
      const { outcome, back } = program(below, round.strengths, data, round.shoe?.gone ?? fullShoe);
      expect(noted).toEqual(round.numbers);
      expect(outcome).toEqual(round.outcome);
      const places = [...placesIn(data), ...(round.tickets ?? [])];
      const paid = Object.fromEntries(
        places.flatMap((place) => (back(place) > 0 ? [[place, back(place)]] : [])),
      );
      expect(paid).toEqual(round.back);
      expect(places.length).toBeGreaterThan(Object.keys(paid).length);
    }
  });

  it('read the strengths of a round off its fingerprint', () => {
    const withRunners = rounds.filter(({ game }) => tables[game]?.runners);
    expect(withRunners.length).toBeGreaterThan(8);
    for (const { game, serverSeedHash, strengths } of withRunners) {
      const { count = 0, from = 0, spread = 1 } = tables[game]?.runners ?? {};
      const read = Array.from({ length: count }, (_, runner) =>
        Number.parseInt(serverSeedHash.slice(4 * runner, 4 * runner + 4), 16),
      );
      expect(strengths).toEqual(read.map((number) => from + (number % spread)));
    }
  });

  it('count what is gone from a shoe over its earlier rounds, to its last', () => {
    const lasting = games.filter((game) => tables[game]?.shoe);
    expect(lasting).toHaveLength(4);
    for (const game of lasting) {
      const own = rounds.flatMap((one) =>
        one.game === game && one.shoe ? [{ ...one, shoe: one.shoe }] : [],
      );
      expect(Math.max(...own.map(({ shoe }) => shoe.round))).toBe(tables[game]?.shoe?.rounds);
      for (const { round, numbers, shoe } of own) {
        const shown = shoe.earlier.flat();
        const counted = Array.from({ length: 52 }, (_, card) => shown.filter((one) => one === card).length);
        expect(counted.join('')).toBe(shoe.gone);
        expect(shoe.earlier).toHaveLength(shoe.round - 1);
        expect(round).toBe(shoe.from + shoe.round - 1);
        expect(numbers[0]?.below).toBe(416 - shown.length);
      }
    }
  });

  it('deal a hand cards of its own and play it', () => {
    const hands = rounds.flatMap((round) => (round.hand ? [{ ...round, hand: round.hand }] : []));
    expect(hands.length).toBeGreaterThan(1);
    for (const { serverSeed, entropy, round, hand } of hands) {
      const { slip, spot, made } = hand;
      const own = drawOf(serverSeed, `${entropy}:${slip}:${spot}`, round);
      expect(lanternHand(drawOf(serverSeed, entropy, round).below, own.below, spot, made)).toBe(hand.back);
      expect(own.noted).toEqual(hand.numbers);
    }
  });

  it('deal a pot of members and play its bots', () => {
    const pots = rounds.flatMap((round) => (round.pot ? [{ ...round, pot: round.pot }] : []));
    expect(pots.length).toBeGreaterThan(1);
    for (const { game, serverSeed, entropy, round, pot } of pots) {
      const { slip, plays, numbers, ...played } = pot;
      const { below, noted } = drawOf(serverSeed, `${entropy}:${slip}:pot`, round);
      expect(playPot(below, plays, tables[game] ?? {})).toEqual(played);
      expect(noted).toEqual(numbers);
    }
  });

  it('play the bots of rounds of before, which had no tempers, as the house reads them', async () => {
    const [dealt] = rounds.filter(({ game }) => game === 'golden-blossom');
    const outcome = blossomOutcomeSchema.parse(dealt?.outcome);
    if (!isDealt(outcome)) throw new Error('no pot');
    const { tempers: _, ...before } = outcome;
    const drawFormer = blossom.drawFormer?.(before);
    for (let round = 1; round <= 20; round += 1) {
      const [theirs, ours] = [1, 2].map(() => drawOf('a seed of before', 'entropy', round).below);
      if (!theirs || !ours || !drawFormer) throw new Error('no round of before');
      const { hands, made } = playPot(
        theirs,
        Array.from({ length: 6 }, () => null),
        tables['golden-blossom'] ?? {},
        null,
      );
      expect(await drawFormer(async (bound) => ours(bound), { strengths: [] })).toEqual({
        hands,
        plays: made,
      });
    }
  });
});
