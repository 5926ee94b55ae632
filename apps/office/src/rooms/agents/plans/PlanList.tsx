import { Box, Button, Stack } from '@mui/material';
import type { CommissionPlan } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMayDo } from '../../../session/useSession.ts';
import { Instant } from '../../../ui/Instant.tsx';
import { OfficeList } from '../../../ui/OfficeList.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { percentOf } from '../settlement/percent.ts';
import { SettlementTabs } from '../settlement/SettlementTabs.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="owner"
    source="owner"
    alwaysOn
    choices={['site', 'agents'].map((id) => ({ id, name: `office.plan.owner_${id}` }))}
  />,
];

const pathOf = (id: string | number): string => `/settlement/plans/${id}`;

const Above = () => {
  const translate = useTranslate();
  const mayManage = useMayDo('plans.manage');
  return (
    <>
      <SettlementTabs place="plans" />
      {mayManage && (
        <Box sx={{ marginBottom: 1 }}>
          <Button variant="contained" size="small" component={Link} to="/settlement/plans/new">
            {translate('office.plan.new')}
          </Button>
        </Box>
      )}
    </>
  );
};

/** Plans by which agents are paid. */
export const PlanList = () => (
  <OfficeList
    resource="plans"
    title="office.settlement.tab_plans"
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    above={<Above />}
    rowClick={(id) => pathOf(id)}
    cards={{
      primaryText: (row: CommissionPlan) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {row.title}
          </Box>
          <span>{percentOf(row.highest_ppm)}</span>
        </Stack>
      ),
      secondaryText: (row: CommissionPlan) => `${row.id} · ${row.version} · ${row.currency}`,
      linkType: ({ id }) => pathOf(id),
    }}
  >
    <DataTable.Col
      source="title"
      disableSort
      render={(row: CommissionPlan) => <RowLink to={pathOf(row.id)}>{row.title}</RowLink>}
    />
    <DataTable.Col source="id" />
    <DataTable.Col source="version" disableSort align="right" />
    <DataTable.Col source="currency" disableSort />
    <DataTable.Col
      source="highest_ppm"
      disableSort
      align="right"
      render={(row: CommissionPlan) => percentOf(row.highest_ppm)}
    />
    <DataTable.Col source="agents" disableSort align="right" />
    <DataTable.Col source="owner" disableSort render={(row: CommissionPlan) => row.owner?.account ?? '–'} />
    <DataTable.Col source="created_at" render={(row: CommissionPlan) => <Instant at={row.created_at} />} />
  </OfficeList>
);
