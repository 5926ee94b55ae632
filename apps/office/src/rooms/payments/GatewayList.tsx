import { Typography } from '@mui/material';
import { type GatewayRow, gatewayAdapters, gatewaySave, gatewaySchema } from '@pavilion/contract/office';
import { DataTable, useTranslate } from 'react-admin';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { CardHead } from '../../ui/RowCard.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import type { FieldSpec } from './fields.ts';
import { GatewayKeys } from './GatewayKeys.tsx';
import { Change, PaymentActions } from './PaymentActions.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { OpenChip, openFilter } from './presentation.tsx';
import { SaveDialog } from './SaveDialog.tsx';

interface RowProps {
  readonly row: GatewayRow;
}

const blank = { code: '', adapter: 'sandbox', base_url: null, enabled: true };

const GatewayForm = ({ row, onClose }: Partial<RowProps> & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const save = useDeed(gatewaySave);
  const adapters = gatewayAdapters.map((id) => ({ id, name: translate(`office.payments.adapter_${id}`) }));
  const specs: readonly FieldSpec[] = [
    { name: 'code', kind: 'text', fixed: true },
    { name: 'adapter', kind: 'choice', choices: adapters, fixed: true },
    { name: 'base_url', kind: 'text', lengthMax: 300, mayBeNone: true },
    { name: 'enabled', kind: 'switch' },
  ];
  return (
    <SaveDialog
      noun="gateways"
      schema={gatewaySchema}
      specs={specs}
      row={row}
      blank={blank}
      save={(gateway, asked) =>
        save.mutateAsync({ gateway, ...asked, ...(row === undefined ? {} : { version: row.version }) })
      }
      onClose={onClose}
    />
  );
};

const Address = ({ row }: RowProps) => {
  const translate = useTranslate();
  return (
    <>
      {row.base_url ?? translate('office.payments.adapter_transfer')}
      {row.is_shared && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.payments.shared')}
        </Typography>
      )}
    </>
  );
};

/** Gateways that the site uses, and those that nobody uses yet. */
export const GatewayList = () => (
  <OfficeList<GatewayRow>
    resource="gateways"
    title="office.payments.place_gateways"
    filters={[openFilter]}
    sort={{ field: 'code', order: 'ASC' }}
    actions={<PaymentActions form={(onClose) => <GatewayForm onClose={onClose} />} />}
    above={<PaymentTabs place="gateways" />}
    cards={{
      primaryText: (row: GatewayRow) => (
        <CardHead name={row.code}>
          <OpenChip isOpen={row.enabled} />
        </CardHead>
      ),
      secondaryText: (row: GatewayRow) => <Address row={row} />,
      tertiaryText: (row: GatewayRow) => (
        <>
          <GatewayKeys row={row} />
          <Change form={(onClose) => <GatewayForm row={row} onClose={onClose} />} />
        </>
      ),
      linkType: false,
    }}
  >
    <DataTable.Col source="code" />
    <DataTable.Col source="base_url" disableSort render={(row: GatewayRow) => <Address row={row} />} />
    <DataTable.Col source="uses" align="right" disableSort />
    <DataTable.Col source="keys" disableSort render={(row: GatewayRow) => <GatewayKeys row={row} />} />
    <DataTable.Col
      source="enabled"
      disableSort
      render={(row: GatewayRow) => <OpenChip isOpen={row.enabled} />}
    />
    <DataTable.Col
      source="change"
      disableSort
      render={(row: GatewayRow) => <Change form={(onClose) => <GatewayForm row={row} onClose={onClose} />} />}
    />
  </OfficeList>
);
