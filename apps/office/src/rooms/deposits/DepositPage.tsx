import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { DepositOne } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { Columns } from '../../ui/Columns.tsx';
import { isNotZero } from '../../ui/decimal.ts';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { Facts, Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { useDepositCause } from './cause.ts';
import { Decision } from './Decision.tsx';
import { Receipt } from './Receipt.tsx';

interface OrderProps {
  readonly order: DepositOne;
}

const OrderTitle = () => {
  const translate = useTranslate();
  const order = useRecordContext<DepositOne>();
  return <span>{translate('office.deposits.one', { number: order?.order_number ?? '' })}</span>;
};

const Head = ({ order }: OrderProps) => (
  <Card>
    <CardContent>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { xs: 'stretch', sm: 'flex-end' }, gap: 2 }}
      >
        <div>
          <Money amount={order.amount} currency={order.currency} size="large" />
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', marginTop: 1 }}>
            <StateChip kind="deposit" state={order.state} />
            <RowLink to={`/members/${order.member.id}/show`}>{order.member.account}</RowLink>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {order.method}
            </Typography>
            <Instant at={order.created_at} />
          </Stack>
        </div>
        <Decision order={order} />
      </Stack>
    </CardContent>
  </Card>
);

const Terms = ({ order }: OrderProps) => {
  const translate = useTranslate();
  const { account, currency } = order;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <Panel title={translate('office.deposits.terms')}>
      <Facts
        facts={[
          ...(account === null
            ? [
                { label: translate('office.deposits.gateway'), value: order.gateway },
                { label: translate('office.deposits.payment_id'), value: order.payment_id ?? '–' },
                { label: translate('office.deposits.asked_times'), value: order.asked_times },
                { label: translate('office.deposits.ask_at'), value: <Instant at={order.ask_at} /> },
              ]
            : [
                { label: translate('office.bank.name'), value: account.bank_name },
                { label: translate('office.bank.number'), value: account.number },
                { label: translate('office.bank.holder'), value: account.holder },
              ]),
          { label: translate('office.deposits.fee'), value: money(order.fee) },
          ...(isNotZero(order.bonus)
            ? [{ label: translate('office.deposits.bonus'), value: money(order.bonus) }]
            : []),
          { label: translate('office.deposits.expires_at'), value: <Instant at={order.expires_at} /> },
          ...(order.refusal === null
            ? []
            : [
                {
                  label: translate('office.deposits.refusal'),
                  value: translate(`office.deposit_refusal.${order.refusal}`),
                },
              ]),
        ]}
      />
    </Panel>
  );
};

const Others = ({ order: { others } }: OrderProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate('office.deposits.others')}>
      {others.length === 0 ? (
        <Nothing text={translate('office.deposits.no_others')} />
      ) : (
        <PlainTable
          label={translate('office.deposits.others')}
          rows={others}
          keyOf={({ order_number }) => order_number}
          columns={[
            {
              label: translate('resources.deposits.fields.order_number'),
              cell: ({ order_number }) => (
                <RowLink to={`/deposits/${order_number}/show`}>{order_number}</RowLink>
              ),
            },
            {
              label: translate('resources.deposits.fields.created_at'),
              cell: ({ at }) => <Instant at={at} />,
            },
            {
              label: translate('resources.deposits.fields.amount'),
              cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
              end: true,
            },
            { label: translate('resources.deposits.fields.method'), cell: ({ method }) => method },
            {
              label: translate('resources.deposits.fields.state'),
              cell: ({ state, refusal }) =>
                refusal === null
                  ? translate(`office.state.deposit.${state}`)
                  : translate(`office.deposit_refusal.${refusal}`, { _: refusal }),
            },
          ]}
        />
      )}
    </Panel>
  );
};

const History = ({ order }: OrderProps) => {
  const translate = useTranslate();
  const inWords = useDepositCause();
  return (
    <Panel title={translate('office.deposits.history')}>
      <PlainTable
        label={translate('office.deposits.history')}
        rows={order.history}
        keyOf={({ at, to }) => `${at} ${to}`}
        columns={[
          { label: translate('office.deposits.at'), cell: ({ at }) => <Instant at={at} /> },
          {
            label: translate('resources.deposits.fields.state'),
            cell: ({ to }) => translate(`office.state.deposit.${to}`, { _: to }),
          },
          { label: translate('office.deposits.cause'), cell: ({ cause }) => inWords(cause) },
        ]}
      />
      {order.exceptions.map(({ id, kind, is_open }) => (
        <Typography key={id} sx={{ marginTop: 1 }}>
          <RowLink
            to={`/deposits/exceptions?filter=${encodeURIComponent(JSON.stringify({ order_number: order.order_number, ...(is_open ? {} : { settled: true }) }))}`}
          >
            {translate(`office.exception.${kind}`)}
          </RowLink>{' '}
          {translate(is_open ? 'office.deposits.exception_open' : 'office.deposits.exception_settled')}
        </Typography>
      ))}
    </Panel>
  );
};

const Order = () => {
  const order = useRecordContext<DepositOne & { id: string }>();
  if (order === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Head order={order} />
      <Columns>
        {order.kind === 'transfer' && <Receipt key={order.order_number} order={order} />}
        <Stack sx={{ gap: 2 }}>
          <Terms order={order} />
          <Others order={order} />
          <History order={order} />
        </Stack>
      </Columns>
    </Stack>
  );
};

/** One deposit: the receipt beside what it has to fit. */
export const DepositPage = () => (
  <OnePage title={<OrderTitle />}>
    <Order />
  </OnePage>
);
