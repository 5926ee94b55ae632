import { createContext, useEffect, useRef, useState } from 'react';
import type { BookNames, BookSport, LegPick, MarketView, TeamView } from '../../../src/book/views.ts';
import { useGiven, useStoreState } from '../../shell/given.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { BookTexts, SelectionOf } from '../texts/texts.ts';
import type { BookApi } from './api.ts';
import type { BookStore } from './bookStore.ts';
import { nameIn } from './names.ts';

interface Words {
  readonly lang: Lang;
  readonly texts: BookTexts;
}

const words = createContext<Words | null>(null);
export const WordsProvider = words.Provider;

/** The language of the page; also where there is no book, as in the frame. */
export const useWords = (): Words => useGiven(words);

interface BookContext {
  readonly store: BookStore;
  readonly api: BookApi;
  readonly gameCode: string;
  /** As the hall's catalogue calls it. */
  readonly name: string;
}

const book = createContext<BookContext | null>(null);

export const BookProvider = book.Provider;

export const useBook = (): BookContext => useGiven(book);

export const useBookState = () => useStoreState(useBook().store);

/** Which choices the player has an open bet on. */
export const useBetOn = (): ((leg: LegPick) => boolean) => {
  const { bets } = useBookState();
  return ({ event, market, selection }) =>
    bets.some(
      ({ state, legs }) =>
        state === 'open' &&
        legs.some((leg) => leg.event === event && leg.market.id === market && leg.selection === selection),
    );
};

export const percentText = (basisPoints: number): string => `${(basisPoints / 100).toFixed(1)}%`;

export const useNames = (): ((names: BookNames) => string) => {
  const { lang, texts } = useWords();
  return (names) => nameIn(names, lang, texts);
};

/** What a market's choices are said of. */
export const useTerms = (): ((
  market: Pick<MarketView, 'kind' | 'line' | 'number'>,
  event: { readonly sport: BookSport; readonly home: TeamView; readonly away: TeamView },
) => SelectionOf) => {
  const name = useNames();
  return ({ kind, line, number }, { sport, home, away }) => ({
    kind,
    line,
    number,
    sport,
    home: name(home.names),
    away: name(away.names),
  });
};

/** How long a moved price stays marked. Milliseconds. */
const markedMs = 5_000;

/** Where the price of a choice has just moved; forgotten after a while, and where another choice has taken its place. */
export const usePriceMove = (of: string, price: number | null): 'up' | 'down' | null => {
  const before = useRef({ of, price });
  const [move, setMove] = useState<{ readonly of: string; readonly to: 'up' | 'down' } | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = { of, price };
    if (price === null) return setMove(null);
    // What comes after a lock is no move of the price before it.
    if (was.of !== of || was.price === null || was.price === price) return;
    setMove({ of, to: price > was.price ? 'up' : 'down' });
    const timer = setTimeout(() => setMove(null), markedMs);
    return () => clearTimeout(timer);
  }, [of, price]);
  return move?.of === of ? move.to : null;
};
