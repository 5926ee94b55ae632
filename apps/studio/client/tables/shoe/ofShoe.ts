import type { ResultView, TableView } from '../../../src/tables/views.ts';

/** Results of the shoe at the table: roads and statistics begin with it. All, where none lasts. */
export const resultsOfShoe = (
  results: readonly ResultView[],
  table: Pick<TableView, 'shoe'> | null,
): readonly ResultView[] => {
  const from = table?.shoe?.from ?? 0;
  return results.filter(({ number }) => number >= from);
};

/** How long it is told that a new shoe begins, while bets for its first round are open. Milliseconds. */
const freshMs = 5_000;

/** Whether a new shoe has just begun. A first round that follows a void one has the shoe of that. */
export const isFreshShoe = (
  { shoe, number, phase, opensAt }: Pick<TableView, 'shoe' | 'number' | 'phase' | 'opensAt'>,
  nowMs: number,
): boolean => shoe?.from === number && phase === 'open' && nowMs - Date.parse(opensAt) < freshMs;
