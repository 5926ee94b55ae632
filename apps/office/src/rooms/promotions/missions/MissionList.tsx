import { type MissionRow, missionDeskStates } from '@pavilion/contract/office';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { Money } from '../../../ui/Money.tsx';
import { NewButton } from '../../../ui/NewButton.tsx';
import { OfficeList } from '../../../ui/OfficeList.tsx';
import { CardHead, CardLine } from '../../../ui/RowCard.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { MoneyColumn } from '../../../ui/rowColumns.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { PromotionTabs } from '../PromotionTabs.tsx';
import { useGoal } from './useGoal.ts';

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={missionDeskStates.map((id) => ({ id, name: `office.state.mission.${id}` }))}
  />,
];

const addressOf = ({ id }: Pick<MissionRow, 'id'>): string => `/promotions/missions/${id}`;

const Goal = ({ row }: { readonly row: MissionRow }) => <>{useGoal()(row)}</>;

const Taken = ({ row }: { readonly row: MissionRow }) => {
  const translate = useTranslate();
  return <>{translate('office.missions.taken', { smart_count: row.claims })}</>;
};

/** Missions and daily sign-ins with what they have cost so far. */
export const MissionList = () => (
  <OfficeList
    resource="missions"
    title="office.promotions.tab_missions"
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    actions={
      <NewButton to="/promotions/missions/new" right="promotions.manage" words="office.missions.new" />
    }
    above={<PromotionTabs place="missions" />}
    rowClick={(_id, _resource, row) => addressOf(row as MissionRow)}
    cards={{
      primaryText: (row: MissionRow) => (
        <CardHead name={row.title}>
          <StateChip kind="mission" state={row.state} />
        </CardHead>
      ),
      secondaryText: (row: MissionRow) => (
        <CardLine>
          <Taken row={row} />
          <Money amount={row.cost} currency={row.currency} />
        </CardLine>
      ),
      linkType: (row) => addressOf(row as MissionRow),
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col
      source="title"
      disableSort
      sx={{ minWidth: 110 }}
      render={(row: MissionRow) => <RowLink to={addressOf(row)}>{row.title}</RowLink>}
    />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: MissionRow) => <StateChip kind="mission" state={row.state} />}
    />
    <DataTable.Col source="goal" disableSort render={(row: MissionRow) => <Goal row={row} />} />
    <MoneyColumn source="award" />
    <MoneyColumn source="budget" />
    <MoneyColumn source="cost" />
    <DataTable.Col source="from_day" sx={{ whiteSpace: 'nowrap' }} />
    <DataTable.Col source="to_day" sx={{ whiteSpace: 'nowrap' }} />
  </OfficeList>
);
