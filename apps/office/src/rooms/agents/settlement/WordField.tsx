import { TextField } from '@mui/material';
import { adjustmentWordSchema } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';

export const isWord = (word: string): boolean => adjustmentWordSchema.safeParse(word).success;

interface WordFieldProps {
  readonly word: string;
  readonly onWord: (word: string) => void;
}

/** The word by which an agent is told the reason on a bill. */
export const WordField = ({ word, onWord }: WordFieldProps) => {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('office.settlement.adjust_word')}
      helperText={translate('office.settlement.word_hint')}
      value={word}
      onChange={(event) => onWord(event.target.value.toLowerCase())}
      error={word !== '' && !isWord(word)}
      required
      slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
};
