import { type BeaconChain, beaconTimeOf, firstBeaconFrom } from '../fair/quicknet.ts';
import { later } from '../infra/clock.ts';
import type { TableClock } from './engine/tableGame.ts';

/**
 * A round that is not drawn so long after its draw was due (a long outage) is void: nobody should learn the next
 * morning what became of a bet. Milliseconds.
 */
export const voidAfterMs = 10 * 60_000;

/**
 * A round whose beacon has not answered so long after its time is void: players wait at the table for it. It is never drawn
 * without it. Milliseconds.
 */
export const beaconWaitMs = 60_000;

/** The beacon's value is with its relays so long after its time, and the draw is planned for then. Milliseconds. */
const beaconLeadMs = 1_000;

/** How often a round that is being decided is looked at: whether every hand is done, and that somebody is there. Milliseconds. */
export const attendEveryMs = 2_000;

/** Nobody looked for so long: the process was away, and with it the pages' way to decide. Milliseconds. */
export const absentMs = 3 * attendEveryMs;

/**
 * A raise whose call is under way when time is up is waited for so long, which is longer than a call can take: otherwise whoever
 * raises at the last moment could make it uncertain. Milliseconds.
 */
export const raiseWaitMs = 5_000;

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

/** When a round is paid and ends whose outcome is shown from `shownFrom` on, for `showMs` or as long as the clock lets it. */
export const showTimesOf = (
  clock: TableClock,
  shownFrom: Date,
  showMs: number,
): Pick<Times, 'settles_at' | 'ends_at'> => {
  const settlesAt = later(shownFrom, Math.min(showMs, clock.drawnMs));
  return { settles_at: settlesAt, ends_at: later(settlesAt, clock.settledMs) };
};

/** The first closing from which the planned draw comes just after a value of the beacon. */
const closingBefore = (beacon: BeaconChain, { openMs, closedMs }: TableClock, opensAt: Date): Date => {
  const valueAfterMs = Math.max(0, closedMs - beaconLeadMs);
  const earliest = opensAt.getTime() + openMs + valueAfterMs;
  return new Date(beaconTimeOf(beacon, firstBeaconFrom(beacon, earliest)) - valueAfterMs);
};

/**
 * When a round's steps are due. With a beacon, bets stay open for up to one of its periods longer, so that its value comes
 * while the last answers of the hall do, and nobody waits for it. Players decide for `decideMs` after the draw.
 */
export const timesOf = (clock: TableClock, opensAt: Date, beacon?: BeaconChain, decideMs = 0): Times => {
  const closesAt = beacon ? closingBefore(beacon, clock, opensAt) : later(opensAt, clock.openMs);
  const drawsAt = later(closesAt, clock.closedMs);
  return {
    opens_at: opensAt,
    closes_at: closesAt,
    draws_at: drawsAt,
    // Until it is drawn, nobody knows how long its outcome takes: the most.
    ...showTimesOf(clock, later(drawsAt, decideMs), clock.drawnMs),
  };
};
