import type { Currency } from '@pavilion/contract';
import type { TournamentKind, TournamentState } from '@pavilion/contract/tournaments';
import type { SqlExecutor } from '@pavilion/postgres';

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

export interface TournamentRow {
  readonly id: number;
  readonly title: unknown;
  readonly currency: string;
  readonly kind: TournamentKind;
  readonly game_type: number | null;
  readonly min_stake_minor: bigint;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly counted_at: Date | null;
  readonly state: TournamentState;
  readonly budget_minor: bigint;
  readonly prize_places: number;
  readonly entrants: number;
  readonly has_games: boolean;
}

/** The state of a tournament `t`; what was counted is paid once all its awards are. `now` is a parameter of the query. */
export const stateOf = (now: string): string => `
  case when t.cancelled_at is not null then 'cancelled'
       when t.counted_at is not null then
         case when exists (select from tournament_entry e join member_award a on a.id = e.award_id
                            where e.tournament_id = t.id and a.paid_at is null) then 'counting' else 'paid' end
       when t.starts_at > ${now} then 'announced'
       when t.ends_at > ${now} then 'running'
       else 'counting' end`;

/** Whoever may be given something; `m` is the member, `now` a parameter of the query. */
export const isFit = (now: string): string => `m.status = 'active'
  and not exists (select from member_play_rule p where p.member_id = m.id and p.excluded_until > ${now})`;

/** All that is told of a tournament `t` in a row; `now` is a parameter of the query. */
const columns = (now: string): string => `
  t.id, t.title, t.currency, t.kind, t.game_type, t.min_stake_minor, t.starts_at, t.ends_at, t.counted_at,
  ${stateOf(now)} as state, prize.budget_minor, prize.prize_places,
  (select count(*)::integer from tournament_entry e where e.tournament_id = t.id and e.left_at is null) as entrants,
  exists (select from tournament_game g where g.tournament_id = t.id) as has_games`;

const prizeSums = `
  cross join lateral (
    select sum(p.amount_minor * (p.last_place - p.first_place + 1))::bigint as budget_minor,
           max(p.last_place)::integer as prize_places
      from tournament_prize p where p.tournament_id = t.id) as prize`;

/** How long what is over is still shown. */
const shownDays = 14;
const listMax = 30;

/** Tournaments of a currency: those that run first, then those to come, then what is over. */
export const listTournaments = async (
  executor: SqlExecutor,
  { siteId, currency }: Pick<Owner, 'siteId' | 'currency'>,
  now: Date,
): Promise<readonly TournamentRow[]> => {
  const { rows } = await executor.query<TournamentRow>({
    name: 'tournament-list',
    text: `
      select * from (select ${columns('$3')} from tournament t ${prizeSums}
                      where t.site_id = $1 and t.currency = $2
                        and t.ends_at > $3::timestamptz - interval '${shownDays} days') as one
       order by array_position(array['running', 'announced', 'counting', 'paid', 'cancelled'], state),
                case when state in ('running', 'announced') then ends_at end, ends_at desc, id
       limit ${listMax}`,
    values: [siteId, currency, now],
  });
  return rows;
};

export const findTournament = async (
  executor: SqlExecutor,
  siteId: number,
  id: number,
  now: Date,
): Promise<TournamentRow | undefined> => {
  const { rows } = await executor.query<TournamentRow>({
    name: 'tournament-one',
    text: `select ${columns('$3')} from tournament t ${prizeSums} where t.site_id = $1 and t.id = $2`,
    values: [siteId, id, now],
  });
  return rows[0];
};

interface PrizeRow {
  readonly first_place: number;
  readonly last_place: number;
  readonly amount_minor: bigint;
}

export const listPrizes = async (executor: SqlExecutor, id: number): Promise<readonly PrizeRow[]> => {
  const { rows } = await executor.query<PrizeRow>({
    name: 'tournament-prizes',
    text: `select first_place, last_place, amount_minor from tournament_prize
            where tournament_id = $1 order by first_place`,
    values: [id],
  });
  return rows;
};

export interface PlaceRow {
  readonly place: number;
  readonly member_id: number;
  readonly account: string;
  readonly score: bigint;
  readonly prize_minor: bigint | null;
}

/**
 * Everybody who has a place, by the rule of ties: as things stand, of members who may be given something now; once counted, for
 * good. `$1` is the tournament, `$2` now.
 */
const ranked = `
  ranked as (
    select coalesce(e.place, row_number() over (order by e.score desc, e.reached_at, e.reached_round)::integer) as place,
           e.member_id, m.account, e.score
      from tournament t
      join tournament_entry e on e.tournament_id = t.id and e.left_at is null and e.score > 0
      join member m on m.id = e.member_id
     where t.id = $1 and case when t.counted_at is null then ${isFit('$2')} else e.place is not null end)`;

const withPrize = `
  select r.place, r.member_id, r.account, r.score, p.amount_minor as prize_minor
    from ranked r
    left join tournament_prize p on p.tournament_id = $1 and r.place between p.first_place and p.last_place`;

/** The first places of a standing. */
export const listPlaces = async (
  executor: SqlExecutor,
  id: number,
  now: Date,
  limit: number,
): Promise<readonly PlaceRow[]> => {
  const { rows } = await executor.query<PlaceRow>({
    name: 'tournament-places',
    text: `with ${ranked} ${withPrize} order by r.place limit $3`,
    values: [id, now, limit],
  });
  return rows;
};

/** The places around a member's own, and that one. None for members who have none. */
export const listPlacesAround = async (
  executor: SqlExecutor,
  id: number,
  memberId: number,
  now: Date,
  distance: number,
): Promise<readonly PlaceRow[]> => {
  const { rows } = await executor.query<PlaceRow>({
    name: 'tournament-places-around',
    text: `
      with ${ranked}, own as (select place from ranked where member_id = $3)
      ${withPrize} join own on r.place between own.place - $4 and own.place + $4 order by r.place`,
    values: [id, now, memberId, distance],
  });
  return rows;
};

export interface EntryRow {
  readonly joined_at: Date;
  readonly score: bigint;
  readonly rounds: number;
}

/** The member's part in a tournament; undefined for members who have not joined, or have left. */
export const findEntry = async (
  executor: SqlExecutor,
  id: number,
  memberId: number,
): Promise<EntryRow | undefined> => {
  const { rows } = await executor.query<EntryRow>({
    name: 'tournament-entry',
    text: `select joined_at, score, rounds from tournament_entry
            where tournament_id = $1 and member_id = $2 and left_at is null`,
    values: [id, memberId],
  });
  return rows[0];
};

/** Whether staff took the member out of a tournament. */
export const isRemoved = async (
  executor: SqlExecutor,
  { memberId }: Pick<Owner, 'memberId'>,
  id: number,
): Promise<boolean> => {
  const { rows } = await executor.query<{ removed: boolean }>({
    name: 'tournament-removed',
    text: `select exists (select from tournament_entry
                           where tournament_id = $1 and member_id = $2 and removed_at is not null) as removed`,
    values: [id, memberId],
  });
  return rows[0]?.removed ?? false;
};

/** What a member has joined and not left, of a site. */
export const listJoined = async (
  executor: SqlExecutor,
  { siteId, memberId }: Pick<Owner, 'siteId' | 'memberId'>,
): Promise<number[]> => {
  const { rows } = await executor.query<{ tournament_id: number }>({
    name: 'tournament-joined',
    text: `select e.tournament_id from tournament_entry e join tournament t on t.id = e.tournament_id and t.site_id = $1
            where e.member_id = $2 and e.left_at is null order by e.tournament_id desc limit 100`,
    values: [siteId, memberId],
  });
  return rows.map(({ tournament_id }) => tournament_id);
};

/**
 * Whether an own limit is against joining. Stakes rank nobody who has set themselves a limit on stakes or losses, and no
 * tournament asks for a stake beyond what the member allows a single bet. A limit that will be loosened still holds.
 */
export const isBeyondLimits = async (
  executor: SqlExecutor,
  { siteId, memberId }: Pick<Owner, 'siteId' | 'memberId'>,
  { kind, min_stake_minor: minStake }: Pick<TournamentRow, 'kind' | 'min_stake_minor'>,
  now: Date,
): Promise<boolean> => {
  const { rows } = await executor.query<{ beyond: boolean }>({
    name: 'tournament-limits',
    text: `
      select exists (
        select from member_limit l
         cross join lateral (select case when l.next_at <= $3 then l.next_amount else l.amount end as amount) as held
         where l.member_id = $2 and l.site_id = $1 and held.amount is not null and l.kind in ('stake', 'loss')
           and case when l.period = 'bet' then held.amount < $5 else $4 = 'turnover' end) as beyond`,
    values: [siteId, memberId, now, kind, minStake],
  });
  return rows[0]?.beyond ?? false;
};
