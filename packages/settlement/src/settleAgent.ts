import { type Minor, minor, sumMinor } from '@pavilion/money';
import type { Bill, BillState } from './bill.ts';
import { dayNumberOf, dayTextOf } from './dayTable.ts';
import { cutDown, type Exact, exact, exactOf, minus, nothing, sumExact, timesPpm } from './exact.ts';
import { joinLines, type Line } from './gather.ts';
import type { CarriedAgent, Cycle } from './input.ts';
import type { Billed } from './lines.ts';
import type { Share } from './portions.ts';
import { gradeOf, type Losses, revenueShare } from './revenueShare.ts';
import type { TreeAgent } from './tree.ts';

/** An agent whose bill is made, as the agent above needs it. */
export interface Settled {
  /** What passes on: with this agent's levels in it. */
  readonly line: Line;
  readonly earned: Exact;
  readonly losses: Losses;
  readonly billed: Omit<Billed, 'members' | 'baseOf' | 'lines'>;
}

interface Asked {
  readonly agent: TreeAgent;
  readonly cycle: Cycle;
  readonly own: Line;
  readonly below: readonly Settled[];
  readonly carried: CarriedAgent | undefined;
  readonly debtIn: Exact;
  readonly members: readonly number[];
}

const turnoverAmount = ({ amount, above }: Share): Exact => timesPpm(exactOf(minor(amount)), Number(above));
const headAmount = ({ amount, above }: Share): Exact => exactOf(minor(amount * above));

/** What is paid of what is due: all of it, or nothing where it is too small, or where a correction took more. */
const payOut = (due: Minor, smallest: Minor): Pick<Bill, 'payableMinor' | 'rolledOutMinor'> =>
  due > 0n && due >= smallest
    ? { payableMinor: due, rolledOutMinor: minor(0) }
    : { payableMinor: minor(0), rolledOutMinor: due };

const stateOf = (agent: TreeAgent, payable: Minor): BillState => {
  if (payable === 0n) return 'nothing_due';
  return agent.node.state === 'suspended' ? 'held' : 'calculated';
};

export const settleAgent = ({ agent, cycle, own, below, carried, debtIn, members }: Asked): Settled => {
  const { node, plan } = agent;
  const line = joinLines(
    own,
    below.map((one) => one.line),
  );
  const grade = gradeOf(plan, line.totals);
  const {
    shares,
    passed: bases,
    losses,
    amount,
    ...revenue
  } = revenueShare({
    plan,
    ratePpm: grade.ratePpm,
    line: line.totals,
    losses: carried?.losses ?? [],
    debtIn,
    below: sumExact(below.map(({ earned }) => earned)),
    portions: line.bases,
  });
  const volumes = line.volumes.raise((gameType) => BigInt(plan.turnover?.rates[gameType] ?? 0));
  const heads = line.heads.raise(() => plan.perHeadMinor ?? 0n);
  const turnoverCommission = sumExact(volumes.shares.map(turnoverAmount));
  const perHead = sumExact(heads.shares.map(headAmount));
  const earnedExact = exact(amount + turnoverCommission + perHead);
  // The one place where anything is cut: once per bill, downwards.
  const commissionMinor = cutDown(earnedExact);
  const adjustments = carried?.adjustments ?? [];
  const adjustmentMinor = sumMinor(adjustments.map(({ amountMinor }) => amountMinor));
  const rolledInMinor = carried?.rolledOverMinor ?? minor(0);
  const paid = payOut(minor(commissionMinor + adjustmentMinor + rolledInMinor), plan.smallestPayoutMinor);
  const bill: Billed['bill'] = {
    ...revenue,
    ...line.totals.costs,
    ...grade,
    ...paid,
    agent: node.agent,
    plan: plan.plan,
    version: plan.version,
    state: stateOf(agent, paid.payableMinor),
    payableFrom: dayTextOf(dayNumberOf(cycle.to) + 1 + plan.holdDays),
    active: line.totals.active,
    newActive: line.totals.newActive,
    turnoverMinor: line.totals.turnoverMinor,
    lineBase: line.totals.base,
    revenueShare: amount,
    turnoverCommission,
    perHead,
    cut: minus(earnedExact, exactOf(commissionMinor)),
    commissionMinor,
    adjustmentMinor,
    rolledInMinor,
    members,
  };
  return {
    line: { totals: line.totals, bases, volumes: volumes.passed, heads: heads.passed },
    earned: plan.terms.method === 'line' ? revenue.earned : nothing,
    losses,
    billed: {
      bill,
      plan,
      cycle,
      shares,
      turnoverShares: volumes.shares,
      headShares: heads.shares,
      adjustments,
    },
  };
};
