import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { staffAppoint, staffInvite } from '@pavilion/contract/office';
import { useState } from 'react';
import { FilterButton, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { MailField } from '../../ui/MailField.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { RoleChoice } from './RoleChoice.tsx';

const accountLengthMax = 40;

interface AccountFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const AccountField = ({ value, onChange }: AccountFieldProps) => {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('resources.staff.fields.account')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      fullWidth
      slotProps={{ htmlInput: { maxLength: accountLengthMax, autoComplete: 'off' } }}
    />
  );
};

const InviteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [requestId] = useState(() => crypto.randomUUID());
  const [account, setAccount] = useState('');
  const [mail, setMail] = useState('');
  const [roles, setRoles] = useState<readonly string[]>([]);
  const [everywhere, setEverywhere] = useState(false);
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
        invite.mutateAsync({
          account,
          mail: mail.trim(),
          roles: [...roles],
          everywhere,
          reason,
          request_id: requestId,
        })
      }
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <AccountField value={account} onChange={setAccount} />
        <MailField value={mail} onChange={setMail} autoComplete="off" />
      </Stack>
      <FormControl>
        <FormControlLabel
          control={
            <Switch
              checked={everywhere}
              onChange={(_event, isOn) => {
                setEverywhere(isOn);
                setRoles([]);
              }}
            />
          }
          label={translate('office.staff.invite_everywhere')}
        />
        <FormHelperText>{translate('office.staff.invite_everywhere_hint')}</FormHelperText>
      </FormControl>
      <RoleChoice chosen={roles} onChange={setRoles} isEverywhere={everywhere} />
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
      <AccountField
        value={account}
        onChange={(typed) => {
          setAccount(typed);
          setRequestId(crypto.randomUUID());
        }}
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
