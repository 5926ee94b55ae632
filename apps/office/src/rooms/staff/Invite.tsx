import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { staffInvite } from '@pavilion/contract/office';
import { useState } from 'react';
import { FilterButton, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
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

/** The buttons over the list of staff. */
export const Invite = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('staff.manage');
  const [isAsking, setAsking] = useState(false);
  return (
    <TopToolbar>
      <FilterButton />
      {mayManage && (
        <Box>
          <Button variant="contained" onClick={() => setAsking(true)}>
            {translate('office.staff.invite')}
          </Button>
        </Box>
      )}
      {isAsking && <InviteDialog onClose={() => setAsking(false)} />}
    </TopToolbar>
  );
};
