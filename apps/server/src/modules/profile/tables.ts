import type { Generated } from 'kysely';
import type { SignupTables } from '../signup/index.ts';

/** Tables of the profile module (migration 0156). */
export interface ProfileTables extends SignupTables {
  contact_code: {
    member_id: number;
    site_id: number;
    field: 'member_phone' | 'member_email';
    code_hash: Buffer;
    sent_at: Date;
    expires_at: Date;
    wrong_answers: Generated<number>;
    used_at: Date | null;
  };
}
