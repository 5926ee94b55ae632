import type { BetView } from '../../../src/book/views.ts';
import type { BookClientState } from './bookState.ts';
import { mergedBets } from './news.ts';

/** News of bets that say what a picture has yet to show. */
export class UnseenBets {
  #news: readonly BetView[] = [];

  /** Whether any wait. Money tells as much as the bet that it is of. */
  get areAny(): boolean {
    return this.#news.length > 0;
  }

  /** News without those of open bets on an event whose picture still plays an end: these wait. */
  sift(all: readonly BetView[], { bets, pictured }: Pick<BookClientState, 'bets' | 'pictured'>): BetView[] {
    const isUnseen = ({ id, legs }: BetView): boolean =>
      legs.some(({ event }) => event === pictured?.id) &&
      bets.some((bet) => bet.id === id && bet.state === 'open');
    this.#news = mergedBets(this.#news, all.filter(isUnseen));
    return all.filter((bet) => !isUnseen(bet));
  }

  /** Those that have waited, once the picture has shown it. */
  release(): readonly BetView[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }
}
