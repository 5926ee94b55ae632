import { currencySchema } from '@pavilion/contract';
import {
  settlementAdjust,
  settlementDisputeAnswer,
  settlementExclude,
  settlementHold,
  settlementRelease,
} from '@pavilion/contract/office';
import { parseDecimal } from '@pavilion/money';
import { type PoolClient, withTransaction } from '@pavilion/postgres';
import { z } from 'zod';
import { handleOffice, type OfficeCallHandler } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { proposeForTwo } from '../../proposals/index.ts';
import { money } from '../amounts.ts';
import { adjust, excludeMember } from '../commands/adjust.ts';
import { answerDispute } from '../commands/disputes.ts';
import { holdBill, releaseBill } from '../commands/holdBill.ts';
import { type DeskDeps, lockAgent, unknown } from './deskDeps.ts';

interface LockedBill {
  readonly id: bigint;
  readonly state: string;
  readonly account: string;
  readonly payable_minor: bigint;
  readonly currency: string;
  readonly held_reason: string | null;
}

const lockBill = async (tx: PoolClient, siteId: number, id: string): Promise<LockedBill> => {
  const { rows } = await tx.query<LockedBill>(
    `SELECT b.id, b.state, m.account, b.payable_minor, b.currency, b.held_reason
       FROM agent_bill b JOIN member m ON m.id = b.agent_id WHERE b.site_id = $1 AND b.id = $2 FOR UPDATE OF b`,
    [siteId, id],
  );
  const [row] = rows;
  if (row === undefined) throw unknown();
  return row;
};

const adjustContent = z.strictObject({
  agent_id: z.number().int(),
  /** Decimal, in the agent's currency. */
  amount: z.string(),
  currency: currencySchema,
  word: z.string(),
  note: z.string(),
  made_by: z.string(),
});
const releaseContent = z.strictObject({
  bill_id: z.string(),
  payable: z.string(),
  currency: currencySchema,
  reason: z.string(),
});

/** What moves an agent's money waits for a second person. */
export const registerBillDeeds = (deps: DeskDeps): void => {
  deps.book.register({
    kind: 'settlement.adjust',
    right: 'settlement.decide',
    content: adjustContent,
    worldOf: async (tx, { agent_id }, siteId) => ({
      currency: (await lockAgent(tx, siteId, agent_id)).currency,
    }),
    run: async (
      tx,
      { agent_id: agentId, amount, currency, word, note, made_by: madeBy },
      { siteId, account },
    ) => {
      const amountMinor = parseDecimal(amount, currency);
      if (amountMinor === undefined) throw new Error('a correction was proposed without an amount');
      const correction = { siteId, agentId, amountMinor, reason: word, note, madeBy, confirmedBy: account };
      if (!(await adjust(tx, deps, correction))) throw unknown();
    },
  });
  deps.book.register({
    kind: 'settlement.release',
    right: 'settlement.decide',
    content: releaseContent,
    worldOf: async (tx, { bill_id }, siteId) => {
      const { state, held_reason } = await lockBill(tx, siteId, bill_id);
      return { state, held_reason };
    },
    run: async (tx, { bill_id: id, reason }, { siteId, account: actor }) => {
      if (!(await releaseBill(tx, { siteId, billId: BigInt(id), actor, reason })))
        throw refused(settlementRelease.codes, 392, 'office.bill_not_held');
    },
  });
};

/** No posting carries more. Minor units. */
const amountMax = BigInt(Number.MAX_SAFE_INTEGER);

const adjustCall = (deps: DeskDeps): OfficeCallHandler =>
  handleOffice(settlementAdjust, 'write', async ({ actor }, { request_id: requestId, reason, ...asked }) => {
    const agent = await withTransaction(deps.pool, (tx) => lockAgent(tx, actor.siteId, asked.agent_id));
    const currency = currencySchema.parse(agent.currency);
    const amount = parseDecimal(asked.amount, currency);
    if (amount === undefined || amount === 0n || amount > amountMax || amount < -amountMax)
      throw badField('amount');
    const content: z.output<typeof adjustContent> = {
      agent_id: agent.id,
      amount: money(amount, currency),
      currency,
      word: asked.word,
      note: reason,
      made_by: actor.account,
    };
    const proposal = { kind: 'settlement.adjust', content, requestId, reason } as const;
    return {
      proposal_id: await proposeForTwo(deps, actor, proposal, async () => ({
        kind: 'member',
        id: agent.id,
        name: agent.account,
      })),
    };
  });

const releaseCall = (deps: DeskDeps): OfficeCallHandler =>
  handleOffice(
    settlementRelease,
    'write',
    async ({ actor }, { bill_id: id, reason, request_id: requestId }) => {
      const bill = await withTransaction(deps.pool, (tx) => lockBill(tx, actor.siteId, id));
      const currency = currencySchema.parse(bill.currency);
      const content = { bill_id: id, payable: money(bill.payable_minor, currency), currency, reason };
      return {
        proposal_id: await proposeForTwo(
          deps,
          actor,
          { kind: 'settlement.release', content, requestId, reason },
          async (tx) => {
            if ((await lockBill(tx, actor.siteId, id)).state !== 'held')
              throw refused(settlementRelease.codes, 392, 'office.bill_not_held');
            return { kind: 'agent_bill', id, name: bill.account };
          },
        ),
      };
    },
  );

const excludeCall = ({ pool, clock }: DeskDeps): OfficeCallHandler =>
  handleOffice(settlementExclude, 'write', ({ site, actor }, { member_id: memberId, word, reason }) =>
    withTransaction(pool, async (tx) => {
      const { rowCount } = await tx.query('SELECT FROM member WHERE site_id = $1 AND id = $2', [
        site.id,
        memberId,
      ]);
      if (rowCount !== 1) throw unknown();
      const fromDay = siteDayOf(clock.now(), site.settings.time_zone).toString();
      const exclusion = { siteId: site.id, memberId, fromDay, reason: word, actor: actor.account };
      if (!(await excludeMember(tx, { clock }, exclusion)))
        throw refused(settlementExclude.codes, 394, 'office.member_excluded');
      const subject = { kind: 'member', id: memberId };
      await actor.trace(tx, { subject, after: { excluded_from: fromDay, word }, reason });
      return { from_day: fromDay };
    }),
  );

/** What staff do with bills, disputes and members in agents' bases. */
export const billDeedCalls = (deps: DeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(settlementHold, 'write', ({ actor }, { bill_id: id, reason }) =>
    withTransaction(deps.pool, async (tx) => {
      const { siteId, account } = actor;
      const { state } = await lockBill(tx, siteId, id);
      if (!(await holdBill(tx, { siteId, billId: BigInt(id), actor: account, reason })))
        throw refused(settlementHold.codes, 391, 'office.bill_not_to_hold', { state });
      const subject = { kind: 'agent_bill', id };
      await actor.trace(tx, { subject, before: { state }, after: { state: 'held' }, reason });
      return {};
    }),
  ),
  releaseCall(deps),
  adjustCall(deps),
  handleOffice(settlementDisputeAnswer, 'write', ({ actor }, { id, is_upheld: isUpheld, answer }) =>
    withTransaction(deps.pool, async (tx) => {
      const { siteId, account } = actor;
      const known = await tx.query('SELECT FROM agent_dispute WHERE id = $1 AND site_id = $2', [id, siteId]);
      if (known.rowCount !== 1) throw unknown();
      const told = { siteId, disputeId: BigInt(id), isUpheld, answer, actor: account };
      if (!(await answerDispute(tx, deps, told)))
        throw refused(settlementDisputeAnswer.codes, 393, 'office.dispute_answered');
      const after = { state: isUpheld ? 'upheld' : 'dismissed' };
      await actor.trace(tx, { subject: { kind: 'agent_dispute', id }, after, reason: answer });
      return {};
    }),
  ),
  excludeCall(deps),
];
