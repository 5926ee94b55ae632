import { myCash } from '@pavilion/contract/wallet';
import { useEffect } from 'react';
import IconEye from '~icons/lucide/eye';
import IconEyeOff from '~icons/lucide/eye-off';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import type { ModalProps } from '../../modals/modals.ts';
import { useEye } from '../../state/eye.ts';
import { IconButton } from '../../ui/Button.tsx';
import { MemberButtonLink } from '../../ui/MemberButtonLink.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TemplateDialog } from '../../ui/TemplateDialog.tsx';
import { forgetResults } from './model/transferBack.ts';
import { TransferActions } from './TransferActions.tsx';
import { BroughtBack, WalletFailed, WalletList } from './WalletList.tsx';

/** The wallet list (spec §2), over whatever page the balance was pressed on: a game that is open stays open. */
export const WalletModal = ({ onClose }: ModalProps) => {
  const { t } = useTranslation();
  const [open, toggle] = useEye();
  const cash = useCallQuery(myCash, {}, { staleTimeMs: 0 });
  useEffect(() => forgetResults, []);
  const { data } = cash;
  return (
    <TemplateDialog
      open
      title={t('shell.my_wallet')}
      onClose={onClose}
      footer={
        <>
          <MemberButtonLink to="/user/MyWallet" tone="ghost" onLeave={onClose}>
            {t('wallet.open_page')}
          </MemberButtonLink>
          <MemberButtonLink to="/fastPayment" onLeave={onClose}>
            {t('cashier.fast_title')}
          </MemberButtonLink>
          <MemberButtonLink to="/user/Deposit" tone="main" onLeave={onClose}>
            {t('shell.deposit')}
          </MemberButtonLink>
        </>
      }
    >
      {cash.isLoadingError ? (
        <WalletFailed retry={() => void cash.refetch()} />
      ) : (
        <div data-wallet-list>
          <div className="flex items-start justify-between gap-4">
            <div>
              <p className="text-sm text-text-2">{t('wallet.main')}</p>
              <p
                className="font-semibold text-[32px] leading-tight"
                data-field="main-balance"
                aria-live="polite"
              >
                {data ? (
                  <Money amount={data.main} currency={data.currency} hidden={!open} />
                ) : (
                  <Skeleton className="h-10 w-48" />
                )}
              </p>
              <p className="mt-1 flex gap-1.5 text-sm text-text-2" data-field="total-balance">
                {t('wallet.total')}
                {data && <Money amount={data.total} currency={data.currency} hidden={!open} />}
              </p>
            </div>
            <IconButton
              label={t(open ? 'shell.balance_hide' : 'shell.balance_show')}
              onClick={toggle}
              aria-pressed={!open}
            >
              {open ? <IconEye aria-hidden /> : <IconEyeOff aria-hidden />}
            </IconButton>
          </div>
          <div className="my-5 flex">
            <TransferActions />
          </div>
          {data && <BroughtBack currency={data.currency} hidden={!open} />}
          <WalletList cash={data} hidden={!open} />
        </div>
      )}
    </TemplateDialog>
  );
};
