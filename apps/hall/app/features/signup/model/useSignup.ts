import type { Currency } from '@pavilion/contract';
import { register, registerSettings } from '@pavilion/contract/signup';
import type { SignupFieldName, SignupRuleKey, SignupValues } from '@pavilion/contract/signup-rules';
import { useMemo, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { showToast } from '../../../ui/toast.ts';
import { enter } from '../../identity/model/enter.ts';
import { useCaptcha } from '../../identity/model/useCaptcha.ts';
import { fieldOfCode } from './signupCodes.ts';
import {
  type FormField,
  payloadOf,
  ruleContext,
  shownFields,
  verifyOnBlur,
  violationOf,
  violations,
} from './signupForm.ts';

/** What stands under a field: a rule of ours, or the server's own word. */
type Complaint = { readonly rule: SignupRuleKey } | { readonly message: string };

/** The sign-up form's state, the same for both templates. */
export const useSignup = (onJoined: () => void) => {
  const { t } = useTranslation();
  const facts = useSite();
  const [currency, setCurrency] = useState<Currency>(facts.currency);
  const settings = useCallQuery(registerSettings, {});
  const captcha = useCaptcha(2);
  const [values, setValues] = useState<SignupValues>({});
  const [complaints, setComplaints] = useState<ReadonlyMap<SignupFieldName, Complaint>>(new Map());
  const [submitting, setSubmitting] = useState(false);
  /** Counts the submits that were refused over a field: the eye is then led to it. */
  const [refusals, setRefusals] = useState(0);
  const errorTrack = useRef<string[]>([]);
  const latest = useRef(values);
  latest.current = values;

  const context = useMemo(
    () => ruleContext(facts.site, settings.data, currency),
    [facts.site, settings.data, currency],
  );
  const fields = useMemo(() => shownFields(context, settings.data?.policy), [context, settings.data]);

  const complain = (field: SignupFieldName, complaint: Complaint | null): void => {
    if (complaint) errorTrack.current.push('rule' in complaint ? `${field}:${complaint.rule}` : field);
    setComplaints((before) => {
      const after = new Map(before);
      if (complaint) after.set(field, complaint);
      else after.delete(field);
      return after;
    });
  };

  const setValue = (name: SignupFieldName, value: string | boolean): void => {
    setValues((before) => ({ ...before, [name]: value }));
    complain(name, null);
  };

  const leaveField = async (name: FormField): Promise<void> => {
    const before = latest.current;
    // The confirmation was judged by the password that stood here before.
    if (name === 'password' && (before.check_password ?? '') !== '') {
      const rule = violationOf('check_password', before, context);
      complain('check_password', rule && { rule });
    }
    if ((before[name] ?? '') === '') return;
    const rule = violationOf(name, before, context);
    if (rule) return complain(name, { rule });
    const word = await verifyOnBlur(name, before, currency);
    if (word && latest.current[name] === before[name]) complain(word.field, { message: word.message });
  };

  const tellRefusal = (error: unknown): void => {
    if (!isCallFailure(error)) throw error;
    const field = error.kind === 'refused' ? fieldOfCode(error.code) : undefined;
    if (field) {
      complain(field, { message: error.message });
      setRefusals((count) => count + 1);
      return;
    }
    const text =
      error.kind === 'timeout'
        ? t('requestTimeout')
        : error.kind === 'network'
          ? t('networkError')
          : error.message;
    showToast({ kind: 'error', text });
  };

  const submit = async (): Promise<void> => {
    if (submitting) return;
    const wrong = violations(values, context);
    setComplaints(new Map([...wrong].map(([field, rule]) => [field, { rule }])));
    for (const [field, rule] of wrong) errorTrack.current.push(`${field}:${rule}`);
    if (wrong.size > 0) return setRefusals((count) => count + 1);
    setSubmitting(true);
    try {
      const answer = { token: captcha.picture?.token ?? '', answer: values.captcha ?? '' };
      const login = await callApi(register, payloadOf(values, currency, answer, errorTrack.current));
      onJoined();
      enter(login, facts.currency, t('signup.joined'));
    } catch (error) {
      tellRefusal(error);
    } finally {
      // After any submit the captcha is another and its answer empty (spec §4).
      setSubmitting(false);
      captcha.refresh();
      setValues((before) => ({ ...before, captcha: '' }));
    }
  };

  const complaintOf = (name: SignupFieldName): string | undefined => {
    const complaint = complaints.get(name);
    if (!complaint) return undefined;
    return 'rule' in complaint ? t(complaint.rule) : complaint.message;
  };

  return {
    ready: settings.data !== undefined,
    failed: settings.isError,
    retry: () => void settings.refetch(),
    currencies: facts.site.currencies,
    currency,
    setCurrency: (next: Currency) => {
      setCurrency(next);
      setComplaints(new Map());
    },
    context,
    fields,
    values,
    setValue,
    leaveField,
    complaintOf,
    complain,
    captcha,
    submitting,
    refusals,
    submit,
  };
};
export type Signup = ReturnType<typeof useSignup>;
