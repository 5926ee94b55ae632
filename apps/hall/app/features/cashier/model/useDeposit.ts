import {
  type Deposit,
  type DepositMethod,
  depositCreate,
  depositMethods,
  depositStatus,
} from '@pavilion/contract/cashier';
import { type Minor, parseDecimal, toDecimal } from '@pavilion/money';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useTemplate } from '../../../templates/TemplateContext.tsx';
import { onMemberEvent } from '../../realtime/model/realtime.ts';
import { openPayWindow } from './payWindow.ts';

/** Asked for this often while an order is open, beside the event that tells at once. */
const statusEveryMs = 3_000;

const openStates: ReadonlySet<Deposit['state']> = new Set(['created', 'pending']);
export const isOpen = (deposit: Deposit): boolean => openStates.has(deposit.state);

export type AmountProblem = 'blank' | 'format' | 'limits';

/** What is wrong with a typed amount, or the amount itself as the wire wants it. */
export const readAmount = (
  text: string,
  method: DepositMethod,
): { readonly problem: AmountProblem } | { readonly amount: string } => {
  const typed = text.trim();
  if (typed === '') return { problem: 'blank' };
  const amount = parseDecimal(typed, method.currency);
  const min = parseDecimal(method.amount_min, method.currency);
  const max = parseDecimal(method.amount_max, method.currency);
  if (amount === undefined) return { problem: 'format' };
  if (min === undefined || max === undefined || amount < min || amount > max) return { problem: 'limits' };
  return { amount: toDecimal(amount, method.currency) };
};

/** What is paid: amount and fee together. Null while the amount does not read. */
export const totalToPay = (text: string, method: DepositMethod): string | null => {
  const read = readAmount(text, method);
  const fee = parseDecimal(method.fee, method.currency);
  if (!('amount' in read) || fee === undefined) return null;
  const amount = parseDecimal(read.amount, method.currency);
  return amount === undefined ? null : toDecimal((amount + fee) as Minor, method.currency);
};

/** An order as it is now: told by the channel, and asked for while it is open. */
export const useDepositOrder = (orderNumber: string | null) => {
  const status = useCallQuery(
    depositStatus,
    { order_number: orderNumber ?? '-' },
    { enabled: orderNumber !== null },
  );
  const deposit = status.data?.deposit ?? null;
  const open = deposit === null || isOpen(deposit);
  const { refetch } = status;
  useEffect(() => {
    if (orderNumber === null || !open) return;
    const timer = setInterval(() => void refetch(), statusEveryMs);
    const stop = onMemberEvent(
      'deposit_success',
      (event) => event.order_number === orderNumber && void refetch(),
    );
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [orderNumber, open, refetch]);
  return { deposit, failed: status.isError };
};

/** The deposit form's state: method, amount, and the order once it is made. */
export const useDepositForm = (onOrdered: (orderNumber: string) => void) => {
  const { t } = useTranslation();
  const template = useTemplate();
  const methods = useCallQuery(depositMethods, {});
  const list = methods.data?.list ?? [];
  const [methodId, setMethodId] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [paying, setPaying] = useState(false);
  /** One id a press: a repeat of the same order after a lost answer makes no second one. */
  const requestId = useRef<string | null>(null);
  const method = list.find(({ id }) => id === methodId) ?? list[0];

  const changeText = (next: string) => {
    setText(next);
    setProblem(null);
    setRefusal(null);
    requestId.current = null;
  };

  const pay = async (): Promise<void> => {
    if (!method || paying) return;
    const read = readAmount(text, method);
    if ('problem' in read) return setProblem(read.problem);
    const payWindow = openPayWindow(template);
    if (payWindow === null) return setRefusal(t('cashier.popup_blocked'));
    setPaying(true);
    setRefusal(null);
    requestId.current ??= crypto.randomUUID();
    try {
      const { deposit, pay_url } = await callApi(depositCreate, {
        request_id: requestId.current,
        method_id: method.id,
        amount: read.amount,
      });
      payWindow.goTo(pay_url);
      onOrdered(deposit.order_number);
    } catch (error) {
      payWindow.close();
      if (!isCallFailure(error)) throw error;
      if (error.kind === 'refused') requestId.current = null;
      setRefusal(
        error.kind === 'timeout'
          ? t('requestTimeout')
          : error.kind === 'network'
            ? t('networkError')
            : error.message,
      );
    } finally {
      setPaying(false);
    }
  };

  return {
    ready: methods.data !== undefined,
    failed: methods.isError,
    retry: () => void methods.refetch(),
    list,
    method,
    choose: (id: number) => {
      setMethodId(id);
      changeText('');
    },
    text,
    changeText,
    problem,
    refusal,
    paying,
    pay,
  };
};
export type DepositForm = ReturnType<typeof useDepositForm>;
