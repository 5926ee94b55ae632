import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

type Tone = 'default' | 'success' | 'error' | 'warning' | 'info';

const tones: Readonly<Record<string, Tone>> = {
  requested: 'warning',
  reviewing: 'warning',
  approved: 'info',
  paying: 'info',
  paid: 'success',
  refused: 'error',
  failed: 'error',
  active: 'success',
  disabled: 'error',
  frozen: 'warning',
  open: 'warning',
  confirmed: 'success',
  accepted: 'success',
  stale: 'error',
  waiting: 'warning',
  done: 'success',
};

/** How something stands, in words; the colour only helps the eye. */
export const StateChip = ({ kind, state }: { readonly kind: string; readonly state: string }) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tones[state] ?? 'default'}
      label={translate(`office.state.${kind}.${state}`)}
    />
  );
};
