import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RowsOrCards } from '../../ui/RowsOrCards.tsx';
import { useWordsOfFields, WordsProvider } from '../trace/changes/fieldWords.ts';
import { Told } from '../trace/changes/Nested.tsx';
import { type Difference, differencesOf } from './settingDifferences.ts';
import { useSettingWords } from './settingWords.ts';

interface DifferencesProps {
  readonly label: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly secretChanged?: boolean;
  /** Of the amounts, where the setting is one of a currency. */
  readonly currency?: string | undefined;
}

interface Row extends Difference {
  readonly field: string;
}

/** Field by field, what was and what is. */
export const Differences = ({ label, before, after, secretChanged = false, currency }: DifferencesProps) => {
  const translate = useTranslate();
  const words = useSettingWords();
  const fieldWords = useWordsOfFields(undefined);
  if (fieldWords === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  const rows = differencesOf(before, after).map(
    (difference): Row => ({ ...difference, field: difference.path.map(words.field).join(' · ') }),
  );
  const secret: Row = {
    path: [],
    field: translate('office.settings.secret'),
    before: undefined,
    after: translate('office.settings.secret_new'),
  };
  const told = (value: unknown, path: Difference['path']) =>
    words.wordOf(value) ?? <Told name={path.at(-1) ?? ''} value={value} currency={currency} />;
  return (
    <WordsProvider value={fieldWords}>
      <RowsOrCards<Row>
        label={label}
        rows={secretChanged ? [...rows, secret] : rows}
        keyOf={({ field }) => field}
        columns={[
          { label: translate('office.settings.what'), cell: ({ field }) => field },
          {
            label: translate('office.settings.before'),
            cell: (row) => (
              <Box sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
                {told(row.before, row.path)}
              </Box>
            ),
          },
          {
            label: translate('office.settings.after'),
            cell: (row) => (
              <Box sx={{ overflowWrap: 'anywhere', fontWeight: 650 }}>{told(row.after, row.path)}</Box>
            ),
          },
        ]}
      />
    </WordsProvider>
  );
};
