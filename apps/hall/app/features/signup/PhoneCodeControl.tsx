import { verifyCountdownSeconds } from '@pavilion/contract';
import { registerSms } from '@pavilion/contract/signup';
import { type ReactNode, useRef } from 'react';
import { callApi } from '../../api/client.ts';
import type { CallFailure } from '../../api/failure.ts';
import { useSending } from '../../api/useSending.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { smsCodes } from './model/signupCodes.ts';
import { violationOf } from './model/signupForm.ts';
import { tidied } from './model/tidy.ts';
import { useCountdown } from './model/useCountdown.ts';
import type { Signup } from './model/useSignup.ts';

interface PhoneCodeControlProps {
  readonly form: Signup;
  /** The code's box. */
  readonly children: ReactNode;
}

const phoneCodes: readonly number[] = [smsCodes.phoneInvalid, smsCodes.phoneBlank];
const toldCodes: readonly number[] = [smsCodes.tooSoon, smsCodes.noBalance, smsCodes.askService];

const offlineKey = (kind: CallFailure['kind']): 'networkError' | 'requestTimeout' | undefined => {
  if (kind === 'network') return 'networkError';
  return kind === 'timeout' ? 'requestTimeout' : undefined;
};

/** The code's box beside the button that sends it; the button counts down until it may be pressed again. */
export const PhoneCodeControl = ({ form, children }: PhoneCodeControlProps) => {
  const { t } = useTranslation();
  const { site } = useSite();
  const { store, context } = form;
  const [secondsLeft, begin] = useCountdown();
  const box = useRef<HTMLDivElement>(null);

  /** The phone as it may be sent to; null when a complaint stands under it instead. */
  const phoneToSendTo = (): string | null => {
    const phone = tidied('member_phone', store.values().member_phone ?? '');
    store.setText('member_phone', phone);
    const rule = phone === '' ? 'signup.require_text' : violationOf('member_phone', store.values(), context);
    if (rule === null) return phone;
    store.complain('member_phone', { type: 'rule', message: t(rule) });
    return null;
  };

  /** Each code of spec §8 SMS send in its place; a code sent less than five minutes ago counts down all the same. */
  const tellFailure = (failure: CallFailure): void => {
    const { kind, code, message } = failure;
    if (kind === 'refused' && code === smsCodes.tooSoon) begin(verifyCountdownSeconds);
    if (kind === 'refused' && phoneCodes.includes(code)) {
      store.complain('member_phone', { type: 'server', message });
      return;
    }
    const told = kind === 'refused' && toldCodes.includes(code);
    showToast({ kind: 'error', text: told ? message : t(offlineKey(kind) ?? 'error') });
  };

  const sending = useSending(async (phone: string) => {
    await callApi(registerSms, {
      member_phone: phone,
      currency: context.currency,
      type: 'register_member',
    });
    begin(verifyCountdownSeconds);
    showToast({ kind: 'success', text: t('signup.code_sent') });
    box.current?.querySelector('input')?.focus();
  }, tellFailure);
  const send = () => {
    if (secondsLeft > 0 || site.is_demo) return;
    const phone = phoneToSendTo();
    if (phone !== null) sending.send(phone);
  };

  return (
    <div ref={box} className="flex gap-3">
      {children}
      {/* Never disabled: a button that goes away takes the focus with it. */}
      <Button
        className="tnum h-12 max-w-[55%] min-w-28 shrink px-3! whitespace-normal! leading-tight"
        aria-disabled={secondsLeft > 0 || site.is_demo || undefined}
        busy={sending.isPending}
        onClick={send}
      >
        {secondsLeft > 0 ? t('signup.code_again', { seconds: secondsLeft }) : t('signup.code_send')}
      </Button>
    </div>
  );
};
