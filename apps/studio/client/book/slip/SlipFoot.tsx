import type { PriceConsent } from '../../../src/book/views.ts';
import { coins } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useBook, useBookState, useWords } from '../shell/context.ts';
import { useAcceptText } from '../shell/useAcceptText.ts';
import { ArmedLine } from './ArmedLine.tsx';
import { PressButton } from './PressButton.tsx';
import { isLocked, modeOf, priceText } from './picks.ts';
import type { Press } from './usePress.ts';
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

/** What is told above the press of a single that was not taken: at which price that was. */
const NotTaken = () => {
  const { texts } = useWords();
  const [pick, other] = useSlipState().rest;
  if (pick?.refusal !== 'price_changed' || pick.price === null || other) return null;
  return (
    <p className="slip-problem" data-field="problem" data-problem="not-taken">
      {texts.notices.notTaken(priceText(pick.agreed), priceText(pick.price))}
    </p>
  );
};

/** What a slip is for: the press, with what is to be read above it; and while a bet is on its way, that it is. */
export const PlaceButton = ({ press, isLow = false }: { press: Press; isLow?: boolean }) => {
  const { texts } = useWords();
  const { placing, quote, opened } = useSlipState();
  if (placing !== null) return <WaitLine acceptAt={placing.acceptAt} />;
  return (
    <>
      {press.kind === 'place' && quote?.isDelayed === true && opened && (
        <p className="soft small" data-field="delay">
          {texts.slip.delayed(Math.ceil(opened.limits.delayMs / 1_000))}
        </p>
      )}
      {press.kind === 'armed' && <ArmedLine />}
      {press.kind === 'accept' && <NotTaken />}
      <PressButton press={press} isLow={isLow} />
    </>
  );
};
