import { Box, Stack, Typography } from '@mui/material';
import type { AgentApplicationRow, agentApplicationStates } from '@pavilion/contract/office';
import { DataTable, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { AgentTabs } from './AgentTabs.tsx';

type State = (typeof agentApplicationStates)[number];

/** Without states the server lists what waits. */
const tabs: readonly { readonly name: string; readonly states?: readonly State[] }[] = [
  { name: 'waiting' },
  { name: 'decided', states: ['approved', 'refused'] },
];

const filters = [<TextInput key="account" source="account" alwaysOn resettable />];

const StateTabs = () => {
  const translate = useTranslate();
  return (
    <ListTabs
      label={translate('office.agents.tab_applications')}
      fields={['states']}
      tabs={tabs.map(({ name, states }) => ({
        name,
        label: translate(`office.agents.applications_${name}`),
        filter: states === undefined ? {} : { states },
      }))}
    />
  );
};

const pathOf = (id: string | number): string => `/agents/applications/${id}`;

/** The first words of the plan: enough to tell one from another. */
const Plan = ({ row }: { readonly row: AgentApplicationRow }) => (
  <Typography component="span" variant="body2" noWrap sx={{ display: 'block', maxWidth: 420 }}>
    {row.plan}
  </Typography>
);

export const ApplicationList = () => (
  <OfficeList
    resource="applications"
    title="office.agents.tab_applications"
    filters={filters}
    sort={{ field: 'created_at', order: 'ASC' }}
    above={
      <>
        <AgentTabs place="applications" />
        <StateTabs />
      </>
    }
    rowClick={(id) => pathOf(id)}
    cards={{
      primaryText: (row: AgentApplicationRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {row.member.account}
          </Box>
          <StateChip kind="application" state={row.state} />
        </Stack>
      ),
      secondaryText: (row: AgentApplicationRow) => <Plan row={row} />,
      tertiaryText: (row: AgentApplicationRow) => <Instant at={row.created_at} />,
      linkType: (_row, id) => pathOf(id),
    }}
  >
    <DataTable.Col
      source="member"
      disableSort
      render={(row: AgentApplicationRow) => <RowLink to={pathOf(row.id)}>{row.member.account}</RowLink>}
    />
    <DataTable.Col source="plan" disableSort render={(row: AgentApplicationRow) => <Plan row={row} />} />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: AgentApplicationRow) => <StateChip kind="application" state={row.state} />}
    />
    <DataTable.Col source="decided_by" disableSort />
    <DataTable.Col
      source="created_at"
      render={(row: AgentApplicationRow) => <Instant at={row.created_at} />}
    />
  </OfficeList>
);
