import {
  settlementCompute,
  settlementCycleList,
  settlementCycleOne,
  settlementPay,
  settlementRecount,
  settlementReview,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { z } from 'zod';
import { type Actor, handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import { type Refusal, refused } from '../../../http/refusal.ts';
import { proposeForTwo } from '../../proposals/index.ts';
import { correctIn } from '../commands/adjust.ts';
import { type ComputeResult, computeIn } from '../commands/computeCycle.ts';
import { payBills } from '../commands/payBills.ts';
import { type ReviewResult, reviewIn } from '../commands/reviewCycle.ts';
import { lockCycle } from '../cycleRows.ts';
import { findCycle, listCycles } from './cycleQueries.ts';
import { type DeskDeps, unknown } from './deskDeps.ts';

const computeRefusals = {
  not_over: [381, 'office.cycle_not_over'],
  reviewed: [382, 'office.cycle_reviewed'],
  problem: [383, 'office.cycle_problem'],
} as const satisfies Record<
  Exclude<ComputeResult, 'calculated' | 'same' | 'unknown'>,
  readonly [number, string]
>;

/** Computes a cycle and traces it; what cannot be settled is noted on the cycle before it is refused. */
const compute = async (
  deps: DeskDeps,
  { siteId, trace }: Actor,
  { cycle_id: id, reason }: z.output<typeof settlementCompute.body>,
): Promise<{ changed: boolean }> => {
  const result = await withTransaction(deps.pool, async (tx) => {
    const outcome = await computeIn(tx, deps, siteId, id);
    if (outcome === 'calculated' || outcome === 'same')
      await trace(tx, { subject: { kind: 'settlement', id }, after: { computed: outcome }, reason });
    return outcome;
  });
  if (result === 'unknown') throw unknown();
  if (result === 'calculated' || result === 'same') return { changed: result === 'calculated' };
  const [code, message] = computeRefusals[result];
  const problem = (await findCycle(deps.pool, siteId, id))?.problem ?? '';
  throw refused(settlementCompute.codes, code, message, result === 'problem' ? { problem } : {});
};

const reviewRefusal = (result: Exclude<ReviewResult, 'reviewed' | 'approved'>, state: string): Refusal => {
  const { codes } = settlementReview;
  switch (result) {
    case 'unknown':
      return unknown();
    case 'not_calculated':
      return refused(codes, 384, 'office.cycle_not_to_review', { state });
    case 'changed':
      return refused(codes, 385, 'office.cycle_changed');
    case 'same_person':
      return refused(codes, 386, 'office.cycle_own_review');
    case 'earlier_waits':
      return refused(codes, 387, 'office.cycle_earlier_waits');
  }
};

const recountContent = z.strictObject({ cycle_id: z.number().int(), made_by: z.string() });

/** Another count of a reviewed cycle moves money: two people ask for it. */
export const registerRecount = (deps: DeskDeps): void =>
  deps.book.register({
    kind: 'settlement.recount',
    right: 'settlement.decide',
    content: recountContent,
    worldOf: async (tx, { cycle_id: id }, siteId) => ({ sha256: (await lockCycle(tx, siteId, id))?.sha256 }),
    run: async (tx, { cycle_id: cycleId, made_by: madeBy }, { siteId, account }) => {
      await correctIn(tx, deps, { siteId, cycleId, madeBy, confirmedBy: account });
    },
  });

/** How far bills of a cycle are paid. */
const countBills = async ({ pool }: DeskDeps, cycleId: number): Promise<{ paid: number; left: number }> => {
  const { rows } = await pool.query<{ paid: number; left: number }>(
    `SELECT count(*) FILTER (WHERE state = 'paid')::integer AS paid,
            count(*) FILTER (WHERE state = 'calculated')::integer AS left FROM agent_bill WHERE cycle_id = $1`,
    [cycleId],
  );
  return rows[0] ?? { paid: 0, left: 0 };
};

/** Cycles as staff compute, review and pay them. */
export const cycleCalls = (deps: DeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(settlementCycleList, null, async ({ site }, body) => ({
    ...(await listCycles(deps.pool, site.id, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(settlementCycleOne, null, async ({ site }, { id }) => {
    const cycle = await findCycle(deps.pool, site.id, id);
    if (cycle === undefined) throw unknown();
    return cycle;
  }),
  handleOffice(settlementCompute, 'write', ({ actor }, body) => compute(deps, actor, body)),
  handleOffice(settlementReview, 'write', ({ actor }, { cycle_id: id, sha256, reason }) =>
    withTransaction(deps.pool, async (tx) => {
      const { siteId, account } = actor;
      const state = (await lockCycle(tx, siteId, id))?.state ?? 'open';
      const result = await reviewIn(tx, deps, { siteId, cycleId: id, sha256, actor: account });
      if (result !== 'reviewed' && result !== 'approved') throw reviewRefusal(result, state);
      const subject = { kind: 'settlement', id };
      await actor.trace(tx, { subject, before: { state }, after: { state: result, sha256 }, reason });
      return { state: result };
    }),
  ),
  handleOffice(settlementPay, 'write', async ({ site, actor }, { cycle_id: id, reason }) => {
    const cycle = await findCycle(deps.pool, site.id, id);
    if (cycle === undefined) throw unknown();
    if (!['approved', 'paying', 'paid'].includes(cycle.state))
      throw refused(settlementPay.codes, 388, 'office.cycle_not_approved');
    const before = await countBills(deps, id);
    await payBills(deps, id);
    const after = await countBills(deps, id);
    const paid = after.paid - before.paid;
    await withTransaction(deps.pool, (tx) =>
      actor.trace(tx, { subject: { kind: 'settlement', id }, after: { paid, left: after.left }, reason }),
    );
    return { paid, not_due: after.left };
  }),
  handleOffice(
    settlementRecount,
    'write',
    async ({ actor }, { cycle_id: id, reason, request_id: requestId }) => ({
      proposal_id: await proposeForTwo(
        deps,
        actor,
        { kind: 'settlement.recount', content: { cycle_id: id, made_by: actor.account }, requestId, reason },
        async (tx) => {
          const cycle = await lockCycle(tx, actor.siteId, id);
          if (cycle === undefined) throw unknown();
          if (cycle.state === 'open' || cycle.state === 'calculated')
            throw refused(settlementRecount.codes, 389, 'office.cycle_not_reviewed');
          return { kind: 'settlement', id, name: `${cycle.from_day} – ${cycle.to_day} ${cycle.currency}` };
        },
      ),
    }),
  ),
];
