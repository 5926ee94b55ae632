import type { ColumnType, Generated } from 'kysely';
import type { IdentityTables } from '../identity/index.ts';

/** Whose allowance of tries is drawn on: strangers', that of addresses the member knows, the logged-in member's. */
export type Purse = 'stranger' | 'known' | 'session';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Tables of the recovery module (migration 0094). */
export interface RecoveryTables extends IdentityTables {
  reset_code: {
    ticket_hash: Buffer;
    site_id: number;
    account_key: string;
    member_id: number | null;
    ip: string;
    is_known_address: boolean;
    code_hash: Buffer;
    sent_at: Date;
    expires_at: Date;
    wrong_answers: Generated<number>;
    used_at: Nullable<Date>;
  };
  reset_token: {
    token_hash: Buffer;
    site_id: number;
    member_id: number;
    cause: 'withdraw_verified' | 'code';
    issued_at: Date;
    expires_at: Date;
    used_at: Nullable<Date>;
  };
  withdraw_try: {
    id: Generated<bigint>;
    site_id: number;
    account_key: string;
    ip: string;
    purse: Purse;
    fits_contact: boolean;
    was_right: Generated<boolean>;
    tried_at: Date;
  };
}
