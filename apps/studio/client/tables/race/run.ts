import { type RaceGame, type RaceOutcome, raceSchemaOf } from '../../../src/tables/games/race.ts';

/** The outcome that a result tells; `null` for what is none of this race. */
export const readOrder = (game: Pick<RaceGame, 'runners'>, outcome: unknown): RaceOutcome | null =>
  raceSchemaOf(game).safeParse(outcome).data ?? null;

/** How much a runner may seem to lead or lag on its way, as a share of the course. */
const sway = 0.07;

/** When the first of a run is in, and how much later each of the others. Milliseconds from the draw. */
export interface RunTimes {
  readonly firstInMs: number;
  readonly gapMs: number;
}

/** How far a runner that is in at `inAt` has come, 0–1. Follows from the runner and the round alone. */
const comeBy = (inAt: number, runner: number, round: number, elapsedMs: number): number => {
  const share = Math.min(1, Math.max(0, elapsedMs / inAt));
  const phase = ((runner * 37 + round * 53) % 100) / 100;
  const wander = Math.sin(2 * Math.PI * (share * 1.7 + phase)) - Math.sin(2 * Math.PI * phase);
  // Nothing is left of the swaying at the start and at the line.
  return Math.min(1, Math.max(0, share + sway * wander * share * (1 - share) * 2));
};

/**
 * How far a runner has come, 0–1. Everybody sees the same run: it follows from the order, the runner and the round
 * alone, and the runners come in exactly in the order that was drawn.
 */
export const comeSoFar = (
  { firstInMs: first, gapMs: gap }: RunTimes,
  order: readonly number[],
  runner: number,
  round: number,
  elapsedMs: number,
): number => comeBy(first + gap * order.indexOf(runner), runner, round, elapsedMs);

const firstInMs = 9_800;
const [leastGapMs, gapSpreadMs] = [110, 400];
/** Closer than this, and only the photo tells who was first. */
const photoGapMs = 240;

/** How much later than the one before it a place comes in: it differs from round to round, and decides nothing. */
export const gapBefore = (place: number, round: number): number =>
  place === 0 ? 0 : leastGapMs + ((round * 7_919 + place * 4_129) % 101) * (gapSpreadMs / 100);

/** When each place is in, first to last. Milliseconds from the draw. */
export const inTimes = (count: number, round: number): number[] => {
  const times: number[] = [];
  for (let place = 0; place < count; place += 1)
    times.push((times.at(-1) ?? firstInMs) + gapBefore(place, round));
  return times;
};

export const isPhotoFinish = (round: number): boolean => gapBefore(1, round) < photoGapMs;
/** After the first two are in, the photo is taken out of the camera. Milliseconds. */
const photoAfterMs = 250;
/** When the photo is seen, where one is. Milliseconds from the draw. */
export const photoAtMs = (count: number, round: number): number =>
  (inTimes(count, round)[1] ?? 0) + photoAfterMs;

/** How long a runner's leap takes, or a pull of its oars; by the server's clock, for whoever has the first lane. Milliseconds. */
export const leapMs = 520;

/** The longest that a race of so many may last. Milliseconds from the draw. */
export const longestRunMs = (count: number): number => firstInMs + (leastGapMs + gapSpreadMs) * (count - 1);

/** The course, in widths of what the camera shows. */
export const course = { start: 0.16, finish: 3.02, length: 3.2 } as const;
/** How far the first comes to rest behind the line, and how much less far every other. */
const [overrun, overrunStep] = [0.13, 0.014];
const slowingMs = 620;

/** Where the nose of each runner is at a moment of the race, in widths of what the camera shows, by runner. */
export const nosesAt = (order: readonly number[], round: number, elapsedMs: number): number[] => {
  const times = inTimes(order.length, round);
  return order
    .map((_, runner) => runner)
    .map((runner) => {
      const place = order.indexOf(runner);
      const inAt = times[place] ?? firstInMs;
      const way = course.finish - course.start;
      if (elapsedMs < inAt) return course.start + way * comeBy(inAt, runner, round, elapsedMs);
      const slowed = 1 - Math.exp(-(elapsedMs - inAt) / slowingMs);
      return course.finish + (overrun - place * overrunStep) * slowed;
    });
};

/** Where in the picture the leader runs. */
const leaderAt = 0.66;

/** How far the camera has gone along the course: with the leader, and never past the line. */
export const cameraAt = (noses: readonly number[]): number =>
  Math.min(course.length - 1, Math.max(0, Math.max(...noses) - leaderAt));
