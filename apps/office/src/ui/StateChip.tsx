import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

type Tone = 'default' | 'success' | 'error' | 'warning' | 'info';

const tones: Readonly<Record<string, Tone>> = {
  requested: 'warning',
  reviewing: 'warning',
  approved: 'info',
  calculated: 'warning',
  reviewed: 'info',
  held: 'error',
  upheld: 'success',
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
  succeeded: 'success',
  declined: 'error',
  withheld: 'warning',
  released: 'success',
  taken_back: 'default',
  shown: 'success',
  'provider.open': 'success',
  live: 'success',
  passed: 'success',
  running: 'info',
  lost: 'error',
  unknown: 'warning',
  answered: 'success',
  inside: 'success',
  above: 'error',
  below: 'error',
  maintenance: 'warning',
  paused: 'warning',
  closed: 'error',
};

/** How something stands, in words; the colour only helps the eye. */
export const StateChip = ({ kind, state }: { readonly kind: string; readonly state: string }) => {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tones[`${kind}.${state}`] ?? tones[state] ?? 'default'}
      label={translate(`office.state.${kind}.${state}`)}
    />
  );
};
