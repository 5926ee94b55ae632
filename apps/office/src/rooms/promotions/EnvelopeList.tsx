import { type EnvelopeRow, envelopeStates } from '@pavilion/contract/office';
import { DataTable, SelectInput, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { NewButton } from '../../ui/NewButton.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead, CardLine } from '../../ui/RowCard.tsx';
import { MoneyColumn, titledColumns } from '../../ui/rowColumns.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { PromotionTabs } from './PromotionTabs.tsx';

const filters = [
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={envelopeStates.map((id) => ({ id, name: `office.state.envelope.${id}` }))}
  />,
];

const Claimed = ({ row }: { readonly row: EnvelopeRow }) => {
  const translate = useTranslate();
  return <>{translate('office.promotions.claimed_of', { claimed: row.claimed, shares: row.shares })}</>;
};

/** Red envelopes with what they have cost so far. */
export const EnvelopeList = () => (
  <OfficeList
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    actions={
      <NewButton to="/promotions/new" right="promotions.manage" words="office.promotions.envelope_new" />
    }
    above={<PromotionTabs place="envelopes" />}
    rowClick="show"
    cards={{
      primaryText: (row: EnvelopeRow) => (
        <CardHead name={row.title}>
          <StateChip kind="envelope" state={row.state} />
        </CardHead>
      ),
      secondaryText: (row: EnvelopeRow) => (
        <CardLine>
          <Claimed row={row} />
          <Money amount={row.cost} currency={row.currency} />
        </CardLine>
      ),
      linkType: 'show',
    }}
  >
    {titledColumns('promotions', 'envelope')}
    <MoneyColumn source="budget" />
    <MoneyColumn source="cost" />
    <DataTable.Col
      source="claimed"
      disableSort
      align="right"
      render={(row: EnvelopeRow) => <Claimed row={row} />}
    />
    <DataTable.Col source="starts_at" render={(row: EnvelopeRow) => <Instant at={row.starts_at} />} />
    <DataTable.Col source="end_at" render={(row: EnvelopeRow) => <Instant at={row.end_at} />} />
  </OfficeList>
);
