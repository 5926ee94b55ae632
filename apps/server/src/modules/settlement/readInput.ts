import type { Currency } from '@pavilion/contract';
import type { PoolClient } from '@pavilion/postgres';
import type { MemberDayInput, Plan, SettlementInput } from '@pavilion/settlement';
import type { CycleKind } from './cycles.ts';
import { joinPlan, type PlanRow, planColumns, readPlan } from './plans.ts';

export interface Cycle {
  readonly id: number;
  readonly siteId: number;
  readonly currency: Currency;
  readonly kind: CycleKind;
  readonly from: string;
  readonly to: string;
}

/** Carries of agents and members who stand in no tree: they wait as they are until these come back to one. */
export interface PassedOn {
  readonly agents: readonly CarryRow[];
  readonly members: readonly MemberCarryRow[];
}

/** What a cycle is computed from, and what it leaves as it was. */
export interface CycleInput {
  readonly input: SettlementInput;
  readonly passedOn: PassedOn;
  /** Corrections that the bills of this cycle take up. */
  readonly adjustments: readonly bigint[];
}

export interface CarryRow {
  readonly agent_id: number;
  readonly losses: { amountMinor: string; cycles: number }[];
  readonly rolled_over_minor: bigint;
  readonly debt: string;
}

export interface MemberCarryRow {
  readonly member_id: number;
  readonly fenced: string;
  readonly deposits_minor: bigint;
  readonly turnover_minor: bigint;
  readonly counted: boolean;
}

interface AgentRow extends PlanRow {
  readonly is_active: boolean;
  readonly joined: string;
}

const joinedDay = `(m.created_at AT TIME ZONE s.time_zone)::date::text AS joined`;

const readAgents = async (db: PoolClient, { siteId, currency, from }: Cycle): Promise<AgentRow[]> => {
  const { rows } = await db.query<AgentRow>(
    `SELECT DISTINCT ON (a.agent_id) ${planColumns}, ${joinedDay},
            m.is_agent AND m.agent_active AND m.status = 'active' AS is_active
       FROM agent_plan a JOIN ${joinPlan} JOIN member m ON m.id = a.agent_id JOIN site s ON s.id = m.site_id
      WHERE a.site_id = $1 AND m.currency = $2 AND a.from_day <= $3
      ORDER BY a.agent_id, a.from_day DESC, a.id DESC`,
    [siteId, currency, from],
  );
  return rows;
};

interface MemberRow {
  readonly member_id: number;
  readonly agent_id: number | null;
  readonly joined: string;
  readonly excluded_from: string | null;
  readonly excluded_reason: string | null;
  readonly first_day: string | null;
  readonly first_minor: bigint | null;
}

/** Whom everybody stood under on the last day of the cycle: changes hold from the next whole one. */
const readMembers = async (db: PoolClient, { siteId, currency, to }: Cycle): Promise<MemberRow[]> => {
  const { rows } = await db.query<MemberRow>(
    `SELECT r.member_id, r.agent_id, ${joinedDay}, x.from_day::text AS excluded_from, x.reason AS excluded_reason,
            (d.settled_at AT TIME ZONE s.time_zone)::date::text AS first_day, d.amount_minor AS first_minor
       FROM agent_relation r JOIN member m ON m.id = r.member_id JOIN site s ON s.id = m.site_id
       LEFT JOIN agent_exclusion x ON x.member_id = r.member_id
       LEFT JOIN deposit_order d ON d.member_id = r.member_id AND d.deposit_times = 1 AND d.state = 'succeeded'
      WHERE r.site_id = $1 AND m.currency = $2 AND r.from_day <= $3 AND (r.to_day IS NULL OR r.to_day >= $3)`,
    [siteId, currency, to],
  );
  return rows;
};

interface Placed {
  readonly agents: SettlementInput['tree']['agents'];
  readonly members: SettlementInput['tree']['members'];
  readonly plans: Plan[];
}

/**
 * Agents without a plan are passed over: who stands below counts for the next above. A tree belongs to the cycles that the
 * plan at its top names.
 */
const placeTree = (kind: CycleKind, agents: readonly AgentRow[], members: readonly MemberRow[]): Placed => {
  const rows = new Map(agents.map((row) => [row.agent_id, row]));
  const above = new Map(members.map((row) => [row.member_id, row.agent_id]));
  const nearest = (id: number): number | null => {
    let at = above.get(id) ?? null;
    while (at !== null && !rows.has(at)) at = above.get(at) ?? null;
    return at;
  };
  const parents = new Map(agents.map(({ agent_id }) => [agent_id, nearest(agent_id)]));
  const plans = new Map(
    agents.map((row) => [`${row.plan} ${row.version}`, readPlan(row.plan, row.version, row.body)]),
  );
  const planOf = (id: number): Plan | undefined => {
    const row = rows.get(id);
    return row && plans.get(`${row.plan} ${row.version}`);
  };
  const kinds = new Map<number, CycleKind | undefined>();
  const kindOf = (id: number): CycleKind | undefined => {
    const known = kinds.get(id);
    if (known !== undefined) return known;
    const parent = parents.get(id) ?? null;
    const found = parent === null ? planOf(id)?.terms.cycle : kindOf(parent);
    kinds.set(id, found);
    return found;
  };
  const inTree = agents.filter(({ agent_id }) => kindOf(agent_id) === kind);
  const used = new Set(inTree.flatMap(({ agent_id }) => planOf(agent_id) ?? []));
  return {
    agents: inTree.map((row) => ({
      agent: row.agent_id,
      parent: parents.get(row.agent_id) ?? null,
      plan: row.plan,
      version: row.version,
      state: row.is_active ? 'active' : 'suspended',
      joined: row.joined,
    })),
    members: members.flatMap((row) => {
      const agent = rows.has(row.member_id) ? null : nearest(row.member_id);
      if (agent === null || kindOf(agent) !== kind) return [];
      return {
        member: row.member_id,
        agent,
        joined: row.joined,
        ...(row.excluded_from !== null &&
          row.excluded_reason !== null && {
            excluded: { from: row.excluded_from, reason: row.excluded_reason },
          }),
        ...(row.first_day !== null &&
          row.first_minor !== null && {
            firstDeposit: { day: row.first_day, amountMinor: row.first_minor },
          }),
      };
    }),
    plans: [...used],
  };
};

/** Rows of one day as text: millions of them are held as a few long strings until each is needed. */
const readDay = async (db: PoolClient, { siteId, currency }: Cycle, day: string): Promise<string> => {
  const { rows } = await db.query<{ rows: string | null }>({
    name: 'settlement-day',
    // What staff corrected counts for no agent; what providers corrected does.
    text: `SELECT string_agg(concat_ws(',', member_id, game_type, gp_id, bets, staked_minor, turnover_minor, won_minor,
                    bonus_minor, deposited_minor, withdrawn_minor, fees_minor, jackpot_minor,
                    CASE gp_id WHEN 0 THEN 0 ELSE adjustment_minor END), E'\\n') AS rows
             FROM report.member_game_day WHERE site_id = $1 AND day = $2 AND currency = $3 AND member_id <> 0`,
    values: [siteId, day, currency],
  });
  return rows[0]?.rows ?? '';
};

const dayOf = (day: string, text: string): MemberDayInput => {
  const [member, gameType, provider, bets, staked = '', turnover = '', won = '', ...rest] = text.split(',');
  const [bonus = '', deposited = '', withdrawn = '', fees = '', jackpot = '', adjustment = ''] = rest;
  return {
    member: Number(member),
    day,
    gameType: Number(gameType),
    provider: Number(provider),
    bets: Number(bets),
    stakedMinor: staked,
    turnoverMinor: turnover,
    wonMinor: won,
    bonusMinor: bonus,
    depositedMinor: deposited,
    withdrawnMinor: withdrawn,
    feesMinor: fees,
    jackpotMinor: jackpot,
    adjustmentMinor: adjustment,
  };
};

/** Lines of a text, one after the other: `split` would hold all of them. */
function* linesOf(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const until = end === -1 ? text.length : end;
    yield text.slice(at, until);
    at = until + 1;
  }
}

const readDays = async (
  db: PoolClient,
  cycle: Cycle,
  isKnown: (member: number) => boolean,
): Promise<Iterable<MemberDayInput>> => {
  const texts: { day: string; text: string }[] = [];
  const last = Temporal.PlainDate.from(cycle.to);
  for (
    let day = Temporal.PlainDate.from(cycle.from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  )
    texts.push({ day: day.toString(), text: await readDay(db, cycle, day.toString()) });
  return {
    *[Symbol.iterator]() {
      for (const { day, text } of texts)
        for (const line of linesOf(text))
          if (isKnown(Number(line.slice(0, line.indexOf(','))))) yield dayOf(day, line);
    },
  };
};

/** The cycle of its kind before this one, which this one carries on from; the latest that was computed. */
const beforeCycle = `SELECT c.id FROM settlement_cycle c
  WHERE c.site_id = $1 AND c.currency = $2 AND c.kind = $3 AND c.from_day < $4 AND c.calculated_at IS NOT NULL
  ORDER BY c.from_day DESC LIMIT 1`;

const readCarries = async (db: PoolClient, { siteId, currency, kind, from }: Cycle) => {
  const values = [siteId, currency, kind, from];
  const agents = await db.query<CarryRow>(
    `SELECT agent_id, losses, rolled_over_minor, debt::text FROM agent_carry WHERE cycle_id = (${beforeCycle})`,
    values,
  );
  const members = await db.query<MemberCarryRow>(
    `SELECT member_id, fenced::text, deposits_minor, turnover_minor, counted FROM member_carry
      WHERE cycle_id = (${beforeCycle})`,
    values,
  );
  return { agents: agents.rows, members: members.rows };
};

const readAdjustments = async (db: PoolClient, { id, siteId, currency }: Cycle) => {
  const { rows } = await db.query<{ id: bigint; agent_id: number; amount_minor: bigint; reason: string }>(
    `SELECT id, agent_id, amount_minor, reason FROM agent_adjustment
      WHERE site_id = $1 AND currency = $2 AND (cycle_id IS NULL OR cycle_id = $3) ORDER BY id`,
    [siteId, currency, id],
  );
  return rows;
};

/** Everything that the bills of a cycle are computed from, as it stands now. */
export const readInput = async (db: PoolClient, cycle: Cycle): Promise<CycleInput> => {
  const tree = placeTree(cycle.kind, await readAgents(db, cycle), await readMembers(db, cycle));
  const isAgent = new Set(tree.agents.map(({ agent }) => agent));
  const isMember = new Set(tree.members.map(({ member }) => member));
  const isKnown = (id: number): boolean => isMember.has(id) || isAgent.has(id);
  const carries = await readCarries(db, cycle);
  const adjustments = (await readAdjustments(db, cycle)).filter(({ agent_id }) => isAgent.has(agent_id));
  const byAgent = Map.groupBy(adjustments, ({ agent_id }) => agent_id);
  const carriedOf = new Map(carries.agents.map((row) => [row.agent_id, row]));
  const carrying = new Set([...carriedOf.keys(), ...byAgent.keys()].filter((id) => isAgent.has(id)));
  return {
    passedOn: {
      agents: carries.agents.filter(({ agent_id }) => !isAgent.has(agent_id)),
      members: carries.members.filter(({ member_id }) => !isKnown(member_id)),
    },
    adjustments: adjustments.map(({ id }) => id),
    input: {
      cycle: { kind: cycle.kind, from: cycle.from, to: cycle.to, currency: cycle.currency },
      tree: { agents: tree.agents, members: tree.members },
      plans: tree.plans,
      days: await readDays(db, cycle, isKnown),
      carried: {
        agents: [...carrying].map((agent) => ({
          agent,
          losses: carriedOf.get(agent)?.losses ?? [],
          rolledOverMinor: carriedOf.get(agent)?.rolled_over_minor ?? 0n,
          adjustments: (byAgent.get(agent) ?? []).map(({ amount_minor, reason }) => ({
            amountMinor: amount_minor,
            reason,
          })),
        })),
        members: carries.members
          .filter(({ member_id }) => isKnown(member_id))
          .map((row) => ({
            member: row.member_id,
            fencedMinor: row.fenced,
            depositsMinor: row.deposits_minor,
            turnoverMinor: row.turnover_minor,
            counted: row.counted,
          })),
      },
      debts: carries.agents
        .filter(({ agent_id }) => isAgent.has(agent_id))
        .map(({ agent_id, debt }) => ({ agent: agent_id, amountMinor: debt })),
    },
  };
};
