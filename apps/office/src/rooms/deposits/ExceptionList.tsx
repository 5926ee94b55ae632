import { Box, Button, Stack, Typography } from '@mui/material';
import {
  type DepositException,
  depositExceptionCredit,
  depositExceptionResolve,
  exceptionKinds,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { DataTable, SelectInput, TextInput, useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { Money } from '../../ui/Money.tsx';
import { OfficeList } from '../../ui/OfficeList.tsx';
import { Facts } from '../../ui/Panel.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { DepositTabs } from './DepositTabs.tsx';

interface RowProps {
  readonly row: DepositException;
}

const filters = [
  <TextInput key="order_number" source="order_number" alwaysOn resettable />,
  <TextInput key="gateway" source="gateway" resettable />,
  <SelectInput
    key="kind"
    source="kind"
    choices={exceptionKinds.map((id) => ({ id, name: `office.exception.${id}` }))}
  />,
];

const Above = () => {
  const translate = useTranslate();
  return (
    <>
      <DepositTabs place="exceptions" />
      <ListTabs
        label={translate('office.deposits.exception_views')}
        fields={['settled']}
        tabs={[
          { name: 'open', label: translate('office.deposits.tab_open'), filter: {} },
          { name: 'settled', label: translate('office.deposits.tab_settled'), filter: { settled: true } },
        ]}
      />
    </>
  );
};

/** A gateway's own words; its amount is in the smallest units of the currency that it named. */
const Told = ({ row: { told } }: RowProps) => {
  const translate = useTranslate();
  return (
    <span>
      {told.state ?? '–'} · {translate('office.deposits.minor_units', { amount: told.amount_minor ?? '–' })}{' '}
      {told.currency ?? ''}
    </span>
  );
};

const Ordered = ({ row: { order } }: RowProps) =>
  order === null ? <span>–</span> : <Money amount={order.amount} currency={order.currency} />;

const OrderLink = ({ row: { order, told } }: RowProps) =>
  order === null ? (
    <span>{told.order_number ?? '–'}</span>
  ) : (
    <RowLink to={`/deposits/${order.order_number}/show`}>{order.order_number}</RowLink>
  );

const Kind = ({ row }: RowProps) => {
  const translate = useTranslate();
  return <>{translate(`office.exception.${row.kind}`)}</>;
};

const Summary = ({ row }: RowProps) => {
  const translate = useTranslate();
  const stateOf = (state: string): string => translate(`office.state.deposit.${state}`);
  return (
    <Facts
      facts={[
        { label: translate('resources.exceptions.fields.kind'), value: <Kind row={row} /> },
        { label: translate('resources.exceptions.fields.order_number'), value: <OrderLink row={row} /> },
        {
          label: translate('resources.exceptions.fields.ordered'),
          value:
            row.order === null ? (
              translate('office.deposits.no_order')
            ) : (
              <>
                <Ordered row={row} /> · {row.order.member.account} · {stateOf(row.order.state)}
              </>
            ),
        },
        { label: translate('resources.exceptions.fields.told'), value: <Told row={row} /> },
        { label: translate('office.deposits.payment_id'), value: row.told.payment_id ?? '–' },
        { label: translate('office.deposits.occurred_at'), value: <Instant at={row.told.occurred_at} /> },
      ]}
    />
  );
};

const Deeds = ({ row }: RowProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayDecide = useMayDo('deposits.decide');
  const [asking, setAsking] = useState<'credit' | 'resolve'>();
  const credit = useDeed(depositExceptionCredit, () =>
    notify('office.deposits.approved', { type: 'success' }),
  );
  const resolve = useDeed(depositExceptionResolve, () =>
    notify('office.deposits.resolved', { type: 'success' }),
  );
  const close = (): void => setAsking(undefined);
  if (row.resolved_at !== null)
    return (
      <Typography component="span" variant="body2">
        {row.resolved_by} · <Instant at={row.resolved_at} /> · {row.resolution}
      </Typography>
    );
  if (!mayDecide) return null;
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {row.may_credit && (
        <Button size="small" onClick={() => setAsking('credit')}>
          {translate('office.deposits.credit')}
        </Button>
      )}
      <Button size="small" onClick={() => setAsking('resolve')}>
        {translate('office.deposits.resolve')}
      </Button>
      {asking !== undefined && (
        <DeedDialog
          title={translate(`office.deposits.${asking}_title`)}
          text={
            <Stack sx={{ gap: 2 }}>
              <Summary row={row} />
              <Typography>{translate(`office.deposits.${asking}_text`)}</Typography>
            </Stack>
          }
          confirm={translate(`office.deposits.${asking}`)}
          asksReason
          run={(reason) => (asking === 'credit' ? credit : resolve).mutateAsync({ id: row.id, reason })}
          onClose={close}
        />
      )}
    </Stack>
  );
};

/** What gateways told that did not fit, until somebody has settled it. */
export const ExceptionList = () => (
  <OfficeList<DepositException>
    resource="exceptions"
    title="office.deposits.place_exceptions"
    filters={filters}
    sort={{ field: 'at', order: 'ASC' }}
    above={<Above />}
    cards={{
      primaryText: (row: DepositException) => <Kind row={row} />,
      secondaryText: (row: DepositException) => (
        <Box component="span" sx={{ display: 'block' }}>
          <OrderLink row={row} /> · <Ordered row={row} /> · <Told row={row} />
        </Box>
      ),
      tertiaryText: (row: DepositException) => <Deeds row={row} />,
      linkType: false,
    }}
  >
    <DataTable.Col source="at" render={(row: DepositException) => <Instant at={row.at} />} />
    <DataTable.Col source="kind" disableSort render={(row: DepositException) => <Kind row={row} />} />
    <DataTable.Col source="gateway" disableSort />
    <DataTable.Col
      source="order_number"
      disableSort
      render={(row: DepositException) => <OrderLink row={row} />}
    />
    <DataTable.Col
      source="ordered"
      align="right"
      disableSort
      render={(row: DepositException) => <Ordered row={row} />}
    />
    <DataTable.Col source="told" disableSort render={(row: DepositException) => <Told row={row} />} />
    <DataTable.Col source="resolution" disableSort render={(row: DepositException) => <Deeds row={row} />} />
  </OfficeList>
);
