import '../styles/winnerCard.css';
import { useEffect, useState } from 'react';
import type { EventView, Side, SiegeScore } from '../../../src/book/views.ts';
import { money, sumOf } from '../../shell/amounts.ts';
import { Crest } from '../events/Crest.tsx';
import { kitStyle, matchKitsOf } from '../events/kits.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useBookState, useNames, useWords } from '../shell/context.ts';

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

/** Over the foot of the page, wherever it was scrolled to: who has won the siege, by which maps, and what own bets on it came to. */
const WinnerCard = ({ event, score }: { event: EventView; score: SiegeScore }) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const own = useOwn(event);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), winnerCardMs);
    return () => clearTimeout(timer);
  }, []);
  if (isGone) return null;
  const winner: Side = score.home > score.away ? 'home' : 'away';
  const kits = matchKitsOf(event);
  return (
    <button
      type="button"
      className="winner-card"
      data-field="winner-card"
      data-action="close-winner"
      data-side={winner}
      style={kitStyle(kits)}
      onClick={() => setGone(true)}
    >
      <Crest team={event[winner]} size={52} wears={kits[winner]} />
      <span className="winner-what" role="status">
        <b>{boardOf(lang).siege.matchWon(name(event[winner].names))}</b>
        <span>
          {name(event.home.names)}{' '}
          <strong>
            {score.home} : {score.away}
          </strong>{' '}
          {name(event.away.names)}
        </span>
        <span className="winner-maps">
          {score.maps
            .filter(({ home, away }) => home + away > 0)
            .map(({ map, home, away }) => `${name(map)} ${home}–${away}`)
            .join(' · ')}
        </span>
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
