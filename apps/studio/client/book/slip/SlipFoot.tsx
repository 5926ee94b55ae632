import { parseDecimal } from '@pavilion/money';
import { returnOf as returnOfAll, slipPrice } from '../../../src/book/engine/price.ts';
import type { PriceConsent, QuotedLeg } from '../../../src/book/views.ts';
import { coins, money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useBook, useBookState, useWords } from '../shell/context.ts';
import { useAcceptText } from '../shell/useAcceptText.ts';
import { ArmButton, ArmedLine } from './ArmButton.tsx';
import {
  askingPrices,
  foldsOf,
  isClosed,
  isLocked,
  isOfSeveral,
  keyOf,
  modeOf,
  type Pick,
  priceText,
  returnOf,
  shownPriceOf,
  shownPricesOf,
  stakesOf,
} from './picks.ts';
import { type Press, useOfMatch } from './usePress.ts';
import { useSlipCloses, useStage } from './useSlipCloses.ts';
import { useSlipState } from './useSlipState.ts';
import { slipWordsOf } from './words.ts';

const consents = ['better', 'near', 'any', 'none'] as const satisfies readonly PriceConsent[];

/** Which changes of a price are taken without asking. */
export const ConsentChoice = () => {
  const { texts } = useWords();
  const { store } = useBook();
  const { consent, placing } = useBookState();
  return (
    <label className="consent">
      {texts.slip.consent}
      <span className="consent-choice">
        <select
          data-action="consent"
          value={consent}
          disabled={placing !== null}
          onChange={({ target }) => {
            const chosen = consents.find((each) => each === target.value);
            if (chosen) store.slip.setConsent(chosen);
          }}
        >
          {consents.map((each) => (
            <option key={each} value={each}>
              {texts.slip.consents[each]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </label>
  );
};

/** Whether what was quoted is of the prices that stand now, and none of them is locked. */
const isOfNow = (picks: readonly Pick[], legs: readonly QuotedLeg[]): boolean =>
  picks.every(
    (pick) => !isLocked(pick) && legs.find((leg) => keyOf(leg) === keyOf(pick))?.price === pick.price,
  );

/** What the slip costs and may return; of what is locked, at the price before that. */
export const Sums = () => {
  const { lang, texts } = useWords();
  const state = useSlipState();
  const { joints, mode, stake, currency } = state;
  const { about, rest } = slipWordsOf(lang);
  // What is closed is out of it, and what was quoted together with it cannot be had any more.
  const picks = state.picks.filter((pick) => !isClosed(pick));
  const isRest = picks.length < state.picks.length;
  const quote = isRest ? null : state.quote;
  const isOneBet = modeOf(picks, mode) !== 'single';
  const each = parseDecimal(stake, currency) ?? 0n;
  const total = each * BigInt(stakesOf(picks, state));
  const single = picks.reduce((sum, pick) => sum + returnOf(each, shownPriceOf(pick)), 0n);
  const isQuoted = quote !== null && quote.price !== null && isOfNow(picks, quote.legs);
  // Until it is quoted again it is told as it last stood: that is what a press agrees to meanwhile.
  const last = isQuoted || picks.length === 0 ? null : shownPricesOf(picks, joints);
  const folds = foldsOf(picks, state);
  const lastPrice = last && slipPrice(last, folds);
  const lastReturn = last && coins(returnOfAll(total, last, folds), currency);
  const price = isQuoted && quote.price !== null ? `×${priceText(quote.price)}` : '—';
  const quotedReturn = quote?.possibleReturn ?? null;
  const ofOne =
    lastReturn !== null ? about(lastReturn) : quotedReturn === null ? '—' : money(quotedReturn, currency);
  const ofSingles = picks.length === 0 ? '—' : coins(single, currency);
  const back = isOneBet ? ofOne : ofSingles;
  return (
    <dl className="slip-sums">
      {modeOf(picks, mode) === 'multi' && (
        <div>
          <dt>{texts.slip.price}</dt>
          <dd data-field="price">{lastPrice === null ? price : about(`×${priceText(lastPrice)}`)}</dd>
        </div>
      )}
      {state.picks.length > 1 && (
        <div>
          <dt>{texts.slip.totalStake}</dt>
          <dd data-field="total-stake">{coins(total, currency)}</dd>
        </div>
      )}
      <div className="slip-return">
        <dt>
          {!isOneBet && picks.some(isLocked) ? slipWordsOf(lang).lastPrice : texts.slip.possibleReturn}
          {isRest && picks.length > 0 && <span data-field="rest"> · {rest(picks.length)}</span>}
        </dt>
        <dd data-field="possible-return">{back}</dd>
      </div>
    </dl>
  );
};

const WaitLine = ({ acceptAt }: { acceptAt: string | null }) => {
  const text = useAcceptText(acceptAt);
  return (
    <p className="slip-wait" role="status" data-field="waiting">
      <span className="slip-wait-lamp" aria-hidden="true" />
      {text}
    </p>
  );
};

/** How long the press can still be pressed before a round begins. */
const Closes = () => {
  const { lang } = useWords();
  const { picks } = useSlipState();
  const first = useSlipCloses();
  const ofMatch = useOfMatch();
  const isAfter = useStage(first?.pick) === 'cover';
  const { closes, closesAfter } = slipWordsOf(lang);
  if (first === null) return null;
  // Of several matches it says whose it is, and no more: each has its line above.
  const isLong = isAfter && !isOfSeveral(picks);
  return (
    <small data-field="slip-closes">
      {ofMatch(first.pick, (isLong ? closesAfter : closes)(first.seconds))}
    </small>
  );
};

/** Below what a press does: how long it can be pressed, and before that why it cannot be yet. */
const Below = ({ isRipe }: { isRipe: boolean }) => {
  const { lang } = useWords();
  return isRipe ? <Closes /> : <small data-field="checking">{slipWordsOf(lang).checking}</small>;
};

/** The press that agrees to prices that have moved; of a single at the price that it names, and bets. */
const AcceptButton = ({ total, isRipe }: { total: bigint; isRipe: boolean }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const state = useSlipState();
  const { picks, joints, currency, consent } = state;
  const { placeAt } = slipWordsOf(lang);
  const [pick, other] = picks;
  const single = pick?.price != null && !other && total > 0n ? pick : null;
  const accept = (): void => {
    if (!isRipe) return;
    store.slip.acceptPrices({ picks, joints });
    if (single) void store.slip.place();
  };
  return (
    <>
      {single?.refusal === 'price_changed' && (
        <p className="slip-problem" data-field="problem" data-problem="not-taken">
          {texts.notices.notTaken(priceText(single.agreed), priceText(single.price ?? single.agreed))}
        </p>
      )}
      <button
        type="button"
        className="main-button place-bet"
        data-action="accept-prices"
        aria-disabled={!isRipe}
        onClick={accept}
      >
        {single
          ? placeAt(priceText(single.price ?? single.agreed), coins(total, currency))
          : [texts.slip.accept, askingPrices(state, consent).map(priceText).join(' / ')].join(' · ')}
        <Below isRipe={isRipe} />
      </button>
    </>
  );
};

/** The press that takes out what is closed: nothing of the slip can be bet before. */
const RemoveClosed = ({ count, isRipe }: { count: number; isRipe: boolean }) => {
  const { lang } = useWords();
  const { store } = useBook();
  return (
    <button
      type="button"
      className="main-button place-bet"
      data-action="remove-closed"
      aria-disabled={!isRipe}
      onClick={() => isRipe && store.slip.removeClosed()}
    >
      {slipWordsOf(lang).removeClosed(count)}
    </button>
  );
};

/** The press that bets; or, where a price has moved against the player's wish, the one that agrees to it. */
export const PlaceButton = ({ press: { kind, locked, isRipe } }: { press: Press }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const state = useSlipState();
  const { picks, stake, currency, placing, quote, opened } = state;
  if (placing !== null) return <WaitLine acceptAt={placing.acceptAt} />;
  if (kind === 'remove') return <RemoveClosed count={picks.filter(isClosed).length} isRipe={isRipe} />;
  const each = parseDecimal(stake, currency) ?? 0n;
  const total = each * BigInt(stakesOf(picks, state));
  const problem = store.slip.problem();
  // The studio knows of limits that the page does not.
  const told = problem ?? (quote?.refusal === 'return_high' ? 'return_high' : null);
  const isQuiet = told === null || told === 'price_changed' || told === 'stake_empty' || told === 'suspended';
  return (
    <>
      {!isQuiet && (
        <p className="slip-problem" data-field="problem" data-problem={told}>
          {texts.refusals[told]}
        </p>
      )}
      {quote?.isDelayed === true && opened && told === null && (
        <p className="soft small" data-field="delay">
          {texts.slip.delayed(Math.ceil(opened.limits.delayMs / 1_000))}
        </p>
      )}
      {kind === 'armed' && <ArmedLine />}
      {kind === 'accept' ? (
        <AcceptButton total={total} isRipe={isRipe} />
      ) : kind === 'arm' || kind === 'armed' ? (
        <ArmButton isArmed={kind === 'armed'} isRipe={isRipe} locked={locked} />
      ) : (
        <button
          type="button"
          className="main-button place-bet"
          data-action="play"
          data-locked={locked !== null}
          disabled={problem !== null || locked !== null}
          aria-disabled={!isRipe}
          onClick={() => isRipe && void store.slip.place()}
        >
          {locked !== null ? (
            <>
              <Icon name="lock" size={16} /> {locked}
            </>
          ) : total > 0n ? (
            texts.slip.place(coins(total, currency))
          ) : (
            texts.slip.placeNothing
          )}
          {locked === null && <Below isRipe={isRipe} />}
        </button>
      )}
    </>
  );
};
