/** Takes in what the stream and the studio's answers tell. Pure. */
import { type CurrencyCode, minor, parseDecimal, toDecimal } from '@pavilion/money';
import type { BetView, EventSummary } from '../../../src/book/views.ts';
import type { Notice } from './bookState.ts';

/** Bets that a page keeps in view. */
const betsKept = 200;

export const minorOf = (amount: string, currency: CurrencyCode): bigint =>
  parseDecimal(amount, currency) ?? 0n;

export const decimalOf = (amount: bigint, currency: CurrencyCode): string =>
  toDecimal(minor(amount), currency);

const inOrder = (a: EventSummary, b: EventSummary): number =>
  Number(b.phase === 'live') - Number(a.phase === 'live') ||
  a.startsAt.localeCompare(b.startsAt) ||
  a.id.localeCompare(b.id);

/** The list with news of an event; older news than those shown are nothing new. */
export const withNews = (events: readonly EventSummary[], news: EventSummary): readonly EventSummary[] => {
  const shown = events.find(({ id }) => id === news.id);
  if (shown && shown.version > news.version) return events;
  const others = events.filter(({ id }) => id !== news.id);
  return [...others, news].sort(inOrder);
};

/** A list as it was asked for, of each event what the stream has told meanwhile where that is newer. */
export const notOlder = (
  known: readonly EventSummary[],
  told: readonly EventSummary[],
): readonly EventSummary[] =>
  told.map((event) => known.find(({ id, version }) => id === event.id && version > event.version) ?? event);

/** Newer news of a bet replace older ones; latest first. */
export const mergedBets = (known: readonly BetView[], news: readonly BetView[]): readonly BetView[] => {
  const ids = new Set(news.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...news]
    .sort((a, b) => b.placedAt.localeCompare(a.placedAt))
    .slice(0, betsKept);
};

const isUnderWay = ({ state }: BetView): boolean =>
  state === 'waiting' || state === 'pending' || state === 'paying';

/** Some money is on its way: what became of it must be asked for. */
export const somethingUnderWay = (bets: readonly BetView[]): boolean => bets.some(isUnderWay);

/** A bet returned more than its stake: nothing else is called or shown as a win. */
export const isWon = ({ won, stake }: Pick<BetView, 'won' | 'stake'>, currency: CurrencyCode): boolean =>
  won !== null && minorOf(won, currency) > minorOf(stake, currency);

const noticeOfSettled = (bet: BetView, currency: CurrencyCode): Notice => {
  const amount = bet.won ?? '0';
  if (minorOf(amount, currency) === 0n) return { kind: 'lost', bet };
  return { kind: isWon(bet, currency) ? 'won' : 'back', amount, bet };
};

/**
 * News of bets without those that are just said to stand while a bet is being placed: its own answer tells that, together with the money
 * that it took.
 */
export const withoutPlaced = (
  known: readonly BetView[],
  news: readonly BetView[],
  isPlacing: boolean,
): readonly BetView[] =>
  isPlacing
    ? news.filter(({ id, state }) => state !== 'open' || known.find((bet) => bet.id === id)?.state === 'open')
    : news;

/** Whether a balance that is told with these bets may be without the stake of the one that is being placed, whose own answer tells that. */
export const paysForPlaced = (
  known: readonly BetView[],
  news: readonly BetView[],
  isPlacing: boolean,
): boolean =>
  isPlacing &&
  (news.some(({ state }) => state === 'pending') || withoutPlaced(known, news, true).length < news.length);

/** What there is to tell of a bet since it was last seen; `null` for nothing. */
export const noticeOf = (
  before: BetView | undefined,
  bet: BetView,
  currency: CurrencyCode,
): Notice | null => {
  if (before === undefined) return null;
  const correction = bet.resettlements.at(-1);
  if (correction && bet.resettlements.length > before.resettlements.length)
    return { kind: 'corrected', amount: correction.amount, bet };
  if (before.state === bet.state) return null;
  switch (bet.state) {
    case 'open':
      return { kind: 'taken', amount: bet.stake };
    case 'settled':
      return noticeOfSettled(bet, currency);
    case 'void':
      return { kind: 'void', amount: bet.stake, bet };
    case 'returned':
    case 'stuck':
      return { kind: bet.state, bet };
    case 'refused':
      return bet.refusal === null ? null : { kind: 'refused', reason: bet.refusal };
    default:
      return null;
  }
};

/** What there is to tell of several since they were last seen. */
export const noticesOf = (
  known: readonly BetView[],
  news: readonly BetView[],
  currency: CurrencyCode,
): readonly Notice[] =>
  news.flatMap((bet) => {
    const before = known.find(({ id }) => id === bet.id);
    return noticeOf(before, bet, currency) ?? [];
  });

const settledKinds = ['won', 'lost', 'back', 'void', 'corrected'] as const;
export type SettledNotice = Extract<Notice, { readonly kind: (typeof settledKinds)[number] }>;

/** Whether it is told what a bet has come to. */
export const isSettledNotice = (notice: Notice): notice is SettledNotice =>
  settledKinds.some((kind) => kind === notice.kind);
