import type { ColumnType, Generated } from 'kysely';
import type { IdentityTables } from '../identity/index.ts';

/** Tables of the sign-up module (migration 0020). Days are `YYYY-MM-DD`. */
export interface SignupTables extends IdentityTables {
  member_identifier: { member_id: number; site_id: number; field: string; value_key: string };
  register_setting: {
    site_id: number;
    currency: string;
    name: string;
    is_display: boolean;
    is_required: boolean;
    is_unique: boolean;
    is_member_center: boolean;
    is_verification: boolean;
    is_member_center_verification: boolean;
    sort: number;
  };
  service_agreement: {
    id: Generated<number>;
    site_id: number;
    version: string;
    locale: string;
    title: string;
    content: string;
  };
  agreement_acceptance: {
    member_id: number;
    version: string;
    locale: string;
    accepted_at: Date;
    ip: string | null;
  };
  recommend_code: {
    site_id: number;
    code: string;
    member_id: number;
    status: ColumnType<'active' | 'disabled', 'active' | 'disabled' | undefined, 'active' | 'disabled'>;
  };
  agent_domain: { host: string; site_id: number; agent_id: number; currency: string };
  sms_code: {
    site_id: number;
    purpose: 'register_member';
    phone_key: string;
    code_hash: Buffer;
    sent_at: Date;
    expires_at: Date;
    wrong_answers: number;
    used_at: Date | null;
    ip: string;
  };
  signup_denied_value: {
    site_id: number;
    field: 'member_name' | 'member_email' | 'member_phone';
    value_key: string;
    note: string;
  };
}
