import { useSearchParams } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { plainMoney } from '../../ui/plainMoney.ts';
import { DepositFormView } from './DepositFormView.tsx';
import { DepositOrderView } from './DepositOrderView.tsx';
import { type DepositForm, useDepositForm } from './model/useDeposit.ts';

const orderKey = 'order';

/** The deposit of last time, with one press. */
const Again = ({ form: { again, paying } }: { readonly form: DepositForm }) => {
  const { t } = useTranslation();
  if (again === null) return null;
  return (
    <section className="mb-6 border-line border-b pb-6 text-center" data-field="fast-again">
      <Button size="lg" wide busy={paying} className="tnum" onClick={again.pay}>
        {t('cashier.fast_again', { amount: plainMoney(again.amount, again.method.currency) })}
      </Button>
      <p className="mt-2 text-text-3 text-xs">{t('cashier.fast_by', { method: again.method.name })}</p>
      <p className="mt-4 text-sm text-text-2">{t('cashier.fast_other')}</p>
    </section>
  );
};

/** Paying in without a detour (spec §2): as last time, or way and amount; the gateway's page takes this window. */
export const FastPaymentDesk = () => {
  const [search, setSearch] = useSearchParams();
  const orderNumber = search.get(orderKey);
  const form = useDepositForm((order) => setSearch({ [orderKey]: order }), 'here');
  if (orderNumber !== null) {
    const again = () => {
      form.begin();
      setSearch({});
    };
    return <DepositOrderView orderNumber={orderNumber} onAgain={again} />;
  }
  return (
    <>
      <Again form={form} />
      <DepositFormView form={form} isFast />
    </>
  );
};
