import { withdrawPasswordDigits } from '@pavilion/contract';
import type { QuestionColumn, QuestionsChallenge } from '@pavilion/contract/identity';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps, ToldModalProps } from '../../modals/modals.ts';
import { openModal } from '../../state/modalStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { useDoubleCheck } from './model/useDoubleCheck.ts';

/** The keyboard that fits the answer. Nothing is filled in by the browser: whoever sits here proves what is known. */
const inputProps = {
  member_name: { autoCapitalize: 'words' },
  identity_id: { autoCapitalize: 'characters' },
  member_phone: { inputMode: 'tel' },
  member_email: { inputMode: 'email', autoCapitalize: 'none' },
  withdraw_password: { inputMode: 'numeric', maxLength: withdrawPasswordDigits },
} as const satisfies Record<QuestionColumn, ComponentProps<'input'>>;

const AnswerInput = ({
  question,
  ...input
}: ComponentProps<'input'> & { readonly question: QuestionColumn }) => {
  const props = { maxLength: 256, ...inputProps[question], ...input, autoComplete: 'off', spellCheck: false };
  return question === 'withdraw_password' ? <PasswordInput {...props} /> : <Input {...props} />;
};

/** Instead of the form, once this login can only be begun again. */
const Over = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <FormProblem text={text} />
      <Button tone="main" size="lg" wide onClick={() => openModal('login')}>
        {t('login.check_again')}
      </Button>
    </div>
  );
};

const Question = ({ challenge, onClose }: ModalProps & { readonly challenge: QuestionsChallenge }) => {
  const { t } = useTranslation();
  const check = useDoubleCheck(challenge, onClose);
  const { question, available_questions_count: available } = check.asked;
  if (check.over !== null) return <Over text={check.over} />;
  const left = check.answersLeft === null ? undefined : t('login.check_left', { left: check.answersLeft });
  const answerError = check.errorOf('question_answer');
  return (
    <form onSubmit={check.submit} noValidate className="flex flex-col gap-2" data-form="double-check">
      {check.problem ? (
        <FormProblem text={check.problem} />
      ) : (
        <p className="mb-3 text-sm text-text-2 leading-relaxed">{t('different_device')}</p>
      )}
      <Field
        label={t(`login.question_${question}`)}
        error={answerError && left ? `${answerError} ${left}` : answerError}
        hint={left ?? t('login.check_hint')}
        required
      >
        {(control) => (
          <AnswerInput
            key={question}
            {...control}
            {...check.register('question_answer', { required: t('login.ph_check_answer') })}
            question={question}
          />
        )}
      </Field>
      {available > 1 && (
        <button
          type="button"
          aria-busy={check.skipping || undefined}
          onClick={check.skip}
          className="-mt-1 min-h-11 self-start font-semibold text-accent text-sm hover:underline"
        >
          {t('login.check_skip', { left: available - 1 })}
        </button>
      )}
      <CaptchaField
        captcha={check.captcha}
        error={check.errorOf('captcha_answer')}
        input={check.register('captcha_answer', { required: t('ph_account_verify_code') })}
        onAnswer={check.setCaptchaAnswer}
      />
      <Button
        type="submit"
        tone="main"
        size="lg"
        wide
        busy={check.isSubmitting}
        aria-disabled={check.waitSeconds > 0 || undefined}
        className="mt-2"
      >
        {check.waitSeconds > 0 ? t('login.wait', { seconds: check.waitSeconds }) : t('login.check_submit')}
      </Button>
    </form>
  );
};

/** Asks a member on an unknown device for something that only the member knows (login code 107). */
export const DoubleCheckModal = ({ opened, onClose }: ToldModalProps) => {
  const { t } = useTranslation();
  if (opened.name !== 'doubleCheck') return null;
  const challenge = opened.told;
  return (
    <TemplateDialog open title={t('login.check_title')} onClose={onClose}>
      <Question challenge={challenge} onClose={onClose} />
    </TemplateDialog>
  );
};
