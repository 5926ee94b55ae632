import { useEffect, useState } from 'react';
import type { CashOffer } from '../../../src/book/views.ts';
import { useBook, useBookState } from '../shell/context.ts';

/** Offers move with the events; so often they are asked for anew while bets are looked at. Milliseconds. */
const askEveryMs = 3_000;

/** What can be cashed out of each open bet now, by bet. Nothing is asked without an open bet. */
export const useOffers = (isWanted: boolean): ReadonlyMap<string, CashOffer> => {
  const { api } = useBook();
  const { bets, phase } = useBookState();
  const [offers, setOffers] = useState<ReadonlyMap<string, CashOffer>>(new Map());
  const isAsking = isWanted && phase === 'playing' && bets.some(({ state }) => state === 'open');
  useEffect(() => {
    if (!isAsking) return;
    let isCurrent = true;
    const ask = (): void => {
      api.cashOffers().then(
        (answer) => isCurrent && setOffers(new Map(answer.offers.map((offer) => [offer.bet, offer]))),
        // An offer of which nothing is heard is none.
        () => isCurrent && setOffers(new Map()),
      );
    };
    ask();
    const timer = setInterval(ask, askEveryMs);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [api, isAsking]);
  return offers;
};
