import { type CSSProperties, useEffect } from 'react';
import { useStoreState } from '../shell/given.ts';
import { useKeno, useKenoState } from './context.ts';
import { countsOf, extremesOf, type NumberCount } from './drawCounts.ts';

/** The draws that are counted; earlier ones are read once the game is open. */
const useCounts = () => {
  const { game } = useKeno();
  const { phase } = useKenoState();
  const { draws } = useStoreState(game.counts);
  useEffect(() => {
    if (phase === 'playing') void game.counts.read();
  }, [game, phase]);
  return { draws: draws.length, counts: countsOf(draws) };
};

const Line = ({ name, numbers, field }: { name: string; numbers: readonly NumberCount[]; field: string }) => (
  <div className="keno-extremes" data-field={field}>
    <h3>{name}</h3>
    <ul>
      {numbers.map(({ number, times }) => (
        <li key={number}>
          <b>{number}</b> ×{times}
        </li>
      ))}
    </ul>
  </div>
);

/** Numbers that came most and least often, and that this says nothing of the next draw. */
export const CountsShort = ({ many }: { many: number }) => {
  const { words } = useKeno();
  const { draws, counts } = useCounts();
  const { most, least } = extremesOf(counts, many);
  if (draws === 0) return <p className="soft">{words.noDraws}</p>;
  return (
    <>
      <p data-field="counted" data-value={draws}>
        {words.countsOf(draws)}
      </p>
      <Line name={words.most} numbers={most} field="most" />
      <Line name={words.least} numbers={least} field="least" />
      <p className="soft">{words.countsNote}</p>
    </>
  );
};

/** Every number with how often it came. */
export const CountsGrid = () => {
  const { words } = useKeno();
  const { draws, counts } = useCounts();
  const most = Math.max(1, ...counts.map(({ times }) => times));
  if (draws === 0) return null;
  return (
    <ul className="keno-counts">
      {counts.map(({ number, times }) => {
        const heat: CSSProperties & Record<'--heat', number> = { '--heat': times / most };
        return (
          <li key={number} style={heat} data-number={number} data-times={times}>
            <span className="unseen">{words.times(number, times)}</span>
            <b aria-hidden="true">{number}</b>
            <span aria-hidden="true">{times}</span>
          </li>
        );
      })}
    </ul>
  );
};
