import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inWords = (value: unknown): string => {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

interface ChangesProps {
  readonly before: unknown;
  readonly after: unknown;
}

/** Field by field, what was and what is. */
export const Changes = ({ before, after }: ChangesProps) => {
  const translate = useTranslate();
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  if (names.length === 0) return <>{translate('office.trace.no_changes')}</>;
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {names.map((name) => (
        <li key={name}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Box>
          {': '}
          {name in was && name in is && inWords(was[name]) !== inWords(is[name])
            ? `${inWords(was[name])} → ${inWords(is[name])}`
            : inWords(name in is ? is[name] : was[name])}
        </li>
      ))}
    </Box>
  );
};
