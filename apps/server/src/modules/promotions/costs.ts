import { currencySchema } from '@pavilion/contract';
import { type PromotionCost, type PromotionKind, promotionCosts } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import { refused } from '../../http/refusal.ts';

interface Period {
  readonly siteId: number;
  readonly from: Date;
  readonly to: Date;
}

const periodMaxMs = 366 * 24 * 60 * 60_000;

interface CostRow {
  readonly kind: PromotionKind;
  readonly currency: string;
  readonly cost: bigint;
  readonly payments: number;
  readonly members: number;
}

/** Postings of the site's promotion account, told apart by who made them. `$1` site, `$2` and `$3` the period. */
const costsText = `
  WITH moved AS (
    SELECT move.currency, transfer.id, other.owner_id,
           CASE WHEN move.from_id = own.id THEN move.amount_minor ELSE -move.amount_minor END AS amount,
           CASE WHEN transfer.scope = 'red_envelope' THEN 'envelope'
                WHEN transfer.scope = 'award' AND transfer.reason = 'cash_surplus' THEN 'cash_surplus'
                WHEN transfer.scope = 'award' THEN 'friends'
                WHEN transfer.scope = 'promotion' AND transfer.key LIKE 'deposit%' THEN 'deposit'
                ELSE 'other' END AS kind
      FROM ledger.account own
      JOIN ledger.move ON move.from_id = own.id OR move.to_id = own.id
      JOIN ledger.transfer ON transfer.id = move.transfer_id
      JOIN ledger.account other ON other.id = CASE WHEN move.from_id = own.id THEN move.to_id ELSE move.from_id END
     WHERE own.owner_id = $1 AND own.site_id = $1 AND own.owner_kind = 'site' AND own.purpose = 'promotion'
       AND transfer.created_at >= $2 AND transfer.created_at < $3)
  SELECT kind, currency, sum(amount)::bigint AS cost, count(DISTINCT id)::integer AS payments,
         count(DISTINCT owner_id)::integer AS members
    FROM moved GROUP BY kind, currency ORDER BY currency, kind`;

/** What the account fell by, by the ledger's own balances: what the rows have to come to. */
const ledgerText = `
  SELECT own.currency,
         sum(ledger.balance_at(own.id, ledger.place_at(own.id, $2)) - ledger.balance_at(own.id, ledger.place_at(own.id, $3)))::bigint
           AS fell
    FROM ledger.account own
   WHERE own.owner_id = $1 AND own.site_id = $1 AND own.owner_kind = 'site' AND own.purpose = 'promotion'
   GROUP BY own.currency ORDER BY own.currency`;

/** Deposits of a period, and which of them are of members to whom a promotion gave something in it. */
const broughtText = `
  SELECT o.currency, coalesce(sum(o.amount_minor) FILTER (WHERE (o.member_id, o.currency) IN (
           SELECT s.member_id, e.currency FROM red_envelope_share s JOIN red_envelope e ON e.id = s.envelope_id
            WHERE s.claimed_at >= $2 AND s.claimed_at < $3)), 0)::bigint AS envelope,
         coalesce(sum(o.amount_minor) FILTER (WHERE o.member_id IN (
           SELECT a.friend_id FROM member_award a WHERE a.site_id = $1 AND a.paid_at >= $2 AND a.paid_at < $3)), 0)::bigint AS friends,
         coalesce(sum(o.amount_minor) FILTER (WHERE o.bonus_minor > 0), 0)::bigint AS deposit
    FROM deposit_order o
   WHERE o.site_id = $1 AND o.state = 'succeeded' AND o.settled_at >= $2 AND o.settled_at < $3
   GROUP BY o.currency`;

const bringing = ['envelope', 'friends', 'deposit'] as const;
type BroughtRow = { readonly currency: string } & Readonly<Record<(typeof bringing)[number], bigint>>;

/** What promotions cost in a period, from the ledger, and what they brought. Refuses with 394 a period that is none. */
export const readCosts = async (pool: Pool, { siteId, from, to }: Period) => {
  if (to <= from || to.getTime() - from.getTime() > periodMaxMs)
    throw refused(promotionCosts.codes, 394, 'office.no_period');
  const values = [siteId, from, to];
  const [costs, ledger, brought] = await Promise.all([
    pool.query<CostRow>(costsText, values),
    pool.query<{ currency: string; fell: bigint }>(ledgerText, values),
    pool.query<BroughtRow>(broughtText, values),
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
