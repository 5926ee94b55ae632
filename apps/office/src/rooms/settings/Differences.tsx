import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { differencesOf } from './settingDifferences.ts';
import { useSettingWords } from './settingWords.ts';

interface DifferencesProps {
  readonly label: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly secretChanged?: boolean;
}

/** Field by field, what was and what is. */
export const Differences = ({ label, before, after, secretChanged = false }: DifferencesProps) => {
  const translate = useTranslate();
  const words = useSettingWords();
  const rows = differencesOf(before, after).map(({ path, ...change }) => ({
    field: path.map(words.field).join(' · '),
    before: words.inWords(change.before),
    after: words.inWords(change.after),
  }));
  const secret = {
    field: translate('office.settings.secret'),
    before: '–',
    after: translate('office.settings.secret_new'),
  };
  return (
    <PlainTable
      label={label}
      rows={secretChanged ? [...rows, secret] : rows}
      keyOf={({ field }) => field}
      columns={[
        { label: translate('office.settings.what'), cell: ({ field }) => field },
        {
          label: translate('office.settings.before'),
          cell: (row) => <Box sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>{row.before}</Box>,
        },
        {
          label: translate('office.settings.after'),
          cell: (row) => <Box sx={{ overflowWrap: 'anywhere', fontWeight: 650 }}>{row.after}</Box>,
        },
      ]}
    />
  );
};
