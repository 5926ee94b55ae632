import { currencySchema } from '@pavilion/contract';
import { type PromotionCost, type PromotionKind, promotionCosts } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import { refused } from '../../http/refusal.ts';
import { type ArchiveReader, ArchiveUnreadable } from '../archive/index.ts';

interface Days {
  readonly siteId: number;
  /** First and last day, by the site's clock. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

interface CostRow {
  readonly kind: PromotionKind;
  readonly currency: string;
  readonly cost: bigint;
  readonly payments: number;
  readonly members: number;
}

/** `$1` site, `$2` and `$3` the days. */
const costsText = `
  SELECT kind, currency, sum(cost)::bigint AS cost, sum(payments)::integer AS payments,
         count(*) FILTER (WHERE member_id <> 0)::integer AS members
    FROM (
      SELECT kind, currency, member_id, sum(cost_minor) AS cost, sum(payments) AS payments
        FROM report.promotion_day WHERE site_id = $1 AND day BETWEEN $2::date AND $3::date GROUP BY 1, 2, 3
    ) AS one
   GROUP BY kind, currency ORDER BY currency, kind`;

/** Both moments of the days; `$4` the site's clock. */
const begin = '$2::date::timestamp AT TIME ZONE $4';
const end = '($3::date + 1)::timestamp AT TIME ZONE $4';

/** What the account fell by, by the ledger's own balances: what the rows have to come to. */
const ledgerText = `
  SELECT currency, -gained_minor AS fell FROM report.gains($1, 'site', 'promotion', ${begin}, ${end}) ORDER BY currency`;

/**
 * Deposits of the days, and which of them are of members to whom a promotion gave something in them. Whom it gave something is
 * gathered once: left to itself, each of the query's workers does so.
 */
const broughtText = `
  WITH opened AS MATERIALIZED (
    SELECT DISTINCT member_id, currency FROM report.promotion_day
     WHERE site_id = $1 AND kind = 'envelope' AND day BETWEEN $2::date AND $3::date
  ), taker AS MATERIALIZED (
    SELECT DISTINCT member_id, currency FROM report.promotion_day
     WHERE site_id = $1 AND kind = 'mission' AND day BETWEEN $2::date AND $3::date
  ), friend AS MATERIALIZED (
    SELECT DISTINCT friend_id FROM member_award
     WHERE site_id = $1 AND friend_id IS NOT NULL AND paid_at >= ${begin} AND paid_at < ${end}
  )
  SELECT o.currency,
         coalesce(sum(o.amount_minor) FILTER (WHERE opened.member_id IS NOT NULL), 0)::bigint AS envelope,
         coalesce(sum(o.amount_minor) FILTER (WHERE taker.member_id IS NOT NULL), 0)::bigint AS mission,
         coalesce(sum(o.amount_minor) FILTER (WHERE friend.friend_id IS NOT NULL), 0)::bigint AS friends,
         coalesce(sum(o.amount_minor) FILTER (WHERE o.bonus_minor > 0), 0)::bigint AS deposit
    FROM deposit_order o
    LEFT JOIN opened ON opened.member_id = o.member_id AND opened.currency = o.currency
    LEFT JOIN taker ON taker.member_id = o.member_id AND taker.currency = o.currency
    LEFT JOIN friend ON friend.friend_id = o.member_id
   WHERE o.site_id = $1 AND o.state = 'succeeded' AND o.settled_at >= ${begin} AND o.settled_at < ${end}
   GROUP BY o.currency`;

const bringing = ['envelope', 'mission', 'friends', 'deposit'] as const;
type BroughtRow = { readonly currency: string } & Readonly<Record<(typeof bringing)[number], bigint>>;

/** By how much the account fell in the archive, by currency. Refuses with 374 where that cannot be read now. */
const fellInArchive = async (
  archive: CostDeps['archive'],
  days: Days,
): Promise<ReadonlyMap<string, bigint>> => {
  try {
    return await archive.gains({ ...days, ownerKind: 'site', purpose: 'promotion' });
  } catch (error) {
    if (error instanceof ArchiveUnreadable)
      throw refused(promotionCosts.codes, 374, 'office.archive_unreadable');
    throw error;
  }
};

export interface CostDeps {
  readonly pool: Pool;
  readonly archive: Pick<ArchiveReader, 'gains'>;
}

/** What promotions cost on some days, from the sums of the ledger, and what they brought. */
export const readCosts = async ({ pool, archive }: CostDeps, days: Days) => {
  const { siteId, from, to, timeZone } = days;
  const old = await fellInArchive(archive, days);
  const [costs, ledger, brought] = await Promise.all([
    pool.query<CostRow>(costsText, [siteId, from, to]),
    pool.query<{ currency: string; fell: bigint }>(ledgerText, [siteId, from, to, timeZone]),
    pool.query<BroughtRow>(broughtText, [siteId, from, to, timeZone]),
  ]);
  const money = (amount: bigint, code: string) => toDecimal(minor(amount), currencySchema.parse(code));
  const rows = costs.rows.map((row): PromotionCost => {
    const found = brought.rows.find(({ currency }) => currency === row.currency);
    const kind = bringing.find((one) => one === row.kind);
    return {
      kind: row.kind,
      currency: currencySchema.parse(row.currency),
      cost: money(row.cost, row.currency),
      payments: row.payments,
      members: row.members,
      brought: kind === undefined ? null : money(found?.[kind] ?? 0n, row.currency),
    };
  });
  const totals = ledger.rows
    .map(({ currency, fell }) => ({ currency, fell: fell - (old.get(currency) ?? 0n) }))
    .filter(({ fell, currency }) => fell !== 0n || costs.rows.some((row) => row.currency === currency))
    .map(({ currency, fell }) => ({
      currency: currencySchema.parse(currency),
      cost: money(
        costs.rows.filter((row) => row.currency === currency).reduce((sum, { cost }) => sum + cost, 0n),
        currency,
      ),
      ledger: money(fell, currency),
    }));
  return { rows, totals };
};
