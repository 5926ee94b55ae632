import type { Currency } from '@pavilion/contract';
import { memberMain, post, sitePromotion } from '@pavilion/ledger';
import { type Minor, toDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';
import type { Outbox } from '../../../infra/outbox.ts';

export interface Payee {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

export interface Promotion {
  /** Who hands out the keys: `red_envelope`, `award`. */
  readonly scope: string;
  /** Unique in its scope and site: the same key pays once. */
  readonly key: string;
  readonly reference: string;
  readonly reason: string;
  readonly actor: string;
  readonly amountMinor: Minor;
}

/**
 * Pays a member from the site's promotion account, in the caller's transaction, and tells the member's screens. A key that
 * was paid before pays nothing more. Throws when the ledger refuses.
 */
export const payPromotion = async (
  client: PoolClient,
  outbox: Pick<Outbox, 'toMember'>,
  { siteId, memberId, currency }: Payee,
  { amountMinor, scope, key, ...words }: Promotion,
): Promise<void> => {
  const outcome = await post(client, {
    ...words,
    scope,
    key,
    kind: 'promotion',
    moves: [
      { from: sitePromotion(siteId, currency), to: memberMain(siteId, memberId, currency), amountMinor },
    ],
  });
  if (outcome.status !== 'posted' || outcome.balanceMinor === null)
    throw new Error(`the ledger answered ${outcome.status} for ${scope} ${key} of member ${memberId}`);
  if (outcome.duplicate) return;
  await outbox.toMember(client, memberId, 'member_cash', {
    main: toDecimal(outcome.balanceMinor, currency),
    currency,
  });
};
