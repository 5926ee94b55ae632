import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import type { PieceKind } from '@pavilion/contract/office';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Pictures } from './Pictures.tsx';
import { thumbnailOf } from './pictureFile.ts';

interface PictureFieldProps {
  readonly kind: PieceKind;
  readonly label: string;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly isRequired: boolean;
  readonly onChange: (picture: string) => void;
}

/** A picture, chosen from those of the site; the hall's own scenes and files are named by hand. */
export const PictureField = (props: PictureFieldProps) => {
  const { kind, label, value, isDisabled, isWrong, isRequired, onChange } = props;
  const translate = useTranslate();
  const heading = useId();
  const [isChoosing, setChoosing] = useState(false);
  const thumbnail = thumbnailOf(kind, value);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
      {thumbnail !== null && (
        <Box
          component="img"
          src={thumbnail}
          alt=""
          sx={{ width: 160, aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <TextField
        label={label}
        helperText={translate('office.content.picture_hint')}
        value={value}
        required={isRequired}
        error={isWrong}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        fullWidth
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {!isDisabled && (
        <Button variant="outlined" sx={{ flexShrink: 0 }} onClick={() => setChoosing(true)}>
          {translate('office.content.choose')}
        </Button>
      )}
      {isChoosing && (
        <Dialog open onClose={() => setChoosing(false)} aria-labelledby={heading} fullWidth maxWidth="md">
          <DialogTitle id={heading}>{translate('office.content.choose')}</DialogTitle>
          <DialogContent>
            <Pictures
              onChoose={({ picture }) => {
                onChange(picture);
                setChoosing(false);
              }}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => setChoosing(false)}>
              {translate('ra.action.cancel')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Stack>
  );
};
