import { Box, FormLabel, TextField } from '@mui/material';
import { type Locale, localizedTextSchema } from '@pavilion/contract';
import type { PieceControl } from '@pavilion/contract/office';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { siteFirst, useLanguages } from '../../ui/useLanguages.ts';

interface WordsFieldProps {
  readonly label: string;
  readonly control: Extract<PieceControl, { lengthMax: number }>;
  readonly value: unknown;
  /** The languages of the site come first, and what they lack is marked. */
  readonly siteLocales: readonly Locale[];
  readonly isDisabled: boolean;
  readonly onChange: (texts: Readonly<Record<string, string>>) => void;
}

const minColumnPx = { line: 260, text: 300, html: 380 } as const;
/** What is missing is marked by more than its word. */
const missingLook = {
  '& .MuiInputBase-root::before': { borderBottomColor: 'warning.main', borderBottomWidth: 3 },
  '& .MuiFormHelperText-root': { fontWeight: 700 },
} as const;

const minRows = { text: 2, html: 8 } as const;

/** A text in eleven languages side by side. */
export const WordsField = ({ label, control, value, siteLocales, isDisabled, onChange }: WordsFieldProps) => {
  const translate = useTranslate();
  const { nameOf } = useLanguages();
  const legend = useId();
  const parsed = localizedTextSchema.safeParse(value);
  const texts: Readonly<Partial<Record<Locale, string>>> = parsed.success ? parsed.data : {};
  const isAsked = control.isRequired || siteLocales.some((locale) => (texts[locale] ?? '').trim() !== '');
  const rows = control.control === 'line' ? {} : { multiline: true, minRows: minRows[control.control] };
  return (
    <Box role="group" aria-labelledby={legend}>
      <FormLabel id={legend} component="div" sx={{ marginBottom: 1.5, fontWeight: 650 }}>
        {label}
      </FormLabel>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumnPx[control.control]}px), 1fr))`,
        }}
      >
        {siteFirst(siteLocales).map((locale) => {
          const text = texts[locale] ?? '';
          const isOfSite = siteLocales.includes(locale);
          const isMissing = isOfSite && isAsked && text.trim() === '';
          return (
            <TextField
              key={locale}
              label={nameOf(locale)}
              value={text}
              disabled={isDisabled}
              sx={isMissing ? missingLook : undefined}
              helperText={
                isMissing
                  ? translate('office.content.missing')
                  : isOfSite
                    ? undefined
                    : translate('office.content.not_of_site')
              }
              onChange={(event) => onChange({ ...texts, [locale]: event.target.value })}
              fullWidth
              {...rows}
              slotProps={{
                htmlInput: {
                  maxLength: control.lengthMax,
                  lang: locale.replace('_', '-'),
                  spellCheck: control.control !== 'html',
                },
              }}
            />
          );
        })}
      </Box>
    </Box>
  );
};
