import { currencySchema } from '@pavilion/contract';
import type { memberDevices, memberLine, memberSafety, memberSessions } from '@pavilion/contract/office';
import { awayFor } from '@pavilion/contract/safety';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import { z } from 'zod';
import { badField } from '../../../http/refusal.ts';
import { listLimits, readRule } from '../../safety/index.ts';
import type { MemberRow } from '../queries.ts';
import { ownerOf } from './money.ts';

type Answer<C extends { data: z.ZodType }> = z.output<C['data']>;

interface SessionRow {
  readonly id: string;
  readonly address: string | null;
  readonly country: string | null;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
}

const sessionCursor = /^([0-9]{1,15})\.([0-9a-f-]{36})$/;
const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;

/** Where the member is and was logged in within five years, the latest login first. */
export const readSessions = async (
  pool: Pool,
  row: MemberRow,
  { cursor, count }: z.output<typeof memberSessions.body>,
): Promise<Answer<typeof memberSessions>> => {
  const place = cursor === undefined ? undefined : sessionCursor.exec(cursor);
  if (place === null || (place !== undefined && !isUuid(place[2] ?? ''))) throw badField('cursor');
  const { rows } = await pool.query<SessionRow>(
    `SELECT id, host(ip) AS address, country, user_agent, created_at, last_seen_at, ended_at, end_reason
       FROM (
         SELECT id, ip, country, user_agent, created_at, last_seen_at, ended_at, end_reason FROM session WHERE member_id = $1
         UNION ALL
         SELECT id, ip, country, user_agent, created_at, last_seen_at, ended_at, end_reason FROM past_session WHERE member_id = $1
       ) one
      WHERE $2::timestamptz IS NULL OR (created_at, id) < ($2, $3::uuid)
      ORDER BY created_at DESC, id DESC LIMIT $4`,
    [row.id, place === undefined ? null : new Date(Number(place[1])), place?.[2] ?? null, count + 1],
  );
  const shown = rows.slice(0, count);
  const last = shown.at(-1);
  return {
    rows: shown.map((one) => ({
      id: one.id,
      address: one.address ?? '',
      country: one.country,
      user_agent: one.user_agent,
      started_at: one.created_at.toISOString(),
      last_seen_at: one.last_seen_at.toISOString(),
      ended_at: one.ended_at?.toISOString() ?? null,
      end_reason: one.end_reason,
    })),
    next_cursor: rows.length > count && last !== undefined ? `${last.created_at.getTime()}.${last.id}` : null,
  };
};

interface DeviceRow {
  readonly name: string;
  readonly first_seen_at: Date;
  readonly last_seen_at: Date;
  readonly last_address: string | null;
}

const devicesMax = 50;

export const readDevices = async (pool: Pool, row: MemberRow): Promise<Answer<typeof memberDevices>> => {
  const { rows } = await pool.query<DeviceRow>(
    `SELECT left(encode(device_hash, 'hex'), 16) AS name, first_seen_at, last_seen_at, host(last_ip) AS last_address
       FROM known_device WHERE member_id = $1 ORDER BY last_seen_at DESC LIMIT $2`,
    [row.id, devicesMax],
  );
  return {
    rows: rows.map((one) => ({
      ...one,
      first_seen_at: one.first_seen_at.toISOString(),
      last_seen_at: one.last_seen_at.toISOString(),
    })),
  };
};

interface LineRow {
  readonly is_agent: boolean;
  readonly agent_active: boolean;
  readonly agent_level: number;
  readonly introducer_kind: string | null;
  readonly introducer_text: string | null;
  readonly introducer_id: number | null;
  readonly introducer: string | null;
  readonly below: number;
  readonly friends: number;
  readonly domains: string[];
}

interface NameRow {
  readonly id: number;
  readonly account: string;
  readonly agent_level: number;
}

/** Levels above a member that are shown; trees are flatter. */
const aboveMax = 20;
const countedMax = 10_000;
const newestMax = 20;

/** The agents above a member, who brought the member, and who is below. */
export const readLine = async (pool: Pool, row: MemberRow): Promise<Answer<typeof memberLine>> => {
  const [own, above, newest] = await Promise.all([
    pool.query<LineRow>(
      `SELECT m.is_agent, m.agent_active, m.agent_level, m.introducer_kind, m.introducer_text, m.introducer_id,
              i.account AS introducer,
              (SELECT count(*)::integer FROM (SELECT FROM member f WHERE f.agent_id = m.id LIMIT $3) below) AS below,
              (SELECT count(*)::integer FROM (
                 SELECT FROM member f WHERE f.introducer_id = m.id AND f.introducer_kind IN ('recommend_code', 'introducer')
                  LIMIT $3) friend) AS friends,
              ARRAY (SELECT host FROM agent_domain WHERE agent_id = m.id ORDER BY host) AS domains
         FROM member m LEFT JOIN member i ON i.id = m.introducer_id WHERE m.id = $2 AND m.site_id = $1`,
      [row.site_id, row.id, countedMax],
    ),
    pool.query<NameRow>(
      `WITH RECURSIVE above AS (
         SELECT agent_id, 1 AS steps FROM member WHERE id = $1
         UNION ALL
         SELECT m.agent_id, steps + 1 FROM above JOIN member m ON m.id = above.agent_id WHERE steps < $2
       ) SELECT m.id, m.account, m.agent_level FROM above JOIN member m ON m.id = above.agent_id ORDER BY steps`,
      [row.id, aboveMax],
    ),
    pool.query<NameRow>(
      'SELECT id, account, agent_level FROM member WHERE agent_id = $1 ORDER BY id DESC LIMIT $2',
      [row.id, newestMax],
    ),
  ]);
  const [line] = own.rows;
  if (line === undefined) throw new Error(`member ${row.id} was found and is not there`);
  return {
    is_agent: line.is_agent,
    agent_active: line.agent_active,
    agent_level: line.agent_level,
    introduced:
      line.introducer_kind === null
        ? null
        : {
            kind: line.introducer_kind,
            text: line.introducer_text,
            by:
              line.introducer_id === null ? null : { id: line.introducer_id, account: line.introducer ?? '' },
          },
    above: above.rows,
    below: { count: line.below, newest: newest.rows.map(({ id, account }) => ({ id, account })) },
    friends: line.friends,
    domains: line.domains,
  };
};

const wishSchema = z.object({
  term: z.enum(awayFor).optional(),
  kind: z.string().optional(),
  period: z.string().optional(),
  amount: z
    .string()
    .regex(/^[0-9]{1,19}$/)
    .nullish(),
  minutes: z.number().int().nullish(),
});

interface WishRow {
  readonly at: Date;
  readonly event: Answer<typeof memberSafety>['wishes'][number]['event'];
  readonly detail: unknown;
}

const wishesMax = 100;

/** Limits, breaks and exclusions as they stand, and every wish about them. */
export const readSafety = async (
  pool: Pool,
  row: MemberRow,
  now: Date,
): Promise<Answer<typeof memberSafety>> => {
  const currency = currencySchema.parse(row.currency);
  const owner = ownerOf(row);
  const [limits, rule, wishes] = await Promise.all([
    listLimits(pool, owner, now),
    readRule(pool, owner, now),
    pool.query<WishRow>(
      'SELECT at, event, detail FROM member_safety_event WHERE member_id = $1 ORDER BY id DESC LIMIT $2',
      [row.id, wishesMax],
    ),
  ]);
  const show = (kind: string | undefined, amount: bigint | null): string | null =>
    amount === null ? null : kind === 'session' ? String(amount) : toDecimal(minor(amount), currency);
  return {
    currency,
    away_until: rule.awayUntil instanceof Date ? rule.awayUntil.toISOString() : null,
    away_for_good: rule.awayUntil === 'for_good',
    reality_check_minutes: rule.realityCheckMinutes,
    limits: limits.map(({ kind, period, amount, nextAmount, nextAt }) => ({
      kind,
      period,
      amount: show(kind, amount),
      next_amount: show(kind, nextAmount),
      next_at: nextAt?.toISOString() ?? null,
    })),
    wishes: wishes.rows.map(({ at, event, detail }) => {
      const wish = wishSchema.catch({}).parse(detail);
      const amount =
        event === 'reality_check'
          ? (wish.minutes?.toString() ?? null)
          : show(wish.kind, wish.amount == null ? null : BigInt(wish.amount));
      return {
        at: at.toISOString(),
        event,
        term: wish.term ?? null,
        kind: wish.kind ?? null,
        period: wish.period ?? null,
        amount,
      };
    }),
  };
};
