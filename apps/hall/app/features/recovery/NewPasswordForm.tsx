import { passwordLength } from '@pavilion/contract';
import { strongPasswordLength } from '@pavilion/contract/signupRules';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { useNewPassword } from './model/useNewPassword.ts';
import type { Proved } from './model/useVerifyForm.ts';
import { Problem } from './Problem.tsx';
import { Step } from './Step.tsx';

interface NewPasswordFormProps {
  readonly proved: Proved;
  readonly step: number;
  readonly onSaved: () => void;
  readonly onAgain: () => void;
}

/** The new password, typed twice (spec §5 New password). */
export const NewPasswordForm = ({ proved, step, onSaved, onAgain }: NewPasswordFormProps) => {
  const { t } = useTranslation();
  const { problem, isOver, isSubmitting, submit, fields, errorOf } = useNewPassword(proved, onSaved);
  const isStrong = proved.password_policy === 'strong';
  const { min, max } = isStrong ? strongPasswordLength : passwordLength;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2" data-form="new-password">
      <Step step={step} of={step} text={t('recovery.new_text')} />
      {problem && <Problem text={problem} />}
      {/* So that the browser's password store knows whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={proved.account} readOnly hidden />
      <Field
        label={t('recovery.new_password')}
        hint={isStrong ? t('recovery.hint_strong', { min, max }) : t('signup.hint.password')}
        error={errorOf('password')}
        required
      >
        {(control) => (
          <PasswordInput {...control} {...fields.password} autoComplete="new-password" maxLength={64} />
        )}
      </Field>
      <Field label={t('signup.field.check_password')} error={errorOf('check_password')} required>
        {(control) => (
          <PasswordInput {...control} {...fields.check_password} autoComplete="new-password" maxLength={64} />
        )}
      </Field>
      {isOver ? (
        <Button tone="main" size="lg" wide className="mt-2" onClick={onAgain}>
          {t('recovery.start_over')}
        </Button>
      ) : (
        <Button type="submit" tone="main" size="lg" wide busy={isSubmitting} className="mt-2">
          {t('recovery.save')}
        </Button>
      )}
    </form>
  );
};
