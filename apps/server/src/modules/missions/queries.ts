import type { Currency } from '@pavilion/contract';
import type { MissionKind, MissionPeriod } from '@pavilion/contract/missions';
import type { SqlExecutor } from '@pavilion/postgres';
import type { Span } from './spans.ts';

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

export interface MissionRow {
  readonly id: number;
  readonly title: unknown;
  readonly kind: MissionKind;
  readonly period: MissionPeriod;
  readonly game_type: number | null;
  readonly goal: bigint;
  readonly award_minor: bigint;
  readonly left_minor: bigint;
  readonly from_day: string;
  readonly to_day: string;
}

/**
 * Missions of a site and currency that have begun and ended no more than eight days ago, which is longer than anything can be
 * claimed.
 */
export const listMissions = async (
  executor: SqlExecutor,
  { siteId, currency }: Pick<Owner, 'siteId' | 'currency'>,
  today: string,
): Promise<readonly MissionRow[]> => {
  const { rows } = await executor.query<MissionRow>({
    name: 'mission-list',
    text: `
      select id, title, kind, period, game_type, goal, award_minor, budget_minor - spent_minor as left_minor,
             from_day::text, to_day::text
        from mission
       where site_id = $1 and currency = $2 and to_day >= $3::date - 8 and from_day <= $3::date
       order by kind = 'first_deposit' desc, period = 'once' desc, period, goal, id`,
    values: [siteId, currency, today],
  });
  return rows;
};

/** Whether there is a mission that runs today, or one of which something may still be claimed. */
export const hasMission = async (
  executor: SqlExecutor,
  { siteId, currency }: Pick<Owner, 'siteId' | 'currency'>,
  today: string,
): Promise<boolean> => {
  const { rows } = await executor.query<{ found: boolean }>({
    name: 'mission-any',
    text: `select exists (select from mission where site_id = $1 and currency = $2 and from_day <= $3::date
                            and to_day >= $3::date - 7 and spent_minor + award_minor <= budget_minor) as found`,
    values: [siteId, currency, today],
  });
  return rows[0]?.found ?? false;
};

export interface Standing {
  readonly mission_id: number;
  readonly day: string;
  readonly progress: bigint;
  /** What was taken for it; null while nothing was. */
  readonly claimed: bigint | null;
  /** A first deposit that lies outside of it, or was too small: it can never be reached. */
  readonly is_missed: boolean;
}

export interface Place {
  readonly missionId: number;
  readonly span: Pick<Span, 'day' | 'lastDay'>;
}

/**
 * How far a member is in spans of missions. Deposits count by the moment in which they were credited, stakes and rounds by the
 * day on which they were settled, as far as reports have gathered them.
 */
export const readStandings = async (
  executor: SqlExecutor,
  { siteId, memberId, currency }: Owner,
  places: readonly Place[],
  timeZone: string,
): Promise<readonly Standing[]> => {
  if (places.length === 0) return [];
  const { rows } = await executor.query<Standing>({
    name: 'mission-standings',
    text: `
      select m.id as mission_id, s.day::text, coalesce(done.progress, 0)::bigint as progress, taken.amount_minor as claimed,
             m.kind = 'first_deposit' and coalesce(not done.is_first, false) as is_missed
        from unnest($4::integer[], $5::date[], $6::date[]) as s (mission_id, day, last_day)
        join mission m on m.id = s.mission_id and m.site_id = $1
        left join lateral (
          select a.amount_minor from mission_claim c join member_award a on a.id = c.award_id
           where c.mission_id = m.id and c.member_id = $2 and c.day = s.day) as taken on true
        left join lateral (
          select o.amount_minor as progress,
                 o.amount_minor >= m.goal and o.settled_at >= s.day::timestamp at time zone $7
                   and o.settled_at < (s.last_day + 1)::timestamp at time zone $7 as is_first
            from deposit_order o
           where m.kind = 'first_deposit' and o.site_id = $1 and o.member_id = $2 and o.currency = $3
             and o.state = 'succeeded' and o.deposit_times = 1
          union all
          select sum(o.amount_minor), null
            from deposit_order o
           where m.kind = 'deposit' and o.site_id = $1 and o.member_id = $2 and o.currency = $3 and o.state = 'succeeded'
             and o.settled_at >= s.day::timestamp at time zone $7
             and o.settled_at < (s.last_day + 1)::timestamp at time zone $7
          having m.kind = 'deposit'
          union all
          select sum(case m.kind when 'turnover' then d.turnover_minor else d.bets end), null
            from report.member_game_day d
           where m.kind in ('turnover', 'rounds') and d.member_id = $2 and d.site_id = $1 and d.currency = $3
             and d.day between s.day and s.last_day and d.game_type <> 0
             and (m.game_type is null or d.game_type = m.game_type)
          having m.kind in ('turnover', 'rounds')) as done on true`,
    values: [
      siteId,
      memberId,
      currency,
      places.map(({ missionId }) => missionId),
      places.map(({ span }) => span.day),
      places.map(({ span }) => span.lastDay),
      timeZone,
    ],
  });
  return rows;
};

/** The least that the member's own limits leave room for: what asks for more is not offered. Null where there is none. */
export interface Room {
  readonly deposit: bigint | null;
  readonly stake: bigint | null;
}

/**
 * Own limits on deposits, and on stakes or losses. One that will be loosened still holds; a single bet's bound is none on what
 * a day comes to.
 */
export const readRoom = async (
  executor: SqlExecutor,
  { siteId, memberId }: Pick<Owner, 'siteId' | 'memberId'>,
  now: Date,
): Promise<Room> => {
  const { rows } = await executor.query<Room>({
    name: 'mission-room',
    text: `
      select min(held.amount) filter (where l.kind = 'deposit') as deposit,
             min(held.amount) filter (where l.kind in ('stake', 'loss')) as stake
        from member_limit l
       cross join lateral (select case when l.next_at <= $3 then l.next_amount else l.amount end as amount) as held
       where l.member_id = $2 and l.site_id = $1 and l.period <> 'bet' and held.amount is not null`,
    values: [siteId, memberId, now],
  });
  return rows[0] ?? { deposit: null, stake: null };
};

export interface SigninRow {
  readonly day: string;
  readonly streak: number;
}

/** Days on which the member signed in from one on, the newest first. */
export const listSignins = async (
  executor: SqlExecutor,
  { siteId, memberId }: Pick<Owner, 'siteId' | 'memberId'>,
  from: string,
): Promise<readonly SigninRow[]> => {
  const { rows } = await executor.query<SigninRow>({
    name: 'signin-days',
    text: `select day::text, streak from member_signin where site_id = $1 and member_id = $2 and day >= $3 order by day desc`,
    values: [siteId, memberId, from],
  });
  return rows;
};
