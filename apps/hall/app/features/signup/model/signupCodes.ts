import type { SignupFieldName } from '@pavilion/contract/signup-rules';

/** Where the message of a sign-up code belongs (spec §8). Codes that are not here are told as a toast. */
const fieldByCode: Readonly<Record<number, SignupFieldName>> = {
  101: 'member_account',
  102: 'member_account',
  103: 'member_name',
  104: 'member_phone',
  105: 'member_email',
  106: 'introducer',
  107: 'introducer',
  108: 'introducer',
  109: 'introducer',
  110: 'introducer',
  112: 'introducer',
  113: 'phone_verify',
  114: 'identity_id',
  206: 'member_email',
  209: 'member_phone',
  214: 'member_name',
  215: 'member_phone',
  216: 'member_email',
  219: 'introducer',
  222: 'phone_verify',
  223: 'identity_id',
  224: 'captcha',
  227: 'member_name',
  228: 'introducer',
  301: 'member_qq',
  302: 'member_skype',
  304: 'member_wechat',
  305: 'member_zalo',
  306: 'member_fb',
  307: 'member_telegram',
  308: 'member_whats_app',
};

export const fieldOfCode = (code: number): SignupFieldName | undefined => fieldByCode[code];
