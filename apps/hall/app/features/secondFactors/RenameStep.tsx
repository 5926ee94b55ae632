import { passkeyNameLengthMax, passkeyRename, secondFactorList } from '@pavilion/contract/secondFactors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../api/client.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { FormProblem } from '../identity/FormProblem.tsx';
import { complaintOf } from './model/failures.ts';

interface RenameStepProps extends ModalProps {
  readonly passkey: { readonly id: number; readonly name: string };
}

/** Another name for a passkey. */
export const RenameStep = ({ passkey, onClose }: RenameStepProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: passkey.name } });
  const submit = handleSubmit(async ({ name }) => {
    setProblem(null);
    try {
      await callApi(passkeyRename, { id: passkey.id, name });
      await client.invalidateQueries({ queryKey: [secondFactorList.path] });
      onClose();
    } catch (error) {
      setProblem(complaintOf(error, t).text);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-2" data-form="rename-passkey">
      {problem && <FormProblem text={problem} />}
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
        {t('second_factor.save')}
      </Button>
    </form>
  );
};
