import { type PasskeyCreation, passkeyConfirm, passkeyNameLengthMax } from '@pavilion/contract/secondFactors';
import { makePasskey } from '@pavilion/web/passkeys';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import IconKey from '~icons/lucide/fingerprint';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { FormProblem } from '../identity/FormProblem.tsx';
import { readUserAgent } from '../identity/model/deviceInfo.ts';
import { complaintOf } from './model/failures.ts';

/** A name to begin with: the system that the passkey will lie on, more often than not. */
const suggestedName = (): string => {
  const { system, browser } = readUserAgent(navigator.userAgent);
  return `${system} · ${browser}`.slice(0, passkeyNameLengthMax);
};

interface PasskeyStepProps {
  readonly creation: PasskeyCreation;
  readonly onDone: (codes: string[] | null) => void;
  readonly onOver: (text: string) => void;
}

/** A name, then the browser's own window: it wants to be opened by a press. */
export const PasskeyStep = ({ creation, onDone, onOver }: PasskeyStepProps) => {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const [name] = useState(suggestedName);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name } });
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    try {
      const credential = await makePasskey(creation);
      onDone((await callApi(passkeyConfirm, { credential, name: values.name })).recovery_codes);
    } catch (error) {
      const complaint = complaintOf(error, t);
      if (complaint.at === 'over') onOver(complaint.text);
      else setProblem(complaint.text);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2" data-form="passkey">
      {problem ? (
        <FormProblem text={problem} />
      ) : (
        <p className="mb-3 text-sm text-text-2 leading-relaxed">{t('second_factor.passkey_make_text')}</p>
      )}
      <Field
        label={t('second_factor.passkey_name')}
        hint={t('second_factor.passkey_name_hint')}
        error={formState.errors.name?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...register('name', { validate: (given) => given.trim() !== '' || t('second_factor.ph_name') })}
            autoComplete="off"
            maxLength={passkeyNameLengthMax}
          />
        )}
      </Field>
      <Button type="submit" tone="main" size="lg" wide busy={formState.isSubmitting} className="mt-2">
        <IconKey aria-hidden className="size-5" />
        {t('second_factor.passkey_make')}
      </Button>
    </form>
  );
};
