import type { Pool } from '@pavilion/postgres';

/** Agents on six levels, members below all of them, and a month of their days. */

export interface AgentsFill {
  readonly agents: number;
  readonly members: number;
}

/** Shares of the agents on each level, the top first. */
const levelShares = [0.002, 0.018, 0.08, 0.2, 0.3, 0.4] as const;
export const firstAgent = 1_000_001;
export const firstMember = 2_000_001;
export const benchDays = 31;
const rowsOfMember = 10;
const campaignsOfTop = 50;

/** The day that it is in the hall: the first of the present month, so that the month before is over and can be settled. */
export const hallDay = `${new Date().toISOString().slice(0, 'YYYY-MM'.length)}-01`;
/** Noon: a moment of that day in the zone of every site. */
export const hallTime = new Date(`${hallDay}T12:00:00Z`);

/** Where a level begins among the agents, and how many stand on it. */
export const levelsOf = (agents: number): { first: number; size: number }[] => {
  let first = 0;
  return levelShares.map((share) => {
    const level = { first, size: Math.max(1, Math.round(agents * share)) };
    first += level.size;
    return level;
  });
};

const at = `timestamptz '${hallTime.toISOString()}'`;
const day = `date '${hallDay}'`;

const memberColumns =
  'id, site_id, account, account_key, password_hash, withdraw_password_hash, currency, created_at, agent_id, is_agent, agent_active, agent_level, member_type';
const fillAgents = async (pool: Pool, agents: number): Promise<void> => {
  const levels = levelsOf(agents);
  for (const [place, { first, size }] of levels.entries()) {
    const above = levels[place - 1];
    const parent = above === undefined ? 'null::integer' : `${firstAgent + above.first} + n % ${above.size}`;
    await pool.query(
      `INSERT INTO member (${memberColumns}) OVERRIDING SYSTEM VALUE
       SELECT ${firstAgent + first} + n, 1, 'agent' || ${first} + n, 'agent' || ${first} + n, '', '-', 'RMB', ${at} - interval '90 days',
              ${parent}, true, true, ${place + 1}, 2
         FROM generate_series(0, ${size - 1}) n`,
    );
  }
};

const fillMembers = ({ agents, members }: AgentsFill): string => `
  INSERT INTO member (${memberColumns}) OVERRIDING SYSTEM VALUE
  SELECT ${firstMember} + n, 1, 'below' || n, 'below' || n, '', NULL, 'RMB', ${at} - (n % 60) * interval '1 day',
         ${firstAgent} + n % ${agents}, false, false, 0, 1
    FROM generate_series(0, ${members - 1}) n`;

/** Somebody directly below an agent, by its place: the account of the one who joined as the `turn`th. */
export const accountBelow = ({ agents, members }: AgentsFill, agent: number, turn: number): string =>
  `below${agent + agents * (turn % Math.max(1, Math.floor(members / agents)))}`;

/** Nine rows of play and one of a deposit for each member, each on another day. */
const fillDays = (members: number): string => `
  INSERT INTO report.member_game_day
  SELECT 1, ${day} - ((n * 7 + r * 3) % ${benchDays}), ${firstMember} + n, 'RMB',
    CASE WHEN r = 9 THEN 0 ELSE 2 + (n + r) % 8 END, CASE WHEN r = 9 THEN 0 ELSE 1 + (n + r) % 6 END,
    CASE WHEN r = 9 THEN 0 ELSE 20 + n % 7 END, CASE WHEN r = 9 THEN 0 ELSE 100000 + n % 977 END,
    CASE WHEN r = 9 THEN 0 ELSE 100000 + n % 977 END, CASE WHEN r = 9 THEN 0 ELSE 96000 + n % 2003 END,
    n % 500, CASE WHEN r = 9 THEN 50000 ELSE 0 END, CASE WHEN r = 9 THEN 1 ELSE 0 END, 0, 0, 0, 0, 0
  FROM generate_series(0, ${members - 1}) n CROSS JOIN generate_series(0, ${rowsOfMember - 1}) r`;

const fillFirstDeposits = `
  INSERT INTO report.first_deposit (member_id, site_id, day, currency, amount_minor, transfer_id)
  SELECT member_id, site_id, day, currency, deposited_minor, 0 FROM report.member_game_day
   WHERE deposits > 0 AND member_id >= ${firstMember}
  ON CONFLICT DO NOTHING`;

const fillCampaigns = (tops: number): string => `
  INSERT INTO agent_campaign (site_id, agent_id, request_id, code, name, landing, locale, created_at)
  SELECT 1, ${firstAgent} + a, gen_random_uuid(), lpad((a * ${campaignsOfTop} + c)::text, 8, '0'), 'campaign ' || c, 'home', 'en_US', ${at}
    FROM generate_series(0, ${tops - 1}) a CROSS JOIN generate_series(1, ${campaignsOfTop}) c;
  INSERT INTO agent_click SELECT site_id, agent_id, id, ${day} - d, 10, 7
    FROM agent_campaign CROSS JOIN generate_series(0, ${benchDays - 1}) d WHERE agent_id >= ${firstAgent};
  UPDATE member SET introducer_id = agent_id, introducer_kind = 'member_agent' WHERE id >= ${firstMember}`;

/** Everybody, what they came to on their days, and the campaigns that brought them. */
export const fillLines = async (pool: Pool, fill: AgentsFill, say: (line: string) => void): Promise<void> => {
  const { agents, members } = fill;
  say(`${agents} agents, ${members} members`);
  await fillAgents(pool, agents);
  await pool.query(fillMembers(fill));
  say(`${members * rowsOfMember} rows of days`);
  await pool.query(fillDays(members));
  await pool.query(fillFirstDeposits);
  await pool.query(fillCampaigns(levelsOf(agents)[0]?.size ?? 1));
  await pool.query('VACUUM (ANALYZE)');
  await pool.query(
    `INSERT INTO report.agent_day_state (site_id, day, is_due) SELECT DISTINCT site_id, day, true FROM report.member_game_day
     ON CONFLICT (site_id, day) DO UPDATE SET is_due = true`,
  );
};
