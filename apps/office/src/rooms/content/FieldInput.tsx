import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import type { Locale } from '@pavilion/contract';
import type { PieceField, PieceKind } from '@pavilion/contract/office';
import { useTranslate } from 'react-admin';
import { PictureField } from './PictureField.tsx';
import { usePieceWords } from './pieceWords.ts';
import { WordsField } from './WordsField.tsx';

interface FieldInputProps {
  readonly kind: PieceKind;
  readonly field: PieceField;
  readonly value: unknown;
  readonly siteLocales: readonly Locale[];
  readonly isDisabled: boolean;
  /** What was written does not fit. */
  readonly isWrong: boolean;
  readonly onChange: (value: unknown) => void;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Empty is no number, and what is none is kept as it was typed: the contract says what is wrong with it. */
const numberOf = (text: string): number | string | null => {
  if (text === '') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
};

const ChoiceInput = ({ field: { name, control }, value, isDisabled, isWrong, onChange }: FieldInputProps) => {
  const words = usePieceWords();
  if (control.control !== 'choice') return null;
  return (
    <TextField
      select
      label={words.field(name)}
      value={value === null ? '' : String(value)}
      disabled={isDisabled}
      error={isWrong}
      fullWidth
      onChange={(event) =>
        onChange(control.choices.find((choice) => String(choice) === event.target.value) ?? null)
      }
    >
      {!control.isRequired && <MenuItem value="">{words.choice(name, 'any')}</MenuItem>}
      {control.choices.map((choice) => (
        <MenuItem key={choice} value={String(choice)}>
          {words.choice(name, choice)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** One field of a piece, as its kind says that it is written. */
export const FieldInput = (props: FieldInputProps) => {
  const { kind, field, value, siteLocales, isDisabled, isWrong, onChange } = props;
  const { name, control } = field;
  const translate = useTranslate();
  const words = usePieceWords();
  const label = words.field(name);
  switch (control.control) {
    case 'line':
    case 'text':
    case 'html':
      return <WordsField {...{ label, control, value, siteLocales, isDisabled, onChange }} />;
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'picture':
      return (
        <PictureField
          {...{ kind, label, isDisabled, isWrong, onChange }}
          value={textOf(value)}
          isRequired={control.isRequired}
        />
      );
    case 'flag':
      return (
        <FormControlLabel
          label={label}
          control={
            <Switch
              checked={value === true}
              disabled={isDisabled}
              onChange={(_event, isOn) => onChange(isOn)}
            />
          }
        />
      );
    case 'number':
      return (
        <TextField
          label={label}
          value={textOf(value)}
          disabled={isDisabled}
          error={isWrong}
          required={control.isRequired}
          fullWidth
          onChange={(event) => onChange(numberOf(event.target.value))}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      );
    case 'plain':
    case 'icon':
    case 'link': {
      const emptyIs = control.control === 'link' || control.isRequired || name === 'note' ? '' : null;
      const hint =
        control.control === 'plain' ? undefined : translate(`office.content.hint_${control.control}`);
      return (
        <TextField
          label={label}
          helperText={hint}
          value={textOf(value)}
          disabled={isDisabled}
          error={isWrong}
          required={control.isRequired}
          fullWidth
          onChange={(event) => onChange(event.target.value === '' ? emptyIs : event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
      );
    }
  }
};
