import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceAtPrice, pricedOnce, priceFor } from '../engine/chance.ts';
import type { Below } from '../engine/ranges.ts';
import type { BetChance, RoundCard, TableGame } from '../engine/tableGame.ts';

/**
 * A duel of two puppets in rounds. Each round is won by one of them; in one round of eight the winner takes the other's paper
 * crest, which ends the duel at once. Else whoever has three rounds first wins on points.
 */
const roundsToWin = 3;
const crestOneIn = 8;
const longest = 2 * roundsToWin - 1;

const duelists = ['meron', 'wala'] as const;
export type Duelist = (typeof duelists)[number];

export const duelOutcomeSchema = z.object({
  /** Who won each round, 0 for meron. */
  rounds: z.array(z.int().check(z.minimum(0), z.maximum(1))).check(z.minLength(1), z.maxLength(longest)),
  /** Whether the last of them ended it by the crest. */
  crest: z.boolean(),
});
export type DuelOutcome = Told<typeof duelOutcomeSchema>;

export const duelWinner = ({ rounds }: DuelOutcome): Duelist => (rounds.at(-1) === 0 ? 'meron' : 'wala');

/** Rounds won by meron and by wala. */
export const duelScore = ({ rounds }: Pick<DuelOutcome, 'rounds'>): readonly [number, number] => {
  const wala = rounds.reduce((sum, winner) => sum + winner, 0);
  return [rounds.length - wala, wala];
};

const marginOf = (outcome: DuelOutcome, side: Duelist): number => {
  const [meron, wala] = duelScore(outcome);
  return side === 'meron' ? meron - wala : wala - meron;
};

/** Rounds given to a side, or taken from it. Halves: no bet comes out even. Two and a half given would hardly ever lose. */
const handicaps = [-2.5, -1.5, 1.5] as const;
export const roundLines = [2.5, 3.5, 4.5] as const;
export const roundCounts = Array.from({ length: longest }, (_, at) => at + 1);
/** Scores of a duel that went on points: rounds of meron, rounds of wala. */
export const pointScores = ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'] as const;

type Wins = (outcome: DuelOutcome) => boolean;

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line));
export const handicapSpot = (side: Duelist, line: number): string => `handicap:${side}${signed(line)}`;

const bets = new Map<string, Wins>([
  ...duelists.flatMap((side): [string, Wins][] => [
    [side, (outcome) => duelWinner(outcome) === side],
    [`crest:${side}`, (outcome) => outcome.crest && duelWinner(outcome) === side],
    [`points:${side}`, (outcome) => !outcome.crest && duelWinner(outcome) === side],
    [`first:${side}`, ({ rounds }) => duelists[rounds[0] ?? 0] === side],
    ...handicaps.map((line): [string, Wins] => [
      handicapSpot(side, line),
      (outcome) => marginOf(outcome, side) + line > 0,
    ]),
  ]),
  ...roundLines.flatMap((line): [string, Wins][] => [
    [`over:${line}`, ({ rounds }) => rounds.length > line],
    [`under:${line}`, ({ rounds }) => rounds.length < line],
  ]),
  ...roundCounts.map((count): [string, Wins] => [`rounds:${count}`, ({ rounds }) => rounds.length === count]),
  ...pointScores.map((score): [string, Wins] => [
    `score:${score}`,
    (outcome) => !outcome.crest && duelScore(outcome).join('-') === score,
  ]),
]);
export const duelSpots: readonly string[] = [...bets.keys()];

/** Every duel that may come, with its chance. */
export const everyDuel = ({ strengths: [meron = 1, wala = 1] }: RoundCard) => {
  const ends: { readonly outcome: DuelOutcome; readonly chance: number }[] = [];
  const goOn = (rounds: readonly number[], chance: number): void => {
    for (const winner of [0, 1]) {
      const now = [...rounds, winner];
      const here = (chance * (winner === 0 ? meron : wala)) / (meron + wala);
      ends.push({ outcome: { rounds: now, crest: true }, chance: here / crestOneIn });
      const onPoints = here * (1 - 1 / crestOneIn);
      if (Math.max(...duelScore({ rounds: now })) === roundsToWin)
        ends.push({ outcome: { rounds: now, crest: false }, chance: onPoints });
      else goOn(now, onPoints);
    }
  };
  goOn([], 1);
  return ends;
};

/** Prices return at most this share, and are rounded down to a hundredth. */
const returnWanted = 0.95;

const chanceAt = (card: RoundCard, spot: string): number => {
  const wins = bets.get(spot);
  if (!wins) return 0;
  return everyDuel(card).reduce((sum, { outcome, chance }) => (wins(outcome) ? sum + chance : sum), 0);
};

/** Price of a spot in hundredths, the stake included; 0 where there is none. */
export const duelPrice = pricedOnce((card, spot) => priceFor(chanceAt(card, spot), returnWanted));

const draw = async (below: Below, { strengths: [meron = 1, wala = 1] }: RoundCard): Promise<DuelOutcome> => {
  const rounds: number[] = [];
  for (;;) {
    rounds.push((await below(meron + wala)) < meron ? 0 : 1);
    if ((await below(crestOneIn)) === 0) return { rounds, crest: true };
    if (Math.max(...duelScore({ rounds })) === roundsToWin) return { rounds, crest: false };
  }
};

const chances = (card: RoundCard): readonly BetChance[] =>
  duelSpots.map((spot) => {
    const chance = chanceAt(card, spot);
    return chanceAtPrice(spot, spot, priceFor(chance, returnWanted), chance);
  });

export const crestDuel: TableGame<DuelOutcome> = {
  gameCode: 'red-crest-duel',
  gpId: 6,
  gameType: 8,
  clock: { openMs: 24_000, closedMs: 2_500, drawnMs: 15_000, settledMs: 4_500 },
  runners: { count: 2, from: 20, spread: 21 },
  chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000, kindMax: { crest: 1_000, score: 1_000 } },
  mainBets: ['meron', 'wala'],
  isSpot: (spot) => bets.has(spot),
  draw,
  payout: (spot, outcome, card) => (bets.get(spot)?.(outcome) === true ? duelPrice(card, spot) : 0),
  summary: (outcome) =>
    [duelWinner(outcome), outcome.crest ? 'crest' : 'points', duelScore(outcome).join('-')].join(' '),
  board: (outcomes) => ({ kind: 'bout', results: outcomes.map(duelWinner) }),
  chances,
};
