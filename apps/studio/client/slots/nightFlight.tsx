import './flight.css';
import './lineLight.css';
import './moreWins.css';
import './stars.css';
import { type CSSProperties, Fragment, useLayoutEffect, useRef } from 'react';
import type { Path } from '../../src/engine/machine.ts';
import type { Cell } from '../reels/reelBox.ts';
import { amountOf } from '../shell/amounts.ts';
import { CountedWin } from '../shell/Celebration.tsx';
import { CometBody } from './CometBody.tsx';
import { crossPace, factorsOf, leavePace, lookPace, productOf, type Comet as Told } from './comet.ts';
import { useSlot, useSlotState } from './context.ts';
import { starsLine } from './lineStake.ts';
import { showerOf } from './shower.ts';

type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a cell, in shares of the reels. */
const middleOf = ([reel, row]: Path[number]): Point => ({ x: (reel + 0.5) / 5, y: (row + 0.5) / 3 });

/** Its light goes out within so long. Milliseconds. */
const goesOutMs = 200;
/** The share of its way off the reels after which it does: it is at their edge then. */
const leavesLitFor = 0.45;

/** How far it goes on beyond its last cell while its light goes out, in shares of the reels. */
const fadesWithin = 0.06;

/** Which way it flies over these cells: to the left, to the right, or down one reel. */
const sideOf = (path: Path): -1 | 0 | 1 => {
  const [first, last] = [path[0]?.[0] ?? 0, path.at(-1)?.[0] ?? 0];
  return last === first ? 0 : last < first ? -1 : 1;
};

/** From beyond the reels over each cell to where it leaves them: off them and up, or down one of them, where its light goes out. */
export const wayOf = (path: Path): Point[] => {
  const cells = path.map(middleOf);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return [];
  const side = sideOf(path);
  if (side === 0)
    return [{ x: first.x, y: first.y - 0.4 }, ...cells, { x: first.x, y: last.y + fadesWithin }];
  const slope = (last.y - first.y) / Math.max(0.2, Math.abs(last.x - first.x));
  const before = { x: first.x - side * 0.5, y: first.y - slope * 0.5 };
  return [before, ...cells, { x: last.x + side * 0.14, y: last.y + slope * 0.1 }];
};

/** The way from the last place that was passed to the next one. */
export const legOf = (path: Path, passed: number): Point[] => wayOf(path).slice(passed, passed + 2);

/** Off the reels: straight on as it flew last, towards whoever looks on, until it is beyond their edge. */
export const leavingOf = (path: Path): Point[] => {
  const way = wayOf(path);
  const [before, last] = [way.at(-3) ?? { x: 1, y: 0.5 }, way.at(-2) ?? { x: 0.5, y: 0.5 }];
  const beyond = sideOf(path) < 0 ? -0.3 : 1.3;
  const share = (beyond - last.x) / (last.x - before.x || 1);
  return [last, { x: beyond, y: last.y + (last.y - before.y) * share }];
};

/** A little further on than its last cell. */
const hoverOf = (path: Path): Point[] => {
  const way = wayOf(path);
  const [last, next] = [way.at(-2) ?? { x: 0.5, y: 0.5 }, way.at(-1) ?? { x: 0.5, y: 0.5 }];
  return [last, { x: last.x + (next.x - last.x) * 0.12, y: last.y + (next.y - last.y) * 0.12 }];
};

const loopSteps = 12;

/** From its last cell it goes once round over the reels, and out at the side from which it comes again. */
export const loopOf = (path: Path): Point[] => {
  const last = wayOf(path).at(-2) ?? { x: 0.5, y: 0.5 };
  const side = sideOf(path);
  const round = Array.from({ length: loopSteps + 1 }, (_, step) => {
    const angle = (step / loopSteps) * 2 * Math.PI;
    return { x: last.x + side * 0.24 * Math.sin(angle), y: last.y - 0.36 * (1 - Math.cos(angle)) };
  });
  return [...round, { x: side < 0 ? -0.7 : 1.7, y: last.y + 0.1 }];
};

/** Which way it flies from one point to the next. Radians; the reels are five wide and about three and a half high. */
const angleOf = (from: Point, to: Point): number => Math.atan2((to.y - from.y) * 3.4, (to.x - from.x) * 5);

/** Where it heads at each point of a way, without a jump from one turn to the next. Radians. */
const headingsOf = (way: readonly Point[]): number[] => {
  const headings: number[] = [];
  for (const [index, point] of way.entries()) {
    const [from, to] = [way[Math.max(0, index - 1)] ?? point, way[Math.max(1, index)] ?? point];
    const angle = angleOf(from, to);
    const before = headings.at(-1) ?? angle;
    headings.push(angle - Math.round((angle - before) / (2 * Math.PI)) * 2 * Math.PI);
  }
  return headings;
};

const at = ({ x, y }: Point): string => `translate(${x * 100}%, ${y * 100}%)`;

/** The comet over the reels, on its way along these points; its tail lies behind it. */
const Comet = ({
  way,
  takesMs,
  easing = 'linear',
  grows = 1,
  litFor = null,
}: {
  way: readonly Point[];
  takesMs: number;
  easing?: string;
  /** How much larger it is in the end. */
  grows?: number;
  /** The share of its way after which its light goes out; `null` where it does not. */
  litFor?: number | null;
}) => {
  const head = useRef<HTMLDivElement>(null);
  const tail = useRef<HTMLDivElement>(null);
  // A way that is drawn anew with the same points is no other way.
  const course = JSON.stringify(way);
  useLayoutEffect(() => {
    const points = JSON.parse(course) as Point[];
    const timing = { duration: takesMs, fill: 'both', easing } as const;
    const flight = head.current?.animate(
      points.map((point) => ({ transform: at(point) })),
      timing,
    );
    const delay = takesMs * (litFor ?? 1);
    const duration = Math.min(goesOutMs, takesMs - delay);
    const light =
      litFor === null
        ? undefined
        : head.current?.animate({ opacity: [1, 0] }, { delay, duration, fill: 'both' });
    const headings = headingsOf(points);
    const turn = tail.current?.animate(
      headings.map((heading, index) => ({
        transform: `rotate(${heading + Math.PI}rad) scale(${1 + ((grows - 1) * index) / Math.max(1, headings.length - 1)})`,
      })),
      timing,
    );
    return () => {
      flight?.cancel();
      light?.cancel();
      turn?.cancel();
    };
  }, [course, takesMs, easing, grows, litFor]);
  return (
    <div ref={head} className="flight">
      <div ref={tail} className="flight-tail">
        <CometBody />
      </div>
    </div>
  );
};

/** It goes on from a place when that place is told to be wild, and so is never ahead of it. */
const Flying = ({ path, passed, cellMs, isFall, isTurning }: Told) => {
  // What turns round hovers over its last place until it is told to.
  if (isTurning && passed === path.length) return <Comet way={hoverOf(path)} takesMs={lookPace.plain} />;
  if (passed < path.length) return <Comet way={legOf(path, passed)} takesMs={cellMs} />;
  return isFall ? (
    <Comet way={legOf(path, passed)} takesMs={cellMs} litFor={0} />
  ) : (
    <Comet
      way={leavingOf(path)}
      takesMs={cellMs < crossPace.plain ? leavePace.hurried : leavePace.plain}
      grows={1.7}
      litFor={leavesLitFor}
    />
  );
};

/** The comet goes across the whole page, and the reels under it: free spins are won. */
const GreatPass = () => (
  <div className="great-pass" aria-hidden="true">
    <div>
      <CometBody />
    </div>
  </div>
);

const placeOf = (cell: Path[number]): Style => {
  const { x, y } = middleOf(cell);
  return { '--x': `${x * 100}%`, '--y': `${y * 100}%` };
};

/** What a comet leaves where it has passed: a frame of its light, and at a star what that multiplies lines by. */
const Passed = ({ path, passed, stars, stage, isPaying }: Told) => {
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

/** Stars that have won free spins, joined by a line from left to right, and what they pay. */
const Constellation = ({ cells }: { cells: readonly Cell[] }) => {
  const { theme } = useSlot();
  const { view, currency } = useSlotState();
  const line = theme.cross && starsLine(view.stars, currency, theme.cross);
  const middle = cells[Math.floor(cells.length / 2)];
  return (
    <>
      <svg className="constellation" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
        <polyline
          pathLength="1"
          points={cells.map(({ reel, row }) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')}
        />
      </svg>
      {line && middle && (
        <b className="stars-pay" style={placeOf([2, middle.row])}>
          {line}
        </b>
      )}
    </>
  );
};

/** What lines pay after so many turns: stamped over the reels as it rises, and at their edge for as long as it holds. */
const TurnTimes = () => {
  const { turn, turned } = useSlotState().view;
  const { crossing } = useSlot().machine;
  const turns = Math.max(turn, turned);
  if (turns === 0 || !crossing) return null;
  return (
    <p className="turn-times" data-field="turn-times" data-turns={turns} aria-hidden="true">
      {Array.from({ length: crossing.turns }, (_, index) => index + 1).map((each) => (
        <i key={each} data-lit={each < turns} data-holds={each === turns}>
          ×{each + 1}
        </i>
      ))}
      <span key={turns} className="turn-stamp">
        ×{turns + 1}
      </span>
    </p>
  );
};

/** What turns and stars multiply lines by, put together over the reels once the last place is passed. */
const TimesStamp = () => {
  const { machine } = useSlot();
  const { view, motion } = useSlotState();
  const factors = view.comet && motion !== 'idle' ? factorsOf(machine, view.comet, view.turned) : [];
  if (factors.length === 0) return null;
  return (
    <p className="times-stamp" data-field="times-stamp" aria-hidden="true">
      <span>×{factors.join(' × ')} =</span>
      <b>×{productOf(factors)}</b>
    </p>
  );
};

/** Over the reels, by the size of the win: stars that fall before them. */
const meteors = [0, 0, 4, 8] as const;

const meteorOf = (index: number): Style => ({
  '--x': `${(index * 61.8 + 38) % 110}%`,
  '--y': `${(index * 27) % 50}%`,
  '--after': `${index * 150}ms`,
});

/** What a spin has won that is more than most, counted up over the reels; a great comet over the page where free spins are won. */
export const ShowerWin = () => {
  const state = useSlotState();
  const size = showerOf(state);
  const { win, currency, view, motion } = state;
  // Whatever it brings after a turn is its own.
  const hasFlare = motion === 'settled' && view.turned > 0 && win !== null && amountOf(win, currency) > 0n;
  return (
    <>
      {view.awarded.length > 0 && <GreatPass />}
      <TurnTimes />
      <TimesStamp />
      {size > 1 && (
        <>
          <i className="win-burst" aria-hidden="true" />
          <span className="win-meteors" aria-hidden="true">
            {Array.from({ length: meteors[size] }, (_, index) => (
              <i key={`meteor-${String(index)}`} className="win-meteor" style={meteorOf(index)} />
            ))}
          </span>
        </>
      )}
      {hasFlare && <i className="turn-flare" aria-hidden="true" />}
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
  const { comet, turn, turned, awarded, stars } = useSlotState().view;
  // Each time it comes from the other side.
  const comes = Math.max(turn, turned) % 2 === 0 ? 'right' : 'left';
  return (
    <div className="flights" aria-hidden="true" data-turn={Math.max(turn, turned)} data-side={comes}>
      <i
        className="flight-rim"
        data-on={comet?.stage === 'coming' || comet?.stage === 'turning' || (turn > 0 && comet === null)}
      />
      {stars?.isNew && <i key={stars.count} className="stars-flash" />}
      {awarded.length > 0 && <Constellation cells={awarded} />}
      {comet && <Passed {...comet} />}
      {comet?.stage === 'flying' && <Flying {...comet} />}
      {comet?.stage === 'turning' && (
        <Comet way={loopOf(comet.path)} takesMs={comet.cellMs} easing="cubic-bezier(0.3, 0, 0.75, 0.8)" />
      )}
    </div>
  );
};
