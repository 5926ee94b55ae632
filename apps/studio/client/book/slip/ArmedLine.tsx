import '../styles/armed.css';
import { useNow } from '../../shell/useNow.ts';
import { useBook, useNames, useWords } from '../shell/context.ts';
import { armedMs } from './arming.ts';
import { isLocked } from './picks.ts';
import { useSlipState } from './useSlipState.ts';
import { slipWordsOf } from './words.ts';

/** How often the seconds left are told. Milliseconds. */
const tickMs = 250;

/** What is waited for, and how long at most. It is read out once, and not with every second. */
export const ArmedLine = () => {
  const { lang } = useWords();
  const { store } = useBook();
  const { picks, armed, isHeld } = useSlipState();
  const name = useNames();
  const now = useNow(() => store.serverNow(), tickMs);
  if (armed === null) return null;
  const awaited = picks.filter(isLocked).map(({ home, away }) => `${name(home.names)} v ${name(away.names)}`);
  const match = [...new Set(awaited)].join(' · ');
  const { armed: text, quoting, held } = slipWordsOf(lang);
  const left = Math.max(0, Math.min(armedMs, armed.until - now));
  // Where nothing is locked any more a price is awaited.
  const told = (ms: number): string =>
    match === '' ? (isHeld ? held : quoting) : text(match, Math.ceil(ms / 1_000));
  return (
    <>
      <p className="slip-armed" data-field="armed" aria-hidden="true">
        <span className="slip-wait-lamp" />
        {told(left)}
      </p>
      <p className="unseen" role="status">
        {told(armedMs)}
      </p>
    </>
  );
};
