import type { BetView, CashOffer } from '../../../src/book/views.ts';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { instantText } from '../../shell/instantText.ts';
import { kindOfBet } from '../shell/betName.ts';
import { useBookState, useWords } from '../shell/context.ts';
import { isWon } from '../shell/news.ts';
import { useAcceptText } from '../shell/useAcceptText.ts';
import { priceText } from '../slip/picks.ts';
import { BetLegs } from './BetLegs.tsx';
import { CashOut } from './CashOut.tsx';

/** Signed amounts: what was given has a plus. */
const signedText = (amount: string, text: string): string => (amount.startsWith('-') ? text : `+${text}`);

/** Nothing was risked on it, and nothing can come of it. */
const neverStood = ({ state }: BetView): boolean => state === 'refused' || state === 'returned';

/** In play and on its way, with the seconds that are left. */
const Accepting = ({ acceptAt }: { acceptAt: string | null }) => useAcceptText(acceptAt);

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
        <span className={`chip ${bet.state}`}>
          {bet.state === 'waiting' ? <Accepting acceptAt={bet.acceptAt} /> : texts.bets.states[bet.state]}
        </span>
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
