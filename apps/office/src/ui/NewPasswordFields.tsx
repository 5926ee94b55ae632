import { staffPasswordLengthMin } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { PasswordField } from './PasswordField.tsx';

export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

export const noPassword: NewPassword = { password: '', again: '' };

/** Why these two cannot be sent; null when they can. */
export const passwordProblem = ({ password, again }: NewPassword): 'short' | 'differs' | null => {
  if (password.length < staffPasswordLengthMin) return 'short';
  return password === again ? null : 'differs';
};

interface NewPasswordFieldsProps {
  readonly typed: NewPassword;
  readonly onChange: (typed: NewPassword) => void;
}

/** A new password, twice. */
export const NewPasswordFields = ({ typed, onChange }: NewPasswordFieldsProps) => {
  const translate = useTranslate();
  const differs = typed.again !== '' && passwordProblem(typed) === 'differs';
  return (
    <>
      <PasswordField
        label={translate('office.password.new')}
        hint={translate('office.password.hint', { length: staffPasswordLengthMin })}
        value={typed.password}
        onChange={(password) => onChange({ ...typed, password })}
        autoComplete="new-password"
      />
      <PasswordField
        label={translate('office.password.again')}
        {...(differs ? { hint: translate('office.password.differs'), isWrong: true } : {})}
        value={typed.again}
        onChange={(again) => onChange({ ...typed, again })}
        autoComplete="new-password"
      />
    </>
  );
};
