import type { Pool } from 'pg';

/**
 * House › A (45 %) › B (38 %) › C (30 %) › D (20 %): m1 and m2 stand under D, m3 under C, m4 under B, m5 under A. Months of
 * which one is lost and one leaves a debt, as in docs/guides/settlement.md.
 */
export const rates = { A: 450_000, B: 380_000, C: 300_000, D: 200_000 } as const;
export type AgentName = keyof typeof rates;
export const agentNames = ['A', 'B', 'C', 'D'] as const satisfies readonly AgentName[];
export const memberNames = ['m1', 'm2', 'm3', 'm4', 'm5'] as const;
export type MemberName = (typeof memberNames)[number];

const aboveOf: Readonly<Record<AgentName | MemberName, AgentName | null>> = {
  A: null,
  B: 'A',
  C: 'B',
  D: 'C',
  m1: 'D',
  m2: 'D',
  m3: 'C',
  m4: 'B',
  m5: 'A',
};

/** What the house won of each member, in minor units. */
export const months: readonly Partial<Record<MemberName, bigint>>[] = [
  { m1: -900_000n, m2: 120_000n, m3: 410_000n, m4: 50_000n, m5: 80_000n },
  { m1: 500_000n, m2: 300_000n, m3: 200_000n },
  { m1: 400_000n, m2: 100_000n, m3: 100_000n, m4: -900_000n },
];

/** What each agent is paid for these months, in minor units. */
export const paid: readonly Readonly<Record<AgentName, bigint>>[] = [
  { A: 0n, B: 0n, C: 0n, D: 0n },
  { A: 83_600n, B: 69_400n, C: 185_000n, D: 4_000n },
  { A: 0n, B: 0n, C: 80_000n, D: 100_000n },
];

export const terms = {
  cycle: 'month',
  method: 'line',
  deductions: [],
  active: { depositMinor: '0', turnoverMinor: '0' },
} as const;

export const planBodyOf = (ratePpm: number) => ({
  terms,
  revenueShare: { ladder: [{ ratePpm }], negativeCarry: 'carry' },
  holdDays: 3,
  smallestPayoutMinor: '0',
});

/** Ids of those who are named, by the accounts under which they joined. */
export type People = Readonly<Record<AgentName | MemberName, number>>;

/** Everybody of the tree by name, with the ids of the accounts that `join` makes. */
export const joinPeople = async (
  join: (account: string, name: AgentName | MemberName) => Promise<number>,
): Promise<People> => {
  const people = { A: 0, B: 0, C: 0, D: 0, m1: 0, m2: 0, m3: 0, m4: 0, m5: 0 };
  for (const name of [...agentNames, ...memberNames]) people[name] = await join(name.toLowerCase(), name);
  return people;
};

/** Puts everybody in their place, with plans from a day on. */
export const plantTree = async (owner: Pool, people: People, fromDay: string): Promise<void> => {
  const names = [...agentNames, ...memberNames];
  await owner.query(
    `UPDATE member SET created_at = $2::date - 10, is_agent = true, agent_active = true, agent_type = 1, agent_level = 1
      WHERE id = ANY ($1)`,
    [agentNames.map((name) => people[name]), fromDay],
  );
  for (const name of names) {
    const above = aboveOf[name];
    if (above === null) continue;
    await owner.query('UPDATE member SET agent_id = $2 WHERE id = $1', [people[name], people[above]]);
  }
  await owner.query('UPDATE agent_relation SET from_day = $2::date - 10 WHERE member_id = ANY ($1)', [
    names.map((name) => people[name]),
    fromDay,
  ]);
  for (const name of agentNames) {
    await owner.query(
      `INSERT INTO commission_plan (site_id, plan, version, title, currency, body, created_by, created_at)
       VALUES (1, $1, 1, $2, 'RMB', $3, 'admin', now())`,
      [`plan-${name.toLowerCase()}`, `Plan ${name}`, JSON.stringify(planBodyOf(rates[name]))],
    );
    await owner.query(
      `INSERT INTO agent_plan (site_id, agent_id, from_day, plan, version, given_by, given_at)
       VALUES (1, $1, $2, $3, 1, 'admin', now())`,
      [people[name], fromDay, `plan-${name.toLowerCase()}`],
    );
  }
};

/** Writes what members came to on a day: everything staked on slots of provider 1. */
export const writeDay = async (
  owner: Pool,
  people: People,
  day: string,
  month: Partial<Record<MemberName, bigint>>,
): Promise<void> => {
  const stake = 1_000_000n;
  for (const name of memberNames) {
    const won = month[name];
    if (won === undefined) continue;
    await owner.query(
      `INSERT INTO report.member_game_day VALUES (1, $1, $2, 'RMB', 2, 1, 10, $3, $3, $4, 0, 0, 0, 0, 0, 0, 0, 0)`,
      [day, people[name], stake, stake - won],
    );
  }
};
