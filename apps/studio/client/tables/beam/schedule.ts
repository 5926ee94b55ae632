import { type BeamOutcome, paneCount, restMs, stopsOf } from '../../../src/tables/games/beamWheel.ts';

/** Degrees of a pane. */
export const slice = 360 / paneCount;
/** Turns before the beam first comes to rest, and before it does again. */
const turns = { first: 5, again: 2 } as const;
/** How long a storm is seen before the beam turns again. Milliseconds. */
const strikeMs = 900;

/** The beam's way to one of its stops: from when to when, milliseconds from the draw, and how many degrees. */
interface BeamWay {
  readonly startMs: number;
  readonly endMs: number;
  readonly to: number;
  readonly degrees: number;
}

/** Every turn of the beam, in order. */
export const waysOf = (outcome: BeamOutcome): readonly BeamWay[] => {
  const stops = stopsOf(outcome);
  return stops.map((to, turn) => ({
    startMs: turn === 0 ? 0 : restMs(turn - 1) + strikeMs,
    endMs: restMs(turn),
    to: to * slice,
    degrees:
      turn === 0
        ? 360 * turns.first
        : 360 * turns.again + ((to - (stops[turn - 1] ?? 0) + paneCount) % paneCount) * slice,
  }));
};

/** Where the beam points so long after the draw, degrees clockwise from the top. */
export const beamAt = (outcome: BeamOutcome, ms: number): number => {
  const ways = waysOf(outcome);
  const way = ways.find(({ endMs }) => ms < endMs) ?? ways.at(-1);
  if (!way) return 0;
  const gone = Math.min(1, Math.max(0, (ms - way.startMs) / (way.endMs - way.startMs)));
  return way.to - way.degrees * (1 - gone) ** 2;
};

/** When each ship has come in, the smallest first. Milliseconds since the beam came to rest; within the time of `beamShow.ships`. */
export const shipsLandMs = [1_700, 3_200, 4_700] as const satisfies readonly number[];
