import { useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWithdrawalForm, useWithdrawals, type WithdrawalForm } from './model/useWithdrawal.ts';
import { WithdrawalFormView } from './WithdrawalFormView.tsx';
import { WithdrawalReceipt, WithdrawalRecent } from './WithdrawalRecent.tsx';
import { isOpenFor, WithdrawalSteps } from './WithdrawalSteps.tsx';

/** The order stands in the address, so that a reload or the way back finds it again. */
const orderKey = 'order';

const Counter = ({ form }: { readonly form: WithdrawalForm }) => {
  const { t } = useTranslation();
  if (form.failed !== null) {
    return (
      <EmptyScene scene="failed" title={form.failed}>
        <Button onClick={form.retry}>{t('member.retry')}</Button>
      </EmptyScene>
    );
  }
  if (!form.quote) return <Skeleton className="h-96 w-full" />;
  return isOpenFor(form.quote) ? (
    <WithdrawalFormView form={form} quote={form.quote} />
  ) : (
    <WithdrawalSteps quote={form.quote} />
  );
};

/** Asking for money, what became of it, and what was asked for lately. */
export const WithdrawalDesk = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const open = (orderNumber: string) => setSearch({ [orderKey]: orderNumber });
  const form = useWithdrawalForm(open);
  const { list, failed, retry } = useWithdrawals();
  const orderNumber = search.get(orderKey);
  const shown = list?.find((row) => row.order_number === orderNumber);
  if (orderNumber !== null && list === undefined) {
    return failed ? (
      <EmptyScene scene="failed" title={t('withdrawal.order_failed')}>
        <Button onClick={retry}>{t('member.retry')}</Button>
      </EmptyScene>
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  }
  if (shown !== undefined) {
    return (
      <>
        <WithdrawalReceipt withdrawal={shown} />
        <Button wide className="mt-4" onClick={() => setSearch({})}>
          {t('withdrawal.again')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Counter form={form} />
      {list !== undefined && <WithdrawalRecent list={list} onOpen={open} />}
    </>
  );
};
