import type { Currency } from '@pavilion/contract';
import type { SignupValues } from '@pavilion/contract/signupRules';
import { isCurrencyCode } from '@pavilion/money';
import { keptInTab } from '../../../session/storage.ts';
import { type FormField, formFields } from './signupForm.ts';

/**
 * What was typed outlives a reload and a closed form, in this tab only: everything but secrets, proofs and the number
 * of an identity document.
 */
const key = 'signup-draft';

const neverKept: ReadonlySet<FormField> = new Set([
  'password',
  'check_password',
  'withdraw_password',
  'phone_verify',
  'identity_id',
]);
const keptFields = formFields.filter((name) => !neverKept.has(name));

export interface SignupDraft {
  readonly values: SignupValues;
  readonly currency: Currency | null;
}

const stored = (): object => {
  try {
    const draft: unknown = JSON.parse(keptInTab.get(key) ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
};

export const readDraft = (): SignupDraft => {
  const texts = new Map<string, unknown>(Object.entries(stored()));
  const values = keptFields.flatMap((name) => {
    const value = texts.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  const currency = texts.get('currency');
  return {
    values: Object.fromEntries(values),
    currency: typeof currency === 'string' && isCurrencyCode(currency) ? currency : null,
  };
};

export const dropDraft = (): void => keptInTab.remove(key);

export const keepDraft = (values: SignupValues, currency: Currency): void => {
  const kept = keptFields.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  keptInTab.set(key, JSON.stringify({ ...Object.fromEntries(kept), currency }));
};
