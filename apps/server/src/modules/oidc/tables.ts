import type { ColumnType } from 'kysely';
import type { IdentityTables } from '../identity/index.ts';

/** Tables of third-party login (migration 0093). */
export interface OidcTables extends IdentityTables {
  oidc_provider: {
    site_id: number;
    code: string;
    label: unknown;
    issuer: string;
    client_id: string;
    secret_sealed: Buffer | null;
    scope: string;
    claims: unknown;
    enabled: boolean;
    sort: number;
  };
  member_identity: {
    site_id: number;
    issuer: string;
    subject: string;
    member_id: number;
    linked_at: Date;
    last_login_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  oidc_attempt: {
    state_hash: Buffer;
    site_id: number;
    provider_code: string;
    member_id: number | null;
    binding_hash: Buffer;
    redirect_uri: string;
    sealed: Buffer;
    expires_at: Date;
  };
  oidc_link_ticket: {
    ticket_hash: Buffer;
    site_id: number;
    issuer: string;
    subject: string;
    expires_at: Date;
  };
}
