import { useCallback, useState } from 'react';
import type { BetsBody, BetView } from '../../../src/book/views.ts';
import { usePages } from '../../shell/usePages.ts';
import { useBook, useBookState, useWords } from '../shell/context.ts';
import { ListEnd } from '../shell/ListEnd.tsx';
import { EmptyScene } from '../shell/Scene.tsx';
import { BetCard } from './BetCard.tsx';
import { useOffers } from './useOffers.ts';

type Which = BetsBody['which'];

/** Whether a bet belongs under a heading. */
const belongs = (which: Which, { state }: BetView): boolean => {
  const isOpen =
    state === 'open' || state === 'waiting' || state === 'pending' || state === 'paying' || state === 'stuck';
  return isOpen === (which === 'open');
};

/** Bets from the studio, page by page. */
const useBets = (which: Which) => {
  const { api } = useBook();
  const ask = useCallback(
    async (before: string | null) => {
      const page = await api.bets({ which, ...(before !== null && { before }) });
      return { items: page.bets, before: page.before };
    },
    [api, which],
  );
  return usePages(ask);
};

/** What the studio listed, with what the stream has told since: newer news in place, moved to where they belong now. */
const shownOf = (which: Which, listed: readonly BetView[], told: readonly BetView[]): readonly BetView[] => {
  const news = new Map(told.map((bet) => [bet.id, bet]));
  const ids = new Set(listed.map(({ id }) => id));
  return [...told.filter(({ id }) => !ids.has(id)), ...listed.map((bet) => news.get(bet.id) ?? bet)].filter(
    (bet) => belongs(which, bet),
  );
};

/** The player's bets: those that stand, and those that are settled. */
export const BetsPage = ({ first = 'open' }: { first?: Which | undefined }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const { bets } = useBookState();
  const [which, setWhich] = useState<Which>(first);
  const pages = useBets(which);
  const { state, items } = pages;
  const offers = useOffers(which === 'open');
  const shown = shownOf(which, items, bets);
  const none = which === 'open' ? texts.bets.noneOpen : texts.bets.noneSettled;
  return (
    <div className="page-column" data-page="bets">
      <fieldset className="sport-tabs">
        <legend className="unseen">{texts.bets.which}</legend>
        {(['open', 'settled'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="sport-tab"
            data-action={`bets-${each}`}
            aria-pressed={which === each}
            onClick={() => setWhich(each)}
          >
            {texts.bets[each]}
          </button>
        ))}
      </fieldset>
      {state === 'ready' && shown.length === 0 && (
        <EmptyScene {...none}>
          <button
            type="button"
            className="quiet-button"
            onClick={() => void store.visit({ name: 'events', sport: null })}
          >
            {texts.pages.events}
          </button>
        </EmptyScene>
      )}
      <ul className="bet-list" data-field="bets" data-which={which}>
        {shown.map((bet) => (
          <BetCard key={bet.id} bet={bet} offer={offers.get(bet.id)} />
        ))}
      </ul>
      <ListEnd pages={pages} isEmpty={shown.length === 0} rows={4} />
    </div>
  );
};
