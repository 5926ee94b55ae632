import type { CallFailure } from '../../../api/failure.ts';
import type { Translate } from '../../../i18n/texts.ts';

/** What the page does with a refusal (spec §8 Login, Double validation). */
export type Verdict =
  /** Said over the form. */
  | { readonly kind: 'problem'; readonly text: string }
  /** Said under the captcha, which was not read rightly. */
  | { readonly kind: 'captcha' }
  /** Said under the answer. */
  | { readonly kind: 'answer'; readonly text: string }
  /** More must be proved (107). */
  | { readonly kind: 'challenge' }
  /** An operator demands withdraw verification first (802). */
  | { readonly kind: 'withdrawVerify' }
  /** Too often (HTTP 429): said over the form, and again possible after the seconds. */
  | { readonly kind: 'wait'; readonly text: string; readonly seconds: number }
  /** This login can only be begun again. */
  | { readonly kind: 'over'; readonly text: string };

/** What is said when a call did not get as far as a code of its own. */
const unanswered = ({ kind, message, retryAfterSeconds }: CallFailure, t: Translate): Verdict => {
  if (retryAfterSeconds !== undefined) return { kind: 'wait', text: message, seconds: retryAfterSeconds };
  switch (kind) {
    case 'timeout':
      return { kind: 'problem', text: t('requestTimeout') };
    case 'network':
      return { kind: 'problem', text: t('networkError') };
    case 'malformed':
      return { kind: 'problem', text: t('error') };
    default:
      return { kind: 'problem', text: message };
  }
};

const loginTexts: ReadonlyMap<number, 'account_error' | 'account_disable' | 'account_freezen' | 'ip_error'> =
  new Map([
    [101, 'account_error'],
    [102, 'account_disable'],
    [103, 'account_freezen'],
    [106, 'ip_error'],
  ]);
/** Refused addresses whose code the member tells customer service. */
const addressCodes: ReadonlySet<number> = new Set([201, 202, 203]);

/** spec §8 Login. A code that is not listed shows the server's message. */
export const loginVerdict = (failure: CallFailure, t: Translate): Verdict => {
  const { kind, code, message } = failure;
  if (kind !== 'refused') return unanswered(failure, t);
  if (code === 105) return { kind: 'captcha' };
  if (code === 107) return { kind: 'challenge' };
  if (code === 802) return { kind: 'withdrawVerify' };
  if (addressCodes.has(code)) return { kind: 'problem', text: `${t('ip_error')} (${code})` };
  const key = loginTexts.get(code);
  return { kind: 'problem', text: key === undefined ? message : t(key) };
};

const captchaCodes: ReadonlySet<number> = new Set([103, 104, 105, 205, 206]);
/** After these the server has closed the question. */
const overCodes: ReadonlySet<number> = new Set([101, 102, 202]);

/** spec §8 Double validation. */
export const answerVerdict = (failure: CallFailure, t: Translate): Verdict => {
  const { kind, code, message } = failure;
  if (kind !== 'refused') return unanswered(failure, t);
  if (captchaCodes.has(code)) return { kind: 'captcha' };
  if (overCodes.has(code)) return { kind: 'over', text: message };
  if (code === 106) return { kind: 'problem', text: t('ip_error') };
  if (code === 998) return { kind: 'answer', text: t('double_validation_faild') };
  return { kind: 'problem', text: message };
};

/** spec §8 Skip. */
export const skipVerdict = (failure: CallFailure, t: Translate): Verdict => {
  if (failure.kind === 'refused' && failure.code === 101) return { kind: 'over', text: t('account_error') };
  return failure.kind === 'refused' ? { kind: 'problem', text: failure.message } : unanswered(failure, t);
};
