import { type Deposit, depositReceipt, depositStatus, receiptBytesMax } from '@pavilion/contract/cashier';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../api/client.ts';
import { failureText } from '../../../api/failureText.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { onMemberEvent } from '../../../realtime/realtime.ts';
import { judgedWhenSent } from '../../../ui/judgedWhenSent.ts';

/** Asked for this often while an order is open, beside the event that tells at once; staff take their time. */
const statusEveryMs = 3_000;
const reviewEveryMs = 15_000;

const openStates: ReadonlySet<Deposit['state']> = new Set(['created', 'pending', 'reviewing']);
export const isOpen = (deposit: Deposit): boolean => openStates.has(deposit.state);

/** An order as it is now: told by the channel, and asked for while it is open. */
export const useDepositOrder = (orderNumber: string) => {
  const status = useCallQuery(depositStatus, { order_number: orderNumber });
  const deposit = status.data?.deposit ?? null;
  const open = deposit === null || isOpen(deposit);
  const everyMs = deposit?.state === 'reviewing' ? reviewEveryMs : statusEveryMs;
  const { refetch } = status;
  useEffect(() => {
    if (!open) return;
    // An answer that takes its time is waited for: on a slow line none would else ever come.
    const timer = setInterval(() => void refetch({ cancelRefetch: false }), everyMs);
    const stops = [
      onMemberEvent('deposit_success', (event) => event.order_number === orderNumber && void refetch()),
      // A refusal comes by letter.
      onMemberEvent('letters', () => void refetch()),
    ];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [orderNumber, open, everyMs, refetch]);
  return {
    order: status.data ?? null,
    toldAtMs: status.dataUpdatedAt,
    failure: status.error,
    retry: () => void refetch(),
  };
};

/** A file as base64, without what a data address puts before it. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'));
    reader.readAsDataURL(file);
  });

interface ReceiptValues {
  /** As the browser's own field holds them: none, or one. */
  readonly receipt: Iterable<File>;
}

/** Handing in the receipt of a transfer: the file, what is wrong with it, sending it. */
export const useReceipt = (orderNumber: string) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { register, handleSubmit, setError, clearErrors, trigger, watch, formState } = useForm<ReceiptValues>(
    {
      ...judgedWhenSent,
      defaultValues: { receipt: [] },
    },
  );
  const [file] = watch('receipt');
  const complaint = formState.errors.receipt?.message;

  const sending = useSending(async (chosen: File) => {
    // A file that was moved or changed since it was chosen cannot be read any more.
    const image = await readBase64(chosen).catch(() => null);
    if (image === null) return setError('receipt', { message: t('cashier.receipt_missing') });
    const order = await callApi(depositReceipt, { order_number: orderNumber, image });
    client.setQueryData(callKey(depositStatus, { order_number: orderNumber }), order);
  });

  return {
    /** Undefined while none is chosen that could be sent. */
    file: file !== undefined && file.size <= receiptBytesMax ? file : undefined,
    problem: complaint ?? (sending.failure === null ? null : failureText(sending.failure, t)),
    sending: sending.isPending,
    submit: handleSubmit(({ receipt: [chosen] }) => chosen && sending.send(chosen)),
    input: register('receipt', {
      validate: ([chosen]) => {
        if (chosen === undefined) return t('cashier.receipt_missing');
        return chosen.size <= receiptBytesMax || t('cashier.receipt_large');
      },
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        sending.forget();
        if (target.files?.length) void trigger('receipt');
        else clearErrors('receipt');
      },
    }),
  };
};
