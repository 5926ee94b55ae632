import '../styles/winnerCard.css';
import { useEffect, useState } from 'react';
import type { EventView, Side } from '../../../src/book/views.ts';
import { money, sumOf } from '../../shell/amounts.ts';
import { Crest } from '../events/Crest.tsx';
import { kitStyle, matchKitsOf } from '../events/kits.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBookState, useNames, useTerms, useWords } from '../shell/context.ts';

/** So long it stands, unless it is pressed. Milliseconds. */
export const winnerCardMs = 4_000;

/** What was bet on the match and what came of it, of every bet that is settled; `null` where there is none. */
const useOwn = ({ id }: EventView): { readonly stake: string; readonly came: string } | null => {
  const { bets, currency } = useBookState();
  const own = bets.filter(({ legs, won }) => won !== null && legs.every(({ event }) => event === id));
  if (own.length === 0) return null;
  return {
    stake: money(
      sumOf(
        own.map(({ stake }) => stake),
        currency,
      ),
      currency,
    ),
    came: money(
      sumOf(
        own.map(({ won }) => won ?? '0'),
        currency,
      ),
      currency,
    ),
  };
};

const winnerOf = ({ home, away }: EventView['score']): Side | null =>
  home === away ? null : home > away ? 'home' : 'away';

/** By which maps, games or quarters; of football there is no more than the score. */
const usePartsText = ({ score }: EventView): string | null => {
  const name = useNames();
  switch (score.sport) {
    case 'siege':
      return score.maps
        .filter(({ home, away }) => home + away > 0)
        .map(({ map, home, away }) => `${name(map)} ${home}–${away}`)
        .join(' · ');
    case 'racket':
      return score.sets.map((points) => points.join('–')).join(' · ');
    case 'basketball':
      return score.quarters.map((points) => points.join('–')).join(' · ');
    case 'football':
      return null;
  }
};

/** Over the foot of the page, wherever it was scrolled to: who has won, by what, and what own bets on it came to. */
const WinnerCard = ({ event }: { event: EventView }) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const terms = useTerms()({ kind: 'result', line: null, number: null }, event);
  const parts = usePartsText(event);
  const own = useOwn(event);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), winnerCardMs);
    return () => clearTimeout(timer);
  }, []);
  if (isGone) return null;
  const { score } = event;
  const winner = winnerOf(score);
  const kits = matchKitsOf(event);
  return (
    <button
      type="button"
      className="winner-card"
      data-field="winner-card"
      data-action="close-winner"
      data-side={winner ?? 'none'}
      style={kitStyle(kits)}
      onClick={() => setGone(true)}
    >
      {winner !== null && (
        <Crest
          team={event[winner]}
          sport={event.sport}
          size={52}
          wears={score.sport === 'siege' ? kits[winner] : undefined}
        />
      )}
      <span className="winner-what" role="status">
        <b>
          {winner === null
            ? texts.selection('draw', terms)
            : boardOf(lang).siege.matchWon(name(event[winner].names))}
        </b>
        <span>
          {name(event.home.names)}{' '}
          <strong>
            {score.home} : {score.away}
          </strong>{' '}
          {name(event.away.names)}
        </span>
        {parts !== null && <span className="winner-maps">{parts}</span>}
        {own !== null && (
          <span data-field="winner-own">
            {texts.bets.stake} {own.stake} · {texts.bets.came} <strong>{own.came}</strong>
          </span>
        )}
      </span>
    </button>
  );
};

export default WinnerCard;
