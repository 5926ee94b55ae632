import type { SecondFactorMethod } from '@pavilion/contract/secondFactors';
import type { ReactNode } from 'react';
import IconKey from '~icons/lucide/fingerprint';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { FormProblem } from '../identity/FormProblem.tsx';
import type { ProofForm } from './model/useProofForm.ts';

/** Six digits, a space between: nobody types more. */
const codeLengthMax = 12;
const recoveryLengthMax = 24;

const codeInputs = {
  totp: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: codeLengthMax },
  recovery_code: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    maxLength: recoveryLengthMax,
  },
} as const;

const CodeField = ({
  form,
  method,
}: {
  readonly form: ProofForm;
  readonly method: 'totp' | 'recovery_code';
}) => {
  const { t } = useTranslation();
  const required = t(method === 'totp' ? 'second_factor.ph_code' : 'second_factor.ph_recovery');
  return (
    <Field
      key={method}
      label={t(method === 'totp' ? 'second_factor.code' : 'second_factor.recovery_code')}
      hint={t(method === 'totp' ? 'second_factor.code_hint' : 'second_factor.recovery_hint')}
      error={form.errorOf('code')}
      required
    >
      {(control) => (
        <Input
          {...control}
          {...form.register('code', { required })}
          {...codeInputs[method]}
          spellCheck={false}
          className="tnum tracking-[0.2em]"
        />
      )}
    </Field>
  );
};

const OtherWays = ({ form }: { readonly form: ProofForm }) => {
  const { t } = useTranslation();
  if (form.others.length === 0) return null;
  const choice = (method: SecondFactorMethod): ReactNode => (
    <Button key={method} tone="ghost" size="sm" onClick={() => form.choose(method)}>
      {t(`second_factor.way_${method}`)}
    </Button>
  );
  return <div className="-mx-3.5 mt-1 flex flex-wrap gap-x-1">{form.others.map(choice)}</div>;
};

interface ProofFieldsProps {
  readonly form: ProofForm;
  /** Names the form for whoever looks for it. */
  readonly name: string;
  readonly submitLabel: string;
  readonly danger?: boolean;
  /** What is asked for, and why. */
  readonly intro: string;
}

/** The form of a proof: password where it is asked for, one factor, the ways to another. */
export const ProofFields = ({ form, name, submitLabel, danger = false, intro }: ProofFieldsProps) => {
  const { t } = useTranslation();
  const { method, waitSeconds } = form;
  return (
    <form onSubmit={form.onSubmit} noValidate className="flex flex-col gap-2" data-form={name}>
      {form.problem ? (
        <FormProblem text={form.problem} />
      ) : (
        <p className="mb-3 text-sm text-text-2 leading-relaxed">{intro}</p>
      )}
      {form.withPassword && (
        <Field label={t('login.password')} error={form.errorOf('password')} required>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password', { required: t('ph_password') })}
              autoComplete="current-password"
              maxLength={128}
              placeholder={t('ph_password')}
            />
          )}
        </Field>
      )}
      {method !== null && method !== 'passkey' && <CodeField form={form} method={method} />}
      <Button
        type="submit"
        tone={danger ? 'danger' : 'main'}
        size="lg"
        wide
        busy={form.isSubmitting}
        aria-disabled={waitSeconds > 0 || undefined}
        className="mt-2"
      >
        {method === 'passkey' && <IconKey aria-hidden className="size-5" />}
        {waitSeconds > 0 ? t('login.wait', { seconds: waitSeconds }) : submitLabel}
      </Button>
      <OtherWays form={form} />
    </form>
  );
};
