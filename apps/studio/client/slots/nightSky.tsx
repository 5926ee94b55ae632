import './night.css';
import { type CSSProperties, Fragment, useLayoutEffect, useRef } from 'react';
import type { Path } from '../../src/engine/machine.ts';
import type { Comet } from './comet.ts';
import { useSlot, useSlotState } from './context.ts';

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

/** From beyond the reels over each cell and out again, as shares of the reels: across them, or down one of them. */
export const wayOf = (path: Path): { x: number; y: number }[] => {
  const cells = path.map(middleOf);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return [];
  if (first.x === last.x) {
    const beyond = (y: number) => ({ x: first.x, y });
    return [beyond(first.y - 0.4), ...cells, beyond(last.y + 0.9)];
  }
  const slope = (last.y - first.y) / Math.max(0.2, first.x - last.x);
  const before = { x: first.x + 0.4, y: first.y - slope * 0.4 };
  const after = [0.2, 0.9].map((beyond) => ({ x: last.x - beyond, y: last.y + slope * beyond }));
  return [before, ...cells, ...after];
};

/** The way from the last place that was passed to the next one, or out of the reels. */
export const legOf = (path: Path, passed: number) =>
  wayOf(path).slice(passed, passed < path.length ? passed + 2 : undefined);

/** The comet itself, over the reels. It goes on from a place when that place is told to be wild, and so is never ahead of it. */
const Flying = ({ path, passed, cellMs, isFall }: Comet) => {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const leg = legOf(path, passed);
    const flight = head.current?.animate(
      leg.map(({ x, y }) => ({ transform: `translate(${x * 100}%, ${y * 100}%)` })),
      { duration: cellMs * (isFall ? 1 : leg.length - 1), fill: 'both' },
    );
    return () => flight?.cancel();
  }, [path, passed, cellMs, isFall]);
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

const placeOf = (cell: Path[number]): Style => {
  const { x, y } = middleOf(cell);
  return { '--x': `${x * 100}%`, '--y': `${y * 100}%` };
};

/** What flares where a comet has passed; a star flares in gold, and what it multiplies lines by stays there. */
const Passed = ({ path, passed, stars, stage, isPaying }: Comet) => {
  const times = useSlot().machine.crossing?.scatterTimes ?? 1;
  return path.slice(0, passed).map((cell, at) => {
    const isStar = stars.includes(at);
    return (
      <Fragment key={cell.join('/')}>
        {stage === 'flying' && <i className="flight-flare" data-star={isStar} style={placeOf(cell)} />}
        {isStar && (stage === 'flying' || isPaying) && (
          <b className="star-times" style={placeOf(cell)}>
            ×{times}
          </b>
        )}
      </Fragment>
    );
  });
};

/** Light at the edge from which a comet comes, the comet, and what it leaves behind. */
export const CometFlight = () => {
  const { comet } = useSlotState().view;
  return (
    <div className="flights" aria-hidden="true">
      <i className="flight-rim" data-on={comet?.stage === 'coming'} />
      {comet && <Passed {...comet} />}
      {comet?.stage === 'flying' && <Flying {...comet} />}
    </div>
  );
};
