import type { BetView, CashOffer, LegView } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { instantText } from '../../shell/instantText.ts';
import { useBook, useBookState, useTerms, useWords } from '../shell/context.ts';
import { isWon } from '../shell/news.ts';
import { bookVerifyUrl } from '../shell/verifyUrl.ts';
import { priceText } from '../slip/picks.ts';
import type { BookTexts } from '../texts/texts.ts';
import { CashOut } from './CashOut.tsx';

const isOver = ({ phase }: LegView): boolean => phase === 'over' || phase === 'abandoned';

const BetLeg = ({ leg }: { leg: LegView }) => {
  const { lang, texts } = useWords();
  const { store, gameCode } = useBook();
  const terms = useTerms()(leg.market, leg);
  return (
    <li className="bet-leg" data-result={leg.result}>
      <p>
        <strong>{texts.selection(leg.selection, terms)}</strong> <b>{priceText(leg.price)}</b>
        {leg.result === 'open' && leg.phase === 'over' && (
          <span className="result open">{texts.provisional}</span>
        )}
        {leg.result !== 'open' && (
          <span className={`result ${leg.result}`}>{texts.bets.legs[leg.result]}</span>
        )}
      </p>
      <p className="soft small">
        {texts.market(terms)} · {terms.home} {texts.versus} {terms.away}
        {leg.phase !== 'coming' && <b> {leg.score.join(' : ')}</b>}
      </p>
      {isOver(leg) ? (
        <a
          className="leg-link small"
          href={bookVerifyUrl(gameCode, lang, leg.event)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.bets.proof}
        </a>
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
          <BetLeg key={`${leg.event}|${leg.market.id}|${leg.selection}`} leg={leg} />
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

const titleOf = ({ legs, system }: BetView, texts: BookTexts): string => {
  if (system !== null) return texts.slip.system.name(system, legs.length);
  if (legs.length > 1 && new Set(legs.map(({ event }) => event)).size === 1) return texts.slip.joint;
  return legs.length === 1 ? texts.bets.single : texts.bets.multi(legs.length);
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
        <b>{titleOf(bet, texts)}</b>
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
