import { PasskeyFailure } from '@pavilion/web/passkeys';
import { z } from 'zod';
import { type CallFailure, isCallFailure } from '../../../api/failure.ts';
import type { Translate } from '../../../i18n/texts.ts';

/** Where a failure is said, and what. */
export type Complaint =
  /** Over the form. */
  | { readonly at: 'form'; readonly text: string }
  | { readonly at: 'password'; readonly text: string }
  /** Under the code; over the form where there is no code. */
  | { readonly at: 'code'; readonly text: string }
  /** The server asks to wait (HTTP 429). */
  | { readonly at: 'wait'; readonly text: string; readonly seconds: number }
  /** It can only be begun again. */
  | { readonly at: 'over'; readonly text: string };

const overCodes: ReadonlySet<number> = new Set([101, 304]);
const codeCodes: ReadonlySet<number> = new Set([301, 302]);
const clockCode = 303;
const passwordCode = 309;
const demandCode = 310;
const skewSchema = z.object({ skew_seconds: z.number() });

const secondsPerMinute = 60;

/** How far off the clock of the device is, in plain words. */
const clockText = ({ data, message }: CallFailure, t: Translate): string => {
  const skew = skewSchema.safeParse(data);
  if (!skew.success) return message;
  const { skew_seconds } = skew.data;
  const minutes = Math.max(1, Math.round(Math.abs(skew_seconds) / secondsPerMinute));
  return t(skew_seconds > 0 ? 'second_factor.clock_fast' : 'second_factor.clock_slow', { minutes });
};

const refusalOf = (failure: CallFailure, t: Translate): Complaint => {
  const { code, message } = failure;
  if (overCodes.has(code)) return { at: 'over', text: message };
  if (codeCodes.has(code)) return { at: 'code', text: message };
  if (code === clockCode) return { at: 'code', text: clockText(failure, t) };
  if (code === passwordCode) return { at: 'password', text: message };
  return { at: 'form', text: message };
};

/** What to say of whatever was thrown. Throws again what nobody foresaw. */
export const complaintOf = (error: unknown, t: Translate): Complaint => {
  if (error instanceof PasskeyFailure)
    return { at: 'form', text: t(`second_factor.passkey_${error.trouble}`) };
  if (!isCallFailure(error)) throw error;
  const { kind, message, retryAfterSeconds } = error;
  if (kind === 'refused') return refusalOf(error, t);
  if (retryAfterSeconds !== undefined) return { at: 'wait', text: message, seconds: retryAfterSeconds };
  if (kind === 'timeout') return { at: 'form', text: t('requestTimeout') };
  if (kind === 'network') return { at: 'form', text: t('networkError') };
  return { at: 'form', text: kind === 'malformed' ? t('error') : message };
};

/** What the server says where a call wants a second factor as well, of which the page did not know. */
export const factorDemandOf = (error: unknown): string | null =>
  isCallFailure(error) && error.kind === 'refused' && error.code === demandCode ? error.message : null;
