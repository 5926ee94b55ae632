import { Stack, TextField, Typography } from '@mui/material';
import { staffAppoint, staffInvite } from '@pavilion/contract/office';
import { useState } from 'react';
import { FilterButton, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { RoleChoice } from './RoleChoice.tsx';

const accountLengthMax = 40;
const mailLengthMax = 254;

const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [account, setAccount] = useState('');
  const [mail, setMail] = useState('');
  const [roles, setRoles] = useState<readonly string[]>([]);
  const invite = useDeed(staffInvite, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.staff.invited' : 'office.deed.proposed', { type: 'success' }),
  );
  return (
    <DeedDialog
      title={translate('office.staff.invite')}
      text={<Typography>{translate('office.staff.invite_text')}</Typography>}
      confirm={translate('office.staff.invite')}
      asksReason
      isReady={account.trim() !== '' && mail.includes('@') && roles.length > 0}
      run={(reason) =>
        invite.mutateAsync({ account, mail: mail.trim(), roles: [...roles], reason, request_id: requestId })
      }
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          label={translate('resources.staff.fields.account')}
          value={account}
          onChange={(event) => setAccount(event.target.value)}
          required
          fullWidth
          slotProps={{ htmlInput: { maxLength: accountLengthMax, autoComplete: 'off' } }}
        />
        <TextField
          label={translate('resources.staff.fields.mail')}
          type="email"
          value={mail}
          onChange={(event) => setMail(event.target.value)}
          required
          fullWidth
          slotProps={{ htmlInput: { maxLength: mailLengthMax, autoComplete: 'off' } }}
        />
      </Stack>
      <RoleChoice chosen={roles} onChange={setRoles} />
    </DeedDialog>
  );
};

const AppointDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [account, setAccount] = useState('');
  const [roles, setRoles] = useState<readonly string[]>([]);
  const appoint = useDeed(staffAppoint, ({ proposal_id: proposal }) =>
    notify(proposal === null ? 'office.deed.done' : 'office.deed.proposed', { type: 'success' }),
  );
  return (
    <DeedDialog
      title={translate('office.staff.appoint')}
      text={<Typography>{translate('office.staff.appoint_text')}</Typography>}
      confirm={translate('office.staff.appoint')}
      asksReason
      isReady={account.trim() !== '' && roles.length > 0}
      run={(reason) => appoint.mutateAsync({ account, roles: [...roles], reason, request_id: requestId })}
      onClose={onClose}
    >
      <TextField
        label={translate('resources.staff.fields.account')}
        value={account}
        onChange={(event) => {
          setAccount(event.target.value);
          setRequestId(crypto.randomUUID());
        }}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: accountLengthMax, autoComplete: 'off' } }}
      />
      <RoleChoice chosen={roles} onChange={setRoles} />
    </DeedDialog>
  );
};

/** The buttons over the list of staff. */
export const Invite = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('staff.manage');
  return (
    <TopToolbar>
      <FilterButton />
      {mayManage && (
        <>
          <OpeningButton dialog={(close) => <AppointDialog onClose={close} />}>
            {translate('office.staff.appoint')}
          </OpeningButton>
          <OpeningButton variant="contained" dialog={(close) => <InviteDialog onClose={close} />}>
            {translate('office.staff.invite')}
          </OpeningButton>
        </>
      )}
    </TopToolbar>
  );
};
