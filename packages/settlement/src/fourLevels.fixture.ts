import type { MemberDayInput, SettlementInput } from './input.ts';
import { type Settlement, settle } from './settle.ts';

/** House > A > B > C > D; m1 and m2 play under D, m3 under C, m4 under B, m5 under A. */
export const agents = { A: 1, B: 2, C: 3, D: 4 } as const;
export const members = { m1: 11, m2: 12, m3: 13, m4: 14, m5: 15 } as const;
type MemberName = keyof typeof members;
export type AgentName = keyof typeof agents;

export type PlanInput = SettlementInput['plans'][number];
export type TermsInput = PlanInput['terms'];
type NodeInput = SettlementInput['tree']['agents'][number];

const cents = (units: number): bigint => BigInt(Math.round(units * 100));

export const plainTerms: TermsInput = {
  cycle: 'month',
  method: 'line',
  deductions: [],
  active: { depositMinor: 0, turnoverMinor: 0 },
};

export const deductions: TermsInput['deductions'] = [
  { name: 'provider-slot', on: 'ggr', gameType: 2, ratePpm: 120_000 },
  { name: 'provider-live', on: 'ggr', gameType: 3, ratePpm: 100_000 },
  { name: 'provider-sport', on: 'ggr', gameType: 4, ratePpm: 80_000 },
  { name: 'provider-lottery', on: 'ggr', gameType: 5, ratePpm: 60_000 },
  { name: 'promotion', on: 'bonus', ratePpm: 1_000_000 },
  { name: 'deposits', on: 'deposit', ratePpm: 15_000 },
  { name: 'withdrawals', on: 'withdrawal', ratePpm: 5_000 },
  { name: 'platform', on: 'net', ratePpm: 30_000 },
];

export const planOf = (agent: AgentName, parts: Partial<PlanInput>): PlanInput => ({
  plan: agent.toLowerCase(),
  version: 1,
  terms: plainTerms,
  holdDays: 3,
  smallestPayoutMinor: 0,
  ...parts,
});

/** Rates in percent. */
export const sharePlan = (agent: AgentName, percent: number, parts: Partial<PlanInput> = {}): PlanInput =>
  planOf(agent, {
    revenueShare: { ladder: [{ ratePpm: percent * 10_000 }], negativeCarry: 'carry' },
    ...parts,
  });

const noteRates = { A: 45, B: 38, C: 30, D: 20 } as const;
export const sharePlans = (parts: Partial<PlanInput> = {}): PlanInput[] =>
  (['A', 'B', 'C', 'D'] as const).map((agent) => sharePlan(agent, noteRates[agent], parts));

export const node = (
  agent: AgentName,
  parent: AgentName | null,
  parts: Partial<NodeInput> = {},
): NodeInput => ({
  agent: agents[agent],
  parent: parent === null ? null : agents[parent],
  plan: agent.toLowerCase(),
  version: 1,
  state: 'active',
  ...parts,
});

type PlayerInput = SettlementInput['tree']['members'][number];

export const player = (
  member: MemberName,
  agent: AgentName,
  parts: Partial<PlayerInput> = {},
): PlayerInput => ({
  member: members[member],
  agent: agents[agent],
  joined: '2026-01-01',
  ...parts,
});

export const fourLevels: SettlementInput['tree'] = {
  agents: [node('A', null), node('B', 'A'), node('C', 'B'), node('D', 'C')],
  members: [player('m1', 'D'), player('m2', 'D'), player('m3', 'C'), player('m4', 'B'), player('m5', 'A')],
};

export const october = { kind: 'month', from: '2026-10-01', to: '2026-10-31', currency: 'RMB' } as const;

export const dayOf = (member: number, parts: Partial<MemberDayInput> = {}): MemberDayInput => ({
  member,
  day: '2026-10-05',
  gameType: 2,
  provider: 1,
  bets: 0,
  stakedMinor: 0n,
  turnoverMinor: 0n,
  wonMinor: 0n,
  bonusMinor: 0n,
  depositedMinor: 0n,
  withdrawnMinor: 0n,
  feesMinor: 0n,
  jackpotMinor: 0n,
  adjustmentMinor: 0n,
  ...parts,
});

interface Played {
  readonly gameType: number;
  readonly turnover: number;
  readonly ggr: number;
  readonly bonus: number;
  readonly deposited: number;
  readonly withdrawn: number;
}

/** What the five members did, in whole units: what lies beside games stands in rows of its own. */
const played: Readonly<Record<MemberName, Played>> = {
  m1: { gameType: 2, turnover: 200_000, ggr: 12_000, bonus: 1_000, deposited: 20_000, withdrawn: 5_000 },
  m2: { gameType: 3, turnover: 150_000, ggr: -4_000, bonus: 200, deposited: 5_000, withdrawn: 10_000 },
  m3: { gameType: 4, turnover: 80_000, ggr: 6_000, bonus: 300, deposited: 9_000, withdrawn: 2_000 },
  m4: { gameType: 2, turnover: 50_000, ggr: 3_000, bonus: 0, deposited: 4_000, withdrawn: 0 },
  m5: { gameType: 5, turnover: 20_000, ggr: -1_000, bonus: 50, deposited: 1_000, withdrawn: 3_000 },
};

export const firstMonth = (): MemberDayInput[] =>
  (Object.keys(members) as MemberName[]).flatMap((name) => {
    const { gameType, turnover, ggr, bonus, deposited, withdrawn } = played[name];
    const stakedMinor = cents(turnover);
    return [
      dayOf(members[name], {
        gameType,
        bets: 100,
        stakedMinor,
        turnoverMinor: stakedMinor,
        wonMinor: stakedMinor - cents(ggr),
      }),
      dayOf(members[name], {
        gameType: 0,
        provider: 0,
        day: '2026-10-06',
        bonusMinor: cents(bonus),
        depositedMinor: cents(deposited),
        withdrawnMinor: cents(withdrawn),
      }),
    ];
  });

/** Days on which the members lost (or won) so many units, and nothing was deducted. */
export const lost = (units: Partial<Record<MemberName, number>>): MemberDayInput[] =>
  (Object.keys(units) as MemberName[]).map((name) => {
    const minorUnits = cents(units[name] ?? 0);
    return minorUnits < 0n
      ? dayOf(members[name], { wonMinor: -minorUnits })
      : dayOf(members[name], { stakedMinor: minorUnits, turnoverMinor: minorUnits });
  });

/** October for the four levels, with what is said otherwise. */
export const settleFour = (parts: Partial<SettlementInput> = {}): Settlement =>
  settle({ cycle: october, tree: fourLevels, plans: sharePlans(), days: [], ...parts });

export const billOf = (settlement: Settlement, agent: AgentName) => {
  const found = settlement.bills.find((bill) => bill.agent === agents[agent]);
  if (found === undefined) throw new Error(`no bill of ${agent}`);
  return found;
};

/** By agent, from the lowest up, as decimals of the currency. */
export const columnsOf = <Value>(
  settlement: Settlement,
  pick: (bill: ReturnType<typeof billOf>) => Value,
): Value[] => (['D', 'C', 'B', 'A'] as const).map((agent) => pick(billOf(settlement, agent)));

export const csvLinesOf = (settlement: Settlement, agent: AgentName): string[] =>
  [...settlement.csvOf(agents[agent])].join('').split('\n');
