import {
  type DepositMethod,
  type DepositPromotion,
  depositCreate,
  depositMethods,
} from '@pavilion/contract/cashier';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useTemplate } from '../../../state/TemplateContext.tsx';
import { judgedWhenSent } from '../../../ui/judgedWhenSent.ts';
import { amountLimits, readAmount } from './amount.ts';
import { openPayWindow, type PayWindow, payHere } from './payWindow.ts';

/** Where the gateway's page opens: in a window of its own, or in the place of this page. */
export type PayPlace = 'window' | 'here';

interface Wish {
  readonly method: DepositMethod;
  /** Decimal string of the wire. */
  readonly amount: string;
  readonly promotionId: number | null;
  /** With which the promotion was found; null where it needs none. */
  readonly promoCode: string | null;
}

interface Order {
  readonly wish: Wish;
  /** Where it is paid; null where that is the place of this page, or none. */
  readonly window: PayWindow | null;
}

/**
 * Makes an order and leads to where it is paid. One wish is one order: pressed twice, asked again after an answer was lost,
 * or pressed anew on the way back from paying, it is the same order, and one that is over is not paid again.
 */
const usePayment = (place: PayPlace, onOrdered: (orderNumber: string) => void) => {
  const { t } = useTranslation();
  const template = useTemplate();
  const [isBlocked, setBlocked] = useState(false);
  const wished = useRef<{ readonly content: string; readonly id: string } | null>(null);

  const requestIdOf = ({ method, amount, promotionId }: Wish): string => {
    const content = `${method.id} ${amount} ${promotionId ?? ''}`;
    if (wished.current?.content !== content) wished.current = { content, id: crypto.randomUUID() };
    return wished.current.id;
  };

  const order = async ({ wish, window }: Order): Promise<void> => {
    const { deposit, pay_url } = await callApi(depositCreate, {
      request_id: requestIdOf(wish),
      method_id: wish.method.id,
      amount: wish.amount,
      ...(wish.promotionId === null ? {} : { promotion_id: wish.promotionId }),
      ...(wish.promoCode === null ? {} : { promo_code: wish.promoCode }),
    }).catch((error) => {
      window?.close();
      throw error;
    });
    onOrdered(deposit.order_number);
    if (pay_url === null) window?.close();
    else if (window === null) payHere(pay_url);
    else window.goTo(pay_url);
  };

  const { send, isUnderWay, isPending, failure, forget } = useSending(order, ({ kind }) => {
    if (kind === 'refused') wished.current = null;
  });
  const calm = (): void => {
    setBlocked(false);
    forget();
  };

  /** In the press itself: a window that is opened later counts as a pop-up. */
  const pay = (wish: Wish): void => {
    if (isUnderWay()) return;
    calm();
    const needsWindow = place === 'window' && wish.method.kind === 'page';
    const window = needsWindow ? openPayWindow(template) : null;
    if (needsWindow && window === null) setBlocked(true);
    else send({ wish, window });
  };

  return {
    refusal: isBlocked ? t('cashier.popup_blocked') : failure && failureText(failure, t),
    paying: isPending,
    pay,
    calm,
    /** What is wished for next is another order, even if it is the same. */
    forget: () => {
      wished.current = null;
    },
  };
};

interface DepositValues {
  /** Null until another than the first is chosen. */
  readonly methodId: number | null;
  readonly promotionId: number | null;
  readonly amount: string;
}

/** A promotion that a code has opened. */
interface CodedPromotion {
  readonly promotion: DepositPromotion;
  readonly code: string;
}

/**
 * The deposit form's state: method, amount, promotion, and the order once it is made. `wanted` is the promotion that the
 * member has just pressed on its own page, if any.
 */
export const useDepositForm = (
  onOrdered: (orderNumber: string) => void,
  place: PayPlace = 'window',
  wanted: number | null = null,
) => {
  const { t } = useTranslation();
  const methods = useCallQuery(depositMethods, {});
  const [coded, setCoded] = useState<CodedPromotion | null>(null);
  const { list = [], promotions: open = [], last = null } = methods.data ?? {};
  const promotions = coded === null ? open : [coded.promotion, ...open];
  const payment = usePayment(place, onOrdered);
  const { register, handleSubmit, getValues, setValue, clearErrors, watch, formState } =
    useForm<DepositValues>({
      ...judgedWhenSent,
      defaultValues: { methodId: null, promotionId: wanted, amount: '' },
    });
  const { methodId, promotionId, amount: text } = watch();
  const method = list.find(({ id }) => id === methodId) ?? list[0];
  const promotion = promotions.find(({ id }) => id === promotionId) ?? null;
  const promoCode = promotion !== null && promotion.id === coded?.promotion.id ? coded.code : null;

  const judgeAmount = (typed: string): string | true => {
    if (method === undefined) return true;
    const read = readAmount(typed, method);
    return 'amount' in read || t(`cashier.problem_${read.problem}`, amountLimits(method));
  };
  const forgetProblem = (): void => {
    clearErrors('amount');
    payment.calm();
  };
  const setAmount = (next: string): void => {
    setValue('amount', next);
    forgetProblem();
  };
  const pay = (press: FormEvent): void => {
    press.preventDefault();
    const read = method && readAmount(getValues('amount'), method);
    // What is sound is paid in the press itself: the form's own judgement takes a turn, after which a window is a pop-up.
    if (read && 'amount' in read)
      payment.pay({ method, amount: read.amount, promotionId: promotion?.id ?? null, promoCode });
    else void handleSubmit(() => undefined)();
  };

  const lastMethod = list.find(({ id }) => id === last?.method_id);
  return {
    ready: methods.data !== undefined,
    failed: methods.isLoadingError,
    retry: () => void methods.refetch(),
    list,
    method,
    choose: (id: number) => {
      setValue('methodId', id);
      setAmount('');
    },
    promotions,
    promotion,
    /** With which the chosen promotion was found; null where it needs none. */
    promoCode,
    /** Puts a promotion that a code has opened before the others, and chooses it: it was typed for that. */
    addPromotion: (added: DepositPromotion, code: string) => {
      setCoded({ promotion: added, code });
      setValue('promotionId', added.id);
      payment.calm();
    },
    choosePromotion: (id: number | null) => {
      setValue('promotionId', id);
      payment.calm();
    },
    text,
    setAmount,
    amountInput: register('amount', { validate: judgeAmount, onChange: forgetProblem }),
    problem: formState.errors.amount?.message,
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
            pay: () =>
              payment.pay({ method: lastMethod, amount: last.amount, promotionId: null, promoCode: null }),
          }
        : null,
    /** Begins another deposit. */
    begin: () => {
      payment.forget();
      setAmount('');
      setValue('promotionId', null);
      setCoded(null);
      void methods.refetch();
    },
  };
};
export type DepositForm = ReturnType<typeof useDepositForm>;
