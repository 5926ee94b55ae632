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
import { checkSignupField, isRequired, type SignupRuleContext } from '@pavilion/contract/signup-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { showToast } from '../../../ui/toast.ts';
import { openConfirm } from '../../secondFactors/model/confirmStore.ts';
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

/** One field of the profile being filled in, changed, or proved where it stands. */
export const useFieldEdit = (
  entry: ProfileEntry,
  { mode, context, onDone }: { mode: 'edit' | 'verify'; context: SignupRuleContext; onDone: () => void },
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [value, setValue] = useState('');
  const [code, setCode] = useState('');
  const [complaints, setComplaints] = useState<Complaints>({});
  const [busy, setBusy] = useState<'code' | 'send' | null>(null);
  const [wait, setWait] = useWait();
  const { name } = entry;
  const asksCode = mode === 'verify' || (entry.needs_code === 1 && isContact(name));

  /** Words for whatever was refused, in their place; false for what the dialog that confirms has to say. */
  const complain = (error: unknown): boolean => {
    if (!isCallFailure(error)) throw error;
    if (error.kind !== 'refused') return false;
    if (codeCodes.has(error.code)) setComplaints({ code: error.message });
    else if (valueCodes.has(error.code))
      setComplaints({ [mode === 'verify' ? 'code' : 'value']: error.message });
    return codeCodes.has(error.code) || valueCodes.has(error.code);
  };
  const tell = (error: unknown): void => {
    if (complain(error) || !isCallFailure(error)) return;
    const offline = error.kind === 'timeout' ? 'requestTimeout' : 'networkError';
    showToast({
      kind: 'error',
      text: error.kind === 'refused' || error.kind === 'problem' ? error.message : t(offline),
    });
  };

  /** The typed value when it keeps the rules; null with a complaint under it. */
  const soundValue = (): string | null => {
    const typed = tidied(name, value);
    setValue(typed);
    const values = { [name]: typed };
    const mustStand = isContact(name) || entry.edit === 'once' || isRequired(context, name, values);
    const key = typed === '' && mustStand ? 'signup.require_text' : checkSignupField(name, values, context);
    if (key === null) return typed;
    setComplaints({ value: t(key) });
    return null;
  };

  const send = async (): Promise<void> => {
    if (!isContact(name) || wait > 0) return;
    const typed = mode === 'verify' ? undefined : soundValue();
    if (typed === null) return;
    setBusy('code');
    setComplaints({});
    try {
      await callApi(profileSendCode, { field: name, ...(typed === undefined ? {} : { value: typed }) });
      setWait(verifyCountdownSeconds);
      showToast({ kind: 'success', text: t('signup.code_sent') });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(null);
    }
  };

  const done = async (text: string): Promise<void> => {
    await Promise.all([
      client.invalidateQueries({ queryKey: [profileEntries.path] }),
      client.invalidateQueries({ queryKey: [memberProfile.path] }),
    ]);
    showToast({ kind: 'success', text });
    onDone();
  };

  const verify = async (): Promise<void> => {
    if (!isContact(name)) return;
    setBusy('send');
    try {
      await callApi(profileVerify, { field: name, code: code.trim() });
      await done(t('profile.was_verified'));
    } catch (error) {
      tell(error);
    } finally {
      setBusy(null);
    }
  };

  const submit = async (): Promise<void> => {
    setComplaints({});
    if (asksCode && code.trim() === '') {
      setComplaints({ code: t('signup.err_phone_code') });
      return;
    }
    if (mode === 'verify') return verify();
    const typed = soundValue();
    if (typed === null) return;
    const field = t(`signup.field.${name}`);
    openConfirm({
      title: t(entry.value === null ? 'profile.fill_of' : 'profile.change_of', { field }),
      intro: t('profile.confirm'),
      submitLabel: t('profile.save'),
      carryOut: async (confirmed) => {
        try {
          await callApi(profileEdit, {
            field: name,
            value: typed,
            ...(asksCode ? { code: code.trim() } : {}),
            ...confirmed,
          });
        } catch (error) {
          if (complain(error)) return;
          throw error;
        }
        await done(t('profile.saved'));
      },
    });
  };

  return { value, setValue, code, setCode, complaints, asksCode, busy, wait, send, submit };
};
export type FieldEdit = ReturnType<typeof useFieldEdit>;
