import { helpTopics, helpWordsLength } from '@pavilion/contract/help';
import { useRef } from 'react';
import IconSent from '~icons/lucide/mail-check';
import { failureText } from '../../api/failureText.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select, Textarea } from '../../ui/Field.tsx';
import { FormProblem } from '../identity/FormProblem.tsx';
import { useHelpLetter } from './model/useHelpLetter.ts';

/** A member's letter to staff. The answer comes into the letter box. */
export const HelpLetter = () => {
  const { t } = useTranslation();
  const letter = useHelpLetter();
  const box = useRef<HTMLTextAreaElement>(null);
  if (letter.isSent)
    return (
      <p role="status" className="flex items-center gap-3 rounded-control bg-higher p-4 text-sm">
        <IconSent aria-hidden className="size-5 shrink-0 text-jade" />
        {t('help.sent')}
      </p>
    );
  return (
    <form
      noValidate
      data-form="help"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!letter.send()) box.current?.focus();
      }}
    >
      {letter.failure && <FormProblem text={failureText(letter.failure, t)} />}
      <Field label={t('help.topic')}>
        {(control) => (
          <Select
            {...control}
            name="topic"
            value={letter.topic}
            onChange={(event) => letter.chooseTopic(event.target.value)}
          >
            {helpTopics.map((topic) => (
              <option key={topic} value={topic}>
                {t(`help.topic_${topic}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('help.words')}
        hint={t('help.words_hint')}
        error={letter.isShort ? t('help.too_short', { count: helpWordsLength.min }) : undefined}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            name="words"
            rows={5}
            dir="auto"
            maxLength={helpWordsLength.max}
            value={letter.words}
            onChange={(event) => letter.write(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" tone="main" wide busy={letter.isPending}>
        {t('help.send')}
      </Button>
    </form>
  );
};
