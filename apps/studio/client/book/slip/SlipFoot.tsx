import { parseDecimal } from '@pavilion/money';
import type { PriceConsent } from '../../../src/book/views.ts';
import { coins, money } from '../../shell/amounts.ts';
import { useNow } from '../../shell/useNow.ts';
import { useBook, useBookState, useWords } from '../shell/context.ts';
import { asksFor, modeOf, priceText, returnOf, stakesOf } from './picks.ts';

const consents = ['better', 'near', 'any', 'none'] as const satisfies readonly PriceConsent[];

/** Which changes of a price are taken without asking. */
export const ConsentChoice = () => {
  const { texts } = useWords();
  const { store } = useBook();
  const { consent, placing } = useBookState();
  return (
    <fieldset className="consent">
      <legend>{texts.slip.consent}</legend>
      {consents.map((each) => (
        <label key={each} className="consent-choice">
          <input
            type="radio"
            name="consent"
            data-action="consent"
            data-value={each}
            checked={consent === each}
            disabled={placing !== null}
            onChange={() => store.slip.setConsent(each)}
          />
          <span>{texts.slip.consents[each]}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** What the slip costs and may return. */
export const Sums = () => {
  const { texts } = useWords();
  const state = useBookState();
  const { picks, mode, stake, currency, quote } = state;
  const isOneBet = modeOf(picks, mode) !== 'single';
  const each = parseDecimal(stake, currency) ?? 0n;
  const total = each * BigInt(stakesOf(picks, state));
  const single = picks.reduce((sum, { price }) => sum + (price === null ? 0n : returnOf(each, price)), 0n);
  const quotedReturn = quote?.possibleReturn ?? null;
  const ofOne = quotedReturn === null ? '—' : money(quotedReturn, currency);
  const back = isOneBet ? ofOne : coins(single, currency);
  return (
    <dl className="slip-sums">
      {modeOf(picks, mode) === 'multi' && (
        <div>
          <dt>{texts.slip.price}</dt>
          <dd data-field="price">{quote === null || quote.price === null ? '—' : priceText(quote.price)}</dd>
        </div>
      )}
      {picks.length > 1 && (
        <div>
          <dt>{texts.slip.totalStake}</dt>
          <dd data-field="total-stake">{coins(total, currency)}</dd>
        </div>
      )}
      <div className="slip-return">
        <dt>{texts.slip.possibleReturn}</dt>
        <dd data-field="possible-return">{back}</dd>
      </div>
    </dl>
  );
};

/** How often the seconds left are told. Milliseconds. */
const tickMs = 250;

const WaitLine = ({ acceptAt }: { acceptAt: string | null }) => {
  const { texts } = useWords();
  const { store } = useBook();
  const now = useNow(() => store.serverNow(), tickMs);
  const left = acceptAt === null ? null : Math.max(0, Math.ceil((Date.parse(acceptAt) - now) / 1_000));
  return (
    <p className="slip-wait" role="status" data-field="waiting">
      <span className="slip-wait-lamp" aria-hidden="true" />
      {left === null ? texts.slip.asking : texts.slip.waiting(left)}
    </p>
  );
};

/** The press that bets; or, where a price has moved against the player's wish, the one that agrees to it. */
export const PlaceButton = () => {
  const { texts } = useWords();
  const { store } = useBook();
  const state = useBookState();
  const { picks, stake, currency, consent, placing, quote, opened } = state;
  if (placing !== null) return <WaitLine acceptAt={placing.acceptAt} />;
  const asks = picks.some((pick) => asksFor(pick, consent));
  const each = parseDecimal(stake, currency) ?? 0n;
  const total = each * BigInt(stakesOf(picks, state));
  const problem = store.slip.problem();
  // The studio knows of limits that the page does not.
  const told = problem ?? (quote?.refusal === 'return_high' ? 'return_high' : null);
  return (
    <>
      {told !== null && told !== 'price_changed' && told !== 'stake_empty' && (
        <p className="slip-problem" data-field="problem" data-problem={told}>
          {texts.refusals[told]}
        </p>
      )}
      {quote?.isDelayed === true && opened && told === null && (
        <p className="soft small" data-field="delay">
          {texts.slip.delayed(Math.ceil(opened.limits.delayMs / 1_000))}
        </p>
      )}
      {asks ? (
        <button
          type="button"
          className="main-button place-bet"
          data-action="accept-prices"
          onClick={() => store.slip.acceptPrices()}
        >
          {texts.slip.accept}
        </button>
      ) : (
        <button
          type="button"
          className="main-button place-bet"
          data-action="play"
          disabled={problem !== null}
          onClick={() => void store.slip.place()}
        >
          {total > 0n ? texts.slip.place(coins(total, currency)) : texts.slip.placeNothing}
        </button>
      )}
    </>
  );
};
