import type { DataOf } from '@pavilion/contract';
import { register, type serviceAgreement } from '@pavilion/contract/signup';
import type { SignupFieldName, SignupRuleContext, SignupValues } from '@pavilion/contract/signupRules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { type CallFailure, isCallFailure } from '../../../api/failure.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { showToast } from '../../../ui/toast.ts';
import { deviceInfo } from '../../identity/model/deviceInfo.ts';
import { enter } from '../../identity/model/enter.ts';
import { ownAddress } from '../../identity/model/loginHeader.ts';
import type { Captcha } from '../../identity/model/useCaptcha.ts';
import { trackRegistration } from '../../tracking/model/trackRegistration.ts';
import type { Diagnostics } from './diagnostics.ts';
import { fieldOfCode, isAgainstIntroducer, isKnownCode, recommendClosedCode } from './signupCodes.ts';
import { dropDraft } from './signupDraft.ts';
import { type FormField, isSignupField, payloadOf, violations } from './signupForm.ts';
import type { Complaint, SignupStore } from './signupStore.ts';
import type { IntroducerState } from './useIntroducer.ts';

interface Parts {
  readonly store: SignupStore;
  readonly diagnostics: Diagnostics;
  readonly context: SignupRuleContext;
  readonly fields: readonly FormField[];
  readonly captcha: Captcha;
  readonly agreement: UseQueryResult<DataOf<typeof serviceAgreement>, CallFailure>;
  readonly introducer: IntroducerState;
  readonly isVisible: (name: SignupFieldName) => boolean;
  readonly closeRecommend: () => void;
  readonly onJoined: () => void;
}

const demoCode = 403;

/** The field that a failure is about, if any. */
const fieldOf = (failure: CallFailure): SignupFieldName | undefined => {
  // Nobody is asked for an introducer any more: there is no field to stand under.
  if (failure.kind === 'refused')
    return failure.code === recommendClosedCode ? undefined : fieldOfCode(failure.code);
  return failure.field !== undefined && isSignupField(failure.field) ? failure.field : undefined;
};

/** The number of a filled-in form: the same as long as the same is sent. */
const useRequestId = (): ((content: string) => string) => {
  const sent = useRef({ content: '', id: '' });
  return (content) => {
    if (sent.current.content !== content) sent.current = { content, id: crypto.randomUUID() };
    return sent.current.id;
  };
};

/** An agreement that has changed while the form was open was not accepted. */
const useChangedAgreement = ({ store, agreement }: Parts): number | undefined => {
  const { t } = useTranslation();
  const id = agreement.data?.list[0]?.id;
  const shown = useRef(id);
  useEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before === undefined || before === id || store.values().agreement !== true) return;
    store.setAgreement(false);
    store.complain('agreement', { message: t('signup.agreement_changed') });
  }, [id, store, t]);
  return id;
};

/** Says what a refused sign-up means, under its field or in passing, and draws the consequences (spec §4, §8). */
const useRefusal = (parts: Parts, onComplaint: () => void) => {
  const { t } = useTranslation();
  const { store, diagnostics, introducer, isVisible, closeRecommend, agreement } = parts;

  const textOf = (failure: CallFailure): string => {
    if (failure.kind === 'timeout') return t('requestTimeout');
    if (failure.kind === 'network') return t('networkError');
    return failure.kind === 'malformed' || failure.message === '' ? t('error') : failure.message;
  };

  const draw = ({ code }: CallFailure): void => {
    if (!isKnownCode(code)) diagnostics.unknownCode(code);
    if (code === demoCode) diagnostics.step('is_signin_noopen');
    if (isAgainstIntroducer(code)) introducer.release();
    if (code === recommendClosedCode) {
      introducer.release();
      closeRecommend();
    }
  };

  return (error: unknown): void => {
    if (!isCallFailure(error)) throw error;
    if (error.kind === 'refused') draw(error);
    const field = fieldOf(error);
    if (field === 'agreement') void agreement.refetch();
    const text = textOf(error);
    if (field === undefined || !isVisible(field)) {
      showToast({ kind: 'error', text });
      return;
    }
    diagnostics.complaint(field, error.code);
    store.complain(field, { message: text });
    onComplaint();
  };
};

/** What was typed, and what a link or an agent's domain fixed in place of a typed introducer. */
const filledIn = ({ store, introducer }: Parts): SignupValues => {
  const { source, text } = introducer.introducer;
  return source === null ? store.values() : { ...store.values(), introducer: text };
};

/** Sends the form: once at a time, never in demo mode (spec §4 Sign-up). */
export const useSubmission = (parts: Parts) => {
  const { store, diagnostics, context, fields, captcha, introducer, onJoined } = parts;
  const { t } = useTranslation();
  const facts = useSite();
  const running = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  /** Counts the submits that were refused over a field: the eye is then led to it. */
  const [refusals, setRefusals] = useState(0);
  const agreementId = useChangedAgreement(parts);
  const requestIdOf = useRequestId();
  const tellRefusal = useRefusal(parts, () => setRefusals((count) => count + 1));

  const passes = (): boolean => {
    const broken = violations(filledIn(parts), fields, context);
    for (const [field, rule] of broken) diagnostics.complaint(field, rule);
    const complaints = [...broken].map(([field, rule]): [SignupFieldName, Complaint] => [field, { rule }]);
    store.complainOnly(new Map(complaints));
    if (broken.size > 0) setRefusals((count) => count + 1);
    return broken.size === 0;
  };

  const join = async (): Promise<void> => {
    const values = filledIn(parts);
    const { currency } = context;
    const { claim } = introducer.introducer;
    const { captcha: _answer, ...content } = values;
    const requestId = requestIdOf(JSON.stringify({ content, currency, claim }));
    const captchaToken = captcha.picture?.token ?? '';
    const login = await callApi(register, {
      // The device on which somebody joins is known from then on.
      ...deviceInfo(await ownAddress()),
      ...payloadOf({ values, fields, currency, claim, captchaToken, agreementId, requestId, diagnostics }),
    });
    diagnostics.step('is_signin_pass');
    trackRegistration(login);
    onJoined();
    store.reset();
    dropDraft();
    enter(login, facts.currency, t('signup.joined'));
    diagnostics.step('is_signin_success');
  };

  const submit = async (): Promise<void> => {
    diagnostics.step('click_signin');
    if (running.current || facts.site.is_demo) return;
    diagnostics.step('click_signin_true');
    if (!passes()) return;
    diagnostics.step('click_signin_pass');
    running.current = true;
    setSubmitting(true);
    try {
      await join();
    } catch (error) {
      if (isCallFailure(error) && error.kind === 'refused') diagnostics.step('is_signin_true');
      tellRefusal(error);
    } finally {
      // After any submit the captcha is another and its answer empty (spec §4). Its complaint stays: it is about the last.
      running.current = false;
      setSubmitting(false);
      captcha.refresh();
      const told = store.complaintOf('captcha');
      store.setText('captcha', '');
      if (told !== undefined) store.complain('captcha', told);
    }
  };

  return { submit, submitting, refusals };
};
