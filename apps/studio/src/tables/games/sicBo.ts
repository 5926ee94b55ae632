import {
  countOf,
  type DiceBet,
  type DiceOutcome,
  diceTable,
  facePairs,
  faces,
  isTriple,
  sumOfDice,
  sums,
} from './threeDice.ts';

/** Sic bo by the most generous of the common pay tables, the Australian one. To one, the stake not included. */
const toOne = {
  even: 1,
  /** By how far the sum is from 10.5: 4 and 17 pay the most. */
  totals: [62, 31, 18, 12, 8, 7, 6],
  double: 11,
  triple: 180,
  anyTriple: 31,
  pair: 6,
  /** For one, two and three dice that show the number. */
  number: [1, 2, 12],
} as const;

const back = (odds: number): number => 100 * (odds + 1);

const when =
  (wins: (roll: DiceOutcome) => boolean, odds: number): DiceBet =>
  (roll) =>
    wins(roll) ? back(odds) : 0;

/** Big, small, odd and even lose to every triple. */
const evenBets: Readonly<Record<string, (sum: number) => boolean>> = {
  big: (sum) => sum > 10,
  small: (sum) => sum < 11,
  odd: (sum) => sum % 2 === 1,
  even: (sum) => sum % 2 === 0,
};
export const evenSpots: readonly string[] = Object.keys(evenBets);

const totalOdds = (sum: number): number => toOne.totals[Math.min(sum, 21 - sum) - 4] ?? 0;

const numberBet =
  (face: number): DiceBet =>
  (roll) => {
    const odds = toOne.number[countOf(roll, face) - 1];
    return odds === undefined ? 0 : back(odds);
  };

const bets = new Map<string, DiceBet>([
  ...Object.entries(evenBets).map(([spot, wins]): [string, DiceBet] => [
    spot,
    when((roll) => !isTriple(roll) && wins(sumOfDice(roll)), toOne.even),
  ]),
  ...sums.map((sum): [string, DiceBet] => [
    `total:${sum}`,
    when((roll) => sumOfDice(roll) === sum, totalOdds(sum)),
  ]),
  ...faces.flatMap((face): [string, DiceBet][] => [
    [`double:${face}`, when((roll) => countOf(roll, face) >= 2, toOne.double)],
    [`triple:${face}`, when((roll) => countOf(roll, face) === 3, toOne.triple)],
    [`number:${face}`, numberBet(face)],
  ]),
  ['any-triple', when(isTriple, toOne.anyTriple)],
  ...facePairs.map((pair): [string, DiceBet] => [
    `pair:${pair}`,
    when((roll) => pair.split('-').every((face) => countOf(roll, Number(face)) > 0), toOne.pair),
  ]),
]);

export const sicBo = diceTable(
  {
    gameCode: 'lantern-dice',
    gpId: 2,
    gameType: 3,
    clock: { openMs: 22_000, closedMs: 2_500, drawnMs: 7_000, settledMs: 4_000 },
    chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000 },
  },
  bets,
  [
    ['even-money', 'big'],
    ['number', 'number:1'],
    ['pair', 'pair:1-2'],
    ['double', 'double:1'],
    ['triple', 'triple:1'],
    ['any-triple', 'any-triple'],
    ...sums.filter((sum) => sum < 11).map((sum) => [`total-${sum}`, `total:${sum}`] as const),
  ],
);
