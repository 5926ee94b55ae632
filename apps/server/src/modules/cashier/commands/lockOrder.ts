import type { PoolClient } from 'pg';
import type { DepositState } from '../orderStates.ts';

/** An order as locked for judgement. Amounts in minor units of its currency. */
export interface LockedOrder {
  readonly id: bigint;
  readonly order_number: string;
  readonly site_id: number;
  readonly member_id: number;
  readonly gateway_id: number;
  readonly gateway_code: string;
  readonly state: DepositState;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly fee_minor: bigint;
  readonly payment_id: string | null;
  readonly settled_occurred_at: Date | null;
  /** The account of the house that a transfer goes to; null for an order that is paid on a page. */
  readonly house_account_id: number | null;
  readonly promotion_id: number | null;
  readonly bonus_minor: bigint;
  /** Of the promotion, as `bonusTermsSchema` reads them; null where it has none beside its requirement. */
  readonly bonus_terms: unknown;
}

/** The order of this number, of a gateway when one is named, locked until the caller's transaction ends. */
export const lockOrder = async (
  client: PoolClient,
  orderNumber: string,
  gatewayCode?: string,
): Promise<LockedOrder | undefined> => {
  const { rows } = await client.query<LockedOrder>({
    name: 'deposit-lock',
    text: `select deposit_order.id, order_number, site_id, member_id, payment_gateway.id as gateway_id, gateway_code,
                  state, currency, amount_minor, fee_minor, payment_id, settled_occurred_at, house_account_id,
                  promotion_id, bonus_minor, bonus_terms
             from deposit_order join payment_gateway on payment_gateway.code = gateway_code
            where order_number = $1 and ($2::text is null or gateway_code = $2)
              for update of deposit_order`,
    values: [orderNumber, gatewayCode ?? null],
  });
  return rows[0];
};
