import { memberQuota, siteQuota } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { type Pool, withTransaction } from '@pavilion/postgres';
import type { Clock } from '../apps/server/src/infra/clock.ts';
import { openCycles } from '../apps/server/src/modules/settlement/commands/openCycles.ts';
import {
  computeCycle,
  computeStandings,
  publishPlan,
  reviewCycle,
} from '../apps/server/src/modules/settlement/index.ts';
import {
  type AgentsFill,
  benchDays,
  firstAgent,
  firstMember,
  hallDay,
  hallTime,
  levelsOf,
} from './agentsFill.ts';
import { fund } from './fund.ts';
import { planOf } from './settlePlans.ts';
import { BenchError } from './table.ts';

/** What agents have to do with the house: plans and bills, the rounds behind these, purses, accounts and the agreement. */

const site = 1;
const currency = 'RMB';
const transfersOfAgent = 30;
const accountsOfAgent = 5;
const quotaMinor = minor(1_000_000);

const day = `date '${hallDay}'`;
const at = `timestamptz '${hallTime.toISOString()}'`;

/** Every level of agents has a plan of its own, since before the month that is settled. */
const givePlans = (pool: Pool, clock: Clock, agents: number): Promise<void> =>
  withTransaction(pool, async (tx) => {
    for (const [level, { first, size }] of levelsOf(agents).entries()) {
      const { plan, ...body } = planOf(level);
      const { version } = await publishPlan(
        tx,
        { clock },
        { siteId: site, plan, title: plan, currency, body, ownerAgentId: null, actor: 'bench' },
      );
      await tx.query(
        `INSERT INTO agent_plan (site_id, agent_id, from_day, plan, version, given_by, given_at)
         SELECT ${site}, id, (${day} - interval '1 month')::date, $1, $2, 'bench', ${at}
           FROM generate_series($3::integer, $4::integer) id`,
        [plan, version, firstAgent + first, firstAgent + first + size - 1],
      );
    }
  });

/** Settles the month that is over, by the commands of the hall, and has it approved by two. */
export const settleMonth = async (pool: Pool, clock: Clock, agents: number): Promise<string> => {
  await givePlans(pool, clock, agents);
  await openCycles({ pool, clock });
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM settlement_cycle WHERE site_id = ${site} AND to_day < ${day} ORDER BY id`,
  );
  const cycle = rows[0]?.id ?? 0;
  const computed = await computeCycle({ pool, clock }, site, cycle);
  if (computed !== 'calculated') throw new BenchError(`the month was not settled: ${computed}`);
  for (const actor of ['one', 'other']) {
    const hashes = await pool.query<{ sha256: string }>('SELECT sha256 FROM settlement_cycle WHERE id = $1', [
      cycle,
    ]);
    await reviewCycle(
      { pool, clock },
      { siteId: site, cycleId: cycle, sha256: hashes.rows[0]?.sha256 ?? '', actor },
    );
  }
  await computeStandings({ pool, clock });
  await pool.query('VACUUM (ANALYZE) agent_bill, agent_bill_line, agent_standing, agent_carry, member_carry');
  const told = await pool.query<{ bills: bigint; lines: bigint; size: string }>(
    `SELECT (SELECT count(*) FROM agent_bill) AS bills, (SELECT count(*) FROM agent_bill_line) AS lines,
            pg_size_pretty(pg_total_relation_size('agent_bill_line')) AS size`,
  );
  return `${told.rows[0]?.bills} bills of ${told.rows[0]?.lines} lines, ${told.rows[0]?.size}`;
};

/** Whether the rounds of a member's days are there: of every fifth directly below each agent. */
const hasRounds = (agents: number, member: string): string =>
  `(${member} - ${firstMember}) / ${agents} % 5 = 0`;

/** Two rounds for each day of play of theirs that a game of the hall can have had; two hundred for one in a hundred of them. */
const fillRounds = (agents: number): string => `
  INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
    win_minor, state, opened_at, closed_at)
  SELECT d.site_id, d.gp_id, d.member_id, concat_ws('-', d.member_id, d.day, k), g.id, 0, d.currency, 1, 1000, 0, 900, 'closed',
         t.at - interval '5 seconds', t.at
    FROM report.member_game_day d
    JOIN site s ON s.id = d.site_id
    JOIN (SELECT gp_id, gt_id, min(id) AS id FROM game GROUP BY 1, 2) g ON g.gp_id = d.gp_id AND g.gt_id = d.game_type
   CROSS JOIN generate_series(1, CASE WHEN d.member_id % 97 = 0 THEN 200 ELSE 2 END) k
   CROSS JOIN LATERAL (
     SELECT (d.day + interval '9 hours' + (d.member_id % 7200) * interval '1 second' + k * interval '2 minutes') AT TIME ZONE s.time_zone AS at
   ) t
   WHERE d.site_id = ${site} AND d.member_id >= ${firstMember} AND ${hasRounds(agents, 'd.member_id')}
   ORDER BY t.at`;

const fillAccounts = ({ agents }: AgentsFill): string => `
  INSERT INTO agent_account (member_id, site_id, agent_id, request_id, day, created_at)
  SELECT id, site_id, agent_id, gen_random_uuid(), created_at::date, created_at FROM member
   WHERE id >= ${firstMember} AND id < ${firstMember + agents * accountsOfAgent}`;

/** Transfers of the past month to members directly below, and every tenth to an agent below where there is one. */
const fillTransfers = ({ agents }: AgentsFill): string => `
  INSERT INTO agent_transfer (number, site_id, agent_id, kind, purse, receiver_id, currency, amount_minor, transfer_id,
    request_id, request_hash, day, created_at)
  SELECT 'B' || a.id || 'T' || t, ${site}, a.id, CASE WHEN c.id IS NULL THEN 'member' ELSE 'agent' END, 'quota',
         coalesce(c.id, ${firstMember} + a.id - ${firstAgent}), '${currency}', 1000 + t,
         1000000000000 + (a.id - ${firstAgent})::bigint * ${transfersOfAgent} + t, gen_random_uuid(), sha256(''),
         ${day} - 1 - (t * 7 + a.id) % ${benchDays - 1}, ${at} - interval '1 day' - (t * 7 + a.id) % ${benchDays - 1} * interval '1 day'
    FROM generate_series(0, ${transfersOfAgent - 1}) t
   CROSS JOIN (SELECT id FROM member WHERE id >= ${firstAgent} AND id < ${firstAgent + agents}) a
    LEFT JOIN LATERAL (SELECT min(m.id) AS id FROM member m WHERE m.agent_id = a.id AND m.is_agent AND t % 10 = 0) c ON true
   ORDER BY 13`;

/** The agreement that every site begins with is accepted, and no bound is in the way of any transfer. */
const openPurses = `
  INSERT INTO agent_agreement_acceptance (member_id, version, locale, accepted_at, ip, agreement_id, user_agent)
  SELECT DISTINCT ON (m.id, a.version) m.id, a.version, a.locale, ${at} - interval '1 day', '10.0.0.1'::inet, a.id, ''
    FROM member m JOIN agent_agreement a ON a.site_id = m.site_id WHERE m.id >= ${firstAgent} AND m.is_agent;
  UPDATE agent_setting SET transfer_min_minor = 1, day_max_minor = 1000000000000, receiver_day_max_minor = 1000000000000
   WHERE site_id = ${site}`;

/** Rounds, accounts, transfers and the agreement, as the tables have them; quota by postings. */
export const fillDealings = async (pool: Pool, fill: AgentsFill): Promise<string> => {
  await pool.query(fillRounds(fill.agents));
  await pool.query(fillAccounts(fill));
  await pool.query(fillTransfers(fill));
  await pool.query(openPurses);
  for (let place = 0; place < fill.agents; place += 100)
    await fund(
      pool,
      Array.from({ length: Math.min(100, fill.agents - place) }, (_, next) => ({
        scope: 'bench',
        key: `quota-${place + next}`,
        kind: 'transfer_in' as const,
        reference: 'quota',
        reason: 'quota for the time of a benchmark',
        actor: 'bench',
        moves: [
          {
            from: siteQuota(site, currency),
            to: memberQuota(site, firstAgent + place + next, currency),
            amountMinor: quotaMinor,
          },
        ],
      })),
    );
  await pool.query('VACUUM (ANALYZE)');
  const { rows } = await pool.query<{ rounds: bigint; transfers: bigint }>(
    'SELECT (SELECT count(*) FROM round) AS rounds, (SELECT count(*) FROM agent_transfer) AS transfers',
  );
  return `${rows[0]?.rounds} rounds, ${rows[0]?.transfers} transfers`;
};

/** A bill of an agent and one of its lines that has rounds. */
export interface BillOf {
  readonly billId: string;
  readonly line: number;
}

/** What some agents have to look at, by their ids. */
export const findBills = async (
  pool: Pool,
  agents: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BillOf>> => {
  const { rows } = await pool.query<{ agent_id: number; bill_id: string; line: number }>(
    `SELECT b.agent_id, b.id::text AS bill_id, l.line
       FROM (SELECT id, agent_id, members FROM agent_bill WHERE agent_id = ANY ($1)) b
      CROSS JOIN LATERAL (
        SELECT l.line FROM agent_bill_line l
          JOIN game g ON g.gt_id::text = split_part(l.text, ',', 4) AND g.gp_id::text = split_part(l.text, ',', 5)
         WHERE l.bill_id = b.id AND l.kind = 'day' AND ${hasRounds(agents, "b.members[split_part(l.text, ',', 2)::integer]")}
         LIMIT 1) l`,
    [ids],
  );
  return new Map(rows.map(({ agent_id, bill_id, line }) => [agent_id, { billId: bill_id, line }]));
};
