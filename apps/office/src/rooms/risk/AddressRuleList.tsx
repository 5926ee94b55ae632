import { FormControlLabel, Switch } from '@mui/material';
import {
  addressLoginCodes,
  type RiskAddress,
  riskAddressAdd,
  riskAddressRemove,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { DataTable, FilterButton, TextInput, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead } from '../../ui/RowCard.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TypedField } from '../../ui/TypedField.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { Add, Remove } from './ListDeeds.tsx';
import { linesOf } from './lines.ts';
import { RiskTabs } from './RiskTabs.tsx';

const filters = [
  <TextInput key="covering" source="covering" alwaysOn resettable />,
  <TextInput key="note" source="note" resettable />,
];

const AddDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState<(typeof addressLoginCodes)[number] | null>(201);
  const [refusesSignup, setRefusesSignup] = useState(true);
  const [note, setNote] = useState('');
  const add = useDeed(riskAddressAdd, ({ added, known }) =>
    notify('office.risk.added', { type: 'success', messageArgs: { added, known } }),
  );
  const networks = linesOf(typed);
  return (
    <DeedDialog
      title={translate('office.risk.address_add')}
      text={translate('office.risk.address_text')}
      confirm={translate('office.risk.add')}
      asksReason
      isReady={networks.length > 0 && (code !== null || refusesSignup)}
      run={(reason) =>
        add.mutateAsync({ networks, login_code: code, refuses_signup: refusesSignup, note, reason })
      }
      onClose={onClose}
    >
      <TypedField
        label={translate('office.risk.networks')}
        hint={translate('office.risk.networks_hint')}
        value={typed}
        onChange={setTyped}
        lines={4}
      />
      <SelectField
        label={translate('resources.risk_addresses.fields.login_code')}
        value={code ?? 'open'}
        choices={['open', ...addressLoginCodes]}
        wordOf={(one) => translate(`office.risk.login_${one}`)}
        onChange={(one) => setCode(one === 'open' ? null : one)}
      />
      <FormControlLabel
        control={
          <Switch checked={refusesSignup} onChange={(event) => setRefusesSignup(event.target.checked)} />
        }
        label={translate('resources.risk_addresses.fields.refuses_signup')}
      />
      <TypedField
        label={translate('resources.risk_addresses.fields.note')}
        value={note}
        onChange={setNote}
        lengthMax={200}
        isOptional
      />
    </DeedDialog>
  );
};

const RemoveAddress = ({ row }: { readonly row: RiskAddress }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const remove = useDeed(riskAddressRemove, () => notify('office.deed.done', { type: 'success' }));
  if (row.is_house) return <>{translate('office.risk.house')}</>;
  return <Remove name={row.network} run={(reason) => remove.mutateAsync({ id: row.id, reason })} />;
};

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <Add words="office.risk.address_add" dialog={(close) => <AddDialog onClose={close} />} />
  </TopToolbar>
);

const Code = ({ row }: { readonly row: RiskAddress }) => {
  const translate = useTranslate();
  return <>{translate(`office.risk.login_${row.login_code ?? 'open'}`)}</>;
};

/** From where nobody logs in or signs up. */
export const AddressRuleList = () => (
  <OfficeList
    resource="risk_addresses"
    title="office.risk.tab_addresses"
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    actions={<Actions />}
    above={<RiskTabs place="addresses" />}
    cards={{
      primaryText: (row: RiskAddress) => (
        <CardHead name={row.network}>
          <RemoveAddress row={row} />
        </CardHead>
      ),
      secondaryText: (row: RiskAddress) => (
        <>
          <Code row={row} /> · {row.note}
        </>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="network" />
    <DataTable.Col source="login_code" disableSort render={(row: RiskAddress) => <Code row={row} />} />
    <DataTable.Col
      source="refuses_signup"
      disableSort
      render={(row: RiskAddress) => (row.refuses_signup ? '✓' : '–')}
    />
    <DataTable.NumberCol source="hits" disableSort />
    <DataTable.Col source="note" disableSort />
    <DataTable.Col
      source="created_at"
      disableSort
      render={(row: RiskAddress) => <Instant at={row.created_at} />}
    />
    <DataTable.Col
      source="remove"
      label=""
      disableSort
      render={(row: RiskAddress) => <RemoveAddress row={row} />}
    />
  </OfficeList>
);
