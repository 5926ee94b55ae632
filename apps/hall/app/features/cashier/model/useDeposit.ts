import { type DepositMethod, depositCreate, depositMethods } from '@pavilion/contract/cashier';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useTemplate } from '../../../state/TemplateContext.tsx';
import { type AmountProblem, readAmount } from './amount.ts';
import { openPayWindow, type PayWindow, payHere } from './payWindow.ts';

/** Where the gateway's page opens: in a window of its own, or in the place of this page. */
export type PayPlace = 'window' | 'here';

interface Wish {
  readonly method: DepositMethod;
  /** Decimal string of the wire. */
  readonly amount: string;
  readonly promotionId: number | null;
}

/**
 * Makes an order and leads to where it is paid. One wish is one order: pressed twice, asked again after an answer was lost,
 * or pressed anew on the way back from paying, it is the same order, and one that is over is not paid again.
 */
const usePayment = (place: PayPlace, onOrdered: (orderNumber: string) => void) => {
  const { t } = useTranslation();
  const template = useTemplate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [paying, setPaying] = useState(false);
  const isPaying = useRef(false);
  const wished = useRef<{ readonly content: string; readonly id: string } | null>(null);

  const requestIdOf = ({ method, amount, promotionId }: Wish): string => {
    const content = `${method.id} ${amount} ${promotionId ?? ''}`;
    if (wished.current?.content !== content) wished.current = { content, id: crypto.randomUUID() };
    return wished.current.id;
  };

  const order = async (wish: Wish, window: PayWindow | null): Promise<void> => {
    const { deposit, pay_url } = await callApi(depositCreate, {
      request_id: requestIdOf(wish),
      method_id: wish.method.id,
      amount: wish.amount,
      ...(wish.promotionId === null ? {} : { promotion_id: wish.promotionId }),
    });
    onOrdered(deposit.order_number);
    if (pay_url === null) window?.close();
    else if (window === null) payHere(pay_url);
    else window.goTo(pay_url);
  };

  const pay = async (wish: Wish): Promise<void> => {
    // A state comes too late for the second of two quick presses.
    if (isPaying.current) return;
    const needsWindow = place === 'window' && wish.method.kind === 'page';
    const window = needsWindow ? openPayWindow(template) : null;
    if (needsWindow && window === null) return setRefusal(t('cashier.popup_blocked'));
    isPaying.current = true;
    setPaying(true);
    setRefusal(null);
    try {
      await order(wish, window);
    } catch (error) {
      window?.close();
      if (!isCallFailure(error)) throw error;
      if (error.kind === 'refused') wished.current = null;
      setRefusal(failureText(error, t));
    } finally {
      isPaying.current = false;
      setPaying(false);
    }
  };

  return {
    refusal,
    paying,
    pay,
    calm: () => setRefusal(null),
    /** What is wished for next is another order, even if it is the same. */
    forget: () => {
      wished.current = null;
    },
  };
};

/** The deposit form's state: method, amount, promotion, and the order once it is made. */
export const useDepositForm = (onOrdered: (orderNumber: string) => void, place: PayPlace = 'window') => {
  const methods = useCallQuery(depositMethods, {});
  const { list = [], promotions = [], last = null } = methods.data ?? {};
  const payment = usePayment(place, onOrdered);
  const [methodId, setMethodId] = useState<number | null>(null);
  const [promotionId, setPromotionId] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const method = list.find(({ id }) => id === methodId) ?? list[0];
  const promotion = promotions.find(({ id }) => id === promotionId) ?? null;

  const changeText = (next: string) => {
    setText(next);
    setProblem(null);
    payment.calm();
  };

  const pay = async (): Promise<void> => {
    if (!method) return;
    const read = readAmount(text, method);
    if ('problem' in read) return setProblem(read.problem);
    await payment.pay({ method, amount: read.amount, promotionId: promotion?.id ?? null });
  };

  const lastMethod = list.find(({ id }) => id === last?.method_id);
  return {
    ready: methods.data !== undefined,
    failed: methods.isLoadingError,
    retry: () => void methods.refetch(),
    list,
    method,
    choose: (id: number) => {
      setMethodId(id);
      changeText('');
    },
    promotions,
    promotion,
    choosePromotion: (id: number | null) => {
      setPromotionId(id);
      payment.calm();
    },
    text,
    changeText,
    problem,
    refusal: payment.refusal,
    paying: payment.paying,
    pay,
    /** Nothing was paid in yet by a way that is still open. */
    isFirst: methods.data !== undefined && last === null,
    /** The deposit of last time again; null when there was none, or it cannot be had any more. */
    again:
      last && lastMethod && 'amount' in readAmount(last.amount, lastMethod)
        ? {
            method: lastMethod,
            amount: last.amount,
            pay: () => payment.pay({ method: lastMethod, amount: last.amount, promotionId: null }),
          }
        : null,
    /** Begins another deposit. */
    begin: () => {
      payment.forget();
      changeText('');
      setPromotionId(null);
      void methods.refetch();
    },
  };
};
export type DepositForm = ReturnType<typeof useDepositForm>;
