import { sql } from 'kysely';
import { BriefCache } from '../../../infra/briefCache.ts';
import type { WithdrawalDb } from './queries.ts';

/** Seconds from the request to the payment: half of the withdrawals were paid within `usual`, nine of ten within `most`. */
export interface PayoutTimes {
  readonly usual: number;
  readonly most: number;
}

/** Fewer say nothing about the next one. */
const paidMin = 10;
const daysBack = 30;
/** The latest ones of a busy site tell enough. */
const paidMax = 2_000;
const freshMs = 10 * 60_000;
const sitesMax = 200;

const readTimes = async (
  db: WithdrawalDb,
  siteId: number,
  currency: string,
  now: Date,
): Promise<PayoutTimes | null> => {
  const { rows } = await sql<{ paid: number; usual: number; most: number }>`
    with paid as (
      select settled_at - created_at as taken from withdrawal_order
       where site_id = ${siteId} and currency = ${currency} and state = 'paid'
         and settled_at > ${now}::timestamptz - make_interval(days => ${daysBack})
       order by settled_at desc limit ${paidMax}
    ), spans as (
      select count(*)::integer as paid, percentile_disc(array[0.5, 0.9]) within group (order by taken) as span from paid
    )
    select paid, ceil(extract(epoch from span[1]))::integer as usual, ceil(extract(epoch from span[2]))::integer as most
      from spans where paid >= ${paidMin}`.execute(db);
  const [times] = rows;
  return times === undefined ? null : { usual: times.usual, most: times.most };
};

/** What withdrawals took lately, asked of the database every ten minutes for a site and currency. */
export const createPayoutTimes = () => {
  const answers = new BriefCache<PayoutTimes | null>({ freshMs, entriesMax: sitesMax });
  return (db: WithdrawalDb, siteId: number, currency: string, now: Date): Promise<PayoutTimes | null> =>
    answers.get(`${siteId} ${currency}`, () => readTimes(db, siteId, currency, now));
};
