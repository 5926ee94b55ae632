import { type DepositMethod, depositCreate, depositMethods } from '@pavilion/contract/cashier';
import { type FormEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useDeed } from '../../../api/useDeed.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useTemplate } from '../../../state/TemplateContext.tsx';
import { amountProblems, readAmount } from './amount.ts';
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
  const [isBlocked, setBlocked] = useState(false);
  const wished = useRef<{ readonly content: string; readonly id: string } | null>(null);

  const requestIdOf = ({ method, amount, promotionId }: Wish): string => {
    const content = `${method.id} ${amount} ${promotionId ?? ''}`;
    if (wished.current?.content !== content) wished.current = { content, id: crypto.randomUUID() };
    return wished.current.id;
  };

  const order = useDeed(async ({ wish, window }: { wish: Wish; window: PayWindow | null }) => {
    try {
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
    } catch (error) {
      window?.close();
      if (isCallFailure(error) && error.kind === 'refused') wished.current = null;
      throw error;
    }
  });

  /**
   * The window for the gateway's page, null where none is needed; undefined where nothing can be ordered now. Called in the
   * press itself: browsers let a page open no window later.
   */
  const openWindow = ({ kind }: DepositMethod): PayWindow | null | undefined => {
    if (order.isUnderWay()) return undefined;
    const needsWindow = place === 'window' && kind === 'page';
    const window = needsWindow ? openPayWindow(template) : null;
    const isKept = needsWindow && window === null;
    setBlocked(isKept);
    return isKept ? undefined : window;
  };

  const pay = async (wish: Wish, window = openWindow(wish.method)): Promise<void> => {
    if (window !== undefined) await order.start({ wish, window });
  };

  return {
    refusal: isBlocked ? t('cashier.popup_blocked') : order.refusal,
    isBusy: order.isBusy,
    openWindow,
    pay,
    calm: () => {
      setBlocked(false);
      order.forget();
    },
    /** What is wished for next is another order, even if it is the same. */
    forget: () => {
      wished.current = null;
    },
  };
};

interface DepositValues {
  /** Null until one is chosen: the first is meant. */
  readonly methodId: number | null;
  readonly promotionId: number | null;
  readonly amount: string;
}

/** The deposit form: method, amount, promotion, and the order once it is made. */
export const useDepositForm = (onOrdered: (orderNumber: string) => void, place: PayPlace = 'window') => {
  const methods = useCallQuery(depositMethods, {});
  const { list = [], promotions = [], last = null } = methods.data ?? {};
  const payment = usePayment(place, onOrdered);
  const { register, handleSubmit, getValues, setValue, clearErrors, control, formState } =
    useForm<DepositValues>({
      defaultValues: { methodId: null, promotionId: null, amount: '' },
      reValidateMode: 'onSubmit',
    });
  const [methodId, promotionId, text] = useWatch({ control, name: ['methodId', 'promotionId', 'amount'] });
  const method = list.find(({ id }) => id === methodId) ?? list[0];
  const promotion = promotions.find(({ id }) => id === promotionId) ?? null;

  const calm = (): void => {
    clearErrors('amount');
    payment.calm();
  };
  const changeText = (next: string): void => {
    setValue('amount', next);
    calm();
  };

  const pay = async (press: FormEvent): Promise<void> => {
    const read = method && readAmount(getValues('amount'), method);
    // The form's own checks take a turn, and the press is over by then.
    const window = read && 'amount' in read ? payment.openWindow(method) : undefined;
    await handleSubmit(async () => {
      if (read && 'amount' in read && window !== undefined)
        await payment.pay({ method, amount: read.amount, promotionId: promotion?.id ?? null }, window);
    })(press);
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
      changeText('');
    },
    promotions,
    promotion,
    choosePromotion: (id: number | null) => {
      setValue('promotionId', id);
      payment.calm();
    },
    text,
    changeText,
    amountInput: (by: DepositMethod) =>
      register('amount', {
        validate: (typed) => {
          const read = readAmount(typed, by);
          return 'problem' in read ? read.problem : true;
        },
        onChange: calm,
      }),
    problem: amountProblems.find((problem) => problem === formState.errors.amount?.message) ?? null,
    refusal: payment.refusal,
    isBusy: payment.isBusy,
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
      setValue('promotionId', null);
      void methods.refetch();
    },
  };
};
export type DepositForm = ReturnType<typeof useDepositForm>;
