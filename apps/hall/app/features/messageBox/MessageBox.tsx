import { useState } from 'react';
import { isCallFailure } from '../../api/failure.ts';
import { failureText } from '../../api/failureText.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ToldModalProps } from '../../modals/modals.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { type MessageBoxAsk, problemOf } from './model/messageBox.ts';

const AskForm = ({ asked, onClose }: { readonly asked: MessageBoxAsk; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { text, input, submitLabel, carryOut } = asked;

  const submit = async (): Promise<void> => {
    if (busy) return;
    const typed = value.trim();
    const found = problemOf(typed, input, t('illegal_input'));
    setProblem(found);
    if (found !== null) return;
    setBusy(true);
    try {
      await carryOut(typed);
      onClose();
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setProblem(failureText(error, t));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      data-form="message-box"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-sm text-text-2">{text}</p>
      <Field label={input.label} error={problem ?? undefined}>
        {(control) => (
          <Input
            {...control}
            name="value"
            inputMode={input.inputMode ?? 'text'}
            autoComplete="off"
            value={value}
            onChange={(event) => {
              setValue(event.target.value);
              setProblem(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" tone="main" busy={busy}>
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
