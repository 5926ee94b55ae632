import {
  mailedReportSchema,
  type ReportMail,
  reportMailAdd,
  reportMailEnd,
  reportMailsMax,
} from '@pavilion/contract/office';
import { type Pool, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';

type Deps = Pick<Hall, 'pool' | 'clock'>;

interface MailRow extends Pick<ReportMail, 'id' | 'format' | 'locale' | 'hour'> {
  readonly report: unknown;
  readonly created_at: Date;
  readonly last_day: string | null;
  readonly last_outcome: NonNullable<ReportMail['last']>['outcome'] | null;
}

const present = ({ last_day: day, last_outcome: outcome, ...row }: MailRow): ReportMail => ({
  id: row.id,
  report: mailedReportSchema.parse(row.report),
  format: row.format,
  locale: row.locale,
  hour: row.hour,
  created_at: row.created_at.toISOString(),
  last: day === null || outcome === null ? null : { day, outcome },
});

const addressOf = async (db: Pool | PoolClient, staffId: number): Promise<string | null> => {
  const { rows } = await db.query<{ mail: string | null }>('SELECT mail FROM staff WHERE id = $1', [staffId]);
  return rows[0]?.mail ?? null;
};

/** What somebody has sent to themselves from a site. */
export const listReportMails = async (
  pool: Pool,
  { siteId, staffId }: Pick<Actor, 'siteId' | 'staffId'>,
): Promise<{ address: string | null; rows: ReportMail[] }> => {
  const { rows } = await pool.query<MailRow>(
    `SELECT id, report, format, locale, hour, created_at, last_day::text AS last_day, last_outcome
       FROM report_mail WHERE site_id = $1 AND staff_id = $2 AND ended_at IS NULL ORDER BY hour, id`,
    [siteId, staffId],
  );
  return { address: await addressOf(pool, staffId), rows: rows.map(present) };
};

type Asked = z.output<typeof reportMailAdd.body>;

interface Repeat {
  readonly id: number;
  readonly is_same: boolean;
}

const findRepeat = async (tx: PoolClient, who: Actor, asked: Asked): Promise<Repeat | undefined> => {
  const { rows } = await tx.query<Repeat>(
    `SELECT id, (site_id, report, format, locale, hour) = ($3::integer, $4::jsonb, $5::text, $6::text, $7::smallint) AS is_same
       FROM report_mail WHERE staff_id = $1 AND request_id = $2`,
    [
      who.staffId,
      asked.request_id,
      who.siteId,
      JSON.stringify(asked.report),
      asked.format,
      asked.locale,
      asked.hour,
    ],
  );
  return rows[0];
};

/**
 * Has a report sent each day, the first time when its hour comes next. Refuses with 371 without an address, 372 beyond
 * `reportMailsMax`, 345. Answers its id.
 */
export const addReportMail = (
  { pool, clock }: Deps,
  who: Actor,
  timeZone: string,
  asked: Asked,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    await tx.query('SELECT FROM staff WHERE id = $1 FOR NO KEY UPDATE', [who.staffId]);
    const known = await findRepeat(tx, who, asked);
    if (known?.is_same === false) throw refused(reportMailAdd.codes, 345, 'office.other_content');
    if (known !== undefined) {
      await who.trace(tx, { subject: { kind: 'report_mail', id: known.id }, after: { repeated: true } });
      return known.id;
    }
    if ((await addressOf(tx, who.staffId)) === null)
      throw refused(reportMailAdd.codes, 371, 'office.no_address');
    const counted = await tx.query(
      'SELECT FROM report_mail WHERE site_id = $1 AND staff_id = $2 AND ended_at IS NULL',
      [who.siteId, who.staffId],
    );
    if ((counted.rowCount ?? 0) >= reportMailsMax)
      throw refused(reportMailAdd.codes, 372, 'office.too_many_mails');
    const { report, format, locale, hour, request_id: requestId } = asked;
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO report_mail (site_id, staff_id, report, format, locale, hour, created_at, request_id, last_day)
       SELECT $1::integer, $2::integer, $3::jsonb, $4::text, $5::text, $6::integer, $7::timestamptz, $8::uuid,
              CASE WHEN extract(hour FROM local) >= $6::integer THEN local::date END
         FROM (SELECT $7::timestamptz AT TIME ZONE $9::text AS local) moment RETURNING id`,
      [
        who.siteId,
        who.staffId,
        JSON.stringify(report),
        format,
        locale,
        hour,
        clock.now(),
        requestId,
        timeZone,
      ],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('the mail was not stored');
    await who.trace(tx, { subject: { kind: 'report_mail', id }, after: { report, format, locale, hour } });
    return id;
  });

/** Has a report of one's own sent no more. Refuses with 404. */
export const endReportMail = ({ pool, clock }: Deps, who: Actor, id: number): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ report: object }>(
      `UPDATE report_mail SET ended_at = $4 WHERE id = $1 AND site_id = $2 AND staff_id = $3 AND ended_at IS NULL
       RETURNING report`,
      [id, who.siteId, who.staffId, clock.now()],
    );
    const [ended] = rows;
    if (ended === undefined) throw refused(reportMailEnd.codes, 404, 'office.not_found');
    await who.trace(tx, {
      subject: { kind: 'report_mail', id },
      before: { report: ended.report },
      after: { state: 'ended' },
    });
  });
