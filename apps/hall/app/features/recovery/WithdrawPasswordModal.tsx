import { withdrawPasswordDigits } from '@pavilion/contract';
import { memberProfile } from '@pavilion/contract/identity';
import type { ComponentProps } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { ConfirmStep } from '../secondFactors/ConfirmStep.tsx';
import { useWithdrawPassword } from './model/useWithdrawPassword.ts';
import { Problem } from './Problem.tsx';

/** Four digits: the number pad, and no browser that remembers them. */
const digits: ComponentProps<'input'> = {
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: withdrawPasswordDigits,
};

interface FormProps {
  readonly isSet: boolean;
  readonly onSaved: () => void;
}

const WithdrawPasswordForm = ({ isSet, onSaved }: FormProps) => {
  const { t } = useTranslation();
  const { problem, isSubmitting, submit, proving, fields, errorOf } = useWithdrawPassword(isSet, onSaved);
  const proofLooks: ComponentProps<'input'> = isSet
    ? digits
    : { autoComplete: 'current-password', maxLength: 128 };
  if (proving)
    return (
      <ConfirmStep
        intro={proving.asks}
        submitLabel={isSet ? t('recovery.card_change') : t('recovery.card_set')}
        withPassword={false}
        carryOut={proving.carryOut}
      />
    );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2" data-form="withdraw-password">
      {problem && <Problem text={problem} />}
      <Field
        label={isSet ? t('recovery.card_old') : t('recovery.card_login')}
        error={errorOf('proof')}
        required
      >
        {(control) => <PasswordInput {...control} {...fields.proof} {...proofLooks} />}
      </Field>
      <Field
        label={t('recovery.card_new')}
        hint={t('signup.hint.withdraw_password')}
        error={errorOf('withdraw_password')}
        required
      >
        {(control) => <PasswordInput {...control} {...fields.withdraw_password} {...digits} />}
      </Field>
      <Field label={t('recovery.card_repeat')} error={errorOf('check_withdraw_password')} required>
        {(control) => <PasswordInput {...control} {...fields.check_withdraw_password} {...digits} />}
      </Field>
      <Button type="submit" tone="main" size="lg" wide busy={isSubmitting} className="mt-2">
        {isSet ? t('recovery.card_change') : t('recovery.card_set')}
      </Button>
    </form>
  );
};

/** Sets or changes the member's own withdraw password. */
export const WithdrawPasswordModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const profile = useCallQuery(memberProfile, {});
  const isSet = profile.data?.member_profile.is_withdraw_password;
  return (
    <TemplateDialog open title={t('signup.field.withdraw_password')} onClose={onClose}>
      {isSet !== undefined ? (
        <WithdrawPasswordForm isSet={isSet === 1} onSaved={onClose} />
      ) : profile.isError ? (
        <EmptyScene scene="failed" title={t('member.failed')}>
          <Button onClick={() => void profile.refetch()}>{t('member.retry')}</Button>
        </EmptyScene>
      ) : (
        <Skeleton className="h-72" />
      )}
    </TemplateDialog>
  );
};
