import type { Currency } from '@pavilion/contract';
import { balanceOf, memberMain, post, siteAdjustment, sitePromotion } from '@pavilion/ledger';
import type { Minor } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';

interface MainAccount {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

export interface Adjustment extends MainAccount {
  readonly direction: 'plus' | 'minus';
  /** The account of the site that it comes from or goes to. */
  readonly source: 'adjustment' | 'promotion';
  readonly amount: Minor;
  /** One of its own: it is posted once under it, whoever asks again. */
  readonly reference: string;
  readonly reason: string;
  readonly actor: string;
}

const sources = { adjustment: siteAdjustment, promotion: sitePromotion } as const;

/** What is in the main wallet. */
export const readMainBalance = (
  executor: SqlExecutor,
  { siteId, memberId, currency }: MainAccount,
): Promise<Minor> => balanceOf(executor, memberMain(siteId, memberId, currency));

/** A correction by staff, in the caller's transaction. Answers the balance after it, or as it is where it is too little. */
export const postAdjustment = async (
  executor: SqlExecutor,
  { siteId, memberId, currency, direction, source, amount, reference, reason, actor }: Adjustment,
): Promise<{ readonly isPosted: boolean; readonly balance: Minor }> => {
  const main = memberMain(siteId, memberId, currency);
  const other = sources[source](siteId, currency);
  const posted = await post(executor, {
    scope: 'office-adjustment',
    key: reference,
    kind: 'adjustment',
    reference,
    reason,
    actor,
    moves: [
      direction === 'plus'
        ? { from: other, to: main, amountMinor: amount }
        : { from: main, to: other, amountMinor: amount },
    ],
  });
  if (posted.status === 'insufficient_funds') return { isPosted: false, balance: posted.balanceMinor };
  if (posted.status !== 'posted' || posted.balanceMinor === null)
    throw new Error(`the ledger answered ${posted.status}`);
  return { isPosted: true, balance: posted.balanceMinor };
};
