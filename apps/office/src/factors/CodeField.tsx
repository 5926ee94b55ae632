import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A code of the app, one of the codes on paper, one that came by mail. */
  readonly kind: 'totp' | 'recovery_code' | 'mail_code';
}

const lengthMax = 40;

export const CodeField = ({ value, onChange, kind }: CodeFieldProps) => {
  const translate = useTranslate();
  return (
    <TextField
      label={translate(`office.factor.${kind}`)}
      helperText={translate(`office.factor.${kind}_hint`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      autoFocus
      fullWidth
      slotProps={{
        htmlInput: {
          inputMode: kind === 'recovery_code' ? 'text' : 'numeric',
          autoComplete: kind === 'recovery_code' ? 'off' : 'one-time-code',
          maxLength: lengthMax,
          spellCheck: false,
        },
      }}
    />
  );
};
