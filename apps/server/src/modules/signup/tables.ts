import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { IdentityTables } from '../identity/index.ts';

/** Tables of the sign-up module (migrations 0020 and 0095). Days are `YYYY-MM-DD`. */
export interface SignupTables extends IdentityTables {
  member_identifier: {
    member_id: number;
    site_id: number;
    field: string;
    value_key: string;
    is_unique: Generated<boolean>;
  };
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
  signup_request: { site_id: number; request_id: string; member_id: number; created_at: Date };
  signup_allowance: { site_id: number; purpose: string; subject: string; period_start: Date; used: number };
  signup_attempt: {
    id: GeneratedAlways<bigint>;
    site_id: number;
    at: Date;
    currency: string;
    code: number;
    field: string | null;
    member_id: number | null;
    steps: readonly string[];
    complaints: readonly string[];
    dropped: number;
    ip: string;
  };
  sms_policy: {
    site_id: number;
    per_address_hourly_max: number;
    per_address_daily_max: number;
    per_phone_daily_max: number;
    per_prefix_daily_max: number;
    per_site_daily_max: number;
  };
  recommend_code: {
    site_id: number;
    code: string;
    member_id: number;
    status: ColumnType<'active' | 'disabled', 'active' | 'disabled' | undefined, 'active' | 'disabled'>;
  };
  /** Made by agents in their centre (migration 0311). */
  agent_campaign: { id: GeneratedAlways<number>; site_id: number; agent_id: number; code: string };
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
