import { memberTypes } from '@pavilion/contract';
import { type Pool, type PoolClient, withTransaction } from '@pavilion/postgres';
import { pino } from 'pino';
import { makeAgentDays } from '../../apps/server/src/modules/agents/index.ts';
import { createPasswordHasher } from '../../apps/server/src/modules/identity/index.ts';
import { gatherReports } from '../../apps/server/src/modules/reports/index.ts';
import {
  computeStandings,
  publishPlan,
  reviewCycle,
  runSettlements,
} from '../../apps/server/src/modules/settlement/index.ts';
import { pavilionSiteId, pavilionTimeZone } from './sites.ts';

/**
 * A tree of four agents, one below the other, with 200 members who have played for three months and in the present one as
 * far as it has come: the first month was lost, the second made up for it, the third leaves the agent in the middle with a
 * debt. Everything stands in the ledger.
 */

const currency = 'RMB';
const provider = 1;
const game = 'koi-lantern';
const membersMax = 200;
const agents = [
  { account: 'agent01', password: null, ratePpm: 450_000 },
  { account: 'agent02', password: 'Agent002', ratePpm: 380_000 },
  { account: 'agent03', password: 'Agent003', ratePpm: 300_000 },
  { account: 'agent04', password: 'Agent004', ratePpm: 200_000 },
] as const;
const title = '净输赢分成 Net revenue share';

const planOf = (ratePpm: number) => ({
  terms: {
    cycle: 'month',
    method: 'line',
    deductions: [
      { name: 'provider', on: 'ggr', ratePpm: 120_000 },
      { name: 'promotion', on: 'bonus', ratePpm: 1_000_000 },
      { name: 'platform', on: 'net', ratePpm: 30_000 },
    ],
    active: { depositMinor: '0', turnoverMinor: '10000' },
  },
  revenueShare: {
    ladder: [
      { ratePpm: ratePpm - 50_000 },
      { minActive: 10, ratePpm },
      { minActive: 500, ratePpm: ratePpm + 20_000 },
    ],
    negativeCarry: 'carry',
  },
  holdDays: 3,
  smallestPayoutMinor: '1000',
});

const addAgents = async (client: PoolClient, begin: string): Promise<void> => {
  const passwords = createPasswordHasher();
  for (const [level, { account, password }] of agents.entries()) {
    const above = agents[level - 1];
    if (above === undefined || password === null) continue;
    await client.query(
      `INSERT INTO member (site_id, account, account_key, password_hash, currency, created_at, is_agent, agent_active,
         agent_type, agent_level, member_type, agent_id, introducer_id)
       SELECT $1, $2, $2, $3, $4, $5::date - 20, true, true, 1, $6, $7, m.id, m.id
         FROM member m WHERE m.site_id = $1 AND m.account_key = $8`,
      [
        pavilionSiteId,
        account,
        await passwords.hash(password),
        currency,
        begin,
        level + 1,
        memberTypes.agent,
        above.account,
      ],
    );
  }
};

/** Nobody logs in as one of these. */
const addMembers = `
  INSERT INTO member (site_id, account, account_key, password_hash, currency, created_at, agent_id, introducer_id)
  SELECT a.site_id, 'lantern' || n, 'lantern' || n, '', a.currency, $2::date - 15 + n % 10, a.id, a.id
    FROM generate_series(1, ${membersMax}) n
    JOIN member a ON a.site_id = $1 AND a.account_key = 'agent0' || (1 + n % 4)`;

const openAccounts = `
  SELECT ledger.account_ids(array_fill($1::integer, ARRAY[count(*)::integer]), array_agg(kind::ledger.owner_kind),
    array_agg(owner), array_agg(purpose::ledger.purpose), array_agg(0), array_agg('${currency}'::text))
  FROM (
    SELECT 'member' AS kind, id AS owner, 'main' AS purpose FROM member WHERE site_id = $1 AND account_key LIKE 'lantern%'
    UNION ALL SELECT 'gateway', (SELECT id FROM payment_gateway WHERE code = 'sandbox'), 'gateway'
    UNION ALL VALUES ('provider', ${provider}, 'held'), ('provider', ${provider}, 'house')) k`;

/**
 * Step 0 is what a member pays in at first; each month has two rounds of a bet and the win that closes it. What a win
 * gives back of the stake, in per cent, is what makes a month good or bad for a line. In the present month some win much
 * and most little, 93 in a hundred on the whole, of stakes that differ: tournaments have somebody to rank.
 */
const happen = `
  CREATE TEMP TABLE happened ON COMMIT DROP AS
  WITH step AS (
    SELECT p.id AS member_id, p.n, a.id AS account_id, r.j, s.step,
      20000 * (1 + p.n % 5)::bigint * CASE WHEN r.j > 6 THEN 70 + (p.n * 37 + r.j * 11) % 61 ELSE 100 END / 100 AS stake,
      CASE WHEN r.j = 0 THEN 0 WHEN r.j <= 2 THEN CASE p.n % 4 WHEN 3 THEN 115 ELSE 98 END
           WHEN r.j <= 4 THEN 88 WHEN r.j <= 6 THEN CASE p.n % 4 WHEN 1 THEN 140 ELSE 90 END
           ELSE CASE (p.n / 4 * 7 + r.j * 3) % 20 WHEN 0 THEN 540 + p.n % 200 WHEN 1 THEN 270 + p.n % 100
                  WHEN 2 THEN 180 WHEN 3 THEN 140 ELSE 36 END END AS back,
      ($2::date + CASE WHEN r.j = 0 THEN 0 ELSE (r.j - 1) / 2 END * interval '1 month')::timestamptz
        + (3 + p.n % 20 + r.j % 2) * interval '1 day' + (16 + s.step) * interval '1 hour' + p.n * interval '1 second' AS at
    FROM (SELECT id, substr(account_key, 8)::integer AS n FROM member WHERE site_id = $1 AND account_key LIKE 'lantern%') p
    JOIN ledger.account a ON a.owner_id = p.id AND a.owner_kind = 'member' AND a.purpose = 'main'
    CROSS JOIN LATERAL generate_series(0, 8) AS r (j)
    CROSS JOIN LATERAL generate_series(CASE r.j WHEN 0 THEN 0 ELSE 1 END, CASE r.j WHEN 0 THEN 0 ELSE 2 END) AS s (step)
  ), judged AS (
    SELECT *, stake * back / 100 AS win,
      CASE step WHEN 0 THEN 10 * stake WHEN 1 THEN -stake ELSE stake * back / 100 END AS delta
    FROM (SELECT member_id, n, account_id, j, step, stake, back, CASE j WHEN 0 THEN at - interval '2 days' ELSE at END AS at
            FROM step
           -- Rounds of the present month that are over by now.
           WHERE at + (2 - step) * interval '1 hour' < $3) t
  )
  SELECT row_number() OVER (ORDER BY at, n, j, step) AS place, j.*, (sum(delta) OVER story)::bigint AS after,
    count(*) OVER story AS version, md5('lantern ' || n || ' ' || j || ' ' || step)::uuid::text AS key
  FROM judged j WINDOW story AS (PARTITION BY n ORDER BY at, j, step)`;

const kindOf = `(CASE step WHEN 0 THEN 'deposit' WHEN 1 THEN 'bet' ELSE 'win' END)::ledger.posting_kind`;
const accounts = `(
  SELECT (SELECT id FROM ledger.account WHERE site_id = ${pavilionSiteId} AND owner_kind = 'gateway' AND currency = '${currency}'
            AND owner_id = (SELECT id FROM payment_gateway WHERE code = 'sandbox')) AS gateway,
         (SELECT id FROM ledger.account WHERE site_id = ${pavilionSiteId} AND owner_kind = 'provider' AND owner_id = ${provider}
            AND purpose = 'held' AND currency = '${currency}') AS held,
         (SELECT id FROM ledger.account WHERE site_id = ${pavilionSiteId} AND owner_kind = 'provider' AND owner_id = ${provider}
            AND purpose = 'house' AND currency = '${currency}') AS house) AS k`;

const addRounds = `
  INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
    win_minor, state, opened_at, closed_at)
  SELECT ${pavilionSiteId}, ${provider}, e.member_id, 'lantern-' || e.n || '-' || e.j, g.id, 0, '${currency}', 1, e.stake, 0,
    e.win, 'closed', e.at, e.at + interval '1 hour'
  FROM happened e JOIN game g ON g.gp_id = ${provider} AND g.game_code = '${game}' WHERE e.step = 1 ORDER BY e.place`;

/** $1 is the number before the first transfer. */
const addTransfers = `
  INSERT INTO ledger.transfer (id, site_id, scope, key, input_hash, kind, reference, occurred_at, created_at)
  SELECT $1::bigint + e.place, ${pavilionSiteId}, CASE step WHEN 0 THEN 'seed' ELSE 'provider:${provider}' END, e.key,
    sha256(e.key::bytea), ${kindOf}, coalesce(r.id::text, 'opening'), e.at, e.at
  FROM happened e LEFT JOIN round r ON r.gp_id = ${provider} AND r.round_ref = 'lantern-' || e.n || '-' || e.j
  ORDER BY e.place`;

const addMoves = `
  INSERT INTO ledger.move (transfer_id, place, from_id, to_id, amount_minor, from_after, from_version, to_after, to_version,
    currency, kind)
  SELECT $1::bigint + e.place, m.place, m.from_id, m.to_id, m.amount, m.from_after, m.from_version, m.to_after, m.to_version,
    '${currency}', ${kindOf}
  FROM happened e CROSS JOIN ${accounts} CROSS JOIN LATERAL (VALUES
    (0, 1, k.gateway, e.account_id, e.delta, NULL, NULL, e.after, e.version),
    (1, 1, e.account_id, k.held, e.stake, e.after, e.version, NULL, NULL),
    (2, 1, k.held, k.house, e.stake, NULL, NULL, NULL, NULL),
    (2, 2, k.house, e.account_id, e.win, NULL, NULL, e.after, e.version)
  ) AS m (of_step, place, from_id, to_id, amount, from_after, from_version, to_after, to_version)
  WHERE m.of_step = e.step ORDER BY e.place, m.place`;

const addTransactions = `
  INSERT INTO wallet_transaction (gp_id, transaction_id, kind, state, status, content_hash, site_id, member_id, round_id,
    game_id, session_id, currency, stake_minor, win_minor, target_transaction_id, ledger_transfer_id, occurred_at, processed_at)
  SELECT ${provider}, e.key, (CASE e.step WHEN 1 THEN 'bet' ELSE 'win' END)::wallet_kind, 'done', 'OK', sha256(e.key::bytea),
    ${pavilionSiteId}, e.member_id, r.id, r.game_id, 0, '${currency}', CASE e.step WHEN 1 THEN e.stake ELSE 0 END,
    CASE e.step WHEN 2 THEN e.win ELSE 0 END,
    CASE e.step WHEN 2 THEN md5('lantern ' || e.n || ' ' || e.j || ' 1')::uuid::text END, $1::bigint + e.place, e.at, e.at
  FROM happened e JOIN round r ON r.gp_id = ${provider} AND r.round_ref = 'lantern-' || e.n || '-' || e.j
  WHERE e.step > 0 ORDER BY e.place`;

const settleAccounts = `
  UPDATE ledger.account a SET balance_minor = l.after, version = l.version
  FROM (SELECT DISTINCT ON (account_id) account_id, after, version FROM happened ORDER BY account_id, version DESC) l
  WHERE a.id = l.account_id`;

const play = async (client: PoolClient, begin: string, now: Date): Promise<void> => {
  await client.query(addMembers, [pavilionSiteId, begin]);
  await client.query(openAccounts, [pavilionSiteId]);
  await client.query(happen, [pavilionSiteId, begin, now]);
  await client.query(addRounds);
  const { rows } = await client.query<{ first: bigint }>(`SELECT nextval('ledger.transfer_id') AS first`);
  const first = rows[0]?.first;
  await client.query(addTransfers, [first]);
  await client.query(addMoves, [first]);
  await client.query(addTransactions, [first]);
  await client.query(settleAccounts);
  await client.query(`SELECT setval('ledger.transfer_id', $1::bigint + (SELECT max(place) FROM happened))`, [
    first,
  ]);
};

const givePlans = async (client: PoolClient, begin: string, now: Date): Promise<void> => {
  for (const { account, ratePpm } of agents) {
    const { version, plan } = await publishPlan(
      client,
      { clock: { now: () => now, elapsedMs: () => 0 } },
      {
        siteId: pavilionSiteId,
        plan: `share-${account}`,
        title,
        currency,
        body: planOf(ratePpm),
        ownerAgentId: null,
        actor: 'seed',
      },
    );
    await client.query(
      `INSERT INTO agent_plan (site_id, agent_id, from_day, plan, version, given_by, given_at)
       SELECT $1, id, $3, $4, $5, 'seed', $6 FROM member WHERE site_id = $1 AND account_key = $2`,
      [pavilionSiteId, account, begin, plan, version, now],
    );
  }
};

/** The first of the three months before the present one, by the hall's clock: a month is over there hours later than by UTC. */
export const historyBegins = (now: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(pavilionTimeZone)
    .toPlainDate()
    .with({ day: 1 })
    .subtract({ months: 3 })
    .toString();

/** Plays three months and the present one, settles what is over and makes the days of the lines, through the jobs that do so in service. Needs the role that owns the tables. */
export const seedAgentHistory = async (pool: Pool, now: Date): Promise<void> => {
  const begin = historyBegins(now);
  await withTransaction(pool, async (client) => {
    await addAgents(client, begin);
    await play(client, begin, now);
    await givePlans(client, begin, now);
  });
  const deps = { pool, clock: { now: () => now, elapsedMs: () => 0 }, log: pino({ level: 'silent' }) };
  await gatherReports(pool);
  await runSettlements(deps);
  const { rows } = await pool.query<{ id: number; sha256: string }>(
    `SELECT id, sha256 FROM settlement_cycle WHERE site_id = $1 AND state = 'calculated' ORDER BY from_day`,
    [pavilionSiteId],
  );
  for (const { id, sha256 } of rows)
    for (const actor of ['admin', 'agents01'])
      await reviewCycle(deps, { siteId: pavilionSiteId, cycleId: id, sha256, actor });
  await runSettlements(deps);
  await computeStandings(deps);
  // The hall's own job would make the days within a minute or two of its start: until then every line looks empty.
  await makeAgentDays(deps);
};
