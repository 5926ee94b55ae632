import './flight.css';
import { type CSSProperties, Fragment, useLayoutEffect, useRef } from 'react';
import type { Path } from '../../src/engine/machine.ts';
import type { Cell } from '../reels/reelBox.ts';
import { CountedWin } from '../shell/Celebration.tsx';
import { tierOf } from '../shell/tiers.ts';
import type { Comet } from './comet.ts';
import { useSlot, useSlotState } from './context.ts';
import { showerOf } from './shower.ts';

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a cell, in shares of the reels. */
const middleOf = ([reel, row]: Path[number]): Point => ({ x: (reel + 0.5) / 5, y: (row + 0.5) / 3 });

/** How far it goes on beyond its last cell while its light goes out, in shares of the reels. */
const fadesWithin = 0.06;

/** From beyond the reels over each cell to where its light goes out, as shares of the reels: across them, or down one of them. */
export const wayOf = (path: Path): Point[] => {
  const cells = path.map(middleOf);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return [];
  if (first.x === last.x)
    return [{ x: first.x, y: first.y - 0.4 }, ...cells, { x: first.x, y: last.y + fadesWithin }];
  const slope = (last.y - first.y) / Math.max(0.2, first.x - last.x);
  const before = { x: first.x + 0.4, y: first.y - slope * 0.4 };
  return [before, ...cells, { x: last.x - fadesWithin, y: last.y + slope * fadesWithin }];
};

/** The way from the last place that was passed to the next one, or out. */
export const legOf = (path: Path, passed: number): Point[] => wayOf(path).slice(passed, passed + 2);

/** From its last cell it rises over the reels in a loop, and away to where it came from. */
export const loopOf = (path: Path): Point[] => {
  const last = wayOf(path).at(-2) ?? { x: 0.5, y: 0.5 };
  return [
    last,
    { x: last.x - 0.12, y: last.y - 0.1 },
    { x: last.x - 0.08, y: last.y - 0.34 },
    { x: last.x + 0.12, y: last.y - 0.42 },
    { x: 1.5, y: last.y - 0.5 },
  ];
};

/** Which way it flies from one point to the next. Radians; the reels are five wide and about three high. */
const angleOf = (from: Point, to: Point): number => Math.atan2((to.y - from.y) * 3, (to.x - from.x) * 5);

const at = ({ x, y }: Point): string => `translate(${x * 100}%, ${y * 100}%)`;

/** The comet itself, over the reels. It goes on from a place when that place is told to be wild, and so is never ahead of it. */
const Flying = ({ path, passed, cellMs }: Comet) => {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isEnding = passed === path.length;
    const flight = head.current?.animate(
      legOf(path, passed).map((point, index) => ({
        transform: at(point),
        opacity: isEnding && index > 0 ? 0 : 1,
      })),
      { duration: cellMs, fill: 'both' },
    );
    return () => flight?.cancel();
  }, [path, passed, cellMs]);
  const cells = wayOf(path);
  const [from, to] = [cells[1], cells.at(-2)];
  const angle = from && to ? angleOf(from, to) : 0;
  return (
    <div ref={head} className="flight">
      <i style={{ '--angle': `${angle}rad` } as Style} />
    </div>
  );
};

/** The comet on its way back, in a loop over the reels. */
const TurningBack = ({ path, turnMs }: { path: Path; turnMs: number }) => {
  const head = useRef<HTMLDivElement>(null);
  const tail = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const loop = loopOf(path);
    const timing = { duration: turnMs, fill: 'both', easing: 'ease-in' } as const;
    const [flight, turn] = [
      head.current?.animate(
        loop.map((point) => ({ transform: at(point) })),
        timing,
      ),
      tail.current?.animate(
        loop.map((point, index) => {
          const [from, to] = index === 0 ? [loop[0], loop[1]] : [loop[index - 1], point];
          const angle = angleOf(from ?? point, to ?? point);
          // It turns one way all the while: clockwise, from the lower left up and over.
          const turned = angle > 0 ? angle - 2 * Math.PI : angle;
          return { transform: `translateY(-50%) rotate(${turned + Math.PI}rad)` };
        }),
        timing,
      ),
    ];
    return () => {
      flight?.cancel();
      turn?.cancel();
    };
  }, [path, turnMs]);
  return (
    <div ref={head} className="flight">
      <i ref={tail} />
    </div>
  );
};

const placeOf = (cell: Path[number]): Style => {
  const { x, y } = middleOf(cell);
  return { '--x': `${x * 100}%`, '--y': `${y * 100}%` };
};

/** What a comet leaves where it has passed: a frame of its light, and at a star what that multiplies lines by. */
const Passed = ({ path, passed, stars, stage, isPaying }: Comet) => {
  const times = useSlot().machine.crossing?.scatterTimes ?? 1;
  return path.slice(0, passed).map((cell, index) => {
    const isStar = stars.includes(index);
    return (
      <Fragment key={cell.join('/')}>
        <i className="flight-mark" data-star={isStar} style={placeOf(cell)} />
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

/** Stars that have won free spins, joined by a line from left to right. */
const Constellation = ({ stars }: { stars: readonly Cell[] }) => (
  <svg className="constellation" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
    <polyline
      pathLength="1"
      points={stars.map(({ reel, row }) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')}
    />
  </svg>
);

/** Comets that fly over the whole page at a great win, as many as its tier, or at the end of free spins that came to one. */
const GreatComets = () => {
  const { view, win, round, currency, motion } = useSlotState();
  const { summary, great } = view;
  const ofSpin = great && win !== null && round ? tierOf(win, round.stake, currency) : 0;
  const tier = summary?.tier ?? ofSpin;
  return motion === 'settled' ? (
    <div className="great-comets" aria-hidden="true">
      {Array.from({ length: tier }, (_, index) => (
        <i key={`comet-${String(index)}`} style={{ '--turn': String(index) } as Style} />
      ))}
    </div>
  ) : null;
};

/** What lines pay after so many turns: stamped over the reels as it rises, and at their edge for as long as it holds. */
const TurnTimes = () => {
  const { turn, turned } = useSlotState().view;
  const { crossing } = useSlot().machine;
  const turns = Math.max(turn, turned);
  if (turns === 0 || !crossing) return null;
  return (
    <p className="turn-times" data-field="turn-times" data-turns={turns} aria-hidden="true">
      <b>×{turns + 1}</b>
      {Array.from({ length: crossing.turns }, (_, index) => (
        <i key={`pip-${String(index)}`} data-lit={index < turns} />
      ))}
      <span key={turns} className="turn-stamp">
        ×{turns + 1}
      </span>
    </p>
  );
};

/** What a spin has won that is more than most, counted up over the reels; comets over the page where it is a great win. */
export const ShowerWin = () => {
  const state = useSlotState();
  const size = showerOf(state);
  const { win, currency } = state;
  return (
    <>
      <GreatComets />
      <TurnTimes />
      {size > 0 && win !== null && (
        <p className="shower-win" data-field="shower" data-size={size} aria-hidden="true">
          <CountedWin amount={win} currency={currency} tier={0} />
        </p>
      )}
    </>
  );
};

/** Light at the edge from which a comet comes, the comet, and what it leaves behind. */
export const CometFlight = () => {
  const { comet, turn, awarded } = useSlotState().view;
  return (
    <div className="flights" aria-hidden="true" data-turn={turn}>
      <i
        className="flight-rim"
        data-on={comet?.stage === 'coming' || comet?.stage === 'turning' || (turn > 0 && comet === null)}
      />
      {awarded.length > 0 && <Constellation stars={awarded} />}
      {comet && <Passed {...comet} />}
      {comet?.stage === 'flying' && <Flying {...comet} />}
      {comet?.stage === 'turning' && <TurningBack path={comet.path} turnMs={comet.cellMs} />}
    </div>
  );
};
