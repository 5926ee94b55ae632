import { useForm } from 'react-hook-form';
import { useDeed } from '../../api/useDeed.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ToldModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { type MessageBoxAsk, problemOf } from './model/messageBox.ts';

const AskForm = ({ asked, onClose }: { readonly asked: MessageBoxAsk; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const { text, input, submitLabel, carryOut } = asked;
  const { register, handleSubmit, clearErrors, formState } = useForm({
    defaultValues: { value: '' },
    reValidateMode: 'onSubmit',
  });
  const deed = useDeed(carryOut);
  const submit = handleSubmit(async ({ value }) => {
    if (await deed.start(value.trim())) onClose();
  });

  return (
    <form noValidate data-form="message-box" className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-sm text-text-2">{text}</p>
      <Field label={input.label} error={formState.errors.value?.message ?? deed.refusal ?? undefined}>
        {(control) => (
          <Input
            {...control}
            {...register('value', {
              validate: (typed) => problemOf(typed.trim(), input, t('illegal_input')) ?? true,
              onChange: () => {
                clearErrors('value');
                deed.forget();
              },
            })}
            inputMode={input.inputMode ?? 'text'}
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" tone="main" busy={deed.isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
};

/** Asks for one value, and says what is wrong with it before it is sent (spec §5 Message box). */
export const MessageBox = ({ opened, onClose }: ToldModalProps) => {
  if (opened.name !== 'messageBox') return null;
  return (
    <TemplateDialog open title={opened.told.title} onClose={onClose}>
      <AskForm asked={opened.told} onClose={onClose} />
    </TemplateDialog>
  );
};
