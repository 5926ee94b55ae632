import { useEffect, useRef } from 'react';
import { useTable, useTableState } from '../shell/context.ts';
import { type BigRoadCell, bigRoadOf, type RoadResult, readRoad } from './read.ts';

const rows = 6;
/** Columns that a road keeps free for what comes. */
const spare = 2;

const BeadPlate = ({ results }: { results: readonly RoadResult[] }) => {
  const { words, texts } = useTable();
  const shown = results.slice(-rows * 12);
  return (
    <ol className="bead-plate" aria-label={texts.road.bead}>
      {shown.map(({ number, winner, playerPair, bankerPair }) => (
        <li key={number} className={winner} data-player-pair={playerPair} data-banker-pair={bankerPair}>
          <span aria-hidden="true">{[...words.spot(winner)][0]}</span>
          <span className="unseen">{words.result(winner)}</span>
        </li>
      ))}
    </ol>
  );
};

/** The lines of the road's squares. */
const gridPath = (columns: number): string => {
  const upright = Array.from({ length: columns + 1 }, (_, at) => `M${at * 10} 0V${rows * 10}`);
  const level = Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * 10}H${columns * 10}`);
  return [...upright, ...level].join('');
};

const cellTitle = ({ ties }: BigRoadCell): string => (ties > 0 ? String(ties) : '');

const BigRoad = ({ cells }: { cells: readonly BigRoadCell[] }) => {
  const { texts } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const columns = Math.max(16, ...cells.map(({ column }) => column + 1 + spare));
  // Whoever comes sees the newest end of the road.
  useEffect(() => {
    if (!box.current) return;
    const { scrollWidth, clientWidth } = box.current;
    // By whole columns: half a circle at the edge could be taken for something else.
    const column = scrollWidth / columns;
    box.current.scrollTo({ left: Math.floor((scrollWidth - clientWidth) / column) * column });
  }, [columns]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="big-road" ref={box} tabIndex={0} role="img" aria-label={texts.road.big}>
      <svg
        viewBox={`0 0 ${columns * 10} ${rows * 10}`}
        width={columns * 18}
        height={rows * 18}
        aria-hidden="true"
      >
        <path className="road-grid" d={gridPath(columns)} />
        {cells.map((cell) => (
          <g
            key={cell.number}
            className={cell.winner}
            transform={`translate(${cell.column * 10 + 5} ${cell.row * 10 + 5})`}
          >
            <circle r="3.6" />
            {cell.ties > 0 && <path className="road-tie" d="M-4 4L4 -4" />}
            {cell.ties > 1 && <text y="2">{cellTitle(cell)}</text>}
          </g>
        ))}
      </svg>
    </div>
  );
};

export const Stats = () => {
  const { texts, words } = useTable();
  const { results } = useTableState();
  const road = readRoad(results);
  const count = (side: RoadResult['winner']): number => road.filter(({ winner }) => winner === side).length;
  return (
    <section className="stats baccarat-stats" aria-label={texts.stats} data-field="results">
      <p className="shares">
        {(['player', 'banker', 'tie'] as const).map((side) => (
          <span key={side} className={side}>
            {words.spot(side)} <b>{count(side)}</b>
          </span>
        ))}
      </p>
      {road.length === 0 ? (
        <p className="soft">{texts.noResults}</p>
      ) : (
        <div className="roads">
          <BeadPlate results={road} />
          <BigRoad cells={bigRoadOf(road)} />
        </div>
      )}
    </section>
  );
};
