import type { BetKind } from '../../bets/bet.ts';
import { giveUpAfterMs } from '../../infra/backoff.ts';
import { judgeBets } from '../commands/judgeBets.ts';

/**
 * Bets of the book. The events of a bet may have gone on while the hall was asked for its stake: what they have decided of
 * it is judged with the word. Void legs may come long after the placing; repeats come five minutes apart at the most, so
 * many are a day.
 */
export const bookBets: BetKind<'book_bet'> = {
  table: 'book_bet',
  onTaken: (studio, trx, betId) => judgeBets(studio, trx, [betId]),
  triesMin: giveUpAfterMs / 300_000,
};
