import '../styles/legs.css';
import { lazy, Suspense, useState } from 'react';
import { hasEnded } from '../../../src/book/phases.ts';
import type { BetView, LegView } from '../../../src/book/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { loadWords } from '../../shell/spoken.ts';
import { StandMark } from '../openBets/StandMark.tsx';
import { useFigures } from '../openBets/useFigures.ts';
import { useBook, useTerms, useWords } from '../shell/context.ts';
import { isBehind } from '../shell/review.ts';
import { VerifyLink } from '../shell/VerifyLink.tsx';
import { priceText } from '../slip/picks.ts';
import { slipWordsOf } from '../slip/words.ts';

/** Fetched with its words when somebody asks for it: the engine of the sports comes along. */
const replayIn = (lang: Lang) =>
  lazy(async () => {
    const part = await import('../replay/ReplayMatch.tsx');
    await loadWords(lang);
    return part;
  });

/** Opens the match of a leg as it went. */
const ReplayButton = ({ bet, leg }: { bet: BetView; leg: LegView }) => {
  const { lang, texts } = useWords();
  const [ReplayMatch] = useState(() => replayIn(lang));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="leg-link small" data-action="replay" onClick={() => setOpen(true)}>
        {texts.bets.replay}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReplayMatch bet={bet} leg={leg} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const BetLeg = ({ bet, leg }: { bet: BetView; leg: LegView }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const terms = useTerms()(leg.market, leg);
  const figures = useFigures();
  const own = figures.own(leg);
  const count = leg.sport === 'siege' ? `${slipWordsOf(lang).maps} ` : '';
  return (
    <li className="bet-leg" data-result={leg.result}>
      <p>
        <strong>{texts.selection(leg.selection, terms)}</strong> <b>{priceText(leg.price)}</b>
        {leg.result === 'open' && leg.phase === 'over' && (
          <span className="result" data-result="open">
            {isBehind(leg, leg.score) ? `${texts.provisional} · ${texts.bets.behind}` : texts.provisional}
          </span>
        )}
        {leg.result !== 'open' && (
          <span className="result" data-result={leg.result}>
            {texts.bets.legs[leg.result]}
          </span>
        )}
      </p>
      <p className="soft small">
        {texts.market(terms)} · {terms.home} {texts.versus} {terms.away}
        {leg.phase !== 'coming' && (
          <b>
            {' '}
            {count}
            {leg.score.join(' : ')}
          </b>
        )}
        {own !== null && <b data-field="own-figure"> · {own}</b>}
        {leg.result === 'open' && leg.phase !== 'over' && (
          <>
            {' '}
            <StandMark stand={figures.stand({ legs: [leg], system: null })} />
          </>
        )}
      </p>
      {hasEnded(leg) ? (
        <p className="leg-links">
          <ReplayButton bet={bet} leg={leg} />
          <VerifyLink event={leg.event} className="leg-link small">
            {texts.bets.proof}
          </VerifyLink>
        </p>
      ) : (
        <button
          type="button"
          className="leg-link small"
          data-action="event"
          onClick={() => void store.visit({ name: 'event', id: leg.event })}
        >
          {texts.bets.toEvent}
        </button>
      )}
    </li>
  );
};

/** What a bet was laid on, on its receipt and on its card. */
export const BetLegs = ({ bet }: { bet: BetView }) => {
  const { texts } = useWords();
  return (
    <>
      <ul className="bet-legs">
        {bet.legs.map((leg) => (
          <BetLeg key={`${leg.event}|${leg.market.id}|${leg.selection}`} bet={bet} leg={leg} />
        ))}
      </ul>
      {bet.joints.map(({ event, price }) => (
        <p key={event} className="soft small" data-field="joint-price">
          {texts.slip.joint} <b>{priceText(price)}</b>
        </p>
      ))}
    </>
  );
};
