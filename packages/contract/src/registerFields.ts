/** Names of register-setting entries: the snake_case names of the sign-up payload (spec §3). */
export const registerFieldNames = [
  'member_account',
  'password',
  'check_password',
  'member_name',
  'member_email',
  'member_birthday',
  'withdraw_password',
  'member_phone',
  'phone_verify',
  'member_qq',
  'member_telegram',
  'member_whats_app',
  'member_skype',
  'member_fb',
  'member_zalo',
  'member_wechat',
  'member_line',
  'member_others',
  'identity_id',
  'introducer',
  'captcha',
] as const;
export type RegisterFieldName = (typeof registerFieldNames)[number];

/** Fields whose values can be demanded to be unique, or denied. */
export const identifierFields = [
  'member_name',
  'member_email',
  'member_phone',
  'member_qq',
  'member_telegram',
  'member_whats_app',
  'member_skype',
  'member_fb',
  'member_zalo',
  'member_wechat',
  'member_line',
  'identity_id',
] as const satisfies readonly RegisterFieldName[];
