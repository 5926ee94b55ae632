import { currencySchema } from '@pavilion/contract';
import { memberQuota, post, siteQuota } from '@pavilion/ledger';
import { formatMinor, minor, parseDecimal, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, Refusal } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { dayAt } from '../../../infra/site.ts';
import { newOrderNumber } from '../../cashier/index.ts';
import { type DeedBook, hashOf, propose, proposeOnce } from '../../proposals/index.ts';
import { sendAgentLetter } from '../agentLetters.ts';
import { storeTransfer } from './storeTransfer.ts';

export interface QuotaDeps extends Pick<Hall, 'pool' | 'clock' | 'outbox' | 'sites'> {
  readonly book: DeedBook;
}

const contentSchema = z.strictObject({
  agent_id: z.number().int().positive(),
  kind: z.enum(['load', 'unload']),
  /** Decimal, in the agent's currency. */
  amount: z.string(),
  currency: currencySchema,
  /** For the books. */
  reason: z.string(),
  request_id: z.uuid(),
});
type Content = z.output<typeof contentSchema>;

/** No posting carries more. Minor units. */
const amountMax = BigInt(Number.MAX_SAFE_INTEGER);

interface AgentFound {
  readonly account: string;
  readonly currency: string;
  readonly is_agent: boolean;
}

const lockAgentRow = async (tx: PoolClient, siteId: number, agentId: number): Promise<AgentFound> => {
  const { rows } = await tx.query<AgentFound>(
    'SELECT account, currency, is_agent FROM member WHERE site_id = $1 AND id = $2 FOR NO KEY UPDATE',
    [siteId, agentId],
  );
  const [row] = rows;
  if (row?.is_agent !== true) throw new Refusal(404, 'office.not_found');
  return row;
};

/** Posts it, lists it and tells the agent. */
const move = async (deps: QuotaDeps, tx: PoolClient, content: Content, who: Actor): Promise<void> => {
  const { agent_id: agentId, kind, currency, reason, request_id: requestId } = content;
  const { siteId, account } = who;
  const site = deps.sites.byId(siteId);
  const amount = parseDecimal(content.amount, currency);
  if (amount === undefined || site === undefined) throw new Error('quota was proposed without an amount');
  const now = deps.clock.now();
  const number = newOrderNumber(now, 'A');
  const [house, purse] = [siteQuota(siteId, currency), memberQuota(siteId, agentId, currency)];
  const posted = await post(tx, {
    scope: 'agent-quota',
    key: number,
    kind: kind === 'load' ? 'transfer_in' : 'transfer_out',
    reference: number,
    reason,
    actor: `operator:${account}`,
    moves: [
      kind === 'load'
        ? { from: house, to: purse, amountMinor: amount }
        : { from: purse, to: house, amountMinor: amount },
    ],
  });
  if (posted.status === 'insufficient_funds')
    throw new Refusal(378, 'office.more_than_there_is', {
      data: { balance: toDecimal(posted.balanceMinor, currency) },
    });
  if (posted.status !== 'posted') throw new Error(`the ledger answered ${posted.status}`);
  await storeTransfer(tx, {
    number,
    siteId,
    agentId,
    kind,
    purse: 'quota',
    receiver: null,
    currency,
    amount,
    way: null,
    transferId: posted.transferId,
    requestId,
    requestHash: hashOf(content),
    day: dayAt(site, now),
    now,
  });
  await sendAgentLetter(tx, deps.outbox, {
    letter: kind === 'load' ? 'quotaLoaded' : 'quotaUnloaded',
    siteId,
    to: agentId,
    values: { number, amount: formatMinor(amount, currency) },
    now,
  });
};

/** Quota is money that can be given away: two people load it. */
export const registerQuotaDeed = (deps: QuotaDeps): void =>
  deps.book.register({
    kind: 'agents.load_quota',
    right: 'agents.manage',
    content: contentSchema,
    // The balance goes on changing while a proposal waits; the ledger refuses what it does not hold.
    worldOf: async (tx, { agent_id }, siteId) => {
      const { currency, is_agent } = await lockAgentRow(tx, siteId, agent_id);
      return { currency, is_agent };
    },
    run: (tx, content, who) => move(deps, tx, content, who),
  });

export interface QuotaAsked {
  readonly agentId: number;
  readonly kind: Content['kind'];
  /** Decimal string. */
  readonly amount: string;
  readonly reason: string;
  readonly requestId: string;
}

/**
 * Proposes to load an agent's quota, or to take some back, in the agent's currency. Answers the proposal's id. Refuses a bad
 * amount (HTTP 400), nobody who is an agent (404), and a repeat with other content (345).
 */
export const proposeQuota = (deps: QuotaDeps, who: Actor, asked: QuotaAsked): Promise<number> =>
  withTransaction(deps.pool, async (tx) => {
    const { agentId, kind, reason, requestId } = asked;
    const agent = await lockAgentRow(tx, who.siteId, agentId);
    const currency = currencySchema.parse(agent.currency);
    const amount = parseDecimal(asked.amount, currency);
    if (amount === undefined || amount <= 0n || amount > amountMax) throw badField('amount');
    const content: Content = {
      agent_id: agentId,
      kind,
      amount: toDecimal(minor(amount), currency),
      currency,
      reason,
      request_id: requestId,
    };
    const proposal = { kind: 'agents.load_quota', content, requestId } as const;
    const made = await proposeOnce(tx, who, proposal, () =>
      propose(
        tx,
        deps.book,
        who,
        { ...proposal, subject: { kind: 'member', id: agentId, name: agent.account }, reason },
        deps.clock.now(),
      ),
    );
    if (made === null) throw new Error('quota is loaded by two');
    return made;
  });
