import { currencySchema } from '@pavilion/contract';
import { vipOverview } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import type { VipDeps } from './calls.ts';

interface OverviewRow {
  readonly currency: string;
  readonly active: boolean;
  readonly level: number;
  readonly reach_minor: bigint;
  readonly keep_minor: bigint;
  readonly members: number;
  readonly rose: number;
  readonly fell: number;
  readonly cash_back_minor: bigint;
  readonly birthday_minor: bigint;
}

const lately = 30;

/** `$1` site, `$2` now. Awards of the last 30 days go by the level that their members have now. */
const overviewText = `
  SELECT s.currency, s.active, l.level, l.reach_minor, l.keep_minor,
         (SELECT count(*) FROM vip_member v
           WHERE v.site_id = s.site_id AND v.currency = s.currency AND v.level = l.level)::integer AS members,
         (SELECT count(*) FROM vip_change c JOIN vip_member v ON v.member_id = c.member_id AND v.currency = s.currency
           WHERE c.site_id = s.site_id AND c.to_level = l.level AND c.to_level > c.from_level
             AND c.day > $2::date - ${lately})::integer AS rose,
         (SELECT count(*) FROM vip_change c JOIN vip_member v ON v.member_id = c.member_id AND v.currency = s.currency
           WHERE c.site_id = s.site_id AND c.from_level = l.level AND c.to_level < c.from_level
             AND c.day > $2::date - ${lately})::integer AS fell,
         given.cash_back_minor, given.birthday_minor
    FROM vip_setting s JOIN vip_level l ON l.site_id = s.site_id AND l.currency = s.currency
   CROSS JOIN LATERAL (
     SELECT coalesce(sum(a.amount_minor) FILTER (WHERE a.kind = 'vip_cash_back'), 0)::bigint AS cash_back_minor,
            coalesce(sum(a.amount_minor) FILTER (WHERE a.kind = 'vip_birthday'), 0)::bigint AS birthday_minor
       FROM vip_member v JOIN member_award a ON a.member_id = v.member_id AND a.currency = v.currency
        AND a.kind IN ('vip_cash_back', 'vip_birthday') AND a.created_at > $2::timestamptz - interval '${lately} days'
      WHERE v.site_id = s.site_id AND v.currency = s.currency AND v.level = l.level) AS given
   WHERE s.site_id = $1 ORDER BY s.currency, l.level`;

/** Levels as staff see them: who stands where, and what they have cost lately. */
export const vipDeskCalls = ({ pool, clock }: VipDeps): readonly OfficeCallHandler[] => [
  handleOffice(vipOverview, null, async ({ site }) => {
    const now = clock.now();
    const { rows } = await pool.query<OverviewRow>(overviewText, [site.id, now]);
    return {
      rows: rows.map((row) => {
        const currency = currencySchema.parse(row.currency);
        const money = (amount: bigint) => toDecimal(minor(amount), currency);
        return {
          currency,
          active: row.active,
          level: row.level,
          reach: money(row.reach_minor),
          keep: money(row.keep_minor),
          members: row.members,
          rose: row.rose,
          fell: row.fell,
          cash_back: money(row.cash_back_minor),
          birthday: money(row.birthday_minor),
        };
      }),
      as_of: now.toISOString(),
    };
  }),
];
