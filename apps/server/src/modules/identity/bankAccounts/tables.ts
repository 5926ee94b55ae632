import type { Generated } from 'kysely';

/** Tables of bound bank accounts (migration 0091), and what the first binding learns the member's name with. */
export interface BankAccountTables {
  readonly bank_account: {
    readonly id: Generated<number>;
    readonly site_id: number;
    readonly member_id: number;
    readonly request_id: string;
    readonly request_hash: Buffer;
    readonly currency: string;
    readonly bank_name: string;
    readonly details_sealed: Buffer;
    readonly number_hash: Buffer;
    readonly bound_at: Date;
    /** When staff put another in its place. */
    readonly replaced_at: Generated<Date | null>;
  };
  readonly site_bank: {
    readonly site_id: number;
    readonly currency: string;
    readonly name: string;
    readonly names: Generated<unknown>;
    readonly sort: Generated<number>;
    readonly enabled: Generated<boolean>;
  };
  readonly member: {
    readonly id: number;
    readonly site_id: number;
    readonly name: string | null;
    readonly need_bank_account_deposit_verified: boolean;
  };
  readonly member_identifier: {
    readonly member_id: number;
    readonly site_id: number;
    readonly field: string;
    readonly value_key: string;
  };
}
