import type { TournamentRow } from '@pavilion/contract/office';
import { tournamentStates } from '@pavilion/contract/tournaments';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { Instant } from '../../../ui/Instant.tsx';
import { Money } from '../../../ui/Money.tsx';
import { NewButton } from '../../../ui/NewButton.tsx';
import { OfficeList } from '../../../ui/OfficeList.tsx';
import { CardHead, CardLine } from '../../../ui/RowCard.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { MoneyColumn } from '../../../ui/rowColumns.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { PromotionTabs } from '../PromotionTabs.tsx';
import { useKind } from './useKind.ts';

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={tournamentStates.map((id) => ({ id, name: `office.state.tournament.${id}` }))}
  />,
];

/** Day and time below each other, so that the title keeps its room. */
const twoLines = { '& time': { display: 'inline-block', width: 90, whiteSpace: 'normal' } } as const;

const addressOf = ({ id }: Pick<TournamentRow, 'id'>): string => `/promotions/tournaments/${id}`;

const Kind = ({ row }: { readonly row: TournamentRow }) => <>{useKind()(row)}</>;

const Entrants = ({ row }: { readonly row: TournamentRow }) => {
  const translate = useTranslate();
  return <>{translate('office.tournaments.entrants_count', { smart_count: row.entrants })}</>;
};

/** Tournaments with what their prizes come to and what they have cost. */
export const TournamentList = () => (
  <OfficeList
    resource="tournaments"
    title="office.promotions.tab_tournaments"
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    actions={
      <NewButton to="/promotions/tournaments/new" right="promotions.manage" words="office.tournaments.new" />
    }
    above={<PromotionTabs place="tournaments" />}
    rowClick={(_id, _resource, row) => addressOf(row as TournamentRow)}
    cards={{
      primaryText: (row: TournamentRow) => (
        <CardHead name={row.title}>
          <StateChip kind="tournament" state={row.state} />
        </CardHead>
      ),
      secondaryText: (row: TournamentRow) => (
        <CardLine>
          <Entrants row={row} />
          <Money amount={row.budget} currency={row.currency} />
        </CardLine>
      ),
      linkType: (row) => addressOf(row as TournamentRow),
    }}
  >
    <DataTable.Col source="id" />
    <DataTable.Col
      source="title"
      disableSort
      sx={{ minWidth: 140 }}
      render={(row: TournamentRow) => <RowLink to={addressOf(row)}>{row.title}</RowLink>}
    />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: TournamentRow) => <StateChip kind="tournament" state={row.state} />}
    />
    <DataTable.Col source="kind" disableSort render={(row: TournamentRow) => <Kind row={row} />} />
    <MoneyColumn source="budget" />
    <MoneyColumn source="cost" />
    <DataTable.NumberCol source="entrants" disableSort />
    <DataTable.Col
      source="starts_at"
      sx={twoLines}
      render={(row: TournamentRow) => <Instant at={row.starts_at} />}
    />
    <DataTable.Col
      source="ends_at"
      sx={twoLines}
      render={(row: TournamentRow) => <Instant at={row.ends_at} />}
    />
  </OfficeList>
);
