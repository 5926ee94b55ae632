import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { type DepositRefusal, depositRefusals } from '@pavilion/contract/cashier';
import { type DepositOne, depositApprove, depositAsk, depositRefuse } from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { Facts } from '../../ui/Panel.tsx';
import { useDeed } from '../../ui/useDeed.ts';

interface OrderProps {
  readonly order: DepositOne;
}
interface DialogProps extends OrderProps {
  readonly onClose: () => void;
}

const Summary = ({ order }: OrderProps) => {
  const translate = useTranslate();
  return (
    <Facts
      facts={[
        {
          label: translate('resources.deposits.fields.amount'),
          value: <Money amount={order.amount} currency={order.currency} size="large" />,
        },
        { label: translate('resources.deposits.fields.member'), value: order.member.account },
        {
          label: translate('office.deposits.account'),
          value: order.account === null ? '–' : `${order.account.bank_name} ${order.account.number}`,
        },
      ]}
    />
  );
};

const ApproveDialog = ({ order, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const approve = useDeed(depositApprove, () => notify('office.deposits.approved', { type: 'success' }));
  const { order_number, amount } = order;
  return (
    <DeedDialog
      title={translate('office.deposits.approve_title')}
      text={
        <Stack sx={{ gap: 2 }}>
          <Summary order={order} />
          <Typography>{translate('office.deposits.approve_text')}</Typography>
        </Stack>
      }
      confirm={translate('office.deposits.approve')}
      run={() => approve.mutateAsync({ order_number, amount })}
      onClose={onClose}
    />
  );
};

const RefuseDialog = ({ order, onClose }: DialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [reason, setReason] = useState<DepositRefusal | ''>('');
  const refuse = useDeed(depositRefuse, () => notify('office.deposits.refused', { type: 'success' }));
  return (
    <DeedDialog
      title={translate('office.deposits.refuse_title')}
      text={
        <Stack sx={{ gap: 2 }}>
          <Summary order={order} />
          <Typography>{translate('office.deposits.refuse_text')}</Typography>
        </Stack>
      }
      confirm={translate('office.deposits.refuse')}
      tone="error"
      isReady={reason !== ''}
      run={async () => {
        if (reason !== '') await refuse.mutateAsync({ order_number: order.order_number, reason });
      }}
      onClose={onClose}
    >
      <TextField
        select
        required
        fullWidth
        label={translate('office.deposits.refusal')}
        value={reason}
        onChange={(event) => setReason(depositRefusals.find((one) => one === event.target.value) ?? '')}
      >
        {depositRefusals.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`office.deposit_refusal.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </DeedDialog>
  );
};

/** Asks the gateway now; what it answers counts as if it had told it. */
const Ask = ({ order }: OrderProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const ask = useDeed(depositAsk, ({ answered }) =>
    notify(answered ? 'office.deposits.answered' : 'office.deposits.unanswered', {
      type: answered ? 'success' : 'warning',
    }),
  );
  return (
    <OpeningButton
      variant="outlined"
      dialog={(close) => (
        <DeedDialog
          title={translate('office.deposits.ask_title')}
          text={translate('office.deposits.ask_text', { gateway: order.gateway })}
          confirm={translate('office.deposits.ask')}
          run={() => ask.mutateAsync({ order_number: order.order_number })}
          onClose={close}
        />
      )}
    >
      {translate('office.deposits.ask')}
    </OpeningButton>
  );
};

/** A transfer that may still be credited: its receipt waits, has not come, or came too late. */
const mayCredit = ({ kind, state }: DepositOne): boolean =>
  kind === 'transfer' && ['created', 'reviewing', 'expired'].includes(state);
const mayDecline = ({ kind, state }: DepositOne): boolean =>
  kind === 'transfer' && ['created', 'reviewing'].includes(state);
const isSilent = ({ kind, ask_at, expires_at }: DepositOne): boolean =>
  kind === 'page' && ask_at !== null && Date.parse(expires_at) <= Date.now();

/** What can be decided about a deposit, for whoever may. */
export const Decision = ({ order }: OrderProps) => {
  const translate = useTranslate();
  const mayDecide = useMayDo('deposits.decide');
  const [asking, setAsking] = useState<'approve' | 'refuse'>();
  if (!mayCredit(order) && !isSilent(order)) return null;
  if (!mayDecide)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('office.deposits.may_not')}</Typography>;
  const close = (): void => setAsking(undefined);
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      {isSilent(order) && <Ask order={order} />}
      {mayDecline(order) && (
        <Button variant="outlined" color="error" sx={{ flex: 1 }} onClick={() => setAsking('refuse')}>
          {translate('office.deposits.refuse')}
        </Button>
      )}
      {mayCredit(order) && (
        <Button variant="contained" sx={{ flex: 1 }} onClick={() => setAsking('approve')}>
          {translate('office.deposits.approve')}
        </Button>
      )}
      {asking === 'approve' && <ApproveDialog order={order} onClose={close} />}
      {asking === 'refuse' && <RefuseDialog order={order} onClose={close} />}
    </Stack>
  );
};
