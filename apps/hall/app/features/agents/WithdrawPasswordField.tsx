import { withdrawPasswordDigits } from '@pavilion/contract';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from '../../i18n/texts.ts';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';

interface WithdrawPasswordFieldProps {
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
}

const shape = new RegExp(`^\\d{${withdrawPasswordDigits}}$`);
export const isWithdrawPassword = (typed: string): boolean => shape.test(typed);

/** The withdraw password, before what an agent does with money and accounts. */
export const WithdrawPasswordField = ({ input, error }: WithdrawPasswordFieldProps) => {
  const { t } = useTranslation();
  return (
    <Field label={t('signup.field.withdraw_password')} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          {...input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={withdrawPasswordDigits}
        />
      )}
    </Field>
  );
};
