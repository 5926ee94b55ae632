import { createHash } from 'node:crypto';
import { agentMoneyCodes, agentTransferCreate } from '@pavilion/contract/agentMoney';
import { parseDecimal } from '@pavilion/money';
import { type SqlExecutor, withRepeatedTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { badField, Refusal, refused } from '../../../http/refusal.ts';
import { dayAt } from '../../../infra/site.ts';
import { type Asking, judgeTransfer, type Verdict, type Wanted } from '../judgeTransfer.ts';
import { type AgentProof, assertWithdrawPassword, demandAgentFactor, type MoneyDeps } from '../proveAgent.ts';
import { findByRequest, type TransferRow } from '../queries.ts';
import { doneMeanwhile } from './doneMeanwhile.ts';
import { finishTransfer } from './finishTransfer.ts';
import { postTransfer, receiverClosed } from './postTransfer.ts';
import { type StoredTransfer, storeTransfer } from './storeTransfer.ts';

export interface MoneyRequest extends AgentProof, Omit<Asking, 'memberId' | 'now'> {
  readonly requestId: string;
  /** Decimal string of the member-facing wire. */
  readonly amount: string;
  /** Whether the same once more is meant. */
  readonly again: boolean;
  readonly wanted: Wanted;
}

/** What makes two requests the same. */
const contentHash = ({ wanted, currency }: MoneyRequest, amount: bigint): Buffer => {
  const to = wanted.to === 'main' ? [] : [wanted.purse, wanted.account.toLowerCase()];
  return createHash('sha256')
    .update(JSON.stringify([wanted.to, currency, amount.toString(), ...to]))
    .digest();
};

/** Lets an agent move money one request at a time, so that several at once cannot pass the bounds of a day. */
export const lockAgent = async (client: PoolClient, siteId: number, memberId: number): Promise<void> => {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `agent money ${siteId}/${memberId}`,
  ]);
};

/** What has still to be done once the purse has given it. */
const wayOf = (verdict: Verdict): StoredTransfer['way'] => {
  if (verdict.kind === 'payout') return null;
  return { turnoverPercent: verdict.kind === 'member' ? verdict.turnoverPercent : null };
};

/** What was sent by this request or an earlier one of its id, brought to its end: 108 where it had to be given back. */
const finished = async (deps: MoneyDeps, row: TransferRow): Promise<TransferRow> => {
  if (row.state === 'under_way' && (await finishTransfer(deps, row.id)) === 'returned')
    throw receiverClosed();
  return row;
};

/**
 * Moves money out of a purse: down the line, or commission to the own main wallet. What goes down the line leaves the purse
 * in one transaction and reaches its receiver in the next, which a job does where this process dies between them. The same
 * `requestId` answers with the same transfer and needs no proof again. Refusals: 101–116 and those of a factor, of the call;
 * HTTP 400 for an amount that the currency cannot have.
 */
export const transferMoney = async (deps: MoneyDeps, request: MoneyRequest): Promise<TransferRow> => {
  const { pool, clock, outbox } = deps;
  const { site, currency, owner, wanted, again, requestId } = request;
  const { siteId, memberId } = owner;
  const amount = parseDecimal(request.amount, currency);
  if (amount === undefined || amount <= 0n) throw badField('amount');
  const requestHash = contentHash(request, amount);
  const findDone = async (executor: SqlExecutor): Promise<TransferRow | undefined> => {
    const known = await findByRequest(executor, owner, requestId);
    if (known !== undefined && !requestHash.equals(known.request_hash))
      throw refused(agentTransferCreate.codes, agentMoneyCodes.otherContent, 'agent_money.other_content');
    return known;
  };
  const asking = (): Asking => ({ site, memberId, currency, now: clock.now() });
  const judge = () => judgeTransfer(pool, asking(), wanted, { amount, again });
  const known = (await findDone(pool)) ?? (await doneMeanwhile(() => findDone(pool), judge));
  if (known !== undefined) return finished(deps, known);
  await assertWithdrawPassword(deps, request);

  const result = await withRepeatedTransaction(pool, async (client): Promise<TransferRow | Refusal> => {
    await lockAgent(client, siteId, memberId);
    const faster = await findDone(client);
    if (faster !== undefined) return faster;
    const unproved = await demandAgentFactor(client, deps, request);
    if (unproved !== null) return unproved;
    const at = asking();
    const verdict = await judgeTransfer(client, at, wanted, { amount, again });
    const posted = await postTransfer({ client, outbox }, at, verdict, amount);
    return storeTransfer(client, {
      ...posted,
      siteId,
      agentId: memberId,
      kind: verdict.kind,
      purse: verdict.kind === 'payout' ? 'commission' : verdict.purse,
      receiver: verdict.kind === 'payout' ? null : verdict.receiver,
      currency,
      amount,
      way: wayOf(verdict),
      requestId,
      requestHash,
      day: dayAt(site, at.now),
      now: at.now,
    });
  });
  if (result instanceof Refusal) throw result;
  outbox.wake();
  return finished(deps, result);
};
