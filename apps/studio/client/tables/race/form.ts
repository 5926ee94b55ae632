import type { RaceGame } from '../../../src/tables/games/race.ts';
import type { ResultView } from '../../../src/tables/views.ts';
import { readOrder } from './run.ts';

const formLength = 5;

/** Places of a runner in the last races of this table, the latest last, from 1. */
export const formOf = (
  game: Pick<RaceGame, 'runners'>,
  results: readonly ResultView[],
  runner: number,
): number[] =>
  results
    .flatMap(({ outcome }) => readOrder(game, outcome)?.order.indexOf(runner) ?? [])
    .slice(-formLength)
    .map((place) => place + 1);
