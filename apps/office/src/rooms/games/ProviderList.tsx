import { type ProviderRow, providerStates } from '@pavilion/contract/office';
import { DataTable, SelectInput, TextInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead } from '../../ui/RowCard.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { GameTabs } from './GameTabs.tsx';
import { ProviderActions } from './ProviderActions.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="state"
    source="state"
    choices={providerStates.map((id) => ({ id, name: `office.state.provider.${id}` }))}
  />,
];

const pathOf = (id: number | string): string => `/games/providers/${id}`;

/** A pause that is under way or announced, in words. */
export const PauseText = ({ pause }: Pick<ProviderRow, 'pause'>) => {
  const translate = useTranslate();
  if (pause === null) return <>–</>;
  return (
    <>
      <Instant at={pause.start_at} /> {translate('office.games.until')}{' '}
      <Instant at={pause.end_at} none={translate('office.games.until_ended')} />
    </>
  );
};

/** The providers of the site. */
export const ProviderList = () => (
  <OfficeList
    resource="providers"
    filters={filters}
    actions={<ProviderActions />}
    sort={{ field: 'sort', order: 'ASC' }}
    disableSyncWithLocation
    above={<GameTabs place="providers" />}
    rowClick={(id) => pathOf(id)}
    cards={{
      primaryText: (row: ProviderRow) => (
        <CardHead name={row.name}>
          <StateChip kind="provider" state={row.state} />
        </CardHead>
      ),
      secondaryText: (row: ProviderRow) => (row.pause === null ? row.code : <PauseText pause={row.pause} />),
      linkType: (_row, id) => pathOf(id),
    }}
  >
    <DataTable.Col
      source="name"
      disableSort
      render={(row: ProviderRow) => <RowLink to={pathOf(row.id)}>{row.name}</RowLink>}
    />
    <DataTable.Col source="code" disableSort />
    <DataTable.Col
      source="state"
      disableSort
      render={(row: ProviderRow) => <StateChip kind="provider" state={row.state} />}
    />
    <DataTable.Col
      source="pause"
      disableSort
      render={(row: ProviderRow) => <PauseText pause={row.pause} />}
    />
    <DataTable.Col
      source="wallet"
      disableSort
      render={(row: ProviderRow) => <StateChip kind="purse" state={row.wallet} />}
    />
    <DataTable.Col source="games" disableSort align="right" />
    <DataTable.Col source="sort" align="right" />
  </OfficeList>
);
