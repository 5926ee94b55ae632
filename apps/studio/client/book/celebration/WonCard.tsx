import '../styles/wonCard.css';
import { useEffect } from 'react';
import type { BetView } from '../../../src/book/views.ts';
import { less, money, sumOf } from '../../shell/amounts.ts';
import { CountedWin } from '../../shell/Celebration.tsx';
import { useSeenEvent } from '../events/useLandedEvents.ts';
import { useFigures } from '../openBets/useFigures.ts';
import { betName, chosenName } from '../shell/betName.ts';
import { useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import { priceText } from '../slip/picks.ts';
import { celebrationWordsOf } from './words.ts';

/** So long a win stands there: its amount has counted up long before. Milliseconds. */
export const cardMs = 5_000;

const kites = ['left', 'middle', 'right'] as const;

/** Bets that were won, below the balance that they changed: what they were on, the figure that decided it, how its match stands or ended, what became of the stake, and what that gained. The notice is read out besides. */
export const WonCard = ({ bets }: { bets: readonly BetView[] }) => {
  const { texts, lang } = useWords();
  const { store } = useBook();
  const { currency } = useBookState();
  const termsOf = useTerms();
  const figures = useFigures();
  const all = (of: (bet: BetView) => string): string => sumOf(bets.map(of), currency);
  const [bet, other] = bets;
  const leg = bet?.legs[0];
  const standing = useSeenEvent(leg?.event)?.score;
  useEffect(() => {
    const timer = setTimeout(() => store.forgetWins(bets), cardMs);
    return () => clearTimeout(timer);
  }, [store, bets]);
  if (!bet) return null;
  const toTicket = (): void => {
    store.forgetWins(bets);
    void store.visit({ name: 'bets', which: 'settled' });
  };
  const stake = all((each) => each.stake);
  const won = all((each) => each.won ?? '0');
  const words = celebrationWordsOf(lang);
  const only = bet.legs.length === 1 ? leg : undefined;
  const market = only && texts.market(termsOf(only.market, only));
  const figure = only && figures.own(only);
  return (
    <button
      type="button"
      className="won-card"
      data-action="won-card"
      data-count={bets.length}
      onClick={toTicket}
    >
      <span className="won-kites" aria-hidden="true">
        {kites.map((at) => (
          <i key={at} data-at={at} />
        ))}
      </span>
      <span className="won-what">
        <b className="won-word">{words.won}</b>{' '}
        <b className="won-name">
          {other
            ? words.bets(bets.length)
            : chosenName(bet, texts, (leg) => texts.selection(leg.selection, termsOf(leg.market, leg)))}
        </b>
        {!other && <b> @{priceText(bet.price)}</b>}
      </span>
      {!other && (
        <span className="won-match">
          {[market, figure, betName(bet, lang, texts, standing)].filter(Boolean).join(' · ')}
        </span>
      )}
      <span className="won-sum">
        {money(stake, currency)} →{' '}
        <b aria-hidden="true">
          <CountedWin amount={won} currency={currency} tier={0} from={stake} />
        </b>
        <span className="unseen" data-field="won-return">
          {money(won, currency)}
        </span>
      </span>
      <b className="won-gain">+{money(less(won, stake, currency), currency)}</b>
    </button>
  );
};
