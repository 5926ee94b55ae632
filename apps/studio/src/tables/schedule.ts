import { later } from '../infra/clock.ts';
import type { TableClock } from './engine/tableGame.ts';

/**
 * A round that is not drawn so long after its draw was due (a long outage) is void: nobody should learn the next
 * morning what became of a bet. Milliseconds.
 */
export const voidAfterMs = 10 * 60_000;

/** A next round follows the one before without a gap, unless the clock stood still for longer than this. */
const gapMax = 2_000;

interface Times {
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly draws_at: Date;
  readonly settles_at: Date;
  readonly ends_at: Date;
}

/** When a round begins that comes after one that ended at `lastEnd`. */
export const openingAfter = (lastEnd: Date | undefined, now: Date): Date =>
  lastEnd && now.getTime() - lastEnd.getTime() <= gapMax ? lastEnd : now;

/** When a drawn round is paid and ends, once it is known how long its outcome is shown. */
export const showTimesOf = (
  clock: TableClock,
  { draws_at }: Pick<Times, 'draws_at'>,
  showMs: number,
): Pick<Times, 'settles_at' | 'ends_at'> => {
  const settlesAt = later(draws_at, Math.min(showMs, clock.drawnMs));
  return { settles_at: settlesAt, ends_at: later(settlesAt, clock.settledMs) };
};

/** The moments of a round that opens; those after its draw are the latest that they can be. */
export const timesOf = (clock: TableClock, opensAt: Date): Times => {
  const closesAt = later(opensAt, clock.openMs);
  const drawsAt = later(closesAt, clock.closedMs);
  return {
    opens_at: opensAt,
    closes_at: closesAt,
    draws_at: drawsAt,
    ...showTimesOf(clock, { draws_at: drawsAt }, clock.drawnMs),
  };
};
