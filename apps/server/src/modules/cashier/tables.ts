import type { DepositRefusal, PaymentRefusal } from '@pavilion/contract/cashier';
import type { Generated } from 'kysely';
import type { DepositState } from './orderStates.ts';
import type { WithdrawalState } from './withdrawals/states.ts';

/** Tables of the cashier module (migrations 0050, 0141, 0144, 0145, 0180 and 0260). Amounts in minor units of the row's currency. */
export interface CashierTables {
  readonly payment_gateway: {
    readonly id: number;
    readonly code: string;
    readonly adapter: string;
    /** None for transfers. */
    readonly base_url: string | null;
    readonly enabled: boolean;
  };
  readonly gateway_key: {
    readonly key_id: string;
    readonly gateway_code: string;
    readonly secret_sealed: Buffer;
    readonly slot: number;
    readonly active: boolean;
  };
  readonly deposit_method: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly code: string;
    readonly gateway_code: string;
    readonly currency: string;
    readonly name: unknown;
    readonly description: unknown;
    readonly min_minor: bigint;
    readonly max_minor: bigint;
    readonly fee_minor: bigint;
    readonly presets_minor: readonly bigint[];
    readonly takes_seconds: number;
    readonly sort: number;
    readonly enabled: boolean;
    readonly pay_within_seconds: Generated<number>;
  };
  readonly house_account: {
    readonly id: Generated<number>;
    readonly method_id: number;
    readonly bank_name: string;
    readonly account_number: string;
    readonly holder: string;
    readonly enabled: boolean;
  };
  readonly deposit_promotion: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly code: string;
    readonly currency: string;
    readonly name: unknown;
    readonly description: unknown;
    readonly bonus_basis_points: number;
    readonly bonus_max_minor: bigint;
    readonly min_minor: bigint;
    readonly turnover_percent: number;
    readonly stake_max_minor: Generated<bigint | null>;
    readonly weights: Generated<unknown>;
    readonly days: Generated<number | null>;
    readonly promo_code: Generated<string | null>;
    readonly free_rounds: Generated<number | null>;
    readonly free_round_game_id: Generated<number | null>;
    readonly free_round_stake_minor: Generated<bigint | null>;
    readonly reach: 'first' | 'once' | 'each';
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly sort: number;
    readonly enabled: boolean;
  };
  readonly deposit_receipt_try: {
    readonly member_id: number;
    readonly order_id: bigint;
    readonly at: Date;
  };
  readonly deposit_receipt: {
    readonly order_id: bigint;
    readonly site_id: number;
    readonly file_hash: Buffer;
    readonly picture: Buffer;
    readonly handed_in_at: Date;
  };
  readonly deposit_order: {
    readonly id: Generated<bigint>;
    readonly order_number: string;
    readonly site_id: number;
    readonly member_id: number;
    readonly method_id: number;
    readonly gateway_code: string;
    readonly request_id: string;
    readonly request_hash: Buffer;
    readonly currency: string;
    readonly amount_minor: bigint;
    readonly fee_minor: bigint;
    readonly state: DepositState;
    readonly payment_id: string | null;
    readonly pay_url: string | null;
    readonly locale: string;
    readonly return_url: string;
    readonly deposit_times: number | null;
    readonly settled_event_id: string | null;
    readonly settled_occurred_at: Date | null;
    readonly asked_times: Generated<number>;
    readonly ask_at: Date;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly expires_at: Date;
    readonly settled_at: Date | null;
    readonly house_account_id: number | null;
    readonly refusal: DepositRefusal | PaymentRefusal | null;
    readonly promotion_id: number | null;
    readonly bonus_minor: Generated<bigint>;
    readonly bonus_taken_minor: Generated<bigint>;
    readonly given_up_at: Generated<Date | null>;
    readonly cancel_asked_at: Generated<Date | null>;
    readonly turnover_percent: number | null;
    readonly bonus_terms: unknown;
    readonly bonus_until: Generated<Date | null>;
    readonly bonus_ended_at: Generated<Date | null>;
    readonly bonus_expired_at: Generated<Date | null>;
  };
  readonly withdrawal_rule: {
    readonly site_id: number;
    readonly currency: string;
    readonly gateway_code: string;
    readonly min_minor: bigint;
    readonly max_minor: bigint;
    readonly fee_minor: bigint;
    readonly fee_basis_points: number;
    readonly daily_max: number;
    readonly turnover_percent: number;
    readonly second_approval_from_minor: bigint;
    readonly enabled: boolean;
  };
  readonly withdrawal_order: {
    readonly id: Generated<bigint>;
    readonly order_number: string;
    readonly site_id: number;
    readonly member_id: number;
    readonly request_id: string;
    readonly request_hash: Buffer;
    readonly currency: string;
    readonly amount_minor: bigint;
    readonly fee_minor: bigint;
    readonly bank_account_id: number;
    readonly gateway_code: string;
    readonly state: WithdrawalState;
    readonly approvals_needed: number;
    readonly is_first: Generated<boolean>;
    readonly hold_id: bigint;
    readonly payout_id: string | null;
    readonly asked_times: Generated<number>;
    readonly ask_at: Date | null;
    readonly created_at: Date;
    readonly updated_at: Date;
    readonly settled_at: Date | null;
  };
  readonly withdrawal_approval: {
    readonly order_id: bigint;
    readonly operator: string;
    /** Null in lines from before staff had accounts. */
    readonly staff_id: number | null;
    readonly at: Date;
  };
  readonly withdrawal_transition: {
    readonly id: Generated<bigint>;
    readonly order_id: bigint;
    readonly from_state: WithdrawalState | null;
    readonly to_state: WithdrawalState;
    readonly actor: string;
    readonly cause: string;
    readonly at: Date;
  };
}
