import { Stack } from '@mui/material';
import type { AgentDomain } from '@pavilion/contract/office';
import { DataTable, TextInput, TopToolbar, useTranslate } from 'react-admin';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { AgentTabs } from './AgentTabs.tsx';
import { AddDomain, RemoveDomain } from './DomainDeeds.tsx';

/** As the list names it. */
type Row = AgentDomain & { readonly id: string };

const filters = [<TextInput key="q" source="q" alwaysOn resettable />];

const Agent = ({ row: { agent, currency } }: { readonly row: AgentDomain }) => (
  <span>
    <RowLink to={`/agents/${agent.id}/show`}>{agent.account}</RowLink> · {currency}
  </span>
);

const Joined = ({ row: { joined } }: { readonly row: AgentDomain }) => {
  const translate = useTranslate();
  return <>{translate('office.agents.joined', { count: joined })}</>;
};

/** Host names of agents: who joins there joins under them. */
export const DomainList = () => (
  <OfficeList
    resource="agentDomains"
    title="office.agents.tab_domains"
    filters={filters}
    sort={{ field: 'host', order: 'ASC' }}
    actions={
      <TopToolbar>
        <AddDomain />
      </TopToolbar>
    }
    above={<AgentTabs place="domains" />}
    cards={{
      primaryText: (row: Row) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          {row.host}
          <RemoveDomain domain={row} />
        </Stack>
      ),
      secondaryText: (row: Row) => <Agent row={row} />,
      tertiaryText: (row: Row) => <Joined row={row} />,
      linkType: false,
    }}
  >
    <DataTable.Col source="host" />
    <DataTable.Col source="agent" disableSort render={(row: Row) => <Agent row={row} />} />
    <DataTable.Col source="joined" disableSort align="right" />
    <DataTable.Col source="deed" disableSort render={(row: Row) => <RemoveDomain domain={row} />} />
  </OfficeList>
);
