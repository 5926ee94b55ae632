import { Box, Chip, Stack } from '@mui/material';
import type { AgentRow } from '@pavilion/contract/office';
import { DataTable, NumberInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { MoneyColumn } from '../../ui/rowColumns.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { AgentTabs } from './AgentTabs.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <NumberInput key="under" source="under" min={1} />,
];

/** How an agent stands: as a member, and whether in service. */
export const AgentStanding = ({ agent }: { readonly agent: Pick<AgentRow, 'status' | 'is_active'> }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StateChip kind="member" state={agent.status} />
      {!agent.is_active && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={translate('office.agents.out_of_service')}
        />
      )}
    </Stack>
  );
};

const Members = ({ row }: { readonly row: AgentRow }) => {
  const translate = useTranslate();
  return (
    <Stack component="span">
      <span>{row.members}</span>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
        {translate('office.agents.lately', { count: row.members_30_days })}
      </Box>
    </Stack>
  );
};

const CardNumbers = ({ row }: { readonly row: AgentRow }) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
      <span>{translate('office.agents.card', { members: row.members, depositors: row.depositors })}</span>
      <Money amount={row.deposited} currency={row.currency} />
    </Box>
  );
};

/** Agents from the top of their trees down; a search finds them wherever they stand. */
export const AgentList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    above={<AgentTabs place="tree" />}
    rowClick="show"
    cards={{
      primaryText: (row: AgentRow) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {row.account}
          </Box>
          <AgentStanding agent={row} />
        </Stack>
      ),
      secondaryText: (row: AgentRow) => <CardNumbers row={row} />,
      linkType: 'show',
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col
      source="account"
      render={(row: AgentRow) => <RowLink to={`/agents/${row.id}/show`}>{row.account}</RowLink>}
    />
    <DataTable.Col source="status" disableSort render={(row: AgentRow) => <AgentStanding agent={row} />} />
    <DataTable.Col
      source="members"
      disableSort
      align="right"
      render={(row: AgentRow) => <Members row={row} />}
    />
    <DataTable.Col source="agents" disableSort align="right" />
    <DataTable.Col source="depositors" disableSort align="right" />
    <MoneyColumn source="deposited" />
    <MoneyColumn source="withdrawn" />
    <DataTable.Col source="joined_at" render={(row: AgentRow) => <Instant at={row.joined_at} />} />
  </OfficeList>
);
