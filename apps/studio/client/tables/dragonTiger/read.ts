import {
  type DragonTigerOutcome,
  dragonTigerOutcomeSchema,
  higherOf,
} from '../../../src/tables/games/dragonTiger.ts';
import type { ResultView } from '../../../src/tables/views.ts';
import type { RoadResult } from '../roads/layOut.ts';

/** The outcome that a result tells; `null` for what is none of this game. */
export const readCards = (outcome: unknown): DragonTigerOutcome | null =>
  dragonTigerOutcomeSchema.safeParse(outcome).data ?? null;

const sideColours = { dragon: 'red', tiger: 'blue', tie: 'tie' } as const;

export const readRoad = (results: readonly ResultView[]): RoadResult[] =>
  results.flatMap(({ number, outcome }) => {
    const cards = readCards(outcome);
    return cards ? [{ number, side: sideColours[higherOf(cards)] }] : [];
  });
