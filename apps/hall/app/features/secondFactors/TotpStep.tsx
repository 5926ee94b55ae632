import { type TotpBegun, totpConfirm } from '@pavilion/contract/secondFactors';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { FormProblem } from '../identity/FormProblem.tsx';
import { complaintOf } from './model/failures.ts';

const groupLength = 4;

/** In groups of four, as eyes and fingers take it. */
const inGroups = (secret: string): string =>
  secret.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join(' ') ?? secret;

/** The secret in its three forms: to scan, to open in an app here, to type. */
const Secret = ({ begun }: { readonly begun: TotpBegun }) => {
  const { t } = useTranslation();
  const isNarrow = useTemplate() === 'narrow';
  return (
    <>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(begun.picture)}`}
        alt={t('second_factor.qr_picture')}
        width="200"
        height="200"
        className="mx-auto size-50 rounded-control bg-white"
      />
      {isNarrow && (
        <a
          href={begun.address}
          className="mx-auto inline-flex min-h-11 items-center font-semibold text-accent text-sm hover:underline"
        >
          {t('second_factor.open_app')}
        </a>
      )}
      <div className="rounded-control bg-ground px-4 py-3 ring-1 ring-line ring-inset">
        <p className="text-text-3 text-xs">{t('second_factor.typed_text')}</p>
        <div className="flex items-center gap-2">
          <code
            data-field="secret"
            className="tnum min-w-0 flex-1 break-words font-semibold text-sm tracking-wider"
          >
            {inGroups(begun.secret)}
          </code>
          <CopyButton text={begun.secret} />
        </div>
      </div>
    </>
  );
};

interface TotpStepProps {
  readonly begun: TotpBegun;
  /** `codes`: recovery codes of a first factor. */
  readonly onDone: (codes: string[] | null) => void;
  readonly onOver: (text: string) => void;
}

/** The secret, and the first code that proves that the app has it. */
export const TotpStep = ({ begun, onDone, onOver }: TotpStepProps) => {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async ({ code }) => {
    setProblem(null);
    try {
      onDone((await callApi(totpConfirm, { code })).recovery_codes);
    } catch (error) {
      const complaint = complaintOf(error, t);
      if (complaint.at === 'over') return onOver(complaint.text);
      if (complaint.at !== 'code') return setProblem(complaint.text);
      setError('code', { message: complaint.text });
      setFocus('code', { shouldSelect: true });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4" data-form="totp">
      {problem ? (
        <FormProblem text={problem} />
      ) : (
        <p className="text-sm text-text-2 leading-relaxed">{t('second_factor.scan_text')}</p>
      )}
      <Secret begun={begun} />
      <Field
        label={t('second_factor.code')}
        hint={t('second_factor.first_code_hint')}
        error={formState.errors.code?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...register('code', { required: t('second_factor.ph_code') })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            spellCheck={false}
            className="tnum tracking-[0.2em]"
          />
        )}
      </Field>
      <Button type="submit" tone="main" size="lg" wide busy={formState.isSubmitting}>
        {t('second_factor.turn_on')}
      </Button>
    </form>
  );
};
