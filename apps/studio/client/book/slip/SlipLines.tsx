import '../styles/slipLines.css';
import { Icon } from '../../shell/Icon.tsx';
import { clockText } from '../events/status.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useTerms, useWords } from '../shell/context.ts';
import { clashes, isClosed, isLocked, keyOf, modeOf, type Pick, priceText, shownPriceOf } from './picks.ts';
import { usePickCloses } from './useSlipCloses.ts';
import { useSlipState } from './useSlipState.ts';

/** Whether a choice can be bet on, and for how long: by the clock of its own match. */
const State = ({ pick }: { pick: Pick }) => {
  const { lang, texts } = useWords();
  const seconds = usePickCloses(pick);
  if (isClosed(pick)) return <span className="slip-line-state">{texts.closed}</span>;
  if (isLocked(pick) || seconds === 0)
    return (
      <span className="slip-line-state" data-locked="true">
        <Icon name="lock" size={12} /> {texts.suspended}
      </span>
    );
  return (
    <span className="slip-line-state" data-open="true">
      <Icon name="clock" size={12} /> {seconds === null ? boardOf(lang).strip.open : clockText(seconds)}
    </span>
  );
};

const Line = ({ pick }: { pick: Pick }) => {
  const { texts } = useWords();
  const { picks, mode } = useSlipState();
  const terms = useTerms()({ ...pick.terms }, pick);
  const { agreed } = pick;
  const price = isClosed(pick) ? agreed : shownPriceOf(pick);
  // What counts together has one price, which stands with the choices.
  const isJoined = modeOf(picks, mode) !== 'single' && clashes(picks).has(pick.event);
  const move = price === agreed ? undefined : price > agreed ? 'up' : 'down';
  return (
    <li className="slip-line" data-line={keyOf(pick)}>
      <b>{texts.selection(pick.selection, terms)}</b>
      {!isJoined && (
        <span className="slip-line-price" data-move={move}>
          {move !== undefined && (
            <span className="soft">
              <s>{priceText(agreed)}</s> →{' '}
            </span>
          )}
          {priceText(price)}
        </span>
      )}
      <State pick={pick} />
    </li>
  );
};

/** The choices of a slip of several, each in a short line above the press: what moves there is seen wherever the slip is scrolled to. */
export const SlipLines = () => {
  const { picks } = useSlipState();
  return (
    <ul className="slip-lines" data-field="slip-lines" aria-hidden="true">
      {picks.map((pick) => (
        <Line key={keyOf(pick)} pick={pick} />
      ))}
    </ul>
  );
};
