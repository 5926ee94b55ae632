import type { SqlExecutor } from '@pavilion/postgres';

/** What the member wished for; before the site laid anything beside it, it was all that there was. */
const ownUntil = 'coalesce(own_away_until, CASE WHEN site_away_until IS NULL THEN excluded_until END)';

interface RuleRow {
  readonly site_until: Date | null;
  readonly is_away: boolean;
}

/** The cooling-off of the site upon a member, and whether anything holds at `now`. */
export const siteBreakOf = async (
  executor: SqlExecutor,
  memberId: number,
  now = new Date(0),
): Promise<{ readonly siteUntil: Date | null; readonly isAway: boolean }> => {
  const { rows } = await executor.query<RuleRow>({
    name: 'safety-site-break',
    text: `select site_away_until as site_until, coalesce(excluded_until > $2, false) as is_away
             from member_play_rule where member_id = $1 for update`,
    values: [memberId, now],
  });
  return { siteUntil: rows[0]?.site_until ?? null, isAway: rows[0]?.is_away ?? false };
};

/**
 * A break that the site lays upon a member, beside what the member wished for: the later of the two holds. Answers until when
 * one held before, or `longer` when that is later and nothing was done.
 */
export const setSiteBreak = async (
  executor: SqlExecutor,
  memberId: number,
  until: Date,
): Promise<Date | null | 'longer'> => {
  await executor.query({
    text: 'insert into member_play_rule (member_id) values ($1) on conflict do nothing',
    values: [memberId],
  });
  const { siteUntil } = await siteBreakOf(executor, memberId);
  if (siteUntil !== null && siteUntil > until) return 'longer';
  await executor.query({
    text: `update member_play_rule set own_away_until = ${ownUntil}, site_away_until = $2,
                  excluded_until = greatest(${ownUntil}, $2)
            where member_id = $1`,
    values: [memberId, until],
  });
  return siteUntil;
};

/** Ends what the site laid upon a member; what the member wished for holds on. */
export const endSiteBreak = async (executor: SqlExecutor, memberId: number): Promise<void> => {
  await executor.query({
    text: 'update member_play_rule set site_away_until = null, excluded_until = own_away_until where member_id = $1',
    values: [memberId],
  });
};
