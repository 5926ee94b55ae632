import { demoSite, makeAgent, withHouse } from './houseDatabase.ts';

/** Agents' settlement as the house's database has it. */

const plan = {
  terms: {
    cycle: 'day',
    method: 'line',
    deductions: [],
    active: { depositMinor: '0', turnoverMinor: '0' },
  },
  revenueShare: { ladder: [{ ratePpm: 400_000 }], negativeCarry: 'carry' },
  holdDays: 0,
  smallestPayoutMinor: '0',
};

/**
 * Makes a member an agent with a plan of 40 % by the day, under whom another lost 1,000.00 on the day before yesterday.
 * Answers the id of that day's cycle, which is open.
 */
export const openDay = (agentId: number, memberId: number): Promise<number> =>
  withHouse(async (pool) => {
    await makeAgent(agentId);
    await pool.query(`UPDATE member SET created_at = now() - interval '10 days' WHERE id = ANY ($1)`, [
      [agentId, memberId],
    ]);
    await pool.query('UPDATE member SET agent_id = $2 WHERE id = $1', [memberId, agentId]);
    const owner = `e2e-${agentId}`;
    await pool.query(
      `INSERT INTO commission_plan (site_id, plan, version, title, currency, body, created_by, created_at)
       SELECT $1, $2, 1, 'By the day', currency, $4, 'e2e', now() FROM member WHERE id = $3`,
      [demoSite, owner, agentId, JSON.stringify(plan)],
    );
    const { rows } = await pool.query<{ id: number }>(
      `WITH day AS (SELECT (now() AT TIME ZONE time_zone)::date - 2 AS day FROM site WHERE id = $1),
       related AS (
         UPDATE agent_relation SET from_day = (SELECT day FROM day) - 5 WHERE member_id = $4 RETURNING member_id),
       given AS (
         INSERT INTO agent_plan (site_id, agent_id, from_day, plan, version, given_by, given_at)
         SELECT $1, $3, day - 1, $2, 1, 'e2e', now() FROM day RETURNING id),
       played AS (
         INSERT INTO report.member_game_day
         SELECT $1, day, m.id, m.currency, 2, 1, 10, 200000, 200000, 100000, 0, 0, 0, 0, 0, 0, 0, 0
           FROM day, member m WHERE m.id = $4 RETURNING member_id)
       INSERT INTO settlement_cycle (site_id, currency, kind, from_day, to_day)
       SELECT $1, m.currency, 'day', day, day FROM day, member m WHERE m.id = $3 RETURNING id`,
      [demoSite, owner, agentId, memberId],
    );
    const [cycle] = rows;
    if (cycle === undefined) throw new Error('no cycle was opened');
    return cycle.id;
  });
