import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { ThirdPartyButtons } from '../handoff/ThirdPartyButtons.tsx';
import { CaptchaField } from '../identity/CaptchaField.tsx';
import { FormProblem } from '../identity/FormProblem.tsx';
import { PasskeyLoginButton } from '../secondFactors/PasskeyLoginButton.tsx';
import { LoginStage } from '../template/LoginStage.tsx';
import { useLoginForm } from './useLoginForm.ts';

export const LoginModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const {
    captcha,
    problem,
    setProblem,
    waitSeconds,
    submit,
    forget,
    register,
    setAnswer,
    isSubmitting,
    errorOf,
  } = useLoginForm(onClose);
  const { loginItems } = useSite();
  const beside = useTemplate() === 'wide' && loginItems.length > 0;
  return (
    <TemplateDialog open title={t('login.title')} size={beside ? 'wide' : 'narrow'} onClose={onClose}>
      <div className={beside ? 'grid grid-cols-[16rem_1fr] gap-6' : undefined}>
        <LoginStage onLeave={onClose} />
        <form onSubmit={submit} noValidate className="flex flex-col gap-2" data-form="login">
          {problem && <FormProblem text={problem} />}
          <Field label={t('login.account')} error={errorOf('account')} required>
            {(control) => (
              <Input
                {...control}
                {...register('account', { required: t('ph_account_name') })}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                placeholder={t('ph_account_name')}
              />
            )}
          </Field>
          <Field label={t('login.password')} error={errorOf('password')} required>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('password', { required: t('ph_password') })}
                autoComplete="current-password"
                maxLength={128}
                placeholder={t('ph_password')}
              />
            )}
          </Field>
          <CaptchaField
            captcha={captcha}
            error={errorOf('answer')}
            input={register('answer', { required: t('ph_account_verify_code') })}
            onAnswer={setAnswer}
          />
          <Button
            type="submit"
            tone="main"
            size="lg"
            wide
            busy={isSubmitting}
            aria-disabled={waitSeconds > 0 || undefined}
            className="mt-2"
          >
            {waitSeconds > 0 ? t('login.wait', { seconds: waitSeconds }) : t('login.submit')}
          </Button>
          <PasskeyLoginButton onDone={onClose} onProblem={setProblem} />
          <ThirdPartyButtons />
          <div className="flex flex-wrap items-center justify-between gap-x-6 pt-2 text-sm text-text-2">
            <button
              type="button"
              onClick={forget}
              className="min-h-11 text-text-2 hover:text-text hover:underline"
            >
              {t('recovery.forgot_link')}
            </button>
            <p>
              {t('login.no_account')}{' '}
              <button
                type="button"
                onClick={() => openModal('register')}
                className="min-h-11 font-semibold text-accent hover:underline"
              >
                {t('login.to_join')}
              </button>
            </p>
          </div>
        </form>
      </div>
    </TemplateDialog>
  );
};
