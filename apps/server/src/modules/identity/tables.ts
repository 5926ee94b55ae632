import type { CaptchaProvider } from '@pavilion/contract/identity';
import type { ColumnType, Generated } from 'kysely';

/** Tables of the identity and sign-up modules (migration 0020). */
type MemberStatus = 'active' | 'disabled' | 'frozen';
export type IntroducerKind = 'member_agent' | 'recommend_code' | 'introducer' | 'agent_domain';
type SessionEndReason =
  | 'logout'
  | 'replaced'
  | 'expired'
  | 'account_closed'
  | 'password_changed'
  | 'operator'
  | 'ended_by_member';

type Written<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface MemberTable {
  id: Generated<number>;
  site_id: number;
  account: string;
  account_key: string;
  password_hash: string;
  password_changed_at: Written<Date>;
  currency: string;
  status: Written<MemberStatus>;
  member_type: Written<number>;
  is_agent: Written<boolean>;
  agent_type: Written<number>;
  agent_level: Written<number>;
  agent_active: Written<boolean>;
  agent_id: Nullable<number>;
  introducer_kind: Nullable<IntroducerKind>;
  introducer_text: Nullable<string>;
  introducer_id: Nullable<number>;
  campaign_id: Nullable<number>;
  recommend_enabled: Written<boolean>;
  name: Nullable<string>;
  birthday: Nullable<string>;
  email: Nullable<string>;
  phone: Nullable<string>;
  line: Nullable<string>;
  others: Nullable<string>;
  qq: Nullable<string>;
  skype: Nullable<string>;
  wechat: Nullable<string>;
  fb: Nullable<string>;
  zalo: Nullable<string>;
  telegram: Nullable<string>;
  whats_app: Nullable<string>;
  identity_id: Nullable<string>;
  phone_verified_at: Nullable<Date>;
  email_verified_at: Nullable<Date>;
  withdraw_password_hash: Nullable<string>;
  withdraw_password_before_hash: Nullable<string>;
  withdraw_password_changed_at: Nullable<Date>;
  first_login_to_change_password: Written<boolean>;
  need_bank_account_deposit_verified: Written<boolean>;
  withdraw_verification_demanded: Written<boolean>;
  locale: Nullable<string>;
  registered_ip: Nullable<string>;
  created_at: Written<Date>;
  last_login_at: Nullable<Date>;
  last_login_ip: Nullable<string>;
}

interface SessionTable {
  id: Generated<string>;
  site_id: number;
  member_id: number;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Nullable<Date>;
  end_reason: Nullable<SessionEndReason>;
  ip: Nullable<string>;
  user_agent: Written<string>;
  /** ISO 3166 code as the proxy in front told it at login. */
  country: Nullable<string>;
  /** JSON text when written. */
  device: ColumnType<unknown, string, string>;
  /** A version of the service agreement stands open to this login. */
  agreement_due: Generated<boolean>;
}

interface SessionTokenTable {
  token_hash: Buffer;
  session_id: string;
  issued_at: Date;
  renewed_at: Nullable<Date>;
  first_used_at: Nullable<Date>;
  good_until: Nullable<Date>;
}

/** Login codes by which an address is refused (spec §8). */
export type AddressCode = 106 | 201 | 202 | 203;

export interface IdentityTables {
  member: MemberTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  known_device: {
    member_id: number;
    device_hash: Buffer;
    first_seen_at: Date;
    last_seen_at: Date;
    last_ip: Nullable<string>;
  };
  login_ticket: { ticket_hash: Buffer; site_id: number; ip: string; expires_at: Date };
  captcha: { token_hash: Buffer; site_id: number; type: number; answer: string; expires_at: Date };
  captcha_service: {
    site_id: number;
    provider: CaptchaProvider;
    site_key: string;
    secret_sealed: Buffer;
    enabled: boolean;
  };
  login_attempt: {
    site_id: number;
    account_key: string;
    ip: string;
    failures: number;
    last_failed_at: Date;
    blocked_until: Nullable<Date>;
  };
  login_turn: { site_id: number; account_key: string; next_at: Date };
  login_challenge: {
    token_hash: Buffer;
    site_id: number;
    member_id: number;
    method: 'questions' | 'second_factor';
    ip: string;
    user_agent_hash: Buffer;
    credential_hash: Buffer;
    /** JSON text when written. */
    state: ColumnType<unknown, string, string>;
    wrong_answers: Generated<number>;
    expires_at: Date;
  };
  double_validation_guess: { member_id: number; wrong_answers: number; last_wrong_at: Date };
  address_rule: {
    id: Generated<number>;
    site_id: number | null;
    network: string;
    login_code: AddressCode | null;
    refuses_signup: boolean;
    note: string;
  };
  identity_policy: {
    site_id: number;
    password_policy: 'default' | 'strong';
    minimum_age_years: number;
    single_session: boolean;
    recommend_open: boolean;
    signup_interval_seconds: number;
    signups_per_ip_daily_max: number;
    phone_digits: number | null;
    sms_enabled: boolean;
    double_validation: boolean;
  };
}
