import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { PasswordInput } from '../identity/PasswordInput.tsx';
import { BirthdayControl } from './BirthdayControl.tsx';
import { type FormField, requiredField } from './model/signupForm.ts';
import type { Signup } from './model/useSignup.ts';
import { PhoneCodeControl } from './PhoneCodeControl.tsx';

type Looks = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'autoCapitalize'
>;

const handle: Looks = { type: 'text', autoComplete: 'off', autoCapitalize: 'none', maxLength: 50 };

/** The right keyboard and the right memory of the browser for each field. */
const looks: Readonly<Record<Exclude<FormField, 'password' | 'check_password' | 'member_birthday'>, Looks>> =
  {
    member_account: { type: 'text', autoComplete: 'username', autoCapitalize: 'none', maxLength: 12 },
    member_name: { type: 'text', autoComplete: 'name', maxLength: 60 },
    member_email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 100 },
    member_phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', maxLength: 15 },
    phone_verify: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 },
    withdraw_password: { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 4 },
    member_wechat: handle,
    member_qq: { ...handle, inputMode: 'numeric' },
    member_telegram: handle,
    member_whats_app: handle,
    member_line: handle,
    member_skype: handle,
    member_fb: handle,
    member_zalo: handle,
    member_others: { type: 'text', maxLength: 100 },
    identity_id: { type: 'text', autoComplete: 'off', maxLength: 32 },
    introducer: { type: 'text', autoComplete: 'off', autoCapitalize: 'none', maxLength: 32 },
  };

interface SignupFieldProps {
  readonly name: FormField;
  readonly form: Signup;
}

/** Fields whose rule is worth telling before it is broken. */
const hinted: ReadonlySet<FormField> = new Set([
  'member_account',
  'password',
  'withdraw_password',
  'member_phone',
  'member_name',
]);

export const SignupField = ({ name, form }: SignupFieldProps) => {
  const { t } = useTranslation();
  const value = form.values[name] ?? '';
  const hintKey =
    name === 'member_name'
      ? (`signup.hint.member_name_${form.currency === 'RMB' ? 'RMB' : form.currency === 'VND' ? 'VND' : 'other'}` as const)
      : null;
  const hint = hintKey
    ? t(hintKey)
    : hinted.has(name)
      ? t(`signup.hint.${name as 'member_account'}`)
      : undefined;
  const bound = {
    value,
    onChange: (event: { target: { value: string } }) => form.setValue(name, event.target.value),
    onBlur: () => void form.leaveField(name),
  };
  return (
    <Field
      label={t(`signup.field.${name}`)}
      hint={hint}
      error={form.complaintOf(name)}
      required={requiredField(form.context, name, form.values)}
    >
      {(control) => {
        if (name === 'member_birthday') {
          return (
            <BirthdayControl
              control={control}
              value={value}
              onChange={(next) => form.setValue(name, next)}
              onLeave={() => void form.leaveField(name)}
            />
          );
        }
        if (name === 'password' || name === 'check_password') {
          return (
            <PasswordInput {...control} {...bound} name={name} autoComplete="new-password" maxLength={64} />
          );
        }
        if (name === 'phone_verify') {
          return (
            <PhoneCodeControl form={form}>
              <Input {...control} {...bound} {...looks[name]} name={name} className="flex-1" />
            </PhoneCodeControl>
          );
        }
        return <Input {...control} {...bound} {...looks[name]} name={name} spellCheck={false} />;
      }}
    </Field>
  );
};
