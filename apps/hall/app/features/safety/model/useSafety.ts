import type { DataOf } from '@pavilion/contract';
import { type LimitKind, type MemberLimit, safetyState } from '@pavilion/contract/safety';
import { formatMinor, parseDecimal } from '@pavilion/money';
import { useQueryClient } from '@tanstack/react-query';
import { useCallQuery } from '../../../api/useCall.ts';
import { useDeed } from '../../../api/useDeed.ts';

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

/** A wish of the member's about the own safety, with its words when it is refused; what stands is read again after it. */
export const useWish = <Given = void>(wish: (given: Given) => Promise<unknown>) => {
  const client = useQueryClient();
  return useDeed(async (given: Given) => {
    await wish(given);
    await client.invalidateQueries({ queryKey: [safetyState.path] });
  });
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
