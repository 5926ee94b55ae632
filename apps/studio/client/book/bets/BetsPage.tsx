import { useCallback, useEffect, useRef, useState } from 'react';
import type { BetsBody, BetView } from '../../../src/book/views.ts';
import { useBook, useBookState, useWords } from '../shell/context.ts';
import { EmptyScene, Waiting } from '../shell/Scene.tsx';
import { BetCard } from './BetCard.tsx';

type Which = BetsBody['which'];

interface Loaded {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly bets: readonly BetView[];
  readonly before: string | null;
}

const nothing: Loaded = { state: 'loading', bets: [], before: null };

/** Whether a bet belongs under a heading. */
const belongs = (which: Which, { state }: BetView): boolean => {
  const isOpen =
    state === 'open' || state === 'waiting' || state === 'pending' || state === 'paying' || state === 'stuck';
  return isOpen === (which === 'open');
};

/** A page of bets from the studio, page by page. */
const useBets = (which: Which) => {
  const { api } = useBook();
  const [loaded, setLoaded] = useState<Loaded>(nothing);
  const asked = useRef(0);
  const load = useCallback(
    async (before: string | null) => {
      asked.current += 1;
      const own = asked.current;
      setLoaded((current) => ({ ...current, state: 'loading' }));
      try {
        const page = await api.bets({ which, ...(before !== null && { before }) });
        // The other heading was chosen meanwhile.
        if (own !== asked.current) return;
        setLoaded((current) => ({
          state: 'ready',
          bets: before === null ? page.bets : [...current.bets, ...page.bets],
          before: page.before,
        }));
      } catch {
        if (own === asked.current) setLoaded((current) => ({ ...current, state: 'failed' }));
      }
    },
    [api, which],
  );
  useEffect(() => {
    setLoaded(nothing);
    void load(null);
  }, [load]);
  return { loaded, load };
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
export const BetsPage = () => {
  const { texts } = useWords();
  const { store } = useBook();
  const { bets } = useBookState();
  const [which, setWhich] = useState<Which>('open');
  const { loaded, load } = useBets(which);
  const shown = shownOf(which, loaded.bets, bets);
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
      {loaded.state === 'ready' && shown.length === 0 && (
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
          <BetCard key={bet.id} bet={bet} />
        ))}
      </ul>
      {loaded.state === 'loading' && shown.length === 0 && <Waiting rows={4} label={texts.opening} />}
      {loaded.state === 'failed' && (
        <EmptyScene title={texts.failed} text="">
          <button type="button" className="quiet-button" onClick={() => void load(loaded.before)}>
            {texts.tryAgain}
          </button>
        </EmptyScene>
      )}
      {loaded.state === 'ready' && loaded.before !== null && (
        <button
          type="button"
          className="quiet-button"
          data-action="more"
          onClick={() => void load(loaded.before)}
        >
          {texts.more}
        </button>
      )}
    </div>
  );
};
