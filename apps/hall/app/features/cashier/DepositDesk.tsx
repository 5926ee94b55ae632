import { useSearchParams } from 'react-router';
import { FirstLimitOffer } from '../safety/FirstLimitOffer.tsx';
import { DepositFormView } from './DepositFormView.tsx';
import { DepositOrderView } from './DepositOrderView.tsx';
import { useDepositForm } from './model/useDeposit.ts';

/** The order stands in the address, so that a reload or the way back finds it again. */
const orderKey = 'order';
/** So does the promotion whose own page sent the member here. */
const promotionKey = 'promotion';

export const DepositDesk = () => {
  const [search, setSearch] = useSearchParams();
  const orderNumber = search.get(orderKey);
  const wanted = Number(search.get(promotionKey));
  const form = useDepositForm((order) => setSearch({ [orderKey]: order }), 'window', wanted || null);
  const again = () => {
    form.begin();
    setSearch({});
  };
  if (orderNumber) return <DepositOrderView orderNumber={orderNumber} onAgain={again} />;
  return (
    <>
      {form.isFirst && <FirstLimitOffer />}
      <DepositFormView form={form} />
    </>
  );
};
