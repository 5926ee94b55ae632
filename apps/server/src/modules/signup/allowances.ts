import { type Kysely, sql } from 'kysely';
import type { SignupTables } from './tables.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const periodMs = { hour: hourMs, day: dayMs } as const;

/** Allowances of past periods are of no use to anybody after this. */
export const allowancesKeptMs = 2 * dayMs;

/** Something that must not be had without end: how much of it within an hour or a day, and by whom. */
export interface Allowance {
  readonly purpose: AllowancePurpose;
  /** A network, a phone, the front of a number; empty for the whole site. */
  readonly subject: string;
  readonly period: keyof typeof periodMs;
  readonly max: number;
}
export type AllowancePurpose =
  | 'lookup_address'
  | 'lookup_site'
  | 'taken_address'
  | 'attempt_address'
  | 'sms_address_hour'
  | 'sms_address_day'
  | 'sms_phone'
  | 'sms_prefix'
  | 'sms_site'
  | 'mail_member'
  | 'mail_address';

export interface Use {
  readonly siteId: number;
  readonly now: Date;
  /** How much is used; 1 unless told. */
  readonly amount?: number;
}

/** When the period began in which `now` lies. Periods are those of UTC: a bound, not a calendar. */
export const periodStart = (period: Allowance['period'], now: Date): Date =>
  new Date(Math.floor(now.getTime() / periodMs[period]) * periodMs[period]);

/**
 * Uses up a little of each allowance, in one statement; true while none is overdrawn. The rows stay locked until the
 * caller's transaction ends, taken in one order by everybody; rolling back gives everything back.
 */
export const useAllowances = async (
  db: Kysely<SignupTables>,
  allowances: readonly Allowance[],
  { siteId, now, amount = 1 }: Use,
): Promise<boolean> => {
  const { rows } = await sql<{ purpose: string; used: number }>`
    INSERT INTO signup_allowance AS allowance (site_id, purpose, subject, period_start, used)
    SELECT ${siteId}::integer, given.purpose, given.subject, given.period_start, ${amount}::integer
      FROM unnest(${allowances.map(({ purpose }) => purpose)}::text[],
                  ${allowances.map(({ subject }) => subject)}::text[],
                  ${allowances.map(({ period }) => periodStart(period, now))}::timestamptz[])
           AS given (purpose, subject, period_start)
     ORDER BY given.purpose, given.subject
        ON CONFLICT (site_id, purpose, subject, period_start)
        DO UPDATE SET used = allowance.used + excluded.used
    RETURNING purpose, used`.execute(db);
  return allowances.every(
    ({ purpose, max }) => (rows.find((row) => row.purpose === purpose)?.used ?? 0) <= max,
  );
};

/** Gives one use of each allowance back, for something that did not happen after all. */
export const returnAllowances = async (
  db: Kysely<SignupTables>,
  allowances: readonly Allowance[],
  { siteId, now }: Use,
): Promise<void> => {
  await sql`
    UPDATE signup_allowance AS allowance
       SET used = greatest(allowance.used - 1, 0)
      FROM (SELECT allowance.ctid
              FROM signup_allowance AS allowance
              JOIN unnest(${allowances.map(({ purpose }) => purpose)}::text[],
                          ${allowances.map(({ subject }) => subject)}::text[],
                          ${allowances.map(({ period }) => periodStart(period, now))}::timestamptz[])
                   AS given (purpose, subject, period_start) USING (purpose, subject, period_start)
             WHERE allowance.site_id = ${siteId}
             ORDER BY allowance.purpose, allowance.subject
               FOR UPDATE OF allowance) AS held
     WHERE allowance.ctid = held.ctid`.execute(db);
};
