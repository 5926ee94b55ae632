import { type Offer, offerAdd } from '@pavilion/contract/office';
import { DataTable, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { CardHead } from '../../ui/RowCard.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { GameTabs } from './GameTabs.tsx';

/** Offers a provider here, or those of its games that this site does not have yet. */
const Add = ({ row }: { readonly row: Offer }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayManage = useMayDo('providers.manage');
  const add = useDeed(offerAdd, ({ games_added: count }) =>
    notify('office.games.offered', { type: 'success', messageArgs: { smart_count: count } }),
  );
  if (!mayManage) return null;
  const word = row.is_offered ? 'offer_rest' : 'offer';
  return (
    <OpeningButton
      size="small"
      variant="outlined"
      aria-label={`${translate(`office.games.${word}`)} · ${row.name}`}
      dialog={(close) => (
        <DeedDialog
          title={`${translate(`office.games.${word}`)} · ${row.name}`}
          text={translate('office.games.offer_text', { smart_count: row.games_missing })}
          confirm={translate(`office.games.${word}`)}
          asksReason
          run={(reason) => add.mutateAsync({ id: row.id, reason })}
          onClose={close}
        />
      )}
    >
      {translate(`office.games.${word}`)}
    </OpeningButton>
  );
};

/** What the installation has and this site does not offer. */
export const OfferList = () => (
  <OfficeList
    resource="offers"
    sort={{ field: 'id', order: 'ASC' }}
    disableSyncWithLocation
    actions={false}
    above={<GameTabs place="offers" />}
    cards={{
      primaryText: (row: Offer) => (
        <CardHead name={row.name}>
          <Add row={row} />
        </CardHead>
      ),
      secondaryText: (row: Offer) => `${row.code} · ${row.games_missing}`,
      linkType: false,
    }}
  >
    <DataTable.Col source="name" disableSort />
    <DataTable.Col source="code" disableSort />
    <DataTable.Col
      source="wallet"
      disableSort
      render={(row: Offer) => <StateChip kind="purse" state={row.wallet} />}
    />
    <DataTable.Col source="games_missing" disableSort align="right" />
    <DataTable.Col source="deed" disableSort render={(row: Offer) => <Add row={row} />} />
  </OfficeList>
);
