import type { RoadResult } from '../roads/layOut.ts';
import { Roads, type SideWords } from '../roads/Roads.tsx';
import { useTable, useTableState } from '../shell/context.ts';
import { signOf } from './sign.ts';
import { useBout } from './useBout.ts';
import { boutNames } from './words.ts';

export const roadSides = { meron: 'red', wala: 'blue', draw: 'tie' } as const;

export const Stats = () => {
  const { words, lang } = useTable();
  const { results } = useTableState();
  const { fightOf, hasDraw } = useBout();
  const { sides } = boutNames(lang);
  const bouts = results.flatMap(({ number, outcome }): RoadResult[] => {
    const fight = fightOf(outcome);
    return fight ? [{ number, side: roadSides[fight.winner] }] : [];
  });
  const of = (side: string): SideWords => {
    const name = sides[side] ?? side;
    return { name, sign: signOf(name), result: words.result(side) };
  };
  return (
    <Roads
      className="road-stats below"
      results={bouts}
      words={{ red: of('meron'), blue: of('wala'), tie: of('draw') }}
      hasTies={hasDraw}
    />
  );
};
