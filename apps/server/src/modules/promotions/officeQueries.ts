import { type Currency, currencySchema, type Locale } from '@pavilion/contract';
import type { EnvelopeOne, EnvelopeRow, envelopeList } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool, SqlExecutor } from '@pavilion/postgres';
import type { z } from 'zod';
import { textOf, textsOf } from '../../infra/storedText.ts';

interface DeskRow {
  readonly id: number;
  readonly title: unknown;
  readonly currency: string;
  readonly budget_minor: bigint;
  readonly spread: EnvelopeRow['spread'];
  readonly shares: number;
  readonly claimed: number;
  readonly cost_minor: bigint;
  readonly min_deposit_minor: bigint;
  readonly deposit_days: number;
  readonly starts_at: Date;
  readonly end_at: Date;
  readonly state: EnvelopeRow['state'];
  readonly created_by: string;
  readonly created_at: Date;
}

/** `$1` is the site, `$2` now. What is open and has nothing left is empty. */
const envelopes = `
  SELECT e.id, e.title, e.currency, e.budget_minor, e.spread, s.shares, s.claimed, s.cost_minor, e.min_deposit_minor,
         e.deposit_days, e.starts_at, e.end_at, e.created_by, e.created_at,
         CASE WHEN e.ended_early_at IS NOT NULL THEN 'ended' WHEN e.end_at <= $2 THEN 'over'
              WHEN s.claimed = s.shares THEN 'empty' WHEN e.starts_at > $2 THEN 'coming' ELSE 'open' END AS state
    FROM red_envelope e
   CROSS JOIN LATERAL (
     SELECT count(*)::integer AS shares, count(member_id)::integer AS claimed,
            coalesce(sum(amount_minor) FILTER (WHERE member_id IS NOT NULL), 0)::bigint AS cost_minor
       FROM red_envelope_share WHERE envelope_id = e.id) AS s
   WHERE e.site_id = $1`;

const present = (row: DeskRow, locale: Locale): EnvelopeRow => {
  const currency = currencySchema.parse(row.currency);
  const money = (amount: bigint) => toDecimal(minor(amount), currency);
  return {
    id: row.id,
    title: textOf(row.title, locale),
    currency,
    budget: money(row.budget_minor),
    shares: row.shares,
    spread: row.spread,
    claimed: row.claimed,
    cost: money(row.cost_minor),
    min_deposit: money(row.min_deposit_minor),
    deposit_days: row.deposit_days,
    starts_at: row.starts_at.toISOString(),
    end_at: row.end_at.toISOString(),
    state: row.state,
  };
};

interface Reader {
  readonly siteId: number;
  readonly locale: Locale;
  readonly now: Date;
}

const sortColumns = { id: 'id', starts_at: 'starts_at', end_at: 'end_at' } as const;

/** Envelopes of a site, the newest first unless told. */
export const listEnvelopes = async (
  pool: Pool,
  { siteId, locale, now }: Reader,
  { filter, sort, page, perPage }: z.output<typeof envelopeList.body>,
) => {
  const values = [siteId, now, filter.state ?? null, filter.currency ?? null];
  const matching = `FROM (${envelopes}) AS one
    WHERE ($3::text IS NULL OR state = $3) AND ($4::text IS NULL OR currency = $4)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<DeskRow>(
    `SELECT * ${matching} ORDER BY ${sortColumns[sort?.field ?? 'id']} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, id
      LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map((row) => present(row, locale)), total: Number(counted.rows[0]?.total ?? 0n) };
};

const claimsShown = 50;

/**
 * What the ledger has booked for claims of an envelope. Their keys are its id and the member's (`claimRedEnvelope`). A posting
 * whose move is in the archive was for the member's share: the books were proved before it went.
 */
const bookedFor = async (pool: Pool, siteId: number, id: number): Promise<bigint> => {
  const { rows } = await pool.query<{ booked: bigint }>(
    `SELECT coalesce(sum(coalesce(move.amount_minor, share.amount_minor)), 0)::bigint AS booked
       FROM ledger.transfer LEFT JOIN ledger.move ON move.transfer_id = transfer.id
       LEFT JOIN red_envelope_share share ON move.transfer_id IS NULL AND transfer.id <= archive.through()
         AND share.envelope_id = $2::integer AND share.member_id = split_part(transfer.key, ':', 2)::integer
      WHERE transfer.scope = 'red_envelope' AND transfer.site_id = $1
        AND transfer.key >= $2::text || ':' AND transfer.key < $2::text || ';'`,
    [siteId, String(id)],
  );
  return rows[0]?.booked ?? 0n;
};

interface ClaimRow {
  readonly member_id: number;
  readonly account: string;
  readonly amount_minor: bigint;
  readonly claimed_at: Date;
}

/** One envelope with its last claims; undefined for none of the site. */
export const findEnvelope = async (
  pool: Pool,
  { siteId, locale, now }: Reader,
  id: number,
): Promise<EnvelopeOne | undefined> => {
  const { rows } = await pool.query<DeskRow>(`${envelopes} AND e.id = $3`, [siteId, now, id]);
  const [row] = rows;
  if (row === undefined) return undefined;
  const [booked, claims] = await Promise.all([
    bookedFor(pool, siteId, id),
    pool.query<ClaimRow>(
      `SELECT s.member_id, m.account, s.amount_minor, s.claimed_at
         FROM red_envelope_share s JOIN member m ON m.id = s.member_id
        WHERE s.envelope_id = $1 ORDER BY s.claimed_at DESC, s.place LIMIT $2`,
      [id, claimsShown],
    ),
  ]);
  const currency = currencySchema.parse(row.currency);
  return {
    ...present(row, locale),
    titles: textsOf(row.title),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    booked: toDecimal(minor(booked), currency),
    claims: claims.rows.map((claim) => ({
      member: { id: claim.member_id, account: claim.account },
      amount: toDecimal(minor(claim.amount_minor), currency),
      at: claim.claimed_at.toISOString(),
    })),
  };
};

interface Rule {
  readonly currency: Currency;
  readonly minDepositMinor: bigint;
  readonly depositDays: number;
}

/** Members who meet the rule of an envelope now: the same that a claim asks (`queries.ts`), for all at once. */
export const countEligible = async (
  pool: Pool,
  siteId: number,
  now: Date,
  { currency, minDepositMinor, depositDays }: Rule,
): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM member m
      WHERE m.site_id = $1 AND m.currency = $3 AND m.status = 'active'
        AND NOT EXISTS (SELECT FROM member_play_rule r WHERE r.member_id = m.id AND r.excluded_until > $2)
        AND ($4::bigint = 0 OR $4 <= (
          SELECT coalesce(sum(o.amount_minor), 0) FROM deposit_order o
           WHERE o.site_id = $1 AND o.member_id = m.id AND o.currency = $3 AND o.state = 'succeeded'
             AND o.settled_at > $2::timestamptz - $5::integer * interval '1 day'))`,
    [siteId, now, currency, minDepositMinor, depositDays],
  );
  return rows[0]?.count ?? 0;
};

const aloneMs = 24 * 60 * 60_000;

/** What one of the staff has given away alone within 24 hours, in a currency. */
export const givenAlone = async (
  executor: SqlExecutor,
  {
    siteId,
    staffId,
    currency,
  }: { readonly siteId: number; readonly staffId: number; readonly currency: Currency },
  now: Date,
): Promise<bigint> => {
  const { rows } = await executor.query<{ given: bigint }>({
    text: `SELECT coalesce(sum(budget_minor), 0)::bigint AS given FROM red_envelope
            WHERE site_id = $1 AND staff_id = $2 AND currency = $3 AND created_at > $4`,
    values: [siteId, staffId, currency, new Date(now.getTime() - aloneMs)],
  });
  return rows[0]?.given ?? 0n;
};
