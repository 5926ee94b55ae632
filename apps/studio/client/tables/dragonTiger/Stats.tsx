import { Roads, type SideWords } from '../roads/Roads.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { readRoad } from './read.ts';

export const Stats = () => {
  const { words } = useTable();
  const { results } = useTableState();
  const of = (side: string): SideWords => ({
    name: words.spot(side),
    sign: [...words.spot(side)][0] ?? '',
    result: words.result(side),
  });
  const tie = of('tie');
  return (
    <Roads
      className="road-stats below"
      results={readRoad(results)}
      // In English tiger and tie begin alike.
      words={{
        red: of('dragon'),
        blue: of('tiger'),
        tie: { ...tie, sign: tie.sign === 'T' ? '=' : tie.sign },
      }}
    />
  );
};
