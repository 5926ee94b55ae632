import type { SignupFieldName } from '@pavilion/contract/signupRules';
import { useFormState, useWatch } from 'react-hook-form';
import { type FormField, requiredField } from './signupForm.ts';
import type { Signup } from './useSignup.ts';

type Held = Pick<Signup, 'store'>;

/** What is wrong with a field, in words. Only a change of it renders anew. */
export const useComplaint = ({ store: { control } }: Held, name: SignupFieldName): string | undefined =>
  useFormState({ control, name, exact: true }).errors[name]?.message;

export const useText = ({ store: { control } }: Held, name: FormField | 'captcha'): string =>
  useWatch({ control, name, exact: true }) ?? '';

export const useAccepted = ({ store: { control } }: Held): boolean =>
  useWatch({ control, name: 'agreement', exact: true }) === true;

/** A phone code is asked for once a phone is typed: the mark follows another field. */
export const useRequired = ({ store: { control }, context }: Signup, name: FormField): boolean => {
  const phone = useWatch({ control, name: 'member_phone', exact: true, disabled: name !== 'phone_verify' });
  return requiredField(context, name, { member_phone: phone });
};
