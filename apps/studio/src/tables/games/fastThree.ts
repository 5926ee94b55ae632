import {
  countOf,
  type DiceBet,
  type DiceOutcome,
  diceTable,
  facePairs,
  faces,
  isTriple,
  sumOfDice,
  waysOf,
} from './threeDice.ts';

/** Fast three, a lottery of three dice. Prices return at most this share, and are rounded down to a hundredth. */
const returnWanted = 0.94;
const rollCount = 216;
/** Big, small, odd and even win with half of all rolls, triples among them. */
const evenPays = 190;

const priced = (wins: (roll: DiceOutcome) => boolean): DiceBet => {
  const pays = Math.floor((100 * returnWanted * rollCount) / waysOf(wins));
  return (roll) => (wins(roll) ? pays : 0);
};

const evenly =
  (wins: (sum: number) => boolean): DiceBet =>
  (roll) =>
    wins(sumOfDice(roll)) ? evenPays : 0;

/** Three different faces, ascending: `1-2-3` … `4-5-6`. */
export const faceTrios = facePairs.flatMap((pair) =>
  faces.filter((face) => face > Number(pair.at(-1))).map((face) => `${pair}-${face}`),
);

/** Every face that is named, separated by `-`, is among the dice. */
const holds =
  (named: string) =>
  (roll: DiceOutcome): boolean =>
    named.split('-').every((face) => countOf(roll, Number(face)) > 0);

const isRun = ({ dice }: DiceOutcome): boolean => {
  const [low = 0, middle = 0, high = 0] = [...dice].sort();
  return middle === low + 1 && high === middle + 1;
};

export const fastSums = Array.from({ length: 16 }, (_, index) => index + 3);

const bets = new Map<string, DiceBet>([
  ['big', evenly((sum) => sum > 10)],
  ['small', evenly((sum) => sum < 11)],
  ['odd', evenly((sum) => sum % 2 === 1)],
  ['even', evenly((sum) => sum % 2 === 0)],
  ...fastSums.map((sum): [string, DiceBet] => [`sum:${sum}`, priced((roll) => sumOfDice(roll) === sum)]),
  ['any-triple', priced(isTriple)],
  ['any-run', priced(isRun)],
  ...faces.map((face): [string, DiceBet] => [`triple:${face}`, priced((roll) => countOf(roll, face) === 3)]),
  ...faces.map((face): [string, DiceBet] => [`double:${face}`, priced((roll) => countOf(roll, face) >= 2)]),
  ...faceTrios.map((trio): [string, DiceBet] => [`trio:${trio}`, priced(holds(trio))]),
  ...facePairs.map((pair): [string, DiceBet] => [`pair:${pair}`, priced(holds(pair))]),
]);

export const fastThree = diceTable(
  {
    gameCode: 'five-minute-lanterns',
    gpId: 4,
    gameType: 5,
    clock: { openMs: 46_000, closedMs: 2_500, drawnMs: 7_000, settledMs: 4_500 },
    chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 2_000 },
  },
  bets,
  [
    ['even-money', 'big'],
    ['pair', 'pair:1-2'],
    ['double', 'double:1'],
    ['trio', 'trio:1-2-3'],
    ['any-run', 'any-run'],
    ['any-triple', 'any-triple'],
    ['triple', 'triple:1'],
    ...fastSums.filter((sum) => sum < 11).map((sum) => [`sum-${sum}`, `sum:${sum}`] as const),
  ],
);
