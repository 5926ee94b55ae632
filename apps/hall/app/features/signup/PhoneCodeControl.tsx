import { verifyCountdownSeconds } from '@pavilion/contract';
import { registerSms } from '@pavilion/contract/signup';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { isCallFailure, wasRefused } from '../../api/failure.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { violationOf } from './model/signupForm.ts';
import { useCountdown } from './model/useCountdown.ts';
import type { Signup } from './model/useSignup.ts';

/** Sent less than five minutes ago: the countdown starts all the same (spec §8). */
const tooOftenCode = 102;

/** The code's box beside the button that sends it; the button counts down until it may be pressed again. */
export const PhoneCodeControl = ({
  form,
  children,
}: {
  readonly form: Signup;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation();
  const [secondsLeft, begin] = useCountdown();
  const [sending, setSending] = useState(false);

  const send = async () => {
    const phone = form.values.member_phone ?? '';
    const rule =
      phone === '' ? 'signup.require_text' : violationOf('member_phone', form.values, form.context);
    if (rule) return form.complain('member_phone', { rule });
    setSending(true);
    try {
      await callApi(registerSms, { member_phone: phone, currency: form.currency, type: 'register_member' });
      begin(verifyCountdownSeconds);
      showToast({ kind: 'success', text: t('signup.code_sent') });
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      if (wasRefused(error, tooOftenCode)) begin(verifyCountdownSeconds);
      showToast({ kind: 'error', text: error.kind === 'refused' ? error.message : t('error') });
    } finally {
      setSending(false);
    }
  };

  return (
    <div className="flex gap-3">
      {children}
      <Button
        size="md"
        className="tnum h-12 min-w-28"
        disabled={secondsLeft > 0}
        busy={sending}
        onClick={send}
      >
        {secondsLeft > 0 ? t('signup.code_again', { seconds: secondsLeft }) : t('signup.code_send')}
      </Button>
    </div>
  );
};
