import '../styles/armed.css';
import { Icon } from '../../shell/Icon.tsx';
import { useNow } from '../../shell/useNow.ts';
import { useBook, useNames, useWords } from '../shell/context.ts';
import { armedMs } from './arming.ts';
import { isLocked } from './picks.ts';
import { RestWay } from './RestWay.tsx';
import { useSlipState } from './useSlipState.ts';
import { slipWordsOf } from './words.ts';

/** How often the seconds left are told. Milliseconds. */
const tickMs = 250;

/** What is waited for, and how long at most. It is read out once, and not with every second. */
export const ArmedLine = () => {
  const { lang } = useWords();
  const { store } = useBook();
  const { picks, armed } = useSlipState();
  const name = useNames();
  const now = useNow(() => store.serverNow(), tickMs);
  if (armed === null) return null;
  const awaited = picks.filter(isLocked).map(({ home, away }) => `${name(home.names)} v ${name(away.names)}`);
  const match = [...new Set(awaited)].join(' · ');
  const { armed: text } = slipWordsOf(lang);
  const left = Math.max(0, Math.min(armedMs, armed.until - now));
  return (
    <>
      <p className="slip-armed" data-field="armed" aria-hidden="true">
        <span className="slip-wait-lamp" />
        {text(match, Math.ceil(left / 1_000))}
      </p>
      <p className="unseen" role="status">
        {text(match, armedMs / 1_000)}
      </p>
    </>
  );
};

/** The press that bets as soon as what is locked opens; pressed, the one that stops it, in the same place. */
export const ArmButton = ({
  isArmed,
  isRipe,
  locked,
}: {
  isArmed: boolean;
  isRipe: boolean;
  locked: string | null;
}) => {
  const { lang } = useWords();
  const { store } = useBook();
  const { picks, joints } = useSlipState();
  const words = slipWordsOf(lang);
  const press = (): void => {
    if (isArmed) store.slip.arming.disarm();
    else if (isRipe) store.slip.arming.arm({ picks, joints });
  };
  return (
    <button
      type="button"
      className="main-button place-bet"
      data-action={isArmed ? 'disarm' : 'arm'}
      data-armed={isArmed}
      data-locked={!isArmed}
      aria-disabled={!isArmed && !isRipe}
      onClick={press}
    >
      {isArmed ? (
        words.disarm
      ) : (
        <>
          <span>
            <Icon name="lock" size={16} /> {words.arm}
          </span>
          <small>{locked}</small>
          <RestWay />
        </>
      )}
    </button>
  );
};
