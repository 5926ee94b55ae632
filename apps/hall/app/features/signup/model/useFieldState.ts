import type { SignupFieldName } from '@pavilion/contract/signupRules';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { type FormField, requiredField } from './signupForm.ts';
import type { Signup } from './useSignup.ts';

/** What is wrong with a field, in words. Only a change of it renders anew. */
export const useComplaint = ({ store }: Signup, name: SignupFieldName): string | undefined => {
  const { t } = useTranslation();
  const complaint = useSyncExternalStore(store.subscribe, () => store.complaintOf(name));
  if (complaint === undefined) return undefined;
  return 'rule' in complaint ? t(complaint.rule) : complaint.message;
};

export const useText = ({ store }: Signup, name: FormField | 'captcha'): string =>
  useSyncExternalStore(store.subscribe, () => store.values()[name] ?? '');

export const useAccepted = ({ store }: Signup): boolean =>
  useSyncExternalStore(store.subscribe, () => store.values().agreement === true);

/** A phone code is asked for once a phone is typed: the mark follows another field. */
export const useRequired = ({ store, context }: Signup, name: FormField): boolean =>
  useSyncExternalStore(store.subscribe, () => requiredField(context, name, store.values()));
