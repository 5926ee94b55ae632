import { vndPhoneDigits } from '@pavilion/contract';
import type { SignupRuleContext } from '@pavilion/contract/signupRules';
import type { Translate } from '../../i18n/texts.ts';
import type { FormField } from './model/signupForm.ts';

const nameHint = (t: Translate, { currency }: SignupRuleContext): string => {
  if (currency === 'RMB') return t('signup.hint.member_name_RMB');
  return currency === 'VND' ? t('signup.hint.member_name_VND') : t('signup.hint.member_name_other');
};

const phoneHint = (t: Translate, { currency, phoneDigits }: SignupRuleContext): string => {
  const digits = phoneDigits ?? (currency === 'VND' ? vndPhoneDigits : null);
  return digits === null ? t('signup.hint.member_phone') : t('signup.hint.member_phone_exact', { digits });
};

/** The rule of a field in plain words, told before it is broken. */
export const fieldHint = (t: Translate, name: FormField, context: SignupRuleContext): string | undefined => {
  switch (name) {
    case 'member_account':
      return t('signup.hint.member_account');
    case 'password':
      return context.passwordPolicy === 'strong'
        ? t('signup.hint.password_strong')
        : t('signup.hint.password');
    case 'member_name':
      return nameHint(t, context);
    case 'member_phone':
      return phoneHint(t, context);
    case 'phone_verify':
      return t('signup.hint.phone_verify');
    case 'member_birthday':
      return t('signup.hint.member_birthday', { age: context.minimumAgeYears });
    case 'withdraw_password':
      return t('signup.hint.withdraw_password');
    case 'member_wechat':
    case 'member_qq':
    case 'member_whats_app':
    case 'member_line':
    case 'member_fb':
    case 'member_zalo':
      return t('signup.hint.contact');
    case 'member_telegram':
    case 'member_skype':
      return t('signup.hint.contact_at');
    case 'identity_id':
      return t('signup.hint.identity_id');
    case 'introducer':
      return t('signup.hint.introducer');
    case 'check_password':
    case 'member_email':
    case 'member_others':
      return undefined;
  }
};
