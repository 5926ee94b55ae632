import {
  type BaccaratOutcome,
  baccaratOutcomeSchema,
  hasPair,
  winnerOf,
} from '../../../src/tables/games/baccarat.ts';
import type { DealtCard } from '../../../src/tables/games/baccaratDealing.ts';
import type { ResultView } from '../../../src/tables/views.ts';
import type { RoadResult } from '../roads/layOut.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readHands = ({ outcome }: Pick<ResultView, 'outcome'>): BaccaratOutcome | null =>
  baccaratOutcomeSchema.safeParse(outcome).data ?? null;

/** When a card is turned on this screen: at the table's moment, or earlier. */
export type TurnedAt = (dealt: DealtCard, round: number) => number;

export const byTheTable: TurnedAt = ({ turnedAt }) => turnedAt;

/** The sides by the colours of the roads. */
export const sideColours = { banker: 'red', player: 'blue', tie: 'tie' } as const;

export const readRoad = (results: readonly ResultView[]): RoadResult[] =>
  results.flatMap((result) => {
    const hands = readHands(result);
    if (!hands) return [];
    return {
      number: result.number,
      side: sideColours[winnerOf(hands)],
      bluePair: hasPair(hands.player),
      redPair: hasPair(hands.banker),
    };
  });
