import { useCallback, useRef } from 'react';
import { boatRace } from '../../../src/tables/games/race.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { useFrames } from '../shell/frames.ts';
import { useCalm, useShow } from '../shell/show.ts';
import {
  cameraAt,
  course,
  gapBefore,
  inTimes,
  isPhotoFinish,
  leapMs,
  longestRunMs,
  nosesAt,
  photoAtMs,
  readOrder,
} from './run.ts';
import { boatSize, hareSize, type RunnerSize } from './runnerSize.ts';
import { useRace } from './useRace.ts';
import { raceNames } from './words.ts';

/** Hills go by slower than the course. */
const hillsShare = 0.3;
/** How far behind the first the second lies in the photo, hundredths of its width for each millisecond. */
const photoShare = 0.075;
/** How high a runner leaps, as a share of itself. */
const leapShare = 0.16;

const unit = (share: number): string => `${(share * 100).toFixed(2)}cqw`;

const crowd = Array.from({ length: 96 }, (_, place) => ({
  x: 12 + place * 26 + ((place * 11) % 9),
  // Nobody stands quite in line: heights that repeat only after the whole stand.
  y: 40 + ((place * 7) % 11),
  coat: (place * 5) % 3,
}));
const flags = Array.from({ length: 64 }, (_, place) => 20 + place * 40);

/** What stands along the course: bunting, and those who look on behind the rail. */
const Stand = () => (
  <svg className="race-stand" viewBox="0 0 2560 80" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path
      className="bunting-line"
      d={`M0 14${Array.from({ length: 13 }, (_, at) => `Q${at * 200 + 100} 30 ${at * 200 + 200} 14`).join('')}`}
    />
    <g className="bunting">
      {flags.map((x) => (
        <path key={x} d={`M${x - 7} 16h14l-7 15z`} />
      ))}
    </g>
    {crowd.map(({ x, y, coat }) => (
      <g key={x} className="watcher" data-coat={coat} transform={`translate(${x} ${y})`}>
        <path d="M-8 40V22Q-8 6 0 6Q8 6 8 22V40Z" />
        <circle r="6" />
      </g>
    ))}
    <path
      className="rail"
      d={`M0 68H2560${Array.from({ length: 64 }, (_, at) => `M${at * 40 + 10} 62V80`).join('')}`}
    />
  </svg>
);

const Hills = () => (
  <svg viewBox="0 0 1600 70" preserveAspectRatio="none" aria-hidden="true">
    <path
      className="race-hills far"
      d="M0 70V34Q90 2 190 30Q300 -6 420 26Q540 0 640 28Q720 6 800 30Q930 0 1040 30Q1160 4 1290 26Q1420 -4 1600 34V70Z"
    />
    <path
      className="race-hills near"
      d="M0 70V48Q120 20 260 46Q400 22 540 48Q680 24 800 46Q960 22 1100 46Q1260 24 1420 48L1600 44V70Z"
    />
  </svg>
);

interface RunnerProps {
  /** The picture of all of them, one below the other. */
  readonly sheet: string | undefined;
  readonly runner: number;
  readonly count: number;
  readonly size: RunnerSize;
  /** How far it lags, hundredths of its own width. */
  readonly lag?: number;
}

const Runner = ({ sheet, runner, count, size: { width, height }, lag = 0 }: RunnerProps) => (
  <img
    src={sheet}
    alt=""
    style={{
      aspectRatio: `${width} / ${height}`,
      objectPosition: `0 ${((100 * runner) / (count - 1)).toFixed(3)}%`,
      translate: `${(-lag).toFixed(1)}% 0`,
    }}
  />
);

/** The first two at the line, as the camera there saw them. */
const Photo = ({
  first,
  second,
  round,
  ...picture
}: Omit<RunnerProps, 'runner' | 'lag'> & { first: number; second: number; round: number }) => {
  const { lang } = useTable();
  return (
    <div className="race-photo" aria-hidden="true" data-field="photo">
      <p>{raceNames(lang).photo}</p>
      <Runner {...picture} runner={first} />
      <Runner {...picture} runner={second} lag={gapBefore(1, round) * photoShare} />
    </div>
  );
};

const Marks = ({ className, runners }: { className: string; runners: readonly number[] }) => (
  <ol className={className} aria-hidden="true">
    {runners.map((runner) => (
      <li key={runner} className="runner-mark" data-runner={runner + 1}>
        {runner + 1}
      </li>
    ))}
  </ol>
);

/**
 * The race as a camera beside the course sees it. What moves are layers that are painted once: hills, the course with
 * everybody on it, and each runner on its lane.
 */
export const Scene = ({ pictures }: { pictures: Readonly<Record<string, string>> }) => {
  const game = useRace();
  const { texts, words } = useTable();
  const { table } = useTableState();
  const show = useShow();
  const isCalm = useCalm();
  const hills = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const racers = useRef<(HTMLDivElement | null)[]>([]);
  const { count } = game.runners;
  const runners = Array.from({ length: count }, (_, runner) => runner);
  const order = show ? (readOrder(game, show.result.outcome)?.order ?? null) : null;
  const drawsAt = table ? Date.parse(table.drawsAt) : 0;
  const round = table?.number ?? 0;
  const isAtRest = isCalm || show?.isOver === true;
  /** Long enough for everybody to have come to rest. */
  const restMs = longestRunMs(count) * 2;
  const draw = useCallback(
    (now: number): void => {
      const elapsed = isAtRest ? restMs : Math.max(0, now - drawsAt);
      const noses = order
        ? nosesAt(order, round, elapsed)
        : Array.from({ length: count }, () => course.start);
      const camera = cameraAt(noses);
      if (hills.current) hills.current.style.transform = `translate3d(${unit(-camera * hillsShare)}, 0, 0)`;
      if (track.current) track.current.style.transform = `translate3d(${unit(-camera)}, 0, 0)`;
      for (const [runner, nose] of noses.entries()) {
        const isRunning = order !== null && !isAtRest && nose < course.finish;
        const hop = isRunning ? Math.abs(Math.sin((Math.PI * (now + runner * 90)) / leapMs)) : 0;
        const element = racers.current[runner];
        if (element)
          element.style.transform = `translate3d(calc(${unit(nose)} - 100%), ${(-hop * leapShare * 100).toFixed(1)}%, 0)`;
      }
    },
    [order, drawsAt, round, isAtRest, count, restMs],
  );
  useFrames(order !== null && !isAtRest, draw);
  const elapsed = isAtRest ? restMs : (show?.elapsedMs ?? 0);
  const times = inTimes(count, round);
  const isIn = order !== null && elapsed >= (times.at(-1) ?? 0);
  const noses = order && !isIn ? nosesAt(order, round, elapsed) : null;
  const standing = noses && [...runners].sort((one, other) => (noses[other] ?? 0) - (noses[one] ?? 0));
  const [first, second] = order ?? [];
  const isPhoto = order !== null && !isIn && isPhotoFinish(round) && elapsed > photoAtMs(count, round);
  const picture = { sheet: pictures.runners, count, size: game === boatRace ? boatSize : hareSize };
  return (
    <div
      className="scene-art race-scene"
      role="img"
      aria-label={isIn && show ? words.result(show.result.summary) : texts.phases[table?.phase ?? 'open']}
      data-field="scene"
      data-running={order !== null && !isAtRest}
    >
      <div className="race-sky" ref={hills}>
        <Hills />
      </div>
      <div className="race-track" ref={track} style={{ width: `${course.length * 100}%` }}>
        <Stand />
        <div className="race-lanes">
          {runners.map((runner) => (
            <p key={runner} className="race-lane" data-odd={runner % 2 === 1}>
              {runner + 1}
            </p>
          ))}
          <span className="race-start" style={{ left: unit(course.start) }} />
          <span className="race-finish" style={{ left: unit(course.finish) }} />
        </div>
        {runners.map((runner) => (
          <div
            key={runner}
            className="racer"
            data-runner={runner + 1}
            style={{
              top: `calc(var(--stand) + (100% - var(--stand)) * ${((runner + 0.5) / count).toFixed(4)})`,
              height: `calc((100% - var(--stand)) * ${(1.5 / count).toFixed(4)})`,
            }}
            ref={(element) => {
              racers.current[runner] = element;
            }}
          >
            <Runner {...picture} runner={runner} />
          </div>
        ))}
      </div>
      {standing && elapsed > 0 && !isPhoto && <Marks className="race-standing" runners={standing} />}
      {isPhoto && first !== undefined && second !== undefined && (
        <Photo first={first} second={second} round={round} {...picture} />
      )}
      {isIn && (
        <ol className="race-podium" aria-hidden="true">
          {order.slice(0, 3).map((runner, place) => (
            <li key={runner} data-runner={runner + 1}>
              <small>{place + 1}</small>
              <b className="runner-mark">{runner + 1}</b>
              <span>{words.runners?.[runner] ?? ''}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
