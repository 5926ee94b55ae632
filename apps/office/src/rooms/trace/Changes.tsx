import { LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isFields } from './changes/entries.ts';
import { useWordsOfFields, WordsProvider } from './changes/fieldWords.ts';
import { FieldList } from './changes/Nested.tsx';

interface ChangesProps {
  readonly before: unknown;
  readonly after: unknown;
  /** Of amounts beside which none stands. */
  readonly currency?: string;
  /** Kind of what a line is about: `withdrawal`, say. */
  readonly subject?: string | undefined;
}

/** Field by field, what was and what is, in words. Without a before all of it is new, and nothing is marked as such. */
export const Changes = ({ before, after, currency, subject }: ChangesProps) => {
  const translate = useTranslate();
  const words = useWordsOfFields(subject);
  const isTold = (value: unknown): boolean => isFields(value) && Object.keys(value).length > 0;
  const [was, is] = [isTold(before), isTold(after)];
  if (!was && !is) return <>{translate('office.trace.no_changes')}</>;
  if (words === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  return (
    <WordsProvider value={words}>
      <FieldList
        name=""
        was={before}
        is={after}
        turn={was && is ? 'changed' : was ? 'removed' : undefined}
        currency={currency}
      />
    </WordsProvider>
  );
};
