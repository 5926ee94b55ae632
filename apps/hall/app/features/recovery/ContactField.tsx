import { mailAddressLengthMax, type RecoveryMethod } from '@pavilion/contract/recovery';
import { phoneDigitsRange } from '@pavilion/contract/signupRules';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Field, Input } from '../../ui/Field.tsx';

interface ContactFieldProps {
  readonly method: RecoveryMethod;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
}

/** The e-mail address or the phone number, each with its own keyboard. */
export const ContactField = ({ method, error, input }: ContactFieldProps) => {
  const { t } = useTranslation();
  const looks: ComponentProps<'input'> =
    method === 'email'
      ? { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: mailAddressLengthMax }
      : { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', maxLength: phoneDigitsRange.max };
  return (
    <Field
      label={t(`signup.field.member_${method}`)}
      hint={t(`recovery.hint_${method}`)}
      error={error}
      required
    >
      {(control) => (
        <Input {...control} {...input} {...looks} key={method} autoCapitalize="none" spellCheck={false} />
      )}
    </Field>
  );
};
