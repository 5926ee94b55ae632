import { Box, TextField, Typography } from '@mui/material';
import type { Locale, LocalizedText } from '@pavilion/contract';
import { useTranslate } from 'react-admin';
import { useLanguages } from './useLanguages.ts';

interface LanguageTextsProps {
  readonly label: string;
  readonly texts: LocalizedText;
  readonly onChange: (texts: LocalizedText) => void;
  readonly lengthMax: number;
}

/** Of what was typed, the texts that say something. */
export const writtenTexts = (texts: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text.trim() !== ''));

/** One text in every language, side by side, the site's own first; where one is missing another stands in. */
export const LanguageTexts = ({ label, texts, onChange, lengthMax }: LanguageTextsProps) => {
  const translate = useTranslate();
  const languages = useLanguages();
  const hintOf = (locale: Locale): string | undefined => {
    if ((texts[locale] ?? '').trim() !== '') return undefined;
    return translate(languages.isOfSite(locale) ? 'office.texts.missing' : 'office.content.not_of_site');
  };
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ color: 'text.secondary', marginBottom: 1 }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {languages.all.map((locale) => (
          <TextField
            key={locale}
            label={languages.nameOf(locale)}
            value={texts[locale] ?? ''}
            onChange={(event) => onChange({ ...texts, [locale]: event.target.value })}
            helperText={hintOf(locale)}
            size="small"
            slotProps={{ htmlInput: { maxLength: lengthMax, lang: locale.replace('_', '-') } }}
          />
        ))}
      </Box>
    </Box>
  );
};
