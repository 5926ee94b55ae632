import { type Minor, minor } from '@pavilion/money';
import { addCosts, type Costs, noCosts } from './costs.ts';
import type { DayTable } from './dayTable.ts';
import { type Exact, exact, nothing, toExactMinor } from './exact.ts';
import type { CarriedInput, SettlementHead } from './input.ts';
import type { BilledMember } from './lines.ts';
import { type MemberBase, memberBase } from './memberBase.ts';
import { Portions } from './portions.ts';
import type { LineTotals } from './revenueShare.ts';
import type { Tree, TreeMember } from './tree.ts';

/** What an agent's line came to, and in which portions it passes up the tree. */
export interface Line {
  readonly totals: LineTotals;
  /** Bases of members, turnover by game type, new members who count: each by the highest level given below. */
  readonly bases: Portions;
  readonly volumes: Portions;
  readonly heads: Portions;
}

/** What stands directly below an agent. */
export interface Direct extends Line {
  readonly members: readonly BilledMember[];
}

interface Sums {
  readonly members: BilledMember[];
  base: Exact;
  costs: Costs;
  active: number;
  newActive: number;
  turnoverMinor: Minor;
  readonly volumes: Portions;
  readonly heads: Portions;
}

const addMember = (sums: Sums, member: TreeMember, base: MemberBase): void => {
  sums.base = exact(sums.base + base.base);
  sums.costs = addCosts(sums.costs, base.costs);
  sums.active += base.isActive ? 1 : 0;
  sums.newActive += base.isNew ? 1 : 0;
  for (const [gameType, amount] of base.turnoverByGameType) {
    sums.turnoverMinor = minor(sums.turnoverMinor + amount);
    sums.volumes.add({ gameType, below: BigInt(member.node?.rebates?.[gameType] ?? 0), amount });
  }
  if (base.head.countsNow) sums.heads.add({ gameType: 0, below: 0n, amount: 1n });
};

type CarriedMember = CarriedInput['members'][number];

const carriedOf = (member: number, { fenced, head }: MemberBase): CarriedMember | undefined => {
  const entry: Omit<CarriedMember, 'member'> = {
    ...(fenced < 0n && { fencedMinor: toExactMinor(fenced) }),
    ...(head.isCounted && { counted: true }),
    ...(head.isOpen && head.depositsMinor !== 0n && { depositsMinor: head.depositsMinor }),
    ...(head.isOpen && head.turnoverMinor !== 0n && { turnoverMinor: head.turnoverMinor }),
  };
  return Object.keys(entry).length === 0 ? undefined : { member, ...entry };
};

/** Goes through all members once. */
export const gatherMembers = (
  head: SettlementHead,
  tree: Tree,
  table: DayTable,
): { direct: readonly Direct[]; carried: CarriedMember[] } => {
  const all = tree.agents.map(
    (): Sums => ({
      members: [],
      base: nothing,
      costs: noCosts,
      active: 0,
      newActive: 0,
      turnoverMinor: minor(0),
      volumes: new Portions(),
      heads: new Portions(),
    }),
  );
  const carried: CarriedMember[] = [];
  tree.members.forEach((member, place) => {
    const [sums, agent] = [all[member.agent], tree.agents[member.agent]];
    if (sums === undefined || agent === undefined) return;
    const base = memberBase(table, place, member, agent.plan.terms, head.cycle);
    addMember(sums, member, base);
    if (table.rowsOf(place).length > 0 || base.byFence !== 0n || base.head.countsNow)
      sums.members.push({ place, member });
    const entry = carriedOf(member.id, base);
    if (entry !== undefined) carried.push(entry);
  });
  carried.sort((left, right) => left.member - right.member);
  const direct = all.map(({ members, volumes, heads, ...totals }): Direct => {
    const bases = new Portions();
    bases.add({ gameType: 0, below: 0n, amount: totals.base });
    return { members, totals, bases, volumes, heads };
  });
  return { direct, carried };
};

const joinPortions = (own: Portions, others: readonly Portions[]): Portions => {
  const joined = new Portions();
  for (const one of [own, ...others]) joined.join(one);
  return joined;
};

/** An agent's direct members and the lines directly below, as one. */
export const joinLines = (own: Line, below: readonly Line[]): Line => {
  const totals = below.reduce<LineTotals>(
    (sum, line) => ({
      base: exact(sum.base + line.totals.base),
      costs: addCosts(sum.costs, line.totals.costs),
      active: sum.active + line.totals.active,
      newActive: sum.newActive + line.totals.newActive,
      turnoverMinor: minor(sum.turnoverMinor + line.totals.turnoverMinor),
    }),
    own.totals,
  );
  const join = (pick: (line: Line) => Portions): Portions => joinPortions(pick(own), below.map(pick));
  return {
    totals,
    bases: join(({ bases }) => bases),
    volumes: join(({ volumes }) => volumes),
    heads: join(({ heads }) => heads),
  };
};
