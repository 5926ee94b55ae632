import { waveOf, waves } from '../../../src/tables/games/sixMark.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { DrawList } from '../shell/DrawList.tsx';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { MarkBall } from './MarkBall.tsx';
import { readMarks } from './read.ts';
import { markNames } from './words.ts';

/** How often numbers came. */
const loadCounts = () => import('./counts.ts');

/** The last draws, and how often each colour was the special number's. */
export const Stats = () => {
  const { lang } = useTable();
  const { results } = useTableState();
  const draws = results.flatMap(({ number, summary, outcome }) => {
    const read = readMarks(outcome);
    return read ? [{ number, summary, ...read, regular: read.numbers }] : [];
  });
  return (
    <StatsPanel counts={loadCounts} className="mark-stats below" isEmpty={draws.length === 0}>
      <p className="shares">
        {waves.map((wave) => (
          <span key={wave} className={`wave-${wave}`}>
            {markNames(lang).wave(wave)}{' '}
            <b>{draws.filter(({ special }) => waveOf(special) === wave).length}</b>
          </span>
        ))}
      </p>
      <DrawList
        className="mark-list"
        draws={draws}
        face={({ regular, special }) => (
          <span className="mark-balls" aria-hidden="true">
            {regular.map((drawn) => (
              <MarkBall key={drawn} number={drawn} />
            ))}
            <i>+</i>
            <MarkBall number={special} />
          </span>
        )}
      />
    </StatsPanel>
  );
};
