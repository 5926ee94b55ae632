import { type Currency, currencySchema } from '@pavilion/contract';
import { withTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import type { Hall } from '../../../infra/hall.ts';
import type { SiteDirectory } from '../../../infra/site.ts';
import { beginOfSiteDay, siteDayOf } from '../../../infra/siteDay.ts';

export interface RecommendDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox'> {
  readonly sites: Pick<SiteDirectory, 'byId'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A finished day of a site's calendar in one currency. */
export interface AwardDay {
  readonly siteId: number;
  readonly currency: Currency;
  /** `YYYY-MM-DD` at the site. */
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
}

/** What gives awards: the table of its settings, and how a day becomes awards. */
export interface AwardSource {
  readonly settings: 'recommend_setting' | 'cash_surplus_setting' | 'vip_setting';
  /** Writes the day's awards, in the caller's transaction. */
  readonly award: (client: PoolClient, day: AwardDay) => Promise<unknown>;
  /** It reads the sums of reports: a day waits until they have been gathered up to its end. */
  readonly needsReports?: true;
}

/** A day is gone through once this much has passed since its end: what was committed late is then there. */
const settledAfterMs = 10 * 60_000;
/** Days of one setting gone through in one run: what was missed for longer is caught up by the next ones. */
const daysMax = 31;

interface SettingRow {
  readonly site_id: number;
  readonly currency: string;
  readonly computed_through: string | null;
}

/** The days that are over and not gone through, the oldest first. A new setting begins with yesterday. */
const daysDue = (through: string | null, timeZone: string, now: Date): Temporal.PlainDate[] => {
  const last = siteDayOf(new Date(now.getTime() - settledAfterMs), timeZone).subtract({ days: 1 });
  const days: Temporal.PlainDate[] = [];
  let day = through === null ? last : Temporal.PlainDate.from(through).add({ days: 1 });
  while (days.length < daysMax && Temporal.PlainDate.compare(day, last) <= 0) {
    days.push(day);
    day = day.add({ days: 1 });
  }
  return days;
};

/** Whether the sums of reports were gathered at a moment or after it. */
const areGathered = async (pool: Pool, at: Date): Promise<boolean> => {
  const { rows } = await pool.query<{ gathered: boolean }>(
    'select gathered_at >= $1 as gathered from report.progress',
    [at],
  );
  return rows[0]?.gathered ?? false;
};

/** One day in one transaction: its awards and the mark that it was gone through. Another process may have been faster. */
const goThrough = (pool: Pool, { settings, award }: AwardSource, day: AwardDay): Promise<void> =>
  withTransaction(pool, async (client) => {
    const { rowCount } = await client.query({
      text: `update ${settings} set computed_through = $3
              where site_id = $1 and currency = $2 and (computed_through is null or computed_through < $3)`,
      values: [day.siteId, day.currency, day.day],
    });
    if (rowCount === 1) await award(client, day);
  });

/**
 * Writes the awards of every day that is over, for every site and currency that has settings. Safe to run at any time, by
 * any number of processes, and again after a crash: a day is gone through once, as a whole.
 */
export const goThroughDays = async (
  { pool, clock, sites }: RecommendDeps,
  source: AwardSource,
): Promise<void> => {
  const now = clock.now();
  const { rows } = await pool.query<SettingRow>(
    `select site_id, currency, computed_through::text from ${source.settings} order by site_id, currency`,
  );
  for (const row of rows) {
    const timeZone = sites.byId(row.site_id)?.settings.time_zone;
    const currency = currencySchema.safeParse(row.currency).data;
    if (timeZone === undefined || currency === undefined) continue;
    for (const day of daysDue(row.computed_through, timeZone, now)) {
      const to = beginOfSiteDay(day.add({ days: 1 }), timeZone);
      if (source.needsReports === true && !(await areGathered(pool, to))) break;
      await goThrough(pool, source, {
        siteId: row.site_id,
        currency,
        day: day.toString(),
        from: beginOfSiteDay(day, timeZone),
        to,
        now,
      });
    }
  }
};
