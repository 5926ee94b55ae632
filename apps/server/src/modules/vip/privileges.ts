import type { SqlExecutor } from '@pavilion/postgres';
import type { LevelRow, Owner } from './queries.ts';

/** What a rule of withdrawals bounds. */
export interface PayoutBounds {
  readonly max_minor: bigint;
  readonly daily_max: number;
}

const wholePercent = 100n;

/** Bounds with what a level adds to them. */
export const raisedBy = (
  { max_minor: max, daily_max: daily }: PayoutBounds,
  level: Pick<LevelRow, 'withdrawals_more' | 'withdraw_max_percent'>,
): PayoutBounds => ({
  max_minor: (max * BigInt(level.withdraw_max_percent)) / wholePercent,
  daily_max: daily + level.withdrawals_more,
});

type Privileges = Pick<LevelRow, 'withdrawals_more' | 'withdraw_max_percent' | 'payouts_first'>;

/** The site's bounds with what the member's level adds, where the site has levels, and whether its withdrawals go first. */
export const raisePayoutBounds = async <Rule extends PayoutBounds>(
  executor: Pick<SqlExecutor, 'query'>,
  { siteId, memberId, currency }: Owner,
  rule: Rule,
): Promise<Rule & Pick<LevelRow, 'payouts_first'>> => {
  const { rows } = await executor.query<Privileges>({
    name: 'vip-privileges',
    text: `select l.withdrawals_more, l.withdraw_max_percent, l.payouts_first
             from vip_member m
             join vip_setting s on s.site_id = m.site_id and s.currency = m.currency and s.active
             join vip_level l on l.site_id = m.site_id and l.currency = m.currency and l.level = m.level
            where m.member_id = $2 and m.site_id = $1 and m.currency = $3`,
    values: [siteId, memberId, currency],
  });
  const [level] = rows;
  if (level === undefined) return { ...rule, payouts_first: false };
  return { ...rule, ...raisedBy(rule, level), payouts_first: level.payouts_first };
};
