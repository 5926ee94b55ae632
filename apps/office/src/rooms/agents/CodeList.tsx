import { Chip, Stack } from '@mui/material';
import type { AgentCode } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { AgentTabs } from './AgentTabs.tsx';
import { CodeState } from './CodeState.tsx';

/** As the list names it. */
type Row = AgentCode & { readonly id: string };

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="is_open"
    source="is_open"
    choices={[
      { id: true, name: 'office.state.code.active' },
      { id: false, name: 'office.state.code.disabled' },
    ]}
  />,
];

const Owner = ({ row: { member, is_agent: isAgent } }: { readonly row: AgentCode }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center' }}>
      <RowLink to={isAgent ? `/agents/${member.id}/show` : `/members/${member.id}/show`}>
        {member.account}
      </RowLink>
      {isAgent && <Chip size="small" variant="outlined" label={translate('office.members.agent')} />}
    </Stack>
  );
};

const Joined = ({ row: { joined } }: { readonly row: AgentCode }) => {
  const translate = useTranslate();
  return <>{translate('office.agents.joined', { count: joined })}</>;
};

/** Recommendation codes, of agents and of members who bring friends. */
export const CodeList = () => (
  <OfficeList
    resource="agentCodes"
    title="office.agents.tab_codes"
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    above={<AgentTabs place="codes" />}
    cards={{
      primaryText: (row: Row) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          {row.code}
          <CodeState code={row} />
        </Stack>
      ),
      secondaryText: (row: Row) => <Owner row={row} />,
      tertiaryText: (row: Row) => <Joined row={row} />,
      linkType: false,
    }}
  >
    <DataTable.Col source="code" disableSort />
    <DataTable.Col source="member" disableSort render={(row: Row) => <Owner row={row} />} />
    <DataTable.Col source="joined" disableSort align="right" />
    <DataTable.Col source="created_at" render={(row: Row) => <Instant at={row.created_at} />} />
    <DataTable.Col source="is_open" disableSort render={(row: Row) => <CodeState code={row} />} />
  </OfficeList>
);
