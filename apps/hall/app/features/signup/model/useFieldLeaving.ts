import type { SignupRuleContext } from '@pavilion/contract/signupRules';
import { useEffect, useRef } from 'react';
import { isCallFailure } from '../../../api/failure.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Diagnostics } from './diagnostics.ts';
import { fieldOfCode, introducerInvalidCode } from './signupCodes.ts';
import { askIntroducer, type FormField, verifyOnBlur, violationOf } from './signupForm.ts';
import type { SignupStore } from './signupStore.ts';
import { tidied } from './tidy.ts';

interface Leaving {
  readonly store: SignupStore;
  readonly diagnostics: Diagnostics;
  readonly context: SignupRuleContext;
}

/**
 * What happens when a field is left (spec §5): it is tidied, judged by its rules, then by the server. An answer that
 * comes after the value or the currency has changed is about something that is no longer there, and is dropped.
 */
export const useFieldLeaving = ({ store, diagnostics, context }: Leaving) => {
  const { t } = useTranslation();
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  }, [context]);

  /** Answers a text to show, or null. */
  const askAboutIntroducer = async (text: string): Promise<string | null> => {
    const { is_valid, currency } = await askIntroducer(text);
    if (is_valid === 0) return t('signup.introducer_invalid');
    if (currency === null || currency === context.currency) return null;
    return t('signup.introducer_currency', { currency: t(`currency.${currency}`) });
  };

  const askServer = async (name: FormField, isCurrent: () => boolean): Promise<void> => {
    const before = store.complaintOf(name);
    try {
      const message =
        name === 'introducer'
          ? await askAboutIntroducer(store.values().introducer ?? '')
          : await verifyOnBlur(name, store.values(), context.currency);
      if (!isCurrent()) return;
      if (message !== null) diagnostics.complaint(name, introducerInvalidCode);
      if (message !== null) store.complain(name, { type: 'server', message });
      // Nothing against it any more; what was said meanwhile, by another call, stands.
      else if (before !== undefined && store.complaintOf(name) === before) store.complain(name, null);
    } catch (error) {
      // What could not be asked now is asked again when the form is sent.
      if (!isCallFailure(error) || error.kind !== 'refused' || !isCurrent()) return;
      const field = fieldOfCode(error.code);
      if (field === undefined) {
        diagnostics.unknownCode(error.code);
        showToast({ kind: 'error', text: t('signup.register_error') });
        return;
      }
      diagnostics.complaint(field, error.code);
      store.complain(field, { type: 'server', message: error.message });
    }
  };

  /** A press on the way on leaves the field that it takes the focus from: what is being asked is not asked twice. */
  const asking = useRef(new Map<FormField, { readonly about: string; readonly answer: Promise<void> }>());
  const askOnce = (name: FormField, value: string): Promise<void> => {
    const about = `${context.currency} ${value}`;
    const current = asking.current.get(name);
    if (current?.about === about) return current.answer;
    const isCurrent = (): boolean =>
      store.values()[name] === value && latest.current.currency === context.currency;
    const answer = askServer(name, isCurrent).finally(() => {
      if (asking.current.get(name)?.answer === answer) asking.current.delete(name);
    });
    asking.current.set(name, { about, answer });
    return answer;
  };

  const judge = (name: FormField): boolean => {
    const rule = violationOf(name, store.values(), context);
    if (rule) diagnostics.complaint(name, rule);
    const before = store.complaintOf(name);
    // The server's word about this very value stands until the server has another.
    if (rule || before?.type === 'rule') store.complain(name, rule && { type: 'rule', message: t(rule) });
    return rule === null;
  };

  return async (name: FormField): Promise<void> => {
    const typed = store.values()[name] ?? '';
    const value = tidied(name, typed);
    if (value !== typed) store.setText(name, value);
    // The confirmation was judged by the password that stood here before.
    if (name === 'password' && (store.values().check_password ?? '') !== '') judge('check_password');
    if (value === '' || !judge(name)) return;
    await askOnce(name, value);
  };
};
