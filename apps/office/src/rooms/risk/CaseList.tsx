import { Box, Stack } from '@mui/material';
import { type RiskCaseRow, riskCaseKinds } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { SheetActions } from '../../ui/SheetButtons.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { RiskTabs } from './RiskTabs.tsx';

const filters = [
  <TextInput key="account" source="account" alwaysOn resettable />,
  <SelectInput
    key="kind"
    source="kind"
    choices={riskCaseKinds.map((id) => ({ id, name: `office.risk_rule.${id}` }))}
  />,
];

const Kind = ({ row }: { readonly row: RiskCaseRow }) => {
  const translate = useTranslate();
  return <>{translate(`office.risk_rule.${row.kind}`)}</>;
};

const Above = () => {
  const translate = useTranslate();
  return (
    <>
      <RiskTabs place="cases" />
      <ListTabs
        label={translate('office.risk.case_tabs')}
        fields={['state', 'owner']}
        tabs={[
          {
            name: 'nobody',
            label: translate('office.risk.cases_nobody'),
            filter: { state: 'open', owner: 'nobody' },
          },
          { name: 'me', label: translate('office.risk.cases_me'), filter: { state: 'open', owner: 'me' } },
          { name: 'open', label: translate('office.risk.cases_open'), filter: { state: 'open' } },
          { name: 'closed', label: translate('office.risk.cases_closed'), filter: { state: 'closed' } },
        ]}
      />
    </>
  );
};

/** What somebody has to look into. */
export const CaseList = () => (
  <OfficeList
    filters={filters}
    filterDefaultValues={{ state: 'open' }}
    sort={{ field: 'id', order: 'DESC' }}
    above={<Above />}
    actions={<SheetActions />}
    rowClick="show"
    cards={{
      primaryText: (row: RiskCaseRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Kind row={row} />
          <StateChip kind="risk" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: RiskCaseRow) => (
        <Box component="span">
          {row.member.account} · <Instant at={row.opened_at} />
        </Box>
      ),
      linkType: 'show',
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col
      source="kind"
      disableSort
      render={(row: RiskCaseRow) => (
        <RowLink to={`/risk_cases/${row.id}/show`}>
          <Kind row={row} />
        </RowLink>
      )}
    />
    <DataTable.Col source="member" disableSort render={(row: RiskCaseRow) => row.member.account} />
    <DataTable.Col source="opened_at" render={(row: RiskCaseRow) => <Instant at={row.opened_at} />} />
    <DataTable.Col source="owner" disableSort render={(row: RiskCaseRow) => row.owner?.account ?? '–'} />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: RiskCaseRow) => <StateChip kind="risk" state={row.state} />}
    />
  </OfficeList>
);
