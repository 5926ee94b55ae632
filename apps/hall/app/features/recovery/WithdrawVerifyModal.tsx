import { withdrawPasswordDigits } from '@pavilion/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { CaptchaField } from '../identity/CaptchaField.tsx';
import { AccountField } from './AccountField.tsx';
import { ContactField } from './ContactField.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { type Proved, useVerifyForm } from './model/useVerifyForm.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Problem } from './Problem.tsx';
import { Step } from './Step.tsx';

const stepsInAll = 2;

const VerifyForm = ({ onProved }: { readonly onProved: (proved: Proved) => void }) => {
  const { t } = useTranslation();
  const { ways, method, chooseMethod, captcha, problem, isSubmitting, submit, fields, errorOf } =
    useVerifyForm(onProved);
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2" data-form="withdraw-verify">
      <Step step={1} of={stepsInAll} text={t('recovery.verify_text')} />
      {problem && <Problem text={problem} />}
      <AccountField error={errorOf('account')} input={fields.account} />
      <Field
        label={t('signup.field.withdraw_password')}
        hint={t('recovery.hint_withdraw')}
        error={errorOf('withdraw_password')}
        required
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...fields.withdraw_password}
            inputMode="numeric"
            autoComplete="off"
            maxLength={withdrawPasswordDigits}
          />
        )}
      </Field>
      <MethodChoice methods={ways.methods} method={method} onChoose={chooseMethod} />
      <ContactField method={method} error={errorOf('contact')} input={fields.contact} />
      <CaptchaField captcha={captcha} error={errorOf('captcha')} input={fields.captcha} />
      <Button type="submit" tone="main" size="lg" wide busy={isSubmitting} className="mt-2">
        {t('recovery.next')}
      </Button>
    </form>
  );
};

/** Verify with the withdraw password, then set a new login password (spec §2 withdraw-password reset modal). */
export const WithdrawVerifyModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const [proved, setProved] = useState<Proved | null>(null);
  const finish = () => {
    onClose();
    showToast({ kind: 'success', text: t('recovery.saved') });
    openModal('login');
  };
  return (
    <TemplateDialog
      open
      title={proved === null ? t('recovery.verify_title') : t('recovery.new_title')}
      onClose={onClose}
    >
      {proved === null ? (
        <VerifyForm onProved={setProved} />
      ) : (
        <NewPasswordForm proved={proved} step={stepsInAll} onSaved={finish} onAgain={() => setProved(null)} />
      )}
    </TemplateDialog>
  );
};
