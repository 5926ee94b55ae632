import { deniedFields, type RiskDenied, riskDeniedAdd, riskDeniedRemove } from '@pavilion/contract/office';
import { useState } from 'react';
import { DataTable, SelectInput, TextInput, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead } from '../../ui/RowCard.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TypedField } from '../../ui/TypedField.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { Add, Remove } from './ListDeeds.tsx';
import { linesOf } from './lines.ts';
import { RiskTabs } from './RiskTabs.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="field"
    source="field"
    alwaysOn
    choices={deniedFields.map((id) => ({ id, name: `office.settings.field.${id}` }))}
  />,
];

const AddDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [field, setField] = useState<(typeof deniedFields)[number]>('member_email');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const add = useDeed(riskDeniedAdd, ({ added, known }) =>
    notify('office.risk.added', { type: 'success', messageArgs: { added, known } }),
  );
  const values = linesOf(typed);
  return (
    <DeedDialog
      title={translate('office.risk.denied_add')}
      text={translate('office.risk.denied_text')}
      confirm={translate('office.risk.add')}
      asksReason
      isReady={values.length > 0}
      run={(reason) => add.mutateAsync({ field, values, note, reason })}
      onClose={onClose}
    >
      <SelectField
        label={translate('resources.risk_denied.fields.field')}
        value={field}
        choices={deniedFields}
        wordOf={(one) => translate(`office.settings.field.${one}`)}
        onChange={setField}
      />
      <TypedField
        label={translate('office.risk.values')}
        hint={translate('office.risk.values_hint')}
        value={typed}
        onChange={setTyped}
        lines={4}
      />
      <TypedField
        label={translate('resources.risk_denied.fields.note')}
        value={note}
        onChange={setNote}
        lengthMax={200}
        isOptional
      />
    </DeedDialog>
  );
};

const RemoveValue = ({ row: { field, value } }: { readonly row: RiskDenied }) => {
  const notify = useNotify();
  const remove = useDeed(riskDeniedRemove, () => notify('office.deed.done', { type: 'success' }));
  return <Remove name={value} run={(reason) => remove.mutateAsync({ field, value, reason })} />;
};

const Actions = () => (
  <TopToolbar>
    <Add words="office.risk.denied_add" dialog={(close) => <AddDialog onClose={close} />} />
  </TopToolbar>
);

const FieldName = ({ row }: { readonly row: RiskDenied }) => {
  const translate = useTranslate();
  return <>{translate(`office.settings.field.${row.field}`)}</>;
};

/** Names, phones and mail addresses that may not join. */
export const DeniedValueList = () => (
  <OfficeList
    resource="risk_denied"
    title="office.risk.tab_denied"
    filters={filters}
    sort={{ field: 'value', order: 'ASC' }}
    actions={<Actions />}
    above={<RiskTabs place="denied" />}
    cards={{
      primaryText: (row: RiskDenied) => (
        <CardHead name={row.value}>
          <RemoveValue row={row} />
        </CardHead>
      ),
      secondaryText: (row: RiskDenied) => (
        <>
          <FieldName row={row} /> · {row.note}
        </>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="value" />
    <DataTable.Col source="field" disableSort render={(row: RiskDenied) => <FieldName row={row} />} />
    <DataTable.Col source="note" disableSort />
    <DataTable.Col
      source="remove"
      label=""
      disableSort
      render={(row: RiskDenied) => <RemoveValue row={row} />}
    />
  </OfficeList>
);
