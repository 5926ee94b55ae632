import { openDatabaseClock } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

/** Time as the hall sees it: the database's, in every process (decision 0338). Tests move it; nothing else reads the machine's clock. */
export interface Clock {
  readonly now: () => Date;
  /** Milliseconds since some moment, for paces that live in a process: whoever sets the machine's clock does not touch them. */
  readonly elapsedMs?: () => number;
}

export const elapsedMs = ({ elapsedMs: elapsed = () => performance.now() }: Clock): number => elapsed();

/** By how much the machine's own clock is ahead of the hall's time; behind when negative. For libraries that read that one. */
export const machineAheadMs = ({ now }: Pick<Clock, 'now'>): number => Date.now() - now().getTime();

/** A clock that is further off is to be looked after; less is the way of an answer on a busy machine. */
const offMaxMs = 1_000;

/** Nothing that the hall decides hangs on it, but its logs, and what other programs of the machine do, are dated by it. */
export const warnOfMachine = (clock: Clock, log: Pick<FastifyBaseLogger, 'warn'>): void => {
  const aheadMs = Math.round(machineAheadMs(clock));
  if (Math.abs(aheadMs) > offMaxMs)
    log.warn({ aheadMs }, 'this machine’s clock is another than the database’s');
};

/** The time that this process has told was not the database's: its clock was set, another machine leads, or this one slept. */
export const warnOfMove = (byMs: number, log: Pick<FastifyBaseLogger, 'warn'>): void => {
  if (Math.abs(byMs) > offMaxMs)
    log.warn({ byMs: Math.round(byMs) }, 'the database’s time was another than this process knew');
};

/** The database's time until it is closed, or the clock that is given. */
export const openHallClock = async (
  pool: Pool,
  { given, onMoved }: { readonly given: Clock | undefined; readonly onMoved: (byMs: number) => void },
): Promise<Clock & { readonly close: () => Promise<void> }> =>
  given === undefined ? openDatabaseClock(pool, { onMoved }) : { ...given, close: async () => undefined };
