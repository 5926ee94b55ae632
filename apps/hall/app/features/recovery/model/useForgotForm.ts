import { verifyCountdownSeconds } from '@pavilion/contract';
import {
  checkContact,
  checkSentCode,
  forgotSend,
  forgotVerify,
  type RecoveryMethod,
} from '@pavilion/contract/recovery';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { type CallFailure, isCallFailure, wasRefused } from '../../../api/failure.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSecondsLeft } from '../../../state/useSecondsLeft.ts';
import { codeRequestOf, forgetCodeRequest } from './codeRequest.ts';
import { failureText } from './recoveryCodes.ts';
import { forgetSentCode, keepSentCode, keptSentCode, maskContact, type SentCode } from './sentCode.ts';
import { keepTypedAccount, typedAccount } from './typedAccount.ts';
import type { Proved } from './useVerifyForm.ts';
import { useWays } from './useWays.ts';

interface AskValues {
  readonly account: string;
  readonly member_email: string;
  readonly member_phone: string;
  readonly code: string;
}
type Name = keyof AskValues;

/** Asked less than five minutes ago: the countdown runs all the same (spec §8 SMS send). */
const tooSoonCode = 102;
const codeCodes: ReadonlySet<number> = new Set([101, 102]);

/** A forgotten password, up to the new one: ask for a code, then type it in. */
export const useForgotForm = (onProved: (proved: Proved) => void) => {
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentCode | null>(keptSentCode);
  const [waitUntilMs, setWaitUntilMs] = useState(() => keptSentCode()?.untilMs ?? 0);
  const secondsLeft = useSecondsLeft(waitUntilMs);
  const ways = useWays(sent?.method);
  const { method } = ways;
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<AskValues>({
    defaultValues: {
      account: sent?.account ?? typedAccount(),
      member_email: '',
      member_phone: '',
      code: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const contactField = `member_${method}` as const;
  const order: readonly Name[] = sent === null ? ['account', contactField] : ['code'];
  const shown = order.find((name) => errors[name]);

  const tell = (error: unknown, say: (failure: CallFailure) => void): void => {
    if (!isCallFailure(error)) throw error;
    say(error);
  };

  const send = async (values: AskValues): Promise<void> => {
    if (secondsLeft > 0) return;
    setProblem(null);
    const account = values.account.trim();
    const contact = values[contactField].trim();
    keepTypedAccount(account);
    const { id, untilMs } = codeRequestOf(`${account} ${contactField} ${contact}`);
    try {
      const { ticket } = await callApi(forgotSend, { account, [contactField]: contact, request_id: id });
      forgetCodeRequest();
      const next = { ticket, account, method, contact: maskContact(contact), untilMs };
      keepSentCode(next);
      setWaitUntilMs(untilMs);
      setSent(next);
      form.resetField('code');
    } catch (error) {
      // Refused is answered: nothing was sent under this number.
      if (isCallFailure(error) && error.kind === 'refused') forgetCodeRequest();
      if (wasRefused(error, tooSoonCode)) setWaitUntilMs(Date.now() + verifyCountdownSeconds * 1000);
      tell(error, (failure) => setProblem(failureText(failure, t)));
    }
  };

  const answer = async ({ code }: AskValues): Promise<void> => {
    if (sent === null) return;
    setProblem(null);
    try {
      const token = await callApi(forgotVerify, { ticket: sent.ticket, code: code.trim() });
      onProved({ ...token, account: sent.account });
    } catch (error) {
      tell(error, (failure) => {
        const isAboutCode = failure.kind === 'refused' && codeCodes.has(failure.code);
        if (isAboutCode) form.setError('code', { message: failure.message }, { shouldFocus: true });
        else setProblem(failureText(failure, t));
      });
    }
  };

  /** Back to the first step. Another code may still have to wait. */
  const startOver = (): void => {
    forgetSentCode();
    setSent(null);
    setProblem(null);
    form.clearErrors();
  };

  const worded = (key: ReturnType<typeof checkContact>): string | true => (key === null ? true : t(key));

  return {
    sent,
    secondsLeft,
    ways,
    method,
    chooseMethod: (next: RecoveryMethod): void => {
      form.clearErrors();
      ways.choose(next);
    },
    problem,
    isSubmitting,
    submit: form.handleSubmit((values) => (sent === null ? send(values) : answer(values))),
    /** Once more to the same place; after a reload that place is no longer known, and is asked for again. */
    sendAgain: (): void => {
      const values = form.getValues();
      if (values[contactField].trim() === '') startOver();
      else void send(values);
    },
    startOver,
    /** Registered by the step that shows them: what is not shown asks for nothing. */
    fields: {
      account: () =>
        form.register('account', {
          required: t('ph_account_name'),
          onBlur: (event: { target: { value: string } }) => ways.ask(event.target.value),
        }),
      contact: () =>
        form.register(contactField, {
          validate: (value) => worded(checkContact(method, value)),
          onBlur: (event: { target: { value: string } }) => {
            if (method === 'email' && event.target.value !== '') void form.trigger('member_email');
          },
        }),
      code: () => form.register('code', { validate: (value) => worded(checkSentCode(value)) }),
    },
    errorOf: (name: 'account' | 'contact' | 'code'): string | undefined => {
      const field = name === 'contact' ? contactField : name;
      return shown === field ? errors[field]?.message : undefined;
    },
  };
};
