import { MenuItem, TextField } from '@mui/material';
import { memberSetCode, type OfficeMember } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../../ui/DeedDialog.tsx';
import { useDeed } from '../../../ui/useDeed.ts';
import { useDeedWords } from './useDeedWords.ts';

interface CodesProps {
  readonly member: OfficeMember;
  readonly onClose: () => void;
}

/** Closes one of the member's codes, or opens it again. */
export const Codes = ({ member, onClose }: CodesProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [code, setCode] = useState(member.codes[0]?.code ?? '');
  const set = useDeed(memberSetCode, () => notify('office.deed.done', { type: 'success' }));
  const chosen = member.codes.find((one) => one.code === code);
  const status = chosen?.status === 'active' ? 'disabled' : 'active';
  return (
    <DeedDialog
      {...useDeedWords('codes', member)}
      confirm={translate(`office.recommend.${status === 'active' ? 'open' : 'close'}`)}
      tone={status === 'active' ? 'primary' : 'error'}
      asksReason
      isReady={chosen !== undefined}
      run={(reason) => set.mutateAsync({ id: member.id, code, status, reason })}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('office.recommend.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        fullWidth
      >
        {member.codes.map((one) => (
          <MenuItem key={one.code} value={one.code}>
            {one.code} · {translate(`office.recommend.${one.status}`)}
          </MenuItem>
        ))}
      </TextField>
    </DeedDialog>
  );
};
