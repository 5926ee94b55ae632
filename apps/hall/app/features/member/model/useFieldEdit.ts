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
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { showToast } from '../../../ui/toast.ts';
import { openConfirm } from '../../secondFactors/model/openConfirm.ts';
import { ruleContext } from '../../signup/model/signupForm.ts';
import { tidied } from '../../signup/model/tidy.ts';

/** Refusals that belong under the code; those under the value are 101–105. */
const codeCodes: ReadonlySet<number> = new Set([113, 222]);
const valueCodes: ReadonlySet<number> = new Set([101, 102, 103, 104, 105]);

type Place = 'value' | 'code';
type Complaints = Partial<Record<Place, string>>;

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

/** What is wrong with the value or the code, in its place. */
const useComplaints = (mode: Mode) => {
  const { t } = useTranslation();
  const [complaints, setComplaints] = useState<Complaints>({});
  /** Words for a refusal, in their place; false for what somebody else has to say. Throws again what is no failure. */
  const complain = (error: unknown): boolean => {
    if (!isCallFailure(error)) throw error;
    const { kind, code, message } = error;
    const isOfCode = codeCodes.has(code) || (mode === 'verify' && valueCodes.has(code));
    if (kind !== 'refused' || !(isOfCode || valueCodes.has(code))) return false;
    setComplaints(isOfCode ? { code: message } : { value: message });
    return true;
  };
  /** As `complain`, and in passing what has no place. */
  const tell = (error: unknown): void => {
    if (complain(error) || !isCallFailure(error)) return;
    const { kind, message } = error;
    const offline = kind === 'timeout' ? 'requestTimeout' : 'networkError';
    showToast({ kind: 'error', text: kind === 'refused' || kind === 'problem' ? message : t(offline) });
  };
  return { complaints, setComplaints, complain, tell };
};

/** Sends the code, to the typed contact or to the present one, and counts down until it may be sent again. */
const useCodeSending = (name: ProfileEntry['name'], tell: (error: unknown) => void) => {
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  const [wait, setWait] = useWait();
  const send = async (value: string | undefined): Promise<void> => {
    if (!isContact(name) || wait > 0) return;
    setSending(true);
    try {
      await callApi(profileSendCode, { field: name, ...(value === undefined ? {} : { value }) });
      setWait(verifyCountdownSeconds);
      showToast({ kind: 'success', text: t('signup.code_sent') });
    } catch (error) {
      tell(error);
    } finally {
      setSending(false);
    }
  };
  return { isSending, wait, send };
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

/** Proves the present contact by the code that was sent to it. */
const useVerifying = (
  name: ProfileEntry['name'],
  { tell, done }: { tell: (error: unknown) => void; done: (text: string) => Promise<void> },
) => {
  const { t } = useTranslation();
  const [isVerifying, setVerifying] = useState(false);
  const verify = async (code: string): Promise<void> => {
    if (!isContact(name)) return;
    setVerifying(true);
    try {
      await callApi(profileVerify, { field: name, code });
      await done(t('profile.was_verified'));
    } catch (error) {
      tell(error);
    } finally {
      setVerifying(false);
    }
  };
  return { isVerifying, verify };
};

interface Editing {
  readonly mode: Mode;
  readonly context: SignupRuleContext;
  readonly onDone: () => void;
}

/** One field of the profile being filled in, changed, or proved where it stands. */
export const useFieldEdit = (entry: ProfileEntry, { mode, context, onDone }: Editing) => {
  const { t } = useTranslation();
  const { name } = entry;
  const [value, setValue] = useState('');
  const [code, setCode] = useState('');
  const { complaints, setComplaints, complain, tell } = useComplaints(mode);
  const sending = useCodeSending(name, tell);
  const done = useDone(onDone);
  const { isVerifying, verify } = useVerifying(name, { tell, done });
  const asksCode = mode === 'verify' || (entry.needs_code === 1 && isContact(name));

  /** The typed value when it keeps the rules; null with a complaint under it. */
  const soundValue = (): string | null => {
    const typed = tidied(name, value);
    setValue(typed);
    const values = { [name]: typed };
    const mustStand = isContact(name) || entry.edit === 'once' || isRequired(context, name, values);
    const key = typed === '' && mustStand ? 'signup.require_text' : checkSignupField(name, values, context);
    setComplaints(key === null ? {} : { value: t(key) });
    return key === null ? typed : null;
  };
  const send = (): void => {
    const typed = mode === 'verify' ? undefined : soundValue();
    if (typed !== null) void sending.send(typed);
  };

  const change = (typed: string): void => {
    const field = t(`signup.field.${name}`);
    openConfirm({
      title: t(entry.value === null ? 'profile.fill_of' : 'profile.change_of', { field }),
      intro: t('profile.confirm'),
      submitLabel: t('profile.save'),
      carryOut: async (confirmed) => {
        const proved = asksCode ? { code: code.trim() } : {};
        try {
          await callApi(profileEdit, { field: name, value: typed, ...proved, ...confirmed });
        } catch (error) {
          if (complain(error)) return;
          throw error;
        }
        await done(t('profile.saved'));
      },
    });
  };
  const submit = (): void => {
    const typed = mode === 'verify' ? '' : soundValue();
    if (typed === null) return;
    if (asksCode && code.trim() === '') setComplaints({ code: t('signup.err_phone_code') });
    else if (mode === 'verify') void verify(code.trim());
    else change(typed);
  };

  const { isSending, wait } = sending;
  return { value, setValue, code, setCode, complaints, asksCode, isSending, isVerifying, wait, send, submit };
};
export type FieldEdit = ReturnType<typeof useFieldEdit>;
