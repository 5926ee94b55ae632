import { currencySchema } from '@pavilion/contract';
import { adjustmentDirections, adjustmentSources, memberAdjust } from '@pavilion/contract/office';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import { postAdjustment, readMainBalance } from '../../cashier/index.ts';
import { type Asked, proposeFor } from './proposeFor.ts';
import { executorOf, lockMember, type MemberDeskDeps } from './standing.ts';

const adjustContent = z.strictObject({
  member_id: z.number().int().positive(),
  direction: z.enum(adjustmentDirections),
  /** Decimal, in the member's currency. */
  amount: z.string(),
  currency: currencySchema,
  source: z.enum(adjustmentSources),
  /** For the books; the member sees the reference alone. */
  reason: z.string(),
  reference: z.string(),
});
type AdjustContent = z.output<typeof adjustContent>;

/** No posting carries more. Minor units. */
const amountMax = BigInt(Number.MAX_SAFE_INTEGER);

const tooMuch = (balance: string) =>
  refused(memberAdjust.codes, 378, 'office.more_than_there_is', { balance });

/** Posts it and tells the member's screens. */
const adjust = async (
  { outbox }: MemberDeskDeps,
  tx: PoolClient,
  content: AdjustContent,
  { siteId, account }: Actor,
): Promise<void> => {
  const { member_id: memberId, currency, amount: typed, ...adjustment } = content;
  const amount = parseDecimal(typed, currency);
  if (amount === undefined) throw new Error('an adjustment was proposed without an amount');
  const executor = executorOf(tx);
  const actor = `operator:${account}`;
  const posted = await postAdjustment(executor, { ...adjustment, siteId, memberId, currency, amount, actor });
  const main = toDecimal(posted.balance, currency);
  if (!posted.isPosted) throw tooMuch(main);
  await outbox.toMember(executor, memberId, 'member_cash', { main, currency });
};

export const registerAdjust = (deps: MemberDeskDeps): void =>
  deps.book.register({
    kind: 'members.adjust',
    right: 'members.adjust',
    content: adjustContent,
    // The balance goes on changing while a proposal waits; the ledger refuses what it does not hold.
    worldOf: async (tx, { member_id }, siteId) => {
      const { currency, status } = await lockMember(tx, siteId, member_id);
      return { currency, status };
    },
    run: (tx, content, who) => adjust(deps, tx, content, who),
  });

/** Proposes an adjustment. Refuses a bad amount (HTTP 400), with 404, and with 378 more than there is. */
export const proposeAdjust = async (
  deps: MemberDeskDeps,
  who: Actor,
  {
    currency: code,
    ...asked
  }: Asked &
    Pick<z.output<typeof memberAdjust.body>, 'direction' | 'amount' | 'source'> & {
      readonly currency: string;
    },
): Promise<number> => {
  const currency = currencySchema.parse(code);
  const amount = parseDecimal(asked.amount, currency);
  if (amount === undefined || amount <= 0n || amount > amountMax) throw badField('amount');
  const content: AdjustContent = {
    member_id: asked.id,
    direction: asked.direction,
    amount: toDecimal(minor(amount), currency),
    currency,
    source: asked.source,
    reason: asked.reason,
    reference: `A${asked.requestId.replaceAll('-', '').slice(0, 16).toUpperCase()}`,
  };
  return proposeFor(deps, who, { ...asked, kind: 'members.adjust', content }, async (tx) => {
    if (asked.direction === 'plus') return;
    const owner = { siteId: who.siteId, memberId: asked.id, currency };
    const balance = await readMainBalance(executorOf(tx), owner);
    if (amount > balance) throw tooMuch(toDecimal(balance, currency));
  });
};
