import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { WithdrawalOne } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { Columns } from '../../ui/Columns.tsx';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { RowLink } from '../../ui/RowLink.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { Approvals } from './Approvals.tsx';
import { Decision } from './Decision.tsx';
import { Account, History, Origin, Play, Shared } from './Evidence.tsx';
import { Unusual } from './Unusual.tsx';

const OrderTitle = () => {
  const translate = useTranslate();
  const order = useRecordContext<WithdrawalOne>();
  return <span>{translate('office.withdrawals.one', { number: order?.order_number ?? '' })}</span>;
};

const Head = ({ order }: { readonly order: WithdrawalOne }) => {
  const translate = useTranslate();
  return (
    <Card>
      <CardContent>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'stretch', sm: 'flex-end' }, gap: 2 }}
        >
          <div>
            <Money amount={order.amount} currency={order.currency} size="large" />
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', marginTop: 1 }}>
              <StateChip kind="withdrawal" state={order.state} />
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {translate('office.withdrawals.fee')} <Money amount={order.fee} currency={order.currency} />
              </Typography>
              <RowLink to={`/members/${order.member.id}/show`}>{order.member.account}</RowLink>
              <Instant at={order.created_at} />
              <span>
                {translate('resources.withdrawals.fields.approvals')} <Approvals row={order} />
              </span>
            </Stack>
          </div>
          <Decision order={order} />
        </Stack>
      </CardContent>
    </Card>
  );
};

const Order = () => {
  const order = useRecordContext<WithdrawalOne & { id: string }>();
  if (order === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Head order={order} />
      <Unusual order={order} />
      <Columns>
        <Stack sx={{ gap: 2 }}>
          <Account order={order} />
          <Origin order={order} />
          <Shared order={order} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Play order={order} />
          <History order={order} />
        </Stack>
      </Columns>
    </Stack>
  );
};

/** One withdrawal with all that a reviewer needs, on one screen. */
export const WithdrawalPage = () => (
  <OnePage title={<OrderTitle />}>
    <Order />
  </OnePage>
);
