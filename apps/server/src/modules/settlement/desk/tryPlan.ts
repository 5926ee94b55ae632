import { type Currency, currencySchema } from '@pavilion/contract';
import { type PlanTrial, planTry } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import { withTransaction } from '@pavilion/postgres';
import {
  type Plan,
  type Settlement,
  SettlementError,
  type SettlementInput,
  settle,
} from '@pavilion/settlement';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import { money } from '../amounts.ts';
import { type CycleRow, cycleColumns, cycleOfRow } from '../cycleRows.ts';
import { readInput } from '../readInput.ts';

/** Cycles that a trial computes again. */
const triedCycles = 3;
/** Versions in a trial that no table has: what others' plans become under the terms of the draft. */
const draftVersion = 2_000_000_000;

type Tree = SettlementInput['tree'];

/** Agents who stand in a tree whose top has a plan. */
const treesOf = ({ agents }: Tree, plan: string): ReadonlySet<number> => {
  const byId = new Map(agents.map((agent) => [agent.agent, agent]));
  const topOf = (id: number): number => {
    const parent = byId.get(id)?.parent ?? null;
    return parent === null ? id : topOf(parent);
  };
  return new Set(
    agents.filter(({ agent }) => byId.get(topOf(agent))?.plan === plan).map(({ agent }) => agent),
  );
};

/**
 * The input as if the draft had been the plan of whoever has one of its name. Where it stands at the top of a tree, everybody
 * below gets its terms, as they would if it were given.
 */
const underDraft = (input: SettlementInput, draft: Plan): SettlementInput => {
  const moved = treesOf(input.tree, draft.plan);
  const plans = new Map(input.plans.map((plan) => [`${plan.plan} ${plan.version}`, plan]));
  const drafted: SettlementInput['plans'][number][] = [{ ...draft, version: draftVersion }];
  const agents = input.tree.agents.map((agent) => {
    if (agent.plan === draft.plan) return { ...agent, version: draftVersion };
    const own = plans.get(`${agent.plan} ${agent.version}`);
    if (own === undefined || !moved.has(agent.agent)) return agent;
    const version = draftVersion - agent.version;
    if (!drafted.some((plan) => plan.plan === own.plan && plan.version === version))
      drafted.push({ ...own, version, terms: draft.terms });
    return { ...agent, version };
  });
  const used = new Set(agents.map(({ plan, version }) => `${plan} ${version}`));
  const all = [...input.plans, ...drafted].filter(({ plan, version }) => used.has(`${plan} ${version}`));
  return { ...input, tree: { ...input.tree, agents }, plans: all };
};

/** What the trial of the cycle before left, in place of what was left in truth; corrections of the cycle stay. */
const carriedOn = (input: SettlementInput, before: Settlement | undefined): SettlementInput => {
  if (before === undefined) return input;
  const corrections = new Map(
    (input.carried?.agents ?? []).map(({ agent, adjustments }) => [agent, adjustments]),
  );
  const left = new Map(before.carried.agents.map((one) => [one.agent, one]));
  const inTree = new Set(input.tree.agents.map(({ agent }) => agent));
  const ids = [...new Set([...corrections.keys(), ...left.keys()])].filter((id) => inTree.has(id));
  const known = new Set([...inTree, ...input.tree.members.map(({ member }) => member)]);
  return {
    ...input,
    carried: {
      agents: ids.map((agent) => ({
        agent,
        losses: left.get(agent)?.losses ?? [],
        rolledOverMinor: left.get(agent)?.rolledOverMinor ?? 0n,
        adjustments: corrections.get(agent) ?? [],
      })),
      members: before.carried.members.filter(({ member }) => known.has(member)),
    },
    debts: before.debts.filter(({ agent }) => inTree.has(agent)),
  };
};

/** The latest computed cycles in which somebody was billed by the plan, the earliest first. */
const listCycles = async (
  tx: PoolClient,
  siteId: number,
  { plan, terms }: Plan,
  currency: Currency,
): Promise<CycleRow[]> => {
  const { rows } = await tx.query<CycleRow>(
    `SELECT ${cycleColumns} FROM settlement_cycle c
      WHERE c.site_id = $1 AND c.currency = $2 AND c.kind = $3 AND c.calculated_at IS NOT NULL
        AND EXISTS (SELECT FROM agent_bill b WHERE b.cycle_id = c.id AND b.plan = $4)
      ORDER BY c.from_day DESC LIMIT ${triedCycles}`,
    [siteId, currency, terms.cycle, plan],
  );
  return rows.toReversed();
};

interface Told {
  readonly plan: string;
  readonly before: bigint[];
  readonly after: bigint[];
}

const billedIn = async (tx: PoolClient, cycleId: number) => {
  const { rows } = await tx.query<{ agent_id: number; plan: string; commission_minor: bigint }>(
    'SELECT agent_id, plan, commission_minor FROM agent_bill WHERE cycle_id = $1',
    [cycleId],
  );
  return rows;
};

const settleTrial = (input: SettlementInput): Settlement => {
  try {
    return settle(input);
  } catch (error) {
    if (!(error instanceof SettlementError)) throw error;
    throw refused(planTry.codes, 385, 'office.cycle_problem', { problem: error.message });
  }
};

const compare = async (tx: PoolClient, cycles: readonly CycleRow[], draft: Plan) => {
  const told = new Map<number, Told>();
  const noted = (agent: number, plan: string): Told => {
    const one = told.get(agent) ?? {
      plan,
      before: cycles.map(() => 0n),
      after: cycles.map(() => 0n),
    };
    told.set(agent, one);
    return one;
  };
  let last: Settlement | undefined;
  for (const [place, row] of cycles.entries()) {
    for (const bill of await billedIn(tx, row.id))
      noted(bill.agent_id, bill.plan).before[place] = bill.commission_minor;
    const { input } = await readInput(tx, cycleOfRow(row));
    last = settleTrial(carriedOn(underDraft(input, draft), last));
    for (const bill of last.bills) noted(bill.agent, bill.plan).after[place] = bill.commissionMinor;
  }
  return told;
};

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const namesOf = async (tx: PoolClient, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await tx.query<{ id: number; account: string }>(
    'SELECT id, account FROM member WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, account }) => [id, account]));
};

/**
 * The last three cycles as they would have been under a draft: carries and debts go from one trial to the next. Reads alone.
 * Refuses with 384 without such a cycle, with 385 what cannot be settled.
 */
export const tryPlan = (pool: Pool, siteId: number, draft: Plan, code: Currency): Promise<PlanTrial> =>
  withTransaction(pool, async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const currency = currencySchema.parse(code);
    const cycles = await listCycles(tx, siteId, draft, currency);
    if (cycles.length === 0) throw refused(planTry.codes, 384, 'office.plan_without_cycle');
    const told = await compare(tx, cycles, draft);
    const names = await namesOf(tx, [...told.keys()]);
    const changed = [...told].filter(([, { before, after }]) =>
      before.some((amount, at) => amount !== after[at]),
    );
    const inWords = (amounts: readonly bigint[]) => amounts.map((amount) => money(amount, currency));
    const [before, after] = [
      sum([...told.values()].flatMap((one) => one.before)),
      sum([...told.values()].flatMap((one) => one.after)),
    ];
    return {
      currency,
      cycles: cycles.map(({ kind, from_day: from, to_day: to }) => ({ kind, from, to })),
      rows: changed.map(([agent, one]) => ({
        agent: { id: agent, account: names.get(agent) ?? '' },
        plan: one.plan,
        before: inWords(one.before),
        after: inWords(one.after),
        difference: money(sum(one.after) - sum(one.before), currency),
      })),
      same: told.size - changed.length,
      before: money(before, currency),
      after: money(after, currency),
      difference: money(after - before, currency),
    };
  });
