import { lazy, Suspense, useState } from 'react';
import type { BetView, CashOffer, LegView } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { instantText } from '../../shell/instantText.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { loadWords } from '../../shell/spoken.ts';
import { kindOfBet } from '../shell/betName.ts';
import { useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import { isWon } from '../shell/news.ts';
import { bookVerifyUrl } from '../shell/verifyUrl.ts';
import { priceText } from '../slip/picks.ts';
import { CashOut } from './CashOut.tsx';

const isOver = ({ phase }: LegView): boolean => phase === 'over' || phase === 'abandoned';

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
  const { store, gameCode } = useBook();
  const terms = useTerms()(leg.market, leg);
  return (
    <li className="bet-leg" data-result={leg.result}>
      <p>
        <strong>{texts.selection(leg.selection, terms)}</strong> <b>{priceText(leg.price)}</b>
        {leg.result === 'open' && leg.phase === 'over' && (
          <span className="result" data-result="open">
            {texts.provisional}
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
        {leg.phase !== 'coming' && <b> {leg.score.join(' : ')}</b>}
      </p>
      {isOver(leg) ? (
        <p className="leg-links">
          <ReplayButton bet={bet} leg={leg} />
          <a
            className="leg-link small"
            href={bookVerifyUrl(gameCode, lang, leg.event)}
            target="_blank"
            rel="noreferrer"
          >
            {texts.bets.proof}
          </a>
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

/** Signed amounts: what was given has a plus. */
const signedText = (amount: string, text: string): string => (amount.startsWith('-') ? text : `+${text}`);

/** Nothing was risked on it, and nothing can come of it. */
const neverStood = ({ state }: BetView): boolean => state === 'refused' || state === 'returned';

/** A bet with everything that has become of it. */
export const BetCard = ({ bet, offer }: { bet: BetView; offer?: CashOffer | undefined }) => {
  const { lang, texts } = useWords();
  const { currency } = useBookState();
  const when = instantText(bet.placedAt, lang);
  const hasEnded = bet.legs.every(({ result }) => result !== 'open');
  return (
    <li className="bet-card" data-bet={bet.id} data-state={bet.state}>
      <div className="bet-head">
        <b>{kindOfBet(bet, texts)}</b>
        <time className="soft" dateTime={bet.placedAt}>
          {when}
        </time>
        <span className={`chip ${bet.state}`}>{texts.bets.states[bet.state]}</span>
      </div>
      <BetLegs bet={bet} />
      <dl className="bet-sums">
        <div>
          <dt>{texts.bets.stake}</dt>
          <dd>{money(bet.stake, currency)}</dd>
        </div>
        <div>
          <dt>
            {bet.system === null ? texts.bets.price : texts.bets.combinations[hasEnded ? 'won' : 'alive']}
          </dt>
          <dd data-field={bet.system === null ? undefined : 'combinations'}>
            {bet.system === null ? priceText(bet.price) : `${bet.system.alive} / ${bet.system.combinations}`}
          </dd>
        </div>
        {neverStood(bet) ? null : (
          <div className={isWon(bet, currency) ? 'plus' : undefined}>
            <dt>{bet.won === null ? texts.bets.possible : texts.bets.came}</dt>
            <dd data-field="bet-return">{money(bet.won ?? bet.possibleReturn, currency)}</dd>
          </div>
        )}
      </dl>
      {bet.system !== null && (
        <p className="soft small">
          {texts.bets.stakes(
            money(bet.system.stake, currency),
            bet.system.combinations,
            money(bet.stake, currency),
          )}
        </p>
      )}
      {bet.cashed !== null && (
        <p className="resettled" data-field="cashed">
          {texts.bets.cash.done(money(bet.cashed.stake, currency), money(bet.cashed.amount, currency))}
        </p>
      )}
      {bet.state === 'open' && offer !== undefined && <CashOut offer={offer} />}
      {bet.refusal !== null && <p className="leg-note warn">{texts.refusals[bet.refusal]}</p>}
      {bet.resettlements.map(({ amount, at, state }) => (
        <p key={at} className="resettled" data-resettled={state}>
          <Icon name="rotate-cw" size={14} />
          {texts.bets.resettled[state](signedText(amount, money(amount, currency)))}
        </p>
      ))}
      <p className="soft small bet-number">{bet.id}</p>
    </li>
  );
};
