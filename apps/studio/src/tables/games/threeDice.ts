import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf } from '../engine/chance.ts';
import type { Below } from '../engine/ranges.ts';
import type { TableFacts, TableGame } from '../engine/tableGame.ts';

/** Three dice of six faces: what sic bo and fast three have in common. */
const faceSchema = z.int().check(z.minimum(1), z.maximum(6));
export const diceOutcomeSchema = z.object({ dice: z.tuple([faceSchema, faceSchema, faceSchema]) });
export type DiceOutcome = Told<typeof diceOutcomeSchema>;

export const faces = [1, 2, 3, 4, 5, 6] as const;
/** Sums that are not those of one triple alone. */
export const sums = Array.from({ length: 14 }, (_, index) => index + 4);
/** Two different faces, the lower first: `1-2` … `5-6`. */
export const facePairs = faces.flatMap((low) =>
  faces.filter((high) => high > low).map((high) => `${low}-${high}`),
);

export const sumOfDice = ({ dice }: DiceOutcome): number => dice.reduce((sum, face) => sum + face, 0);
export const countOf = ({ dice }: DiceOutcome, face: number): number =>
  dice.filter((shown) => shown === face).length;
export const isTriple = ({ dice: [first, second, third] }: DiceOutcome): boolean =>
  first === second && second === third;

const draw = async (below: Below): Promise<DiceOutcome> => ({
  dice: [1 + (await below(6)), 1 + (await below(6)), 1 + (await below(6))],
});

/** All 216 rolls, each as likely as any other. */
const allRolls: readonly DiceOutcome[] = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third) => ({ dice: [first, second, third] as const }))),
);

/** Hundredths of the stake that come back for a roll, the stake included. */
export type DiceBet = (roll: DiceOutcome) => number;

/** Rolls of all 216 that this is true of. */
export const waysOf = (wins: (roll: DiceOutcome) => boolean): number => allRolls.filter(wins).length;

interface DiceTable extends TableGame<DiceOutcome> {
  /** What a place pays when it wins, at least; hundredths, 0 where there is none. */
  readonly paysOf: (spot: string) => number;
}

/** A table whose bets are counted over all rolls. `kinds` name a place for each kind of bet. */
export const diceTable = (
  facts: Pick<TableFacts, 'gameCode' | 'gpId' | 'gameType' | 'clock' | 'chips'>,
  bets: ReadonlyMap<string, DiceBet>,
  kinds: readonly (readonly [kind: string, spot: string])[],
): DiceTable => {
  const payout = (spot: string, roll: DiceOutcome): number => bets.get(spot)?.(roll) ?? 0;
  const endsOf = (spot: string) => allRolls.map((roll) => [payout(spot, roll), 1] as const);
  const paying = new Map(
    [...bets.keys()].map((spot) => [spot, Math.min(...endsOf(spot).flatMap(([back]) => back || []))]),
  );
  return {
    ...facts,
    isSpot: (spot) => bets.has(spot),
    draw,
    payout,
    summary: ({ dice }) => dice.join('-'),
    board: (outcomes) => ({ kind: 'dice', results: outcomes.map(({ dice }) => [...dice]) }),
    chances: () => kinds.map(([kind, spot]) => chanceOf(kind, spot, endsOf(spot))),
    paysOf: (spot) => paying.get(spot) ?? 0,
  };
};
