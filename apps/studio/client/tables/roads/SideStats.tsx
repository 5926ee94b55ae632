import type { ResultView } from '../../../src/tables/views.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { resultsOfShoe } from '../shoe/ofShoe.ts';
import type { RoadResult } from './layOut.ts';
import { Roads, type SideWords } from './Roads.tsx';

/** What a table with two sides has for roads: which side is red, which blue, and how its results are read. */
interface Sides {
  readonly red: string;
  readonly blue: string;
  readonly read: (results: readonly ResultView[]) => readonly RoadResult[];
}

/** The roads of a table with two sides and a tie. A bead shows the first sign of its side's name; one that is taken is an `=`. */
export const sideStatsOf =
  ({ red, blue, read }: Sides) =>
  () => {
    const { words } = useTable();
    const { results, table } = useTableState();
    const signs = new Set<string>();
    const of = (side: string): SideWords => {
      const name = words.spot(side);
      const first = [...name][0] ?? '';
      const sign = signs.has(first) ? '=' : first;
      signs.add(sign);
      return { name, sign, result: words.result(side) };
    };
    const told = { red: of(red), blue: of(blue) };
    const tie = of('tie');
    return (
      <Roads
        className="road-stats below"
        results={read(resultsOfShoe(results, table))}
        words={{ ...told, tie }}
      />
    );
  };
