import { useForm } from 'react-hook-form';
import { failureText } from '../../api/failureText.ts';
import { useSending } from '../../api/useSending.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ToldModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { judgedWhenSent } from '../../ui/judgedWhenSent.ts';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { type MessageBoxAsk, problemOf } from './model/messageBox.ts';

const AskForm = ({ asked, onClose }: { readonly asked: MessageBoxAsk; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const { text, input, submitLabel, carryOut } = asked;
  const { register, handleSubmit, clearErrors, formState } = useForm({
    ...judgedWhenSent,
    defaultValues: { value: '' },
  });
  const { send, isPending, failure, forget } = useSending(async (typed: string) => {
    await carryOut(typed);
    onClose();
  });
  const problem = formState.errors.value?.message ?? (failure === null ? undefined : failureText(failure, t));

  return (
    <form
      noValidate
      data-form="message-box"
      className="flex flex-col gap-4"
      onSubmit={handleSubmit(({ value }) => send(value.trim()))}
    >
      <p className="text-sm text-text-2">{text}</p>
      <Field label={input.label} error={problem}>
        {(control) => (
          <Input
            {...control}
            inputMode={input.inputMode ?? 'text'}
            autoComplete="off"
            {...register('value', {
              validate: (typed) => problemOf(typed.trim(), input, t('illegal_input')) ?? true,
              onChange: () => {
                clearErrors('value');
                forget();
              },
            })}
          />
        )}
      </Field>
      <Button type="submit" tone="main" busy={isPending}>
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
