import { phoneCodeDigits } from '@pavilion/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { CustomerServiceLink } from '../../ui/CustomerServiceLink.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { showToast } from '../../ui/toast.ts';

import { AccountField } from './AccountField.tsx';
import { ContactField } from './ContactField.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { forgetSentCode, type SentCode } from './model/sentCode.ts';
import { useForgotForm } from './model/useForgotForm.ts';
import type { Proved } from './model/useVerifyForm.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Problem } from './Problem.tsx';
import { Step } from './Step.tsx';

const stepsInAll = 3;

type Forgot = ReturnType<typeof useForgotForm>;

/** Nobody can be reached: only staff can find out whose account it is. */
const NoWay = () => {
  const { t } = useTranslation();
  return (
    <p role="status" className="mb-2 text-sm text-text-2">
      {t('recovery.no_way')}{' '}
      <CustomerServiceLink className="inline-flex min-h-6 items-center font-semibold text-accent hover:underline">
        {t('shell.service')}
      </CustomerServiceLink>
    </p>
  );
};

const AskFields = ({ form }: { readonly form: Forgot }) => {
  const { t } = useTranslation();
  const { ways, method, chooseMethod, secondsLeft, fields, errorOf, isSubmitting } = form;
  return (
    <>
      <AccountField error={errorOf('account')} input={fields.account()} />
      <MethodChoice methods={ways.methods} method={method} onChoose={chooseMethod} />
      {ways.methods.length === 0 && <NoWay />}
      <ContactField method={method} error={errorOf('contact')} input={fields.contact()} />
      <Button
        type="submit"
        tone="main"
        size="lg"
        wide
        busy={isSubmitting}
        disabled={secondsLeft > 0}
        className="tnum mt-2"
      >
        {secondsLeft > 0 ? t('signup.code_again', { seconds: secondsLeft }) : t('signup.code_send')}
      </Button>
      {ways.byWithdrawPassword && (
        <p className="pt-2 text-center">
          <button
            type="button"
            onClick={() => openModal('withdrawVerify')}
            className="min-h-11 font-semibold text-accent text-sm hover:underline"
          >
            {t('recovery.by_withdraw')}
          </button>
        </p>
      )}
    </>
  );
};

const CodeFields = ({ form }: { readonly form: Forgot }) => {
  const { t } = useTranslation();
  const { secondsLeft, fields, errorOf, isSubmitting, sendAgain, startOver } = form;
  return (
    <>
      <Field label={t('recovery.code')} hint={t('recovery.code_hint')} error={errorOf('code')} required>
        {(control) => (
          <div className="flex gap-3">
            <Input
              {...control}
              {...fields.code()}
              className="tnum flex-1 text-lg tracking-[0.3em]"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={phoneCodeDigits}
            />
            <Button className="tnum h-12 min-w-28" disabled={secondsLeft > 0} onClick={sendAgain}>
              {secondsLeft > 0 ? t('signup.code_again', { seconds: secondsLeft }) : t('signup.code_send')}
            </Button>
          </div>
        )}
      </Field>
      <Button type="submit" tone="main" size="lg" wide busy={isSubmitting} className="mt-2">
        {t('recovery.next')}
      </Button>
      <p className="pt-2 text-center">
        <button
          type="button"
          onClick={startOver}
          className="min-h-11 font-semibold text-accent text-sm hover:underline"
        >
          {t('recovery.other_contact')}
        </button>
      </p>
    </>
  );
};

const ForgotForm = ({ onProved }: { readonly onProved: (proved: Proved) => void }) => {
  const { t } = useTranslation();
  const form = useForgotForm(onProved);
  const { sent } = form;
  const sentText = ({ method, contact }: SentCode) => t(`recovery.sent_${method}`, { contact });
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-2" data-form="forgot">
      <Step
        step={sent === null ? 1 : 2}
        of={stepsInAll}
        text={sent === null ? t('recovery.forgot_text') : sentText(sent)}
      />
      {form.problem && <Problem text={form.problem} />}
      {sent === null ? <AskFields form={form} /> : <CodeFields form={form} />}
    </form>
  );
};

/** A forgotten password: a code by e-mail or phone, then a new one (spec §2 forgot and reset password modals). */
export const ForgotPasswordModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const [proved, setProved] = useState<Proved | null>(null);
  const again = () => {
    forgetSentCode();
    setProved(null);
  };
  const finish = () => {
    forgetSentCode();
    onClose();
    showToast({ kind: 'success', text: t('recovery.saved') });
    openModal('login');
  };
  return (
    <TemplateDialog
      open
      title={proved === null ? t('recovery.forgot_title') : t('recovery.new_title')}
      onClose={onClose}
    >
      {proved === null ? (
        <ForgotForm onProved={setProved} />
      ) : (
        <NewPasswordForm proved={proved} step={stepsInAll} onSaved={finish} onAgain={again} />
      )}
    </TemplateDialog>
  );
};
