import { verifyCountdownSeconds } from '@pavilion/contract';
import { memberProfile } from '@pavilion/contract/identity';
import {
  type ContactField,
  type ProfileEntry,
  profileEdit,
  profileEntries,
  profileSendCode,
  profileVerify,
} from '@pavilion/contract/profile';
import { registerSettings } from '@pavilion/contract/signup';
import { checkSignupField, isRequired, type SignupRuleContext } from '@pavilion/contract/signupRules';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { type CallFailure, isCallFailure } from '../../../api/failure.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { judgedWhenSent } from '../../../ui/judgedWhenSent.ts';
import { showToast } from '../../../ui/toast.ts';
import { openConfirm } from '../../secondFactors/model/openConfirm.ts';
import { ruleContext } from '../../signup/model/signupForm.ts';
import { tidied } from '../../signup/model/tidy.ts';

/** Refusals that belong under the code; those under the value are 101–105. */
const codeCodes: ReadonlySet<number> = new Set([113, 222]);
const valueCodes: ReadonlySet<number> = new Set([101, 102, 103, 104, 105]);

interface EditValues {
  readonly value: string;
  readonly code: string;
}

/** What the rules of the profile's fields depend on; null until the settings are there. */
export const useProfileRules = (): SignupRuleContext | null => {
  const facts = useSite();
  const currency = useSession()?.currency ?? facts.currency;
  const settings = useCallQuery(registerSettings, {}).data;
  return settings === undefined ? null : ruleContext(facts.site, settings, currency);
};

/** Seconds until another code may be sent. */
const useWait = () => {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft] as const;
};

const isContact = (name: ProfileEntry['name']): name is ContactField =>
  name === 'member_phone' || name === 'member_email';

type Mode = 'edit' | 'verify';

/** Sends the code, to the typed contact or to the present one, and counts down until it may be sent again. */
const useCodeSending = (name: ContactField | null, onFailure: (failure: CallFailure) => void) => {
  const { t } = useTranslation();
  const [wait, setWait] = useWait();
  const { send, isPending } = useSending(async (value: string | undefined) => {
    if (name === null) return;
    await callApi(profileSendCode, { field: name, ...(value === undefined ? {} : { value }) });
    setWait(verifyCountdownSeconds);
    showToast({ kind: 'success', text: t('signup.code_sent') });
  }, onFailure);
  return { send, isSending: isPending, wait };
};

/** What follows a change: the profile comes anew, and the member is told. */
const useDone = (onDone: () => void) => {
  const client = useQueryClient();
  return async (text: string): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [profileEntries.path] }),
      client.invalidateQueries({ queryKey: [memberProfile.path] }),
    ]);
    showToast({ kind: 'success', text });
    onDone();
  };
};

interface Editing {
  readonly mode: Mode;
  readonly context: SignupRuleContext;
  readonly onDone: () => void;
}

/** The form of a field, and a refusal's words in their place. */
const useEditForm = (mode: Mode) => {
  const { t } = useTranslation();
  const form = useForm<EditValues>({ ...judgedWhenSent, defaultValues: { value: '', code: '' } });
  /** Words for a refusal, in their place; false for what somebody else has to say. */
  const complain = ({ kind, code, message }: CallFailure): boolean => {
    const isOfCode = codeCodes.has(code) || (mode === 'verify' && valueCodes.has(code));
    if (kind !== 'refused' || !(isOfCode || valueCodes.has(code))) return false;
    form.clearErrors();
    form.setError(isOfCode ? 'code' : 'value', { message });
    return true;
  };
  /** As `complain`, and in passing what has no place. */
  const tell = (failure: CallFailure): void => {
    if (complain(failure)) return;
    const { kind, message } = failure;
    const offline = kind === 'timeout' ? 'requestTimeout' : 'networkError';
    showToast({ kind: 'error', text: kind === 'refused' || kind === 'problem' ? message : t(offline) });
  };
  return { form, complain, tell };
};

/** One field of the profile being filled in, changed, or proved where it stands. */
export const useFieldEdit = (entry: ProfileEntry, { mode, context, onDone }: Editing) => {
  const { t } = useTranslation();
  const { name } = entry;
  const contact = isContact(name) ? name : null;
  const { form, complain, tell } = useEditForm(mode);
  const { register, setValue, getValues, trigger, clearErrors, handleSubmit, watch, formState } = form;
  const sending = useCodeSending(contact, tell);
  const done = useDone(onDone);
  /** Proves the present contact by the code that was sent to it. */
  const verifying = useSending(async (code: string) => {
    if (contact === null) return;
    await callApi(profileVerify, { field: contact, code });
    await done(t('profile.was_verified'));
  }, tell);
  const asksCode = mode === 'verify' || (entry.needs_code === 1 && contact !== null);

  const ruleOf = (typed: string): string | true => {
    const values = { [name]: typed };
    const mustStand = contact !== null || entry.edit === 'once' || isRequired(context, name, values);
    const key = typed === '' && mustStand ? 'signup.require_text' : checkSignupField(name, values, context);
    return key === null || t(key);
  };
  /** What is told of a code waits until the value is right. */
  const codeRule = (code: string, { value }: EditValues): string | true =>
    (mode === 'edit' && ruleOf(value) !== true) || code.trim() !== '' || t('signup.err_phone_code');
  const valueInput = register('value', { validate: (typed) => mode === 'verify' || ruleOf(typed) });
  const codeInput = register('code', { validate: (code, values) => !asksCode || codeRule(code, values) });

  const tidy = (): void => setValue('value', tidied(name, getValues('value')));
  const send = async (): Promise<void> => {
    if (sending.wait > 0) return;
    if (mode === 'verify') return sending.send(undefined);
    tidy();
    clearErrors();
    if (await trigger('value')) sending.send(getValues('value'));
  };

  const change = ({ value, code }: EditValues): void => {
    const field = t(`signup.field.${name}`);
    openConfirm({
      title: t(entry.value === null ? 'profile.fill_of' : 'profile.change_of', { field }),
      intro: t('profile.confirm'),
      submitLabel: t('profile.save'),
      carryOut: async (confirmed) => {
        const proved = asksCode ? { code: code.trim() } : {};
        try {
          await callApi(profileEdit, { field: name, value, ...proved, ...confirmed });
        } catch (error) {
          if (isCallFailure(error) && complain(error)) return;
          throw error;
        }
        await done(t('profile.saved'));
      },
    });
  };
  const judge = handleSubmit((values) => {
    if (mode === 'verify') verifying.send(values.code.trim());
    else change(values);
  });

  return {
    value: watch('value'),
    setValue: (typed: string) => setValue('value', typed),
    valueInput,
    codeInput,
    errorOf: (place: keyof EditValues): string | undefined => formState.errors[place]?.message,
    asksCode,
    isSending: sending.isSending,
    isVerifying: verifying.isPending,
    wait: sending.wait,
    send,
    submit: (event: FormEvent): void => {
      tidy();
      void judge(event);
    },
  };
};
export type FieldEdit = ReturnType<typeof useFieldEdit>;
