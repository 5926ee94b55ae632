import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { Field, Input } from '../../ui/Field.tsx';

interface AccountFieldProps {
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
}

export const AccountField = ({ error, input }: AccountFieldProps) => {
  const { t } = useTranslation();
  return (
    <Field label={t('signup.field.member_account')} error={error} required>
      {(control) => (
        <Input
          {...control}
          {...input}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          placeholder={t('ph_account_name')}
        />
      )}
    </Field>
  );
};
