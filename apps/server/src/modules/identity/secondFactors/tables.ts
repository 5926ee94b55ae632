import type { ColumnType, Generated } from 'kysely';
import type { IdentityTables } from '../tables.ts';

export type PasskeyPurpose = 'enrol' | 'confirm' | 'login_step' | 'login';

/** Of staff, as far as guesses ask for it (migration 0250). */
interface StaffSessionTable {
  staff_id: number;
  ip: string;
  factor_at: Date | null;
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Tables of second factors (migration 0092), beside those of members and sessions. */
export interface SecondFactorTables extends Pick<IdentityTables, 'member' | 'session'> {
  staff_session: StaffSessionTable;
  second_factor_holder: {
    id: Generated<number>;
    /** Of a member; staff are the installation's. */
    site_id: number | null;
    member_id: number | null;
    staff_id: Nullable<number>;
    user_handle: Buffer;
    created_at: Date;
  };
  totp_factor: { holder_id: number; secret_sealed: Buffer; last_used_step: number; confirmed_at: Date };
  passkey: {
    id: Generated<number>;
    holder_id: number;
    rp_id: string;
    credential_id: Buffer;
    public_key: Buffer;
    signature_count: ColumnType<bigint, bigint | number, bigint | number>;
    transports: string[];
    name: string;
    is_synced: boolean;
    created_at: Date;
    last_used_at: Nullable<Date>;
  };
  recovery_code: { holder_id: number; code_hash: Buffer; created_at: Date; used_at: Nullable<Date> };
  second_factor_guess: {
    holder_id: number;
    ip: string;
    wrong_answers: number;
    last_wrong_at: Date;
    blocked_until: Nullable<Date>;
  };
  totp_enrolment: {
    holder_id: number;
    session_id: string;
    secret_sealed: Buffer;
    wrong_answers: Generated<number>;
    expires_at: Date;
  };
  passkey_challenge: {
    challenge_hash: Buffer;
    site_id: number;
    purpose: PasskeyPurpose;
    bearer: string;
    holder_id: Nullable<number>;
    origin: string;
    expires_at: Date;
  };
}
