import { currencySchema } from '@pavilion/contract';
import type { LoginData, MemberLayout, MemberProfile } from '@pavilion/contract/identity';
import { type Minor, toDecimal } from '@pavilion/money';
import type { LoggedIn } from './commands/completeLogin.ts';
import type { MemberLayoutRow, MemberProfileRow } from './queries.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** What a login and a sign-up answer with (spec §3 Login). */
export const presentLogin = (loggedIn: LoggedIn): LoginData => ({
  member_id: loggedIn.memberId,
  member_account: loggedIn.account,
  member_currency: currencySchema.parse(loggedIn.currency),
  member_login_id: loggedIn.sessionId,
  token: loggedIn.token,
});

export const presentLayout = (
  row: MemberLayoutRow,
  {
    cash,
    isPlaying,
    wallet,
  }: { cash: Minor; isPlaying: boolean; wallet: { readonly wallet: 0 | 1; readonly cashBack: 0 | 1 } },
): MemberLayout => {
  const currency = currencySchema.parse(row.currency);
  return {
    id: row.id,
    member_account: row.account,
    member_type: row.member_type,
    agent_type: row.agent_type,
    agent_level: row.agent_level,
    agent_active: flag(row.agent_active),
    is_agent: flag(row.is_agent),
    member_currency: currency,
    member_cash: toDecimal(cash, currency),
    is_playing: isPlaying,
    cash_back_status: wallet.cashBack,
    wallet_status: wallet.wallet,
    first_login_to_change_password: flag(row.first_login_to_change_password),
    need_bank_account_deposit_verified: flag(row.need_bank_account_deposit_verified),
    service_agreement_due: flag(row.agreement_due),
  };
};

/** Keeps some characters of each end and hides the rest; short values are hidden whole. */
export const mask = (value: string | null, ends: { start: number; end: number }): string | null => {
  if (value === null) return null;
  const characters = [...value];
  const hidden = characters.length - ends.start - ends.end;
  if (hidden < 1) return '*'.repeat(characters.length);
  const tail = ends.end === 0 ? [] : characters.slice(-ends.end);
  return [...characters.slice(0, ends.start), '*'.repeat(hidden), ...tail].join('');
};

/** `ana@mail.org` → `a**@mail.org`. */
const maskEmail = (email: string | null): string | null => {
  const at = email?.lastIndexOf('@') ?? -1;
  return email === null || at < 1
    ? mask(email, { start: 0, end: 0 })
    : `${mask(email.slice(0, at), { start: at > 1 ? 1 : 0, end: 0 })}${email.slice(at)}`;
};

const maskHandle = (value: string | null): string | null => mask(value, { start: 2, end: 2 });

/** A personal field as its own member is shown it: masked except for its ends. `field` is its name at the wire. */
export const maskField = (field: string, value: string | null): string | null => {
  switch (field) {
    case 'member_name':
      return mask(value, { start: 1, end: 0 });
    case 'member_birthday':
      return value === null ? null : `****-**-${value.slice(-2)}`;
    case 'member_email':
      return maskEmail(value);
    case 'member_phone':
      return mask(value, { start: 2, end: 3 });
    case 'identity_id':
      return mask(value, { start: 1, end: 1 });
    default:
      return maskHandle(value);
  }
};

/** The member's own profile, personal fields masked except for their ends. */
export const presentProfile = (row: MemberProfileRow): MemberProfile => ({
  id: row.id,
  member_account: row.account,
  member_name: maskField('member_name', row.name),
  is_withdraw_password: flag(row.withdraw_password_hash !== null),
  member_birthday: maskField('member_birthday', row.birthday),
  member_email: maskField('member_email', row.email),
  member_currency: currencySchema.parse(row.currency),
  member_phone: maskField('member_phone', row.phone),
  member_line: maskHandle(row.line),
  member_others: maskHandle(row.others),
  member_qq: maskHandle(row.qq),
  member_skype: maskHandle(row.skype),
  member_wechat: maskHandle(row.wechat),
  member_fb: maskHandle(row.fb),
  member_zalo: maskHandle(row.zalo),
  member_telegram: maskHandle(row.telegram),
  member_whats_app: maskHandle(row.whats_app),
  new_identity_id: maskField('identity_id', row.identity_id),
});
