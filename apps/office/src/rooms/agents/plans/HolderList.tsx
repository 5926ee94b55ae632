import { Box, Stack } from '@mui/material';
import type { PlanHolder } from '@pavilion/contract/office';
import { BooleanInput, DataTable, TextInput, useTranslate } from 'react-admin';
import { OfficeList } from '../../../ui/OfficeList.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { SettlementTabs } from '../settlement/SettlementTabs.tsx';
import { AssignPlan } from './AssignPlan.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <TextInput key="plan" source="plan" resettable />,
  <BooleanInput key="without" source="without" />,
];

const Given = ({ given }: { readonly given: PlanHolder['plan'] }) => {
  const translate = useTranslate();
  if (given === null) return <>–</>;
  return (
    <Stack component="span">
      <RowLink to={`/settlement/plans/${given.plan}`}>{given.title}</RowLink>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
        {translate('office.plan.version_from', { version: given.version, day: given.from })}
      </Box>
    </Stack>
  );
};

/** Which agent has which plan, and from the next cycle on. */
export const HolderList = () => (
  <OfficeList
    resource="holders"
    title="office.settlement.tab_holders"
    filters={filters}
    sort={{ field: 'account', order: 'ASC' }}
    above={<SettlementTabs place="holders" />}
    cards={{
      primaryText: (row: PlanHolder) => (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {row.account}
          </Box>
          <AssignPlan holder={row} />
        </Stack>
      ),
      secondaryText: (row: PlanHolder) => <Given given={row.next ?? row.plan} />,
      linkType: false,
    }}
  >
    <DataTable.Col
      source="account"
      render={(row: PlanHolder) => <RowLink to={`/agents/${row.id}/show`}>{row.account}</RowLink>}
    />
    <DataTable.Col source="above" disableSort render={(row: PlanHolder) => row.above?.account ?? '–'} />
    <DataTable.Col source="currency" disableSort />
    <DataTable.Col source="plan" disableSort render={(row: PlanHolder) => <Given given={row.plan} />} />
    <DataTable.Col source="next" disableSort render={(row: PlanHolder) => <Given given={row.next} />} />
    <DataTable.Col source="act" disableSort render={(row: PlanHolder) => <AssignPlan holder={row} />} />
  </OfficeList>
);
