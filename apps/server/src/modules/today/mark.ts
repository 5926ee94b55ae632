import { allOfficeRights } from '@pavilion/contract/office';
import type { TodayDeps } from './officeCalls.ts';
import { readQueues } from './queues.ts';

/** Nobody: of proposals, those of everybody. */
const nobody = { staffId: 0, rights: new Set(allOfficeRights) };

/**
 * Tells states of the room apart: what waits, the last money that came and went, how far the reports are gathered, what was
 * logged and what was seen. Who is online moves on the page with the rest.
 */
export const readMark = async ({ pool, clock }: TodayDeps, siteId: number): Promise<string> => {
  const [queues, { rows }] = await Promise.all([
    readQueues(pool, siteId, nobody, clock.now()),
    pool.query({
      name: 'office-today-mark',
      text: `
        SELECT (SELECT max(settled_at) FROM deposit_order WHERE site_id = $1 AND state = 'succeeded') AS deposited,
               (SELECT max(settled_at) FROM withdrawal_order WHERE site_id = $1 AND state = 'paid') AS paid,
               (SELECT max(through_transfer_id) FROM report.progress)::text AS gathered,
               (SELECT concat(sum(count), max(last_at)) FROM alarm WHERE site_id IN (0, $1)) AS logged,
               (SELECT max(seen_at) FROM alarm_seen WHERE site_id = $1) AS seen`,
      values: [siteId],
    }),
  ]);
  return JSON.stringify([queues, rows]);
};
