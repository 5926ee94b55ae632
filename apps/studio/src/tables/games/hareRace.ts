import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import type { Below } from '../engine/ranges.ts';
import type { BetChance, RoundCard, TableGame } from '../engine/tableGame.ts';

/**
 * Six hares. The chance of each to come in first is its share of all strengths; the second place is drawn in the same
 * way among those that are left, and so on.
 */
export const hareCount = 6;

export const raceOutcomeSchema = z.object({
  /** Hares by the order in which they come in, 0–5. */
  order: z
    .array(z.int().check(z.minimum(0), z.maximum(hareCount - 1)))
    .check(z.minLength(hareCount), z.maxLength(hareCount)),
});
export type RaceOutcome = Told<typeof raceOutcomeSchema>;

/** Prices are set to return at most this share, and rounded down to a hundredth. */
const returnWanted = 0.94;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const winChance = ({ strengths }: RoundCard, hare: number): number => (strengths[hare] ?? 0) / sum(strengths);

/** First or second: first, or second behind any other. */
const placeChance = (card: RoundCard, hare: number): number => {
  const all = sum(card.strengths);
  const own = card.strengths[hare] ?? 0;
  return card.strengths.reduce(
    (chance, other, index) => (index === hare ? chance : chance + (other / all) * (own / (all - other))),
    winChance(card, hare),
  );
};

/** These two in the first two places, in this order. */
const forecastChance = ({ strengths }: RoundCard, first: number, second: number): number => {
  const all = sum(strengths);
  const ahead = strengths[first] ?? 0;
  return (ahead / all) * ((strengths[second] ?? 0) / (all - ahead));
};

/** Never below 1.01: a bet that wins must win something. */
const priceFor = (chance: number): number => Math.max(101, Math.floor((100 * returnWanted) / chance));

type Parsed = { kind: 'win' | 'place'; hare: number } | { kind: 'forecast'; first: number; second: number };

/** Spots: `win:1` … `win:6`, `place:1` …, `forecast:1-2`. */
const parseSpot = (spot: string): Parsed | undefined => {
  const single = /^(win|place):([1-6])$/.exec(spot);
  if (single) return { kind: single[1] === 'win' ? 'win' : 'place', hare: Number(single[2]) - 1 };
  const pair = /^forecast:([1-6])-([1-6])$/.exec(spot);
  if (!pair || pair[1] === pair[2]) return undefined;
  return { kind: 'forecast', first: Number(pair[1]) - 1, second: Number(pair[2]) - 1 };
};

const chanceOf = (card: RoundCard, bet: Parsed): number => {
  switch (bet.kind) {
    case 'win':
      return winChance(card, bet.hare);
    case 'place':
      return placeChance(card, bet.hare);
    case 'forecast':
      return forecastChance(card, bet.first, bet.second);
  }
};

/** Price of a spot in hundredths, the stake included; 0 where there is no such spot. */
export const racePrice = (card: RoundCard, spot: string): number => {
  const bet = parseSpot(spot);
  return bet ? priceFor(chanceOf(card, bet)) : 0;
};

const draw = async (below: Below, { strengths }: RoundCard): Promise<RaceOutcome> => {
  const left = strengths.map((strength, hare) => ({ hare, strength }));
  const order: number[] = [];
  while (left.length > 0) {
    let place = await below(sum(left.map(({ strength }) => strength)));
    const found = left.findIndex(({ strength }) => {
      place -= strength;
      return place < 0;
    });
    const [next] = left.splice(found, 1);
    if (next) order.push(next.hare);
  }
  return { order };
};

const wins = (bet: Parsed, [first, second]: readonly number[]): boolean => {
  switch (bet.kind) {
    case 'win':
      return bet.hare === first;
    case 'place':
      return bet.hare === first || bet.hare === second;
    case 'forecast':
      return bet.first === first && bet.second === second;
  }
};

const chances = (card: RoundCard): readonly BetChance[] => {
  const hares = card.strengths.map((_, hare) => hare + 1);
  const spots = [
    ...hares.map((hare) => `win:${hare}`),
    ...hares.map((hare) => `place:${hare}`),
    ...hares.flatMap((one) =>
      hares.filter((other) => other !== one).map((other) => `forecast:${one}-${other}`),
    ),
  ];
  return spots.flatMap((spot) => {
    const bet = parseSpot(spot);
    if (!bet) return [];
    const chance = chanceOf(card, bet);
    const pays = priceFor(chance);
    return [{ kind: spot, chance, pays, rtp: (chance * pays) / 100 }];
  });
};

export const hareRace: TableGame<RaceOutcome> = {
  gameCode: 'hare-derby',
  gpId: 5,
  gameType: 7,
  clock: { openMs: 28_000, closedMs: 2_500, drawnMs: 15_000, settledMs: 4_500 },
  runners: { count: hareCount, from: 6, spread: 25 },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 2_000 },
  isSpot: (spot) => parseSpot(spot) !== undefined,
  draw,
  payout: (spot, { order }, card) => {
    const bet = parseSpot(spot);
    return bet && wins(bet, order) ? priceFor(chanceOf(card, bet)) : 0;
  },
  summary: ({ order }) => order.map((hare) => hare + 1).join('-'),
  board: (outcomes) => ({
    kind: 'race',
    results: outcomes.map(({ order }) => order.map((hare) => hare + 1)),
  }),
  chances,
};
