import { Button, Stack, Typography } from '@mui/material';
import { type WithdrawalOne, withdrawalApprove, withdrawalRefuse } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { Facts } from '../../ui/Panel.tsx';
import { useDeed } from '../../ui/useDeed.ts';
import { AskAgain } from './AskAgain.tsx';

/** The states in which staff still decide. */
const undecided: ReadonlySet<string> = new Set(['requested', 'reviewing']);

const Summary = ({ order }: { readonly order: WithdrawalOne }) => {
  const translate = useTranslate();
  return (
    <Facts
      facts={[
        {
          label: translate('resources.withdrawals.fields.amount'),
          value: <Money amount={order.amount} currency={order.currency} size="large" />,
        },
        { label: translate('resources.withdrawals.fields.member'), value: order.member.account },
        {
          label: translate('office.withdrawals.account'),
          value: `${order.bank_account.bank_name} ${order.bank_account.number}`,
        },
      ]}
    />
  );
};

/** Approve, refuse with a reason; and why not, where somebody cannot. */
export const Decision = ({ order }: { readonly order: WithdrawalOne }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayDecide = useMayDo('withdrawals.decide');
  const [asking, setAsking] = useState<'approve' | 'refuse'>();
  const approve = useDeed(withdrawalApprove, ({ state }) =>
    notify(
      state === 'reviewing' || state === 'requested'
        ? 'office.withdrawals.half_done'
        : 'office.withdrawals.approved',
      {
        type: 'success',
      },
    ),
  );
  const refuse = useDeed(withdrawalRefuse, () => notify('office.withdrawals.refused', { type: 'success' }));
  if (order.state === 'approved' || order.state === 'paying') return <AskAgain order={order} />;
  if (!undecided.has(order.state)) return null;
  if (!mayDecide)
    return (
      <Typography sx={{ color: 'text.secondary' }}>{translate('office.withdrawals.may_not')}</Typography>
    );
  const { order_number } = order;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" color="error" sx={{ flex: 1 }} onClick={() => setAsking('refuse')}>
          {translate('office.withdrawals.refuse')}
        </Button>
        <Button
          variant="contained"
          sx={{ flex: 1 }}
          disabled={order.approved_by_me}
          onClick={() => setAsking('approve')}
        >
          {translate('office.withdrawals.approve')}
        </Button>
      </Stack>
      {order.approved_by_me && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('office.withdrawals.needs_other')}
        </Typography>
      )}
      {asking === 'approve' && (
        <DeedDialog
          title={translate('office.withdrawals.approve_title')}
          text={<Summary order={order} />}
          confirm={translate('office.withdrawals.approve')}
          run={() => approve.mutateAsync({ order_number, amount: order.amount })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'refuse' && (
        <DeedDialog
          title={translate('office.withdrawals.refuse_title')}
          text={
            <Stack sx={{ gap: 2 }}>
              <Summary order={order} />
              <Typography>{translate('office.withdrawals.refuse_text')}</Typography>
            </Stack>
          }
          confirm={translate('office.withdrawals.refuse')}
          tone="error"
          asksReason
          run={(reason) => refuse.mutateAsync({ order_number, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
};
