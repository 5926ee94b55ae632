import { type DepositMethod, depositQuote } from '@pavilion/contract/cashier';
import { useCallQuery } from '../../../api/useCall.ts';
import { readAmount } from './amount.ts';
import type { DepositForm } from './useDeposit.ts';

const noQuote = { method_id: 1, amount: '0' };

/** What the deposit that stands in the form would cost and bring, by the server; asked once, whoever shows it. */
export const useQuote = ({
  form,
  method,
}: {
  readonly form: DepositForm;
  readonly method: DepositMethod;
}) => {
  const read = readAmount(form.text, method);
  const wish =
    'amount' in read
      ? {
          method_id: method.id,
          amount: read.amount,
          ...(form.promotion === null ? {} : { promotion_id: form.promotion.id }),
          ...(form.promoCode === null ? {} : { promo_code: form.promoCode }),
        }
      : null;
  const { data, error } = useCallQuery(depositQuote, wish ?? noQuote, { enabled: wish !== null });
  return {
    quote: wish === null ? undefined : data,
    refusal: wish !== null && error?.kind === 'refused' ? error.message : null,
  };
};
