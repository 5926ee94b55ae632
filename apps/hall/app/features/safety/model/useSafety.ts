import type { DataOf } from '@pavilion/contract';
import { type LimitKind, type MemberLimit, safetyState } from '@pavilion/contract/safety';
import { parseDecimal } from '@pavilion/money';
import { useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../../api/failureText.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { plainMoney } from '../../../ui/plainMoney.ts';

export type Safety = DataOf<typeof safetyState>;

export const useSafety = () => useCallQuery(safetyState, {});

/** How a limit's amount is written: money in the member's currency, or plain minutes. */
export const limitText = (kind: LimitKind, amount: string, { currency }: Pick<Safety, 'currency'>): string =>
  kind === 'session' ? amount : plainMoney(amount, currency);

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
export const useWish = <Wish, Answer>(
  make: (wish: Wish) => Promise<Answer>,
  onDone: (answer: Answer) => void = () => undefined,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { send, isPending, failure, forget } = useSending(async (wish: Wish) => {
    const answer = await make(wish);
    await client.invalidateQueries({ queryKey: [safetyState.path] });
    onDone(answer);
  });
  return { busy: isPending, problem: failure && failureText(failure, t), send, forget };
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
