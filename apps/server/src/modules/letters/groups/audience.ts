import type { LetterFilter } from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';

/**
 * Members who fit a filter: active, and not away by their own wish, to whom nobody advertises. `$1` is the site, `$2` now;
 * `filterValues` are the others.
 */
const audience = `
  FROM member m
 WHERE m.site_id = $1 AND m.status = 'active'
   AND NOT EXISTS (SELECT FROM member_play_rule r WHERE r.member_id = m.id AND r.excluded_until > $2)
   AND ($3::text[] IS NULL OR m.currency = ANY ($3))
   AND ($4::timestamptz IS NULL OR m.created_at >= $4) AND ($5::timestamptz IS NULL OR m.created_at < $5)
   AND ($6::timestamptz IS NULL OR m.last_login_at >= $6)
   AND ($7::timestamptz IS NULL OR m.last_login_at IS NULL OR m.last_login_at < $7)
   AND ($8::boolean IS NULL OR $8 = EXISTS (
         SELECT FROM deposit_order o WHERE o.site_id = $1 AND o.member_id = m.id AND o.state = 'succeeded'))
   AND ($9::integer IS NULL OR m.id IN (
         WITH RECURSIVE line AS (
           SELECT id FROM member WHERE site_id = $1 AND agent_id = $9
           UNION
           SELECT below.id FROM line JOIN member below ON below.agent_id = line.id AND below.site_id = $1)
         SELECT id FROM line))`;

/** As the driver writes it: a year that the wire allows and a timestamp's text does not know comes through. */
const instant = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

const filterValues = (siteId: number, now: Date, filter: LetterFilter): unknown[] => [
  siteId,
  now,
  filter.currencies ?? null,
  instant(filter.joined_from),
  instant(filter.joined_to),
  instant(filter.seen_from),
  instant(filter.not_seen_from),
  filter.deposited ?? null,
  filter.agent_id ?? null,
];

/** How many members of a site fit a filter. */
export const countAudience = async (
  executor: SqlExecutor,
  siteId: number,
  now: Date,
  filter: LetterFilter,
): Promise<number> => {
  const { rows } = await executor.query<{ count: number }>({
    text: `SELECT count(*)::integer AS count ${audience}`,
    values: filterValues(siteId, now, filter),
  });
  return rows[0]?.count ?? 0;
};

/** The next members who fit, by their number, after one. */
export const nextOfAudience = async (
  executor: SqlExecutor,
  siteId: number,
  now: Date,
  filter: LetterFilter,
  { after, count }: { readonly after: number; readonly count: number },
): Promise<number[]> => {
  const { rows } = await executor.query<{ id: number }>({
    text: `SELECT m.id ${audience} AND m.id > $10 ORDER BY m.id LIMIT $11`,
    values: [...filterValues(siteId, now, filter), after, count],
  });
  return rows.map(({ id }) => id);
};
