import './night.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Path } from '../../src/engine/machine.ts';
import { useSlotState } from './context.ts';
import type { Comet } from './slotGame.ts';

/** Places of what twinkles, in hundredths of the sky. */
const stars = [
  [5, 9],
  [12, 31],
  [17, 5],
  [23, 20],
  [29, 38],
  [34, 11],
  [41, 26],
  [47, 6],
  [53, 17],
  [59, 34],
  [66, 8],
  [71, 24],
  [78, 14],
  [84, 36],
  [90, 6],
  [95, 22],
] as const;
const clouds = [0, 1, 2] as const;

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Over the painted ranges: stars that twinkle, clouds that drift, a far comet, and the glow of one that is about to cross. */
export const NightSky = () => {
  const { view, motion } = useSlotState();
  return (
    <div
      className="night-sky"
      aria-hidden="true"
      data-moving={motion === 'moving'}
      data-free={view.feature !== null}
      data-comet={view.comet?.stage ?? 'none'}
    >
      <i className="night-veil" />
      <div className="night-stars">
        {stars.map(([x, y], index) => (
          <i
            key={`${x}/${y}`}
            style={{ '--x': `${x}%`, '--y': `${y}%`, '--turn': String(index % 5) } as Style}
          />
        ))}
      </div>
      <i className="night-comet" />
      <div className="night-clouds">
        {clouds.map((cloud) => (
          <i key={cloud} data-cloud={cloud} />
        ))}
      </div>
      <i className="night-glow" />
    </div>
  );
};

/** The middle of a cell, in shares of the reels. */
const middleOf = ([reel, row]: Path[number]) => ({ x: (reel + 0.5) / 5, y: (row + 0.5) / 3 });

/** From beyond the reels over each cell and out again, as shares of the reels. */
export const wayOf = (path: Path): { x: number; y: number }[] => {
  const cells = path.map(middleOf);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return [];
  const slope = (last.y - first.y) / Math.max(0.2, first.x - last.x);
  const before = { x: first.x + 0.4, y: first.y - slope * 0.4 };
  const after = [0.2, 0.9].map((beyond) => ({ x: last.x - beyond, y: last.y + slope * beyond }));
  return [before, ...cells, ...after];
};

/** The comet itself, over the reels. Each cell is reached when it catches light. */
const Flying = ({ path, cellMs }: Pick<Comet, 'path' | 'cellMs'>) => {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const way = wayOf(path);
    const flight = head.current?.animate(
      way.map(({ x, y }) => ({ transform: `translate(${x * 100}%, ${y * 100}%)` })),
      { duration: cellMs * (way.length - 1), fill: 'both' },
    );
    return () => flight?.cancel();
  }, [path, cellMs]);
  const [from, to] = [path[0], path.at(-1)];
  const [begin, end] = [middleOf(from ?? [4, 0]), middleOf(to ?? [0, 0])];
  // The reels are five wide and about three high.
  const angle = Math.atan2((end.y - begin.y) * 3, (end.x - begin.x) * 5);
  return (
    <div ref={head} className="flight">
      <i style={{ '--angle': `${angle}rad` } as Style} />
    </div>
  );
};

/** Light at the edge from which a comet comes, and then the comet. */
export const CometFlight = () => {
  const { comet } = useSlotState().view;
  return (
    <div className="flights" aria-hidden="true">
      <i className="flight-rim" data-on={comet?.stage === 'coming'} />
      {comet?.stage === 'flying' && <Flying path={comet.path} cellMs={comet.cellMs} />}
    </div>
  );
};
