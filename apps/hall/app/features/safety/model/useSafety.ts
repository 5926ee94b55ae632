import type { DataOf } from '@pavilion/contract';
import { type LimitKind, type MemberLimit, safetyState } from '@pavilion/contract/safety';
import { formatMinor, parseDecimal } from '@pavilion/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallFailure } from '../../../api/failure.ts';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';

export type Safety = DataOf<typeof safetyState>;

export const useSafety = () => useCallQuery(safetyState, {});

/** How a limit's amount is written: money in the member's currency, or plain minutes. */
export const limitText = (
  kind: LimitKind,
  amount: string,
  { currency }: Pick<Safety, 'currency'>,
): string => {
  if (kind === 'session') return amount;
  const minor = parseDecimal(amount, currency);
  return minor === undefined ? amount : formatMinor(minor, currency);
};

/** How much of a limit is used up, 0 to 100. */
export const usedPercent = (
  { kind, amount, used }: MemberLimit,
  { currency }: Pick<Safety, 'currency'>,
): number => {
  const read = (text: string): bigint =>
    kind === 'session' ? BigInt(text) : (parseDecimal(text, currency) ?? 0n);
  const most = amount === null ? 0n : read(amount);
  if (most === 0n) return 100;
  return Math.min(100, Number((read(used) * 100n) / most));
};

/** One wish at a time, with its words when it is refused. */
export const useWish = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Answers whether it was done. */
  const send = async (wish: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await wish();
      await client.invalidateQueries({ queryKey: [safetyState.path] });
      return true;
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      setProblem(failureText(error, t));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send, forget: () => setProblem(null) };
};

/** What is typed for a limit, as the wire wants it; null when it is none. */
export const readLimit = (
  kind: LimitKind,
  text: string,
  { currency }: Pick<Safety, 'currency'>,
): string | null => {
  const typed = text.trim();
  if (kind === 'session') return /^[1-9][0-9]{0,3}$/.test(typed) ? typed : null;
  const minor = parseDecimal(typed, currency);
  return minor === undefined || minor < 0n ? null : typed;
};
