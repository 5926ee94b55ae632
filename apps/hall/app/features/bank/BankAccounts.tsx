import { memberCommonLayout } from '@pavilion/contract/identity';
import { type BankAccount, bankAccountList } from '@pavilion/contract/sessions';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import IconLandmark from '~icons/lucide/landmark';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useInstant } from '../../site/useInstant.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BindForm } from './BindForm.tsx';

const AccountRow = ({ account }: { readonly account: BankAccount }) => {
  const { t } = useTranslation();
  const show = useInstant();
  return (
    <li
      data-bank-account={account.id}
      className="flex items-center gap-4 rounded-card bg-raised px-5 py-4 ring-1 ring-line ring-inset"
    >
      <IconLandmark aria-hidden className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold text-sm">
          <span className="min-w-0 break-words">{account.bank_name}</span>
          <span className="text-text-2">{t(`currency.${account.currency}`)}</span>
        </p>
        <p className="tnum mt-1 break-all text-base">{account.account_number.replace(/^\*+/, '•••• ')}</p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-text-3 text-xs">
          <span>{account.holder}</span>
          <span className="tnum">{t('bank.bound_at', { time: show(account.bound_at) })}</span>
        </p>
      </div>
    </li>
  );
};

/** The member's bank accounts: what is bound, and the form that binds one (spec §2 BindAccount). */
export const BankAccounts = () => {
  const { t } = useTranslation();
  const accounts = useCallQuery(bankAccountList, {});
  const layout = useCallQuery(memberCommonLayout, {}).data?.member_common_layout;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Whoever comes from a withdrawal came to bind an account, and goes back to it.
  const isForWithdrawal = search.get('then') === 'withdrawal';
  const [asked, setAsked] = useState(isForWithdrawal);
  const leave = (): void => {
    setAsked(false);
    if (isForWithdrawal) void navigate('/user/Withdrawal', { replace: true });
  };
  if (accounts.isLoadingError) {
    return (
      <EmptyScene scene="failed" title={t('bank.failed')}>
        <Button onClick={() => void accounts.refetch()}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!accounts.data) return <Skeleton className="h-64 w-full" />;
  const { list, accounts_max, holder_hint, banks } = accounts.data;
  const demanded = layout?.need_bank_account_deposit_verified === 1;
  if (list.length === 0 && !asked && !demanded) {
    return (
      <EmptyScene scene="empty" title={t('bank.empty')} text={t('bank.empty_text')}>
        <Button tone="main" onClick={() => setAsked(true)}>
          {t('bank.bind_title')}
        </Button>
      </EmptyScene>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {demanded && <p className="max-w-xl text-sm text-text-2">{t('bank.demand_text')}</p>}
      {list.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {list.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </ul>
      )}
      {asked || demanded ? (
        <BindForm
          holderHint={holder_hint}
          banks={banks}
          onBound={leave}
          onCancel={demanded ? undefined : leave}
        />
      ) : list.length < accounts_max ? (
        <Button className="self-start" onClick={() => setAsked(true)}>
          {t('bank.bind_another')}
        </Button>
      ) : (
        <p className="text-sm text-text-2">{t('bank.full', { max: accounts_max })}</p>
      )}
    </div>
  );
};
