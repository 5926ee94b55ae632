import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Field, type FieldControl, Input } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { BirthdayControl } from './BirthdayControl.tsx';
import { fieldHint } from './fieldHint.ts';
import type { FormField } from './model/signupForm.ts';
import { useComplaint, useRequired, useText } from './model/useFieldState.ts';
import type { Signup } from './model/useSignup.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { PhoneCodeControl } from './PhoneCodeControl.tsx';

type Looks = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'autoCapitalize' | 'dir'
>;

/** What a call may carry. A shorter limit belongs to the rules: they say what is too long instead of cutting it off. */
const textMax = 200;
const passwordMax = 128;

const plain: Looks = { type: 'text', autoCapitalize: 'none', maxLength: textMax };
const handle: Looks = { ...plain, autoComplete: 'off' };
/** Words of any script, from either side. */
const words: Looks = { type: 'text', maxLength: textMax, dir: 'auto' };

type TextField = Exclude<FormField, 'password' | 'check_password' | 'withdraw_password' | 'member_birthday'>;

/** The right keyboard and the right memory of the browser for each field. */
const looks: Readonly<Record<TextField, Looks>> = {
  member_account: { ...plain, autoComplete: 'username' },
  member_name: { ...words, autoComplete: 'name' },
  member_email: { ...plain, type: 'email', inputMode: 'email', autoComplete: 'email' },
  member_phone: { ...plain, type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  phone_verify: { ...plain, inputMode: 'numeric', autoComplete: 'one-time-code' },
  member_wechat: handle,
  member_qq: { ...handle, inputMode: 'numeric' },
  member_telegram: handle,
  member_whats_app: handle,
  member_line: handle,
  member_skype: handle,
  member_fb: handle,
  member_zalo: handle,
  member_others: words,
  identity_id: handle,
  introducer: handle,
};

interface SignupFieldProps {
  readonly name: FormField;
  readonly form: Signup;
}

interface ControlProps extends SignupFieldProps {
  readonly control: FieldControl;
}

/** Follows its own value: a key press renders this and nothing around it. */
const FieldInput = ({ name, form, control }: ControlProps) => {
  const value = useText(form, name);
  const bound = {
    ...control,
    name,
    value,
    onChange: (event: { target: { value: string } }) => form.store.setText(name, event.target.value),
    onBlur: () => void form.leaveField(name),
  };
  switch (name) {
    case 'member_birthday':
      return (
        <BirthdayControl
          control={control}
          value={value}
          lastYear={Number(form.context.today.slice(0, 4)) - form.context.minimumAgeYears}
          onChange={(next) => form.store.setText(name, next)}
          onLeave={() => void form.leaveField(name)}
        />
      );
    case 'password':
      return (
        <>
          <PasswordInput {...bound} autoComplete="new-password" maxLength={passwordMax} />
          <PasswordStrength form={form} password={value} />
        </>
      );
    case 'check_password':
      return <PasswordInput {...bound} autoComplete="new-password" maxLength={passwordMax} />;
    case 'withdraw_password':
      return <PasswordInput {...bound} autoComplete="off" inputMode="numeric" maxLength={textMax} />;
    case 'phone_verify':
      return (
        <PhoneCodeControl form={form}>
          <Input {...bound} {...looks[name]} className="min-w-24 flex-1" />
        </PhoneCodeControl>
      );
    default:
      return <Input {...bound} {...looks[name]} spellCheck={false} />;
  }
};

export const SignupField = ({ name, form }: SignupFieldProps) => {
  const { t } = useTranslation();
  const error = useComplaint(form, name);
  const required = useRequired(form, name);
  return (
    <Field
      label={t(`signup.field.${name}`)}
      hint={fieldHint(t, name, form.context)}
      error={error}
      required={required}
    >
      {(control) => <FieldInput name={name} form={form} control={control} />}
    </Field>
  );
};
