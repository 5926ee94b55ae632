import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly isWrong?: boolean;
}

const lengthMax = 128;

export const PasswordField = ({
  label,
  value,
  onChange,
  autoComplete,
  hint,
  isWrong,
}: PasswordFieldProps) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={hint}
      error={isWrong === true}
      required
      fullWidth
      slotProps={{
        htmlInput: { autoComplete, maxLength: lengthMax, spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={translate(`ra.input.password.toggle_${isShown ? 'visible' : 'hidden'}`)}
                onClick={() => setShown(!isShown)}
                edge="end"
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
