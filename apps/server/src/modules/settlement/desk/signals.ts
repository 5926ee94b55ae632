import type { AgentSignal, AgentSignalKind } from '@pavilion/contract/office';
import { evidenceInDecimals } from '../../../infra/evidence.ts';
import type { DeskDeps } from './deskDeps.ts';
import { findSharedHolders, inLine } from './sharedHolders.ts';

/** What the desk shows of one kind at most. */
const signalsMax = 200;
/** Names in one piece of evidence. */
const namedMax = 20;

/** How near two visits from one network are, and how near an agent's login to a member's on one device. */
const networkMinutes = 30;
const loginMinutes = 30;
/** A withdrawal within so many hours of what came in, of which less than so much in a hundred was staked. */
const playHours = 48;
const stakedPercentMax = 20;
/** A day's first deposits or sign-ups of a line: so many, and so many times the mean of the days before. */
const burstMin = 5;
const burstFactor = 5;

/** A network: /24 of an address, /64 of a long one. */
const network = (ip: string): string =>
  `network(set_masklen(${ip}, CASE family(${ip}) WHEN 4 THEN 24 ELSE 64 END))`;

const burst = (source: string, moment: string): string => `
  WITH day AS (
    SELECT m.agent_id, (s.at AT TIME ZONE site.time_zone)::date AS day, count(*)::integer AS count, max(s.at) AS at,
           (array_agg(m.account ORDER BY s.at DESC))[1:${namedMax}] AS names
      FROM (${source}) AS s JOIN member m ON m.id = s.member_id AND m.agent_id IS NOT NULL JOIN site ON site.id = $1
     GROUP BY 1, 2)
  SELECT day.agent_id, NULL::integer AS member_id, day.at, day.agent_id || ' ' || day.day AS id,
         jsonb_build_object('day', day.day::text, '${moment}', day.count, 'mean', round(before.mean, 1)::text, 'names', day.names)
           AS evidence
    FROM day CROSS JOIN LATERAL (
      SELECT coalesce(sum(d.count), 0) / 30.0 AS mean FROM day d
       WHERE d.agent_id = day.agent_id AND d.day < day.day AND d.day >= day.day - 30) AS before
   WHERE day.at >= $2 AND day.count >= ${burstMin} AND day.count >= before.mean * ${burstFactor}`;

/** Devices on which both a member and an agent of the site were. */
const sharedDevices = `
  SELECT d.member_id, own.member_id AS agent_id, d.device_hash, d.first_seen_at, d.last_seen_at,
         own.first_seen_at AS own_first_seen_at, own.last_seen_at AS own_last_seen_at
    FROM known_device d JOIN member m ON m.id = d.member_id AND m.site_id = $1 AND m.agent_id IS NOT NULL
    JOIN known_device own ON own.device_hash = d.device_hash AND own.member_id <> d.member_id
    JOIN member agent ON agent.id = own.member_id AND agent.is_agent
   WHERE (d.last_seen_at >= $2 OR own.last_seen_at >= $2)`;

/** `$1` is the site, `$2` since when. Every row is one signal. */
const queries: Readonly<Record<Exclude<AgentSignalKind, 'shared_holder'>, string>> = {
  shared_device: `
    SELECT agent_id, member_id, greatest(first_seen_at, own_first_seen_at) AS at,
           agent_id || ' ' || member_id || ' ' || left(encode(device_hash, 'hex'), 8) AS id,
           jsonb_build_object('device', left(encode(device_hash, 'hex'), 8), 'level', level) AS evidence
      FROM (${inLine(sharedDevices)}) AS found WHERE greatest(first_seen_at, own_first_seen_at) >= $2`,
  shared_network: `
    SELECT DISTINCT ON (agent_id, member_id) agent_id, member_id, at, agent_id || ' ' || member_id AS id,
           jsonb_build_object('network', network::text, 'minutes', minutes, 'browser', left(user_agent, 120), 'level', level)
             AS evidence
      FROM (${inLine(`
        SELECT s.member_id, own.member_id AS agent_id, s.created_at AS at, ${network('s.ip')} AS network, s.user_agent,
               round(abs(extract(epoch FROM s.created_at - own.created_at)) / 60)::integer AS minutes
          FROM session s JOIN member m ON m.id = s.member_id AND m.agent_id IS NOT NULL
          JOIN session own ON own.site_id = $1 AND own.member_id <> s.member_id AND own.user_agent = s.user_agent
           AND own.created_at BETWEEN s.created_at - interval '${networkMinutes} minutes'
                                  AND s.created_at + interval '${networkMinutes} minutes'
           AND ${network('own.ip')} = ${network('s.ip')}
          JOIN member agent ON agent.id = own.member_id AND agent.is_agent
         WHERE s.site_id = $1 AND s.created_at >= $2 AND s.ip IS NOT NULL AND own.ip IS NOT NULL AND s.user_agent <> ''`)}
      ) AS found ORDER BY agent_id, member_id, at DESC`,
  same_payer: `
    SELECT DISTINCT ON (agent_id, member_id) agent_id, member_id, at, agent_id || ' ' || member_id AS id,
           jsonb_build_object('deposit', order_number, 'own_deposit', own_order_number, 'deposited_minor', amount_minor::text,
             'currency', currency, 'level', level) AS evidence
      FROM (${inLine(`
        SELECT d.member_id, own.member_id AS agent_id, greatest(d.settled_at, own.settled_at) AS at, d.order_number,
               own.order_number AS own_order_number, d.amount_minor, d.currency
          FROM deposit_order d JOIN member m ON m.id = d.member_id AND m.agent_id IS NOT NULL
          JOIN deposit_order own ON own.gateway_code = d.gateway_code AND own.payer = d.payer AND own.site_id = d.site_id
           AND own.member_id <> d.member_id AND own.state = 'succeeded'
          JOIN member agent ON agent.id = own.member_id AND agent.is_agent
         WHERE d.site_id = $1 AND d.state = 'succeeded' AND d.payer IS NOT NULL
           AND greatest(d.settled_at, own.settled_at) >= $2`)}
      ) AS found ORDER BY agent_id, member_id, at DESC`,
  close_login: `
    SELECT DISTINCT ON (agent_id, member_id) agent_id, member_id, last_seen_at AS at, agent_id || ' ' || member_id AS id,
           jsonb_build_object('device', left(encode(device_hash, 'hex'), 8), 'minutes',
             round(abs(extract(epoch FROM last_seen_at - own_last_seen_at)) / 60)::integer, 'level', level) AS evidence
      FROM (${inLine(sharedDevices)}) AS found
     WHERE last_seen_at >= $2 AND abs(extract(epoch FROM last_seen_at - own_last_seen_at)) <= ${loginMinutes * 60}
     ORDER BY agent_id, member_id, last_seen_at DESC`,
  quick_withdrawal: `
    SELECT m.agent_id, w.member_id, w.created_at AS at, w.order_number AS id,
           jsonb_build_object('order', w.order_number, 'deposited_minor', paid.sum::text, 'staked_minor', played.sum::text,
             'withdrawn_minor', w.amount_minor::text, 'currency', w.currency) AS evidence
      FROM withdrawal_order w JOIN member m ON m.id = w.member_id AND m.agent_id IS NOT NULL
     CROSS JOIN LATERAL (
       SELECT sum(amount_minor) AS sum, min(settled_at) AS since FROM deposit_order d
        WHERE d.site_id = $1 AND d.member_id = w.member_id AND d.currency = w.currency AND d.state = 'succeeded'
          AND d.settled_at > w.created_at - interval '${playHours} hours' AND d.settled_at <= w.created_at) AS paid
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(stake_minor), 0) AS sum FROM round r
        WHERE r.member_id = w.member_id AND r.currency = w.currency AND r.opened_at >= paid.since
          AND r.opened_at <= w.created_at) AS played
     WHERE w.site_id = $1 AND w.created_at >= $2 AND paid.sum > 0 AND played.sum * 100 <= paid.sum * ${stakedPercentMax}`,
  transfer_withdrawal: `
    SELECT t.agent_id, t.receiver_id AS member_id, w.created_at AS at, t.number AS id,
           jsonb_build_object('transfer', t.number, 'order', w.order_number, 'received_minor', t.amount_minor::text,
             'withdrawn_minor', w.amount_minor::text, 'staked_minor', played.sum::text, 'currency', t.currency) AS evidence
      FROM agent_transfer t
     CROSS JOIN LATERAL (
       SELECT o.created_at, o.order_number, o.amount_minor FROM withdrawal_order o
        WHERE o.site_id = $1 AND o.member_id = t.receiver_id AND o.currency = t.currency AND o.created_at >= t.created_at
          AND o.created_at < t.created_at + interval '${playHours} hours' ORDER BY o.created_at LIMIT 1) AS w
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(stake_minor), 0) AS sum FROM round r
        WHERE r.member_id = t.receiver_id AND r.currency = t.currency AND r.opened_at >= t.created_at
          AND r.opened_at <= w.created_at) AS played
     WHERE t.site_id = $1 AND t.kind = 'member' AND t.state = 'done' AND w.created_at >= $2
       AND played.sum * 100 <= t.amount_minor * ${stakedPercentMax}`,
  first_deposits: burst(
    `SELECT member_id, settled_at AS at FROM deposit_order
      WHERE site_id = $1 AND state = 'succeeded' AND deposit_times = 1 AND settled_at >= $2::timestamptz - interval '31 days'`,
    'first_deposits',
  ),
  registrations: burst(
    `SELECT id AS member_id, created_at AS at FROM member
      WHERE site_id = $1 AND agent_id IS NOT NULL AND created_at >= $2::timestamptz - interval '31 days'`,
    'registrations',
  ),
  opposite_bets: `
    SELECT DISTINCT ON (one.agent_id, r.member_id, other.member_id) one.agent_id, r.member_id, r.opened_at AS at,
           r.id || ' ' || other.id AS id,
           jsonb_build_object('round', r.round_ref, 'with', two.account, 'staked_minor', r.stake_minor::text,
             'other_staked_minor', other.stake_minor::text, 'won_minor', r.win_minor::text,
             'other_won_minor', other.win_minor::text, 'currency', r.currency) AS evidence
      FROM round r JOIN member one ON one.id = r.member_id AND one.agent_id IS NOT NULL
      JOIN round other ON other.gp_id = r.gp_id AND other.round_ref = r.round_ref AND other.member_id > r.member_id
       AND other.currency = r.currency AND other.state = 'closed'
      JOIN member two ON two.id = other.member_id AND two.agent_id = one.agent_id
     WHERE r.site_id = $1 AND r.opened_at >= $2 AND r.state = 'closed' AND r.stake_minor > 0 AND other.stake_minor > 0
       AND (r.win_minor = 0) <> (other.win_minor = 0)
       AND least(r.stake_minor, other.stake_minor) * 10 >= greatest(r.stake_minor, other.stake_minor) * 8
     ORDER BY one.agent_id, r.member_id, other.member_id, r.opened_at DESC`,
};

interface SignalRow {
  readonly id: string;
  readonly agent_id: number;
  readonly agent_account: string;
  readonly member_id: number | null;
  readonly member_account: string | null;
  readonly is_excluded: boolean;
  readonly at: Date;
  readonly evidence: AgentSignal['evidence'];
}

/** Signals of one kind since a moment, the latest first. */
export const findSignals = async (
  { pool, secret }: Pick<DeskDeps, 'pool' | 'secret'>,
  kind: AgentSignalKind,
  siteId: number,
  since: Date,
): Promise<AgentSignal[]> => {
  if (kind === 'shared_holder') return findSharedHolders(pool, secret, siteId, since);
  const { rows } = await pool.query<SignalRow>(
    `SELECT found.*, up.account AS agent_account, m.account AS member_account, x.member_id IS NOT NULL AS is_excluded
       FROM (${queries[kind]}) AS found JOIN member up ON up.id = found.agent_id
       LEFT JOIN member m ON m.id = found.member_id LEFT JOIN agent_exclusion x ON x.member_id = found.member_id
      ORDER BY found.at DESC, found.id LIMIT ${signalsMax}`,
    [siteId, since],
  );
  return rows.map((row) => ({
    id: row.id,
    agent: { id: row.agent_id, account: row.agent_account },
    member: row.member_id === null ? null : { id: row.member_id, account: row.member_account ?? '' },
    is_excluded: row.is_excluded,
    at: row.at.toISOString(),
    evidence: evidenceInDecimals(row.evidence),
  }));
};
