import { MenuItem, Stack, TextField } from '@mui/material';
import { deniedFields, type RiskDenied, riskDeniedAdd, riskDeniedRemove } from '@pavilion/contract/office';
import { useState } from 'react';
import { DataTable, SelectInput, TextInput, TopToolbar, useNotify, useTranslate } from 'react-admin';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
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
      <TextField
        select
        label={translate('resources.risk_denied.fields.field')}
        value={field}
        onChange={({ target }) =>
          setField(deniedFields.find((one) => one === target.value) ?? 'member_email')
        }
      >
        {deniedFields.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`office.settings.field.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('office.risk.values')}
        helperText={translate('office.risk.values_hint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        multiline
        minRows={4}
        maxRows={12}
        required
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <TextField
        label={translate('resources.risk_denied.fields.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
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
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          {row.value} <RemoveValue row={row} />
        </Stack>
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
