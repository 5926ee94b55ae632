import { Box, TextField, Typography } from '@mui/material';
import { type LocalizedText, locales } from '@pavilion/contract';
import { useTranslate } from 'react-admin';

interface LanguageTextsProps {
  readonly label: string;
  readonly texts: LocalizedText;
  readonly onChange: (texts: LocalizedText) => void;
  readonly lengthMax: number;
}

/** What a language is called by those who read it. */
export const languageName = (locale: string): string => {
  const tag = locale.replace('_', '-');
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
};

/** Of what was typed, the texts that say something. */
export const writtenTexts = (texts: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text.trim() !== ''));

/** One text in every language, side by side; what is missing says in which language it falls back. */
export const LanguageTexts = ({ label, texts, onChange, lengthMax }: LanguageTextsProps) => {
  const translate = useTranslate();
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
        {locales.map((locale) => (
          <TextField
            key={locale}
            label={languageName(locale)}
            value={texts[locale] ?? ''}
            onChange={(event) => onChange({ ...texts, [locale]: event.target.value })}
            helperText={(texts[locale] ?? '').trim() === '' ? translate('office.texts.missing') : undefined}
            size="small"
            slotProps={{ htmlInput: { maxLength: lengthMax, lang: locale.replace('_', '-') } }}
          />
        ))}
      </Box>
    </Box>
  );
};
