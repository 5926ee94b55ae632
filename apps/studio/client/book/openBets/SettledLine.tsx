import { useEffect } from 'react';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useCountUp } from '../../shell/useCountUp.ts';
import { betName, lostText, pricedName } from '../shell/betName.ts';
import { useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import type { SettledNotice } from '../shell/news.ts';
import { useFigures } from './useFigures.ts';

/** So long a settled bet stands there before what is open comes back. Milliseconds. */
export const settledMs = 5_000;

const Won = ({ amount }: { amount: string }) => {
  const { texts } = useWords();
  const { currency } = useBookState();
  return texts.notices.won(money(useCountUp(amount, currency, true), currency));
};

/** What a bet has come to, for a while, where otherwise the open ones stand: on what and in which match, and the figure that decided it. It leads to the tickets. The notice is read out besides. */
export const SettledLine = ({ notice }: { notice: SettledNotice }) => {
  const { texts, lang } = useWords();
  const { store } = useBook();
  const { currency } = useBookState();
  const termsOf = useTerms();
  const figures = useFigures();
  const { kind, bet } = notice;
  const [leg, other] = bet.legs;
  const only = other ? undefined : leg;
  const market = only && texts.market(termsOf(only.market, only));
  useEffect(() => {
    const timer = setTimeout(() => store.forgetNotice(notice), settledMs);
    return () => clearTimeout(timer);
  }, [store, notice]);
  const toTicket = (): void => {
    store.forgetNotice(notice);
    void store.visit({ name: 'bets', which: 'settled' });
  };
  return (
    <button
      type="button"
      className="book-open"
      data-action="settled-bet"
      data-settled={kind}
      onClick={toTicket}
    >
      {kind === 'lost' && <b>{texts.notices.lost}</b>}
      <span className="open-what">
        {pricedName(bet, texts, (leg) => texts.selection(leg.selection, termsOf(leg.market, leg)))}{' '}
        <small className="open-market">
          {[market, betName(bet, lang, texts)].filter(Boolean).join(' · ')}
        </small>
      </span>
      <span className="open-return">
        {kind === 'lost' ? (
          lostText(bet, currency)
        ) : kind === 'won' ? (
          <Won amount={notice.amount} />
        ) : (
          texts.notices[kind](money(notice.amount, currency))
        )}{' '}
        {only && (
          <small className="open-final" data-field="final-figure">
            {figures.ofLeg(only)}
          </small>
        )}
      </span>
      <Icon name="chevron-down" size={14} />
    </button>
  );
};
