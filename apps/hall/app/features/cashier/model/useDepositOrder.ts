import { type Deposit, depositReceipt, depositStatus, receiptBytesMax } from '@pavilion/contract/cashier';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { callKey, useCallQuery } from '../../../api/useCall.ts';
import { useDeed } from '../../../api/useDeed.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { onMemberEvent } from '../../../realtime/realtime.ts';

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

/** Handing in the receipt of a transfer: the file, what is wrong with it, sending it. */
export const useReceipt = (orderNumber: string) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  /** What is wrong with the file, before it is sent. */
  const [problem, setProblem] = useState<string | null>(null);
  const handIn = useDeed(async (image: string) => {
    const order = await callApi(depositReceipt, { order_number: orderNumber, image });
    client.setQueryData(callKey(depositStatus, { order_number: orderNumber }), order);
  });

  const send = async (): Promise<void> => {
    // What was wrong with the last one chosen stays said.
    const image = file === null ? null : await readBase64(file).catch(() => null);
    if (image === null) return setProblem((known) => known ?? t('cashier.receipt_missing'));
    setProblem(null);
    await handIn.start(image);
  };

  return {
    file,
    problem: problem ?? handIn.refusal,
    isBusy: handIn.isBusy,
    send,
    choose: (next: File | null) => {
      handIn.forget();
      const isLarge = next !== null && next.size > receiptBytesMax;
      setFile(isLarge ? null : next);
      setProblem(isLarge ? t('cashier.receipt_large') : null);
    },
  };
};
