import { TextField } from '@mui/material';
import { memberSetBreak, type OfficeMember, siteBreakDaysMax } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useDeedWords } from './useDeedWords.ts';

interface PauseProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

/** A cooling-off of the site: for how many days, and why. */
export const Pause = ({ member, onClose }: PauseProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [days, setDays] = useState('7');
  const set = useDeed(memberSetBreak, () => notify('office.deed.done', { type: 'success' }));
  const count = /^[1-9][0-9]{0,2}$/.test(days) ? Number(days) : 0;
  return (
    <DeedDialog
      {...useDeedWords('pause', member)}
      tone="error"
      asksReason
      isReady={count >= 1 && count <= siteBreakDaysMax}
      run={(reason) => set.mutateAsync({ id: member.id, days: count, reason })}
      onClose={onClose}
    >
      <TextField
        label={translate('office.safety.days')}
        helperText={translate('office.safety.days_hint', { max: siteBreakDaysMax })}
        value={days}
        onChange={(event) => setDays(event.target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
    </DeedDialog>
  );
};
