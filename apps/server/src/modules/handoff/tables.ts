import type { IdentityTables } from '../identity/index.ts';

/** Tables of the hand-off module (migration 0093). */
export interface HandoffTables extends IdentityTables {
  handoff_key: { key_id: string; site_id: number; secret_sealed: Buffer; active: boolean; note: string };
  handoff: {
    token_hash: Buffer;
    site_id: number;
    member_id: number;
    session_id: string | null;
    key_id: string | null;
    expires_at: Date;
    /** SHA-256 of the password's hash when it was made. */
    credentials_hash: Buffer;
  };
  handoff_session: { session_id: string; member_id: number };
}
