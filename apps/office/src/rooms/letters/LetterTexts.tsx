import { Box, Chip, Stack, TextField, Typography } from '@mui/material';
import type { Locale, LocalizedText } from '@pavilion/contract';
import { letterContentMax, letterTitleMax } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { useLanguages } from '../../ui/useLanguages.ts';

export interface Written {
  readonly titles: LocalizedText;
  readonly contents: LocalizedText;
}

interface TextsProps {
  readonly written: Written;
  readonly onChange: (written: Written) => void;
}

const isWritten = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** How far a letter is in a language. */
const standingOf = ({ titles, contents }: Written, locale: Locale): 'written' | 'half' | 'missing' => {
  const [hasTitle, hasContent] = [isWritten(titles[locale]), isWritten(contents[locale])];
  if (hasTitle && hasContent) return 'written';
  return hasTitle || hasContent ? 'half' : 'missing';
};

const tones = { written: 'success', half: 'error', missing: 'default' } as const;

/** A letter in every language, side by side; what is missing is marked. */
export const LetterTexts = ({ written, onChange }: TextsProps) => {
  const translate = useTranslate();
  const languages = useLanguages();
  const { titles, contents } = written;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {languages.all.map((locale) => {
        const standing = standingOf(written, locale);
        const lang = locale.replace('_', '-');
        return (
          <Stack key={locale} component="section" aria-label={languages.nameOf(locale)} sx={{ gap: 1.5 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
              <Typography component="h3" sx={{ fontWeight: 650 }}>
                {languages.nameOf(locale)}
              </Typography>
              <Chip
                size="small"
                variant="outlined"
                color={tones[standing]}
                label={translate(`office.letters.text_${standing}`)}
              />
            </Stack>
            <TextField
              size="small"
              label={translate('office.letters.title')}
              value={titles[locale] ?? ''}
              onChange={(event) =>
                onChange({ titles: { ...titles, [locale]: event.target.value }, contents })
              }
              slotProps={{ htmlInput: { maxLength: letterTitleMax, lang } }}
            />
            <TextField
              size="small"
              label={translate('office.letters.content')}
              value={contents[locale] ?? ''}
              onChange={(event) =>
                onChange({ titles, contents: { ...contents, [locale]: event.target.value } })
              }
              multiline
              minRows={3}
              maxRows={12}
              slotProps={{ htmlInput: { maxLength: letterContentMax, lang } }}
            />
          </Stack>
        );
      })}
    </Box>
  );
};
