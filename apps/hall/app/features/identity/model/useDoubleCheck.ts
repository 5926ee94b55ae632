import type { QuestionsChallenge } from '@pavilion/contract/identity';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type CallFailure, isCallFailure } from '../../../api/failure.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { answerQuestion, skipQuestion } from './doubleValidation.ts';
import { enter } from './enter.ts';
import { answerVerdict, skipVerdict, type Verdict } from './loginCodes.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useWait } from './useWait.ts';

interface AnswerValues {
  readonly question_answer: string;
  readonly captcha_answer: string;
}

/** Told one at a time, in this order (spec §5 Double validation). */
const order = ['question_answer', 'captcha_answer'] as const;
type Name = (typeof order)[number];

const wrongAnswerSchema = z.object({ answers_left: z.number().int() });

/** The question of a login, its answer and its skipping (spec §4 Double verification). */
export const useDoubleCheck = (challenge: QuestionsChallenge, onClose: () => void) => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const captcha = useCaptcha(1);
  const [asked, setAsked] = useState(challenge);
  const [problem, setProblem] = useState<string | null>(null);
  /** Why this login can only be begun again. */
  const [over, setOver] = useState<string | null>(null);
  const [answersLeft, setAnswersLeft] = useState<number | null>(null);
  const [waitSeconds, beginWait] = useWait();
  const form = useForm<AnswerValues>({ defaultValues: { question_answer: '', captcha_answer: '' } });
  const { errors, isSubmitting } = form.formState;
  const shown = order.find((name) => errors[name]);

  // The field of another question is another field, there only after this one has gone.
  const { setFocus } = form;
  useEffect(() => {
    if (asked !== challenge) setFocus('question_answer');
  }, [asked, challenge, setFocus]);

  const complain = (name: Name, message: string): void => {
    form.setError(name, { message });
    setFocus(name);
  };

  const tell = (verdict: Verdict, failure: CallFailure): void => {
    switch (verdict.kind) {
      case 'captcha':
        complain('captcha_answer', t('verify_failed'));
        return;
      case 'answer':
        setAnswersLeft(wrongAnswerSchema.safeParse(failure.data).data?.answers_left ?? null);
        complain('question_answer', verdict.text);
        return;
      case 'over':
        setOver(verdict.text);
        return;
      case 'wait':
        beginWait(verdict.seconds);
        setProblem(verdict.text);
        return;
      default:
        setProblem('text' in verdict ? verdict.text : failure.message);
    }
  };

  const submit = form.handleSubmit(async (values) => {
    if (waitSeconds > 0) return;
    setProblem(null);
    try {
      const login = await answerQuestion({
        memberLoginId: asked.member_login_id,
        answer: values.question_answer,
        captchaAnswer: values.captcha_answer,
        captchaToken: captcha.picture?.token ?? '',
      });
      onClose();
      enter(login, currency, t('login_success'));
    } catch (error) {
      captcha.refresh();
      form.resetField('captcha_answer');
      if (!isCallFailure(error)) throw error;
      tell(answerVerdict(error, t), error);
    }
  });

  const skipping = useSending(
    async () => {
      setAsked(await skipQuestion(asked.member_login_id));
      form.resetField('question_answer');
    },
    (failure) => tell(skipVerdict(failure, t), failure),
  );
  const skip = (): void => {
    if (skipping.isPending || isSubmitting) return;
    setProblem(null);
    skipping.send();
  };

  return {
    asked,
    captcha,
    setCaptchaAnswer: (answer: string) => form.setValue('captcha_answer', answer),
    problem,
    over,
    answersLeft,
    waitSeconds,
    isSubmitting,
    skipping: skipping.isPending,
    submit,
    skip,
    register: form.register,
    errorOf: (name: Name): string | undefined => (shown === name ? errors[name]?.message : undefined),
  };
};
