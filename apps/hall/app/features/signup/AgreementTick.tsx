import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useAccepted, useComplaint } from './model/useFieldState.ts';
import type { Signup } from './model/useSignup.ts';

interface AgreementTickProps {
  readonly form: Signup;
  readonly onRead: () => void;
  /** The agreement has just been read: the form goes on here. */
  readonly hasRead: boolean;
}

export const AgreementTick = ({ form, onRead, hasRead }: AgreementTickProps) => {
  const { t } = useTranslation();
  const error = useComplaint(form, 'agreement');
  const accepted = useAccepted(form);
  const tick = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasRead) tick.current?.focus();
  }, [hasRead]);
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3 text-sm">
        <input
          ref={tick}
          id="signup-agreement"
          type="checkbox"
          className="size-5 shrink-0 accent-(--accent)"
          checked={accepted}
          aria-required
          aria-describedby="signup-agreement-below"
          aria-invalid={error ? true : undefined}
          onChange={(event) => form.store.setAgreement(event.target.checked)}
        />
        <span className="text-text-2">
          <label htmlFor="signup-agreement">
            {t('signup.agree_to', { age: form.context.minimumAgeYears })}
          </label>{' '}
          <button
            type="button"
            onClick={onRead}
            className="min-h-11 font-semibold text-accent hover:underline"
          >
            {t('signup.agreement')}
          </button>
        </span>
      </div>
      <p
        id="signup-agreement-below"
        role={error ? 'alert' : undefined}
        className="min-h-[1.125rem] text-cinnabar-text text-xs"
      >
        {error}
      </p>
    </div>
  );
};
