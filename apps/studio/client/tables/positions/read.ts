import type { PositionsOutcome } from '../../../src/tables/games/hands.ts';
import { positionsSchemaOf } from '../../../src/tables/games/hands.ts';
import type { PositionsTable } from '../../../src/tables/games/positions.ts';

/** Reads outcomes of a table whose hands have so many cards; `null` for what is none of this game. */
export const readerOf = ({ rules }: Pick<PositionsTable, 'rules'>) => {
  const schema = positionsSchemaOf(rules.cards);
  return (outcome: unknown): PositionsOutcome | null => schema.safeParse(outcome).data ?? null;
};
