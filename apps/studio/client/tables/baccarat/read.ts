import {
  type BaccaratOutcome,
  baccaratOutcomeSchema,
  hasPair,
  winnerOf,
} from '../../../src/tables/games/baccarat.ts';
import type { ResultView } from '../../../src/tables/views.ts';
import type { RoadResult } from '../roads/layOut.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readHands = ({ outcome }: Pick<ResultView, 'outcome'>): BaccaratOutcome | null =>
  baccaratOutcomeSchema.safeParse(outcome).data ?? null;

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
