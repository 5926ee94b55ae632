import { later } from '../../infra/clock.ts';
import type { Studio } from '../../infra/studio.ts';
import type { Run } from '../engine/run.ts';
import { hasEnded } from '../phases.ts';
import type { EventRow } from '../rows.ts';
import type { Runs } from '../runs.ts';
import { settleEvent } from './settleEvent.ts';

/**
 * An event that nobody moved on for so long (an outage) is broken off: nobody should learn the next morning what became of a
 * bet. Milliseconds.
 */
export const abandonAfterMs = 10 * 60_000;

export interface Advanced {
  readonly row: EventRow;
  readonly run: Run;
  /** Bets whose state changed with it. */
  readonly bets: readonly string[];
}

/**
 * Takes an event's next step when it is due by the server's clock: one transaction on the locked row, in which everything
 * that the step decides is settled. Answers the event as it stands; `undefined` for none.
 */
export const advanceEvent = (studio: Studio, runs: Runs, id: string): Promise<Advanced | undefined> =>
  studio.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('book_event')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const now = studio.clock.now();
    // Another process was faster.
    if (row.next_at === null || row.next_at > now) return { row, run: await runs.at(row), bets: [] };
    const isOpen = row.phase === 'coming' || row.phase === 'live';
    const isLate = isOpen && later(row.next_at, abandonAfterMs) < now;
    const run = isLate ? (await runs.at(row)).abandoned() : await runs.after(row);
    const next = await trx
      .updateTable('book_event')
      .set({
        phase: run.phase,
        steps: run.steps,
        next_at: run.isFinished ? null : later(row.next_at, run.restMs),
        home_score: run.score.home,
        away_score: run.score.away,
        is_corrected: run.isCorrected,
        ended_at: hasEnded(run) ? (row.ended_at ?? now) : null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isLate) studio.log.warn({ event: id }, 'event broken off after an outage');
    return { row: next, run, bets: await settleEvent(studio, trx, run) };
  });
