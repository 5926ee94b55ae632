import type { SqlExecutor } from '@pavilion/postgres';

/**
 * What counts of the rounds of a tournament's members: opened within its time and since the member joined, settled, over its
 * games, with its smallest stake at least. `$1` is the tournament, `$2` members or null for all. Rounds are found by their
 * member and number; those of one moment may have been numbered in another order, so the search begins a little before. A win
 * that is withheld counts with its round once it is released.
 */
const counted = `
  counted as materialized (
    select r.member_id, r.id, r.closed_at, r.stake_minor::numeric as stake, (r.win_minor + r.adjusted_minor)::numeric as win
      from tournament t
     cross join lateral (select report.round_before(t.starts_at - interval '5 minutes') as id offset 0) as begun
      join tournament_entry e on e.tournament_id = t.id and e.left_at is null and ($2::integer[] is null or e.member_id = any ($2))
     cross join lateral (
       select * from round
        where round.member_id = e.member_id and round.id > begun.id and round.site_id = t.site_id
          and round.currency = t.currency and round.state = 'closed' and round.stake_minor >= t.min_stake_minor
          and round.opened_at >= greatest(t.starts_at, e.joined_at) and round.opened_at < t.ends_at
          and (t.counted_at is null or round.closed_at <= t.counted_at)) as r
      join game g on g.id = r.game_id and (t.game_type is null or g.gt_id = t.game_type)
     where t.id = $1
       and (not exists (select from tournament_game n where n.tournament_id = t.id)
            or exists (select from tournament_game n where n.tournament_id = t.id and n.game_id = r.game_id))
       and not exists (select from withheld_win w where w.round_id = r.id and w.state <> 'released')
  )`;

/**
 * What each round has brought its member to, in the order of settlement: its win as a multiple of its stake in hundredths,
 * rounded down; stakes so far; wins in a row so far. A win is more than its stake: what gives back less is none, and ends a
 * row, what gives back just that neither ends a row nor goes on with it.
 */
const steps = `
  steps as (
    select c.member_id, c.id, c.closed_at, case (select kind from tournament where id = $1)
             when 'multiple' then div(c.win * 100, c.stake)
             when 'turnover' then sum(c.stake) over (partition by c.member_id order by c.closed_at, c.id)
           end as value
      from counted c
     where (select kind from tournament where id = $1) <> 'streak'
    union all
    select s.member_id, s.id, s.closed_at,
           count(*) over (partition by s.member_id, s.run order by s.closed_at, s.id)
      from (select c.*, count(*) filter (where c.win < c.stake) over (partition by c.member_id order by c.closed_at, c.id) as run
              from counted c
             where (select kind from tournament where id = $1) = 'streak' and c.win <> c.stake) as s
     where s.win > s.stake
  )`;

/** The highest of a member's values, and the round that reached it first. */
const scores = `
  ${counted}, ${steps}, best as (
    select distinct on (member_id) member_id, value::bigint as score, closed_at as reached_at, id as reached_round
      from steps where value > 0 order by member_id, value desc, closed_at, id
  ), played as (select member_id, count(*)::integer as rounds from counted group by member_id)`;

/**
 * Counts the scores of some members of a tournament, or of all, from their rounds: what is counted again comes out the same,
 * and a bet that was taken back since counts no more. Answers how many came to another score.
 */
export const countScores = async (
  executor: SqlExecutor,
  id: number,
  memberIds: readonly number[] | null,
): Promise<number> => {
  const { rowCount } = await executor.query({
    name: 'tournament-count',
    text: `
      with ${scores}
      update tournament_entry e
         set score = coalesce(n.score, 0), reached_at = n.reached_at, reached_round = n.reached_round,
             rounds = coalesce(n.rounds, 0)
        from (select o.member_id, b.score, b.reached_at, b.reached_round, p.rounds
                from tournament_entry o
                left join best b using (member_id)
                left join played p using (member_id)
               where o.tournament_id = $1 and o.left_at is null and ($2::integer[] is null or o.member_id = any ($2))) as n
       where e.tournament_id = $1 and e.member_id = n.member_id
         and (e.score, e.reached_at, e.reached_round, e.rounds)
             is distinct from (coalesce(n.score, 0), n.reached_at, n.reached_round, coalesce(n.rounds, 0))`,
    values: [id, memberIds],
  });
  return rowCount ?? 0;
};

/**
 * Members of a tournament whose rounds the ledger has moved money for after one transfer and up to another: bets, wins,
 * refunds and corrections alike, as reports read them.
 */
export const findTouched = async (
  executor: SqlExecutor,
  id: number,
  after: bigint,
  through: bigint,
): Promise<number[]> => {
  const { rows } = await executor.query<{ member_id: number }>({
    name: 'tournament-touched',
    text: `
      select distinct e.member_id
        from tournament t
        join ledger.transfer l on l.site_id = t.site_id and l.id > $2 and l.id <= $3
         and (starts_with(l.scope, 'provider:') or l.scope = 'withheld')
       cross join lateral (
         select r.member_id from round r
          where r.id = case when l.scope <> 'withheld' and l.reference ~ '^[0-9]{1,18}$' then l.reference::bigint end
         union all
         select w.member_id from withheld_win w
          where w.number = case when l.scope = 'withheld' and l.key ~ '^[0-9]{1,18}$' then l.key::bigint end
         offset 0) as r
        join tournament_entry e on e.tournament_id = t.id and e.member_id = r.member_id and e.left_at is null
       where t.id = $1`,
    values: [id, after, through],
  });
  return rows.map(({ member_id }) => member_id);
};

/** Whether a round that would count is still open. */
export const hasOpenRound = async (executor: SqlExecutor, id: number): Promise<boolean> => {
  const { rows } = await executor.query<{ open: boolean }>({
    name: 'tournament-open-round',
    text: `
      select exists (
        select from tournament t
          join tournament_entry e on e.tournament_id = t.id and e.left_at is null
          join round r on r.member_id = e.member_id and r.state = 'open' and r.site_id = t.site_id and r.currency = t.currency
           and r.opened_at >= greatest(t.starts_at, e.joined_at) and r.opened_at < t.ends_at
          join game g on g.id = r.game_id and (t.game_type is null or g.gt_id = t.game_type)
         where t.id = $1
           and (not exists (select from tournament_game n where n.tournament_id = t.id)
                or exists (select from tournament_game n where n.tournament_id = t.id and n.game_id = r.game_id))) as open`,
    values: [id],
  });
  return rows[0]?.open ?? false;
};
