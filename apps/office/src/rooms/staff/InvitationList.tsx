import { Stack } from '@mui/material';
import { type staffInvitations, staffInvitationWithdraw } from '@pavilion/contract/office';
import { DataTable, useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { CardHead } from '../../ui/RowCard.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { useRoleName } from './roleName.ts';
import { StaffTabs } from './StaffTabs.tsx';

type InvitationRow = z.output<typeof staffInvitations.data>['rows'][number];

const Withdraw = ({ row }: { readonly row: InvitationRow }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayManage = useMayDo('staff.manage');
  const withdraw = useDeed(staffInvitationWithdraw, () => notify('office.deed.done', { type: 'success' }));
  if (!mayManage || row.state !== 'open') return null;
  return (
    <OpeningButton
      size="small"
      color="error"
      dialog={(close) => (
        <DeedDialog
          title={translate('office.staff.withdraw_title')}
          text={translate('office.staff.withdraw_text', { account: row.account, mail: row.mail })}
          confirm={translate('office.staff.withdraw')}
          tone="error"
          run={() => withdraw.mutateAsync({ id: row.id })}
          onClose={close}
        />
      )}
    >
      {translate('office.staff.withdraw')}
    </OpeningButton>
  );
};

const Roles = ({ row }: { readonly row: InvitationRow }) => {
  const translate = useTranslate();
  const roleName = useRoleName();
  const roles = row.roles.map(roleName).join(' · ');
  return <>{row.everywhere ? translate('office.staff.everywhere_named', { roles }) : roles}</>;
};

export const InvitationList = () => (
  <OfficeList
    resource="invitations"
    title="office.staff.tab_invitations"
    sort={{ field: 'created_at', order: 'DESC' }}
    actions={false}
    above={<StaffTabs place="invitations" />}
    cards={{
      primaryText: (row: InvitationRow) => (
        <CardHead name={row.account}>
          <StateChip kind="invitation" state={row.state} />
        </CardHead>
      ),
      secondaryText: (row: InvitationRow) => row.mail,
      tertiaryText: (row: InvitationRow) => <Withdraw row={row} />,
      linkType: false,
    }}
  >
    <DataTable.Col source="account" disableSort />
    <DataTable.Col source="mail" disableSort />
    <DataTable.Col source="roles" disableSort render={(row: InvitationRow) => <Roles row={row} />} />
    <DataTable.Col source="invited_by" disableSort />
    <DataTable.Col source="created_at" render={(row: InvitationRow) => <Instant at={row.created_at} />} />
    <DataTable.Col
      source="expires_at"
      disableSort
      render={(row: InvitationRow) => <Instant at={row.expires_at} />}
    />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: InvitationRow) => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <StateChip kind="invitation" state={row.state} />
          <Withdraw row={row} />
        </Stack>
      )}
    />
  </OfficeList>
);
