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
const ruleHint = (t: Translate, name: FormField, context: SignupRuleContext): string | undefined => {
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

/** What a personal detail is for; undefined where its rule says so already, or where it is no personal detail. */
const purpose = (t: Translate, name: FormField): string | undefined => {
  switch (name) {
    case 'member_email':
      return t('signup.why.member_email');
    case 'member_phone':
      return t('signup.why.member_phone');
    case 'member_birthday':
      return t('signup.why.member_birthday');
    case 'identity_id':
      return t('signup.why.identity_id');
    case 'member_wechat':
    case 'member_qq':
    case 'member_telegram':
    case 'member_whats_app':
    case 'member_line':
    case 'member_skype':
    case 'member_fb':
    case 'member_zalo':
    case 'member_others':
      return t('signup.why.contact');
    case 'member_account':
    case 'password':
    case 'check_password':
    case 'member_name':
    case 'phone_verify':
    case 'withdraw_password':
    case 'introducer':
      return undefined;
  }
};

/** What stands under a field before anything is wrong with it: its rule, and what a personal detail is asked for. */
export const fieldHint = (t: Translate, name: FormField, context: SignupRuleContext): string | undefined => {
  const told = [ruleHint(t, name, context), purpose(t, name)].filter((part) => part !== undefined);
  return told.length === 0 ? undefined : told.join(' · ');
};
