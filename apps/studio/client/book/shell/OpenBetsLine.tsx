import { useState } from 'react';
import type { BetView, EventSummary } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useSeenEvents } from '../events/useLandedEvents.ts';
import { betName, pricedName } from './betName.ts';
import { lookedAt } from './bookState.ts';
import { useBook, useBookState, useTerms, useWords } from './context.ts';
import { isBehind, reviewOf } from './review.ts';

/** The match of a bet on one match, while it is played: the first that is known counts, which is what its picture has shown. */
const playedOf = ({ legs, system }: BetView, events: readonly EventSummary[]): EventSummary | null => {
  const [leg, other] = legs;
  if (!leg || other || system !== null) return null;
  const event = events.find(({ id }) => id === leg.event);
  return event?.phase === 'live' ? event : null;
};

/** How its match stands: the score, what it counts where that is neither goals nor points, and of football the minute. */
const Stands = ({ event: { score } }: { event: EventSummary }) => {
  const { partsWon } = useWords().texts.bets;
  const counts = score.sport === 'siege' || score.sport === 'racket' ? `${partsWon[score.sport]} ` : '';
  return (
    <span className="open-score" data-field="open-score">
      {counts}
      {score.home}:{score.away}
      {score.sport === 'football' && ` ${score.minute}′`}
    </span>
  );
};

/** Rounds that a side of a siege has taken in the match; of other sports nothing is counted. */
const roundsOf = ({ score }: EventSummary, side: string): number =>
  score.sport === 'siege' && (side === 'home' || side === 'away')
    ? score.maps.reduce((sum, map) => sum + map[side], 0)
    : 0;

/** The line lights up once as the side that is bet on takes a round. */
const Glow = ({ rounds }: { rounds: number }) => {
  const [first] = useState(rounds);
  return rounds > first && <i key={rounds} className="open-glow" />;
};

/** What the player has open, where there is nothing else to tell: the latest bet and how many there are, its market and, of another match than the one looked at, whose that is; it leads to them. */
export const OpenBetsLine = ({ bet, count }: { bet: BetView; count: number }) => {
  const { texts, lang } = useWords();
  const { store } = useBook();
  const state = useBookState();
  const { currency } = state;
  const known = useSeenEvents();
  const review = reviewOf(bet, known);
  const played = playedOf(bet, known);
  const [leg, other] = bet.legs;
  const only = other ? undefined : leg;
  const isHere = only?.event === lookedAt(state)?.id;
  const isLosing =
    played !== null && leg !== undefined && isBehind(leg, [played.score.home, played.score.away]);
  const termsOf = useTerms();
  const what = pricedName(bet, texts, (leg) => texts.selection(leg.selection, termsOf(leg.market, leg)));
  return (
    <button
      type="button"
      className="book-open"
      data-action="open-bets"
      data-count={count}
      data-review={review ?? undefined}
      data-losing={isLosing || undefined}
      onClick={() => void store.visit({ name: 'bets' })}
    >
      {played && leg && <Glow key={played.id} rounds={roundsOf(played, leg.selection)} />}
      <span className="unseen">{texts.bets.open}</span>
      <b className="open-count">{count}</b>
      <span className="open-what">
        {what}{' '}
        {only && (
          <small className="open-market">
            {texts.market(termsOf(only.market, only))}
            {!isHere && ` · ${betName(bet, lang, texts, played?.score)}`}
          </small>
        )}
      </span>
      {played && isHere && <Stands event={played} />}
      {review === null ? (
        <span className="open-return open-sums">
          <span>
            <span data-field="open-stake">{money(bet.stake, currency)}</span> →{' '}
          </span>
          <span className="open-back">
            <span className="open-word">{texts.bets.possible} </span>
            {money(bet.possibleReturn, currency)}
          </span>
        </span>
      ) : (
        <span className="open-return">
          {review === 'untold' ? texts.provisional : `${texts.provisional} · ${texts.bets.behind}`}
        </span>
      )}
      <Icon name="chevron-down" size={14} />
    </button>
  );
};
