import type { PriceConsent } from '../../../src/book/views.ts';
import { coins } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useBook, useBookState, useWords } from '../shell/context.ts';
import { useAcceptText } from '../shell/useAcceptText.ts';
import { ArmButton, ArmedLine } from './ArmButton.tsx';
import { askingPrices, isLocked, isOfSeveral, modeOf, priceText } from './picks.ts';
import { RestWay } from './RestWay.tsx';
import { type Press, useOfMatch } from './usePress.ts';
import { useSlipCloses, useStage } from './useSlipCloses.ts';
import { useSlipState } from './useSlipState.ts';
import { useWorth } from './useWorth.ts';
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

export const Sums = () => {
  const { lang, texts } = useWords();
  const { picks, rest, mode, currency } = useSlipState();
  const { total, price, back } = useWorth();
  const words = slipWordsOf(lang);
  return (
    <dl className="slip-sums">
      {modeOf(rest, mode) === 'multi' && (
        <div>
          <dt>{texts.slip.price}</dt>
          <dd data-field="price">{price}</dd>
        </div>
      )}
      {picks.length > 1 && (
        <div>
          <dt>{texts.slip.totalStake}</dt>
          <dd data-field="total-stake">{coins(total, currency)}</dd>
        </div>
      )}
      <div className="slip-return">
        <dt>
          {modeOf(rest, mode) === 'single' && rest.some(isLocked)
            ? words.lastPrice
            : texts.slip.possibleReturn}
          {rest.length > 0 && rest.length < picks.length && (
            <span data-field="rest"> · {words.rest(rest.length)}</span>
          )}
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
  const { picks, rest, joints, currency, consent } = state;
  const { placeAt, placeRest } = slipWordsOf(lang);
  const [pick, other] = rest;
  const single = pick?.price != null && !other && total > 0n ? pick : null;
  const accept = (): void => {
    if (!isRipe) return;
    store.slip.acceptPrices({ picks: rest, joints });
    if (single) void store.slip.place(rest);
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
        {!single
          ? [texts.slip.accept, askingPrices(state, consent).map(priceText).join(' / ')].join(' · ')
          : rest.length < picks.length
            ? placeRest(1, coins(total, currency))
            : placeAt(priceText(single.price ?? single.agreed), coins(total, currency))}
        {single && <RestWay />}
        <Below isRipe={isRipe} />
      </button>
    </>
  );
};

/** What the press itself tells. */
const quiet = ['price_changed', 'stake_empty', 'suspended', 'closed'] as const;

/** The press that bets; or, where a price has moved against the player's wish, the one that agrees to it. */
export const PlaceButton = ({ press: { kind, locked, isRipe } }: { press: Press }) => {
  const { lang, texts } = useWords();
  const { store } = useBook();
  const { picks, rest, currency, placing, quote, opened } = useSlipState();
  const { total } = useWorth();
  if (placing !== null) return <WaitLine acceptAt={placing.acceptAt} />;
  const problem = store.slip.problem();
  // The studio knows of limits that the page does not.
  const told = problem ?? (quote?.refusal === 'return_high' ? 'return_high' : null);
  const isQuiet = told === null || quiet.some((reason) => reason === told);
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
          onClick={() => isRipe && void store.slip.place(rest)}
        >
          {locked !== null ? (
            <>
              <Icon name="lock" size={16} /> {locked}
            </>
          ) : total > 0n && rest.length < picks.length ? (
            slipWordsOf(lang).placeRest(rest.length, coins(total, currency))
          ) : total > 0n ? (
            texts.slip.place(coins(total, currency))
          ) : (
            texts.slip.placeNothing
          )}
          {locked === null && (
            <>
              <RestWay />
              <Below isRipe={isRipe} />
            </>
          )}
        </button>
      )}
    </>
  );
};
