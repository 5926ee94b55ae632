import { Stack } from '@mui/material';
import type { SettlementExclusion } from '@pavilion/contract/office';
import { DataTable, TextInput } from 'react-admin';
import { Instant } from '../../../ui/Instant.tsx';
import { OfficeList } from '../../../ui/OfficeList.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { SettlementTabs } from '../settlement/SettlementTabs.tsx';

const filters = [<TextInput key="q" source="q" alwaysOn resettable />];

/** Members who count for no agent. */
export const ExclusionList = () => (
  <OfficeList
    resource="exclusions"
    title="office.settlement.tab_exclusions"
    filters={filters}
    sort={{ field: 'from_day', order: 'DESC' }}
    above={<SettlementTabs place="exclusions" />}
    cards={{
      primaryText: (row: SettlementExclusion) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <span>{row.member.account}</span>
          <span>{row.word}</span>
        </Stack>
      ),
      secondaryText: (row: SettlementExclusion) => `${row.from_day} · ${row.decided_by}`,
      linkType: false,
    }}
  >
    <DataTable.Col
      source="member"
      disableSort
      render={(row: SettlementExclusion) => (
        <RowLink to={`/members/${row.id}/show`}>{row.member.account}</RowLink>
      )}
    />
    <DataTable.Col
      source="agent"
      disableSort
      render={(row: SettlementExclusion) => row.agent?.account ?? '–'}
    />
    <DataTable.Col source="from_day" />
    <DataTable.Col source="word" disableSort />
    <DataTable.Col source="decided_by" disableSort />
    <DataTable.Col
      source="decided_at"
      disableSort
      render={(row: SettlementExclusion) => <Instant at={row.decided_at} />}
    />
  </OfficeList>
);
