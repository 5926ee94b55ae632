import { Box, Chip, Stack } from '@mui/material';
import type { StaffRow } from '@pavilion/contract/office';
import { DataTable, NullableBooleanInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { Invite } from './Invite.tsx';
import { useRoleName } from './roleName.ts';
import { StaffTabs } from './StaffTabs.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <NullableBooleanInput
    key="enabled"
    source="enabled"
    nullLabel="office.staff.all"
    trueLabel="office.staff.open"
    falseLabel="office.staff.closed"
  />,
];

const Roles = ({ row }: { readonly row: StaffRow }) => {
  const translate = useTranslate();
  const roleName = useRoleName();
  const everywhere = row.roles_everywhere.map(roleName).join(' · ');
  return (
    <>
      {row.roles.map(roleName).join(' · ')}
      {everywhere !== '' && ` ${translate('office.staff.everywhere_named', { roles: everywhere })}`}
    </>
  );
};

const Marks = ({ row }: { readonly row: StaffRow }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Chip
        size="small"
        variant="outlined"
        color={row.enabled ? 'success' : 'error'}
        label={translate(row.enabled ? 'office.staff.open' : 'office.staff.closed')}
      />
      {row.has_factor ? null : (
        <Chip size="small" color="warning" variant="outlined" label={translate('office.staff.no_factor')} />
      )}
      {row.must_change_password && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={translate('office.staff.one_time_password')}
        />
      )}
    </Stack>
  );
};

/** Who works here. */
export const StaffList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'account', order: 'ASC' }}
    actions={<Invite />}
    above={<StaffTabs place="people" />}
    rowClick="show"
    cards={{
      primaryText: (row: StaffRow) => (
        <Box component="span" sx={{ fontWeight: 650 }}>
          {row.account}
        </Box>
      ),
      secondaryText: (row: StaffRow) => (
        <>
          <Roles row={row} />
          <Marks row={row} />
        </>
      ),
      linkType: 'show',
    }}
  >
    <DataTable.Col
      source="account"
      render={(row: StaffRow) => <RowLink to={`/staff/${row.id}/show`}>{row.account}</RowLink>}
    />
    <DataTable.Col source="roles" disableSort render={(row: StaffRow) => <Roles row={row} />} />
    <DataTable.Col source="mail" disableSort />
    <DataTable.Col source="last_login_at" render={(row: StaffRow) => <Instant at={row.last_login_at} />} />
    <DataTable.Col source="enabled" disableSort render={(row: StaffRow) => <Marks row={row} />} />
  </OfficeList>
);
