import { type WithdrawalOne, withdrawalAskAgain } from '@pavilion/contract/office';
import { useNotify, useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { useDeed } from '../../ui/useDeed.ts';

/** Has the gateway asked at once about a payout that is under way. */
export const AskAgain = ({ order }: { readonly order: WithdrawalOne }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const mayDecide = useMayDo('withdrawals.decide');
  const ask = useDeed(withdrawalAskAgain, () =>
    notify('office.withdrawals.asked_again', { type: 'success' }),
  );
  if (!mayDecide) return null;
  return (
    <OpeningButton
      variant="outlined"
      dialog={(close) => (
        <DeedDialog
          title={translate('office.withdrawals.ask_again')}
          text={translate('office.withdrawals.ask_again_text')}
          confirm={translate('office.withdrawals.ask_again')}
          run={() => ask.mutateAsync({ order_number: order.order_number })}
          onClose={close}
        />
      )}
    >
      {translate('office.withdrawals.ask_again')}
    </OpeningButton>
  );
};
