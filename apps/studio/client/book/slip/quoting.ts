import { parseDecimal } from '@pavilion/money';
import type { BetRefusal, QuoteAnswer, QuotedLeg } from '../../../src/book/views.ts';
import type { BookApi } from '../shell/api.ts';
import type { BookClientState } from '../shell/bookState.ts';
import { decimalOf } from '../shell/news.ts';
import {
  type Pick as Choice,
  clashes,
  foldsOf,
  isPicked,
  jointOf,
  modeOf,
  type Priced,
  restOf,
  type SlipWay,
} from './picks.ts';

/** What the studio says of a slip. */
interface Asked {
  /** Of what can be bet on. */
  readonly quote: QuoteAnswer;
  /** Of each choice: what is closed may open again. */
  readonly legs: readonly QuotedLeg[];
}

/** Asks what a slip is worth without what is closed of it, and whether that still is. */
export const askWorth = async (
  { quote: ask }: Pick<BookApi, 'quote'>,
  state: Pick<BookClientState, 'picks' | 'mode' | 'system' | 'stake' | 'currency'>,
): Promise<Asked> => {
  const { picks, stake, currency } = state;
  const amount = parseDecimal(stake, currency);
  const quoteOf = (legs: readonly Choice[]): Promise<QuoteAnswer> => {
    const folds = foldsOf(legs, state);
    return ask({
      legs: legs.map(({ event, market, selection }) => ({ event, market, selection })),
      ...(folds && { folds }),
      ...(amount !== undefined && amount > 0n && { stake: decimalOf(amount, currency) }),
    });
  };
  const rest = restOf(picks);
  const whole = await quoteOf(picks);
  if (rest.length === 0 || rest.length === picks.length) return { quote: whole, legs: whole.legs };
  const quote = await quoteOf(rest);
  return { quote, legs: [...quote.legs, ...whole.legs.filter((leg) => !isPicked(rest, leg))] };
};

/** What stands against choices of one event in one bet. Until the studio has priced them, there is no price to agree to. */
export const jointProblem = (
  { picks, joints, mode }: Priced & SlipWay,
  isAwaited: boolean,
): BetRefusal | null => {
  if (modeOf(picks, mode) === 'single') return null;
  for (const event of clashes(picks)) {
    const joint = jointOf(picks, joints, event);
    if (isAwaited && joint?.agreed != null) continue;
    if (!joint || joint.price === null) return joint?.refusal ?? 'price_changed';
  }
  return null;
};
