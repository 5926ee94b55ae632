import type { DataOf } from '@pavilion/contract';
import { register, type serviceAgreement } from '@pavilion/contract/signup';
import type { SignupFieldName, SignupRuleContext, SignupValues } from '@pavilion/contract/signupRules';
import type { UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import type { UseFormHandleSubmit } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import type { CallFailure } from '../../../api/failure.ts';
import { useSending } from '../../../api/useSending.ts';
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
import { type FormField, isSignupField, payloadOf } from './signupForm.ts';
import type { SignupStore } from './signupStore.ts';
import type { IntroducerState } from './useIntroducer.ts';

interface Parts {
  readonly store: SignupStore;
  readonly handleSubmit: UseFormHandleSubmit<SignupValues>;
  readonly diagnostics: Diagnostics;
  readonly context: SignupRuleContext;
  readonly fields: readonly FormField[];
  readonly captcha: Captcha;
  readonly agreement: UseQueryResult<DataOf<typeof serviceAgreement>, CallFailure>;
  readonly introducer: IntroducerState;
  readonly isVisible: (name: SignupFieldName) => boolean;
  readonly closeRecommend: () => void;
  /** Leads the eye to the first field that is wrong. */
  readonly lead: () => void;
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
    store.complain('agreement', { type: 'server', message: t('signup.agreement_changed') });
  }, [id, store, t]);
  return id;
};

/** Says what a refused sign-up means, under its field or in passing, and draws the consequences (spec §4, §8). */
const useRefusal = (parts: Parts) => {
  const { t } = useTranslation();
  const { store, diagnostics, introducer, isVisible, closeRecommend, agreement, lead } = parts;

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

  return (error: CallFailure): void => {
    if (error.kind === 'refused') draw(error);
    const field = fieldOf(error);
    if (field === 'agreement') void agreement.refetch();
    const text = textOf(error);
    if (field === undefined || !isVisible(field)) {
      showToast({ kind: 'error', text });
      return;
    }
    diagnostics.complaint(field, error.code);
    store.complain(field, { type: 'server', message: text });
    lead();
  };
};

/** Sends the form: once at a time, never in demo mode (spec §4 Sign-up). */
export const useSubmission = (parts: Parts) => {
  const { store, handleSubmit, diagnostics, context, fields, captcha, introducer, lead, onJoined } = parts;
  const { t } = useTranslation();
  const facts = useSite();
  const agreementId = useChangedAgreement(parts);
  const requestIdOf = useRequestId();
  const tellRefusal = useRefusal(parts);

  const join = async (values: SignupValues): Promise<void> => {
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

  const sending = useSending(
    (values: SignupValues) =>
      join(values).finally(() => {
        // After any submit the captcha is another and its answer empty (spec §4). What a refusal says of it comes next.
        captcha.refresh();
        store.setText('captcha', '');
      }),
    (failure) => {
      if (failure.kind === 'refused') diagnostics.step('is_signin_true');
      tellRefusal(failure);
    },
  );

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    diagnostics.step('click_signin');
    if (sending.isUnderWay() || facts.site.is_demo) return;
    diagnostics.step('click_signin_true');
    let isSound = false;
    await handleSubmit((values) => {
      isSound = true;
      diagnostics.step('click_signin_pass');
      sending.send(values);
    })(event);
    // The complaints are with their fields only now.
    if (!isSound) lead();
  };

  return { submit, submitting: sending.isPending };
};
