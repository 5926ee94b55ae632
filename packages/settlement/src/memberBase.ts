import { type Minor, minor } from '@pavilion/money';
import { addCosts, type Costs, costsOf, noCosts } from './costs.ts';
import { type DayTable, dayNumberOf, type FigureName } from './dayTable.ts';
import { type Exact, exact, exactOf, minus, nothing, positiveOf, sumExact, timesPpm } from './exact.ts';
import type { Cycle, Deduction, Terms } from './input.ts';
import type { TreeMember } from './tree.ts';

export interface Deducted {
  readonly name: string;
  readonly on: Exact;
  readonly ratePpm: number;
  readonly amount: Exact;
}

/** What a member comes to in a cycle. */
export interface MemberBase {
  readonly deducted: readonly Deducted[];
  readonly costs: Costs;
  /** What joins the base of the line: net of deductions, with the fence. */
  readonly base: Exact;
  /** What the fence took out of the base, or brought back: `base` less net. */
  readonly byFence: Exact;
  /** Negative or nothing: what is carried for this member alone. */
  readonly fenced: Exact;
  readonly turnoverByGameType: ReadonlyMap<number, bigint>;
  readonly isActive: boolean;
  readonly isNew: boolean;
  readonly head: Head;
}

/** Where a member stands on the way to a payment per head. */
export interface Head {
  readonly countsNow: boolean;
  readonly isCounted: boolean;
  /** Of the days that count; to be carried while the time is not over. */
  readonly depositsMinor: Minor;
  readonly turnoverMinor: Minor;
  readonly isOpen: boolean;
}

const wholePpm = 1_000_000;

type Summed = Exclude<Deduction['on'], 'ggr' | 'net'>;
const figureOfDeduction: Readonly<Record<Summed, FigureName>> = {
  turnover: 'turnoverMinor',
  bonus: 'bonusMinor',
  deposit: 'depositedMinor',
  withdrawal: 'withdrawnMinor',
  fee: 'feesMinor',
};

/** Whether a row is one of those that an exclusion took out of every base. */
export const isExcluded = (member: TreeMember, day: number): boolean =>
  member.node?.excluded !== undefined && day >= dayNumberOf(member.node.excluded.from);

const deduct = (
  table: DayTable,
  rows: readonly number[],
  terms: Terms,
): { deducted: Deducted[]; costs: Costs; net: Exact } => {
  const sum = (figure: FigureName, of: readonly number[]): bigint => {
    const column = table.columnOf(figure);
    let total = 0n;
    for (const row of of) total += column[row] ?? 0n;
    return total;
  };
  const ggrOf = (of: readonly number[]): Exact =>
    exactOf(minor(sum('stakedMinor', of) - sum('wonMinor', of)));
  const meant = ({ gameType, provider }: Deduction): readonly number[] =>
    gameType === undefined && provider === undefined
      ? rows
      : rows.filter(
          (row) =>
            (gameType === undefined || table.gameTypeOf(row) === gameType) &&
            (provider === undefined || table.providerOf(row) === provider),
        );
  const onOf = (deduction: Deduction): Exact => {
    if (deduction.on === 'net') return nothing;
    if (deduction.on === 'ggr') return positiveOf(ggrOf(meant(deduction)));
    return exactOf(minor(sum(figureOfDeduction[deduction.on], meant(deduction))));
  };
  const whole = (name: string, figure: FigureName): Deducted => {
    const on = exactOf(minor(sum(figure, rows)));
    return { name, on, ratePpm: wholePpm, amount: on };
  };
  let costs = noCosts;
  const take = ({ name, ratePpm, ...deduction }: Deduction, on: Exact): Deducted => {
    const amount = timesPpm(on, ratePpm);
    if (amount !== nothing) costs = addCosts(costs, costsOf(deduction.on, amount));
    return { name, on, ratePpm, amount };
  };
  // What goes into pots was never the house's, and corrections count as they are.
  const first = [
    ...terms.deductions.filter(({ on }) => on !== 'net').map((deduction) => take(deduction, onOf(deduction))),
    whole('jackpot', 'jackpotMinor'),
    whole('adjustment', 'adjustmentMinor'),
  ];
  const taken = (all: readonly Deducted[]): Exact => sumExact(all.map(({ amount }) => amount));
  const left = minus(ggrOf(rows), taken(first));
  const last = terms.deductions
    .filter(({ on }) => on === 'net')
    .map((deduction) => take(deduction, positiveOf(left)));
  return {
    deducted: [...first, ...last].filter(({ amount }) => amount !== 0n),
    costs,
    net: minus(left, taken(last)),
  };
};

/** A member who costs the house more than the fence is carried alone until the own wins make up for it. */
const fence = (net: Exact, carried: Exact, terms: Terms): { base: Exact; fenced: Exact } => {
  const total = exact(net + carried);
  if (carried < 0n) return total < 0n ? { base: nothing, fenced: total } : { base: total, fenced: nothing };
  const isBeyond = terms.fenceMinor !== undefined && total < -exactOf(terms.fenceMinor);
  return isBeyond ? { base: nothing, fenced: total } : { base: total, fenced: nothing };
};

const countHead = (
  table: DayTable,
  rows: readonly number[],
  member: TreeMember,
  terms: Terms,
  cycle: Cycle,
): Head => {
  const { node, carried } = member;
  const rule = terms.perHead;
  const isCounted = carried?.counted === true;
  const none = {
    countsNow: false,
    isCounted,
    depositsMinor: minor(0),
    turnoverMinor: minor(0),
    isOpen: false,
  };
  if (rule === undefined || node === undefined || isCounted || node.excluded !== undefined) return none;
  const lastDay = dayNumberOf(node.joined) + rule.withinDays;
  const sum = (figure: FigureName, before: Minor | undefined): Minor => {
    const column = table.columnOf(figure);
    let total: bigint = before ?? 0n;
    for (const row of rows) if (table.dayOf(row) <= lastDay) total += column[row] ?? 0n;
    return minor(total);
  };
  const depositsMinor = sum('depositedMinor', carried?.depositsMinor);
  const turnoverMinor = sum('turnoverMinor', carried?.turnoverMinor);
  const { firstDeposit } = node;
  const countsNow =
    firstDeposit !== undefined &&
    dayNumberOf(firstDeposit.day) <= Math.min(lastDay, dayNumberOf(cycle.to)) &&
    firstDeposit.amountMinor >= rule.firstDepositMinor &&
    depositsMinor >= rule.depositsMinor &&
    turnoverMinor >= rule.turnoverMinor;
  return {
    countsNow,
    isCounted: countsNow,
    depositsMinor,
    turnoverMinor,
    isOpen: !countsNow && lastDay > dayNumberOf(cycle.to),
  };
};

export const memberBase = (
  table: DayTable,
  place: number,
  member: TreeMember,
  terms: Terms,
  cycle: Cycle,
): MemberBase => {
  const rows = [...table.rowsOf(place)].filter((row) => !isExcluded(member, table.dayOf(row)));
  const { deducted, costs, net } = deduct(table, rows, terms);
  const { base, fenced } = fence(net, member.carried?.fencedMinor ?? nothing, terms);
  const turnoverByGameType = new Map<number, bigint>();
  const [turnovers, deposits] = [table.columnOf('turnoverMinor'), table.columnOf('depositedMinor')];
  let deposited = 0n;
  let turnover = 0n;
  for (const row of rows) {
    const one = turnovers[row] ?? 0n;
    const gameType = table.gameTypeOf(row);
    turnoverByGameType.set(gameType, (turnoverByGameType.get(gameType) ?? 0n) + one);
    turnover += one;
    deposited += deposits[row] ?? 0n;
  }
  const isActive =
    (deposited > 0n || turnover > 0n) &&
    deposited >= terms.active.depositMinor &&
    turnover >= terms.active.turnoverMinor;
  return {
    deducted,
    costs,
    base,
    byFence: minus(base, net),
    fenced,
    turnoverByGameType,
    isActive,
    isNew:
      isActive && member.joined !== undefined && member.joined >= cycle.from && member.joined <= cycle.to,
    head: countHead(table, rows, member, terms, cycle),
  };
};
