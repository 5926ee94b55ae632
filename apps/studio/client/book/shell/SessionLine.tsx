import { money } from '../../shell/amounts.ts';
import { useNow } from '../../shell/useNow.ts';
import { useBook, useBookState, useWords } from './context.ts';

const minuteMs = 60_000;

/** How long one has been here, and what it has come to. */
export const SessionLine = () => {
  const { texts } = useWords();
  const { store } = useBook();
  const { opened, sessionNet, currency } = useBookState();
  const now = useNow(() => store.serverNow(), minuteMs / 4);
  if (!opened) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(opened.startedAt)) / minuteMs));
  return (
    <p className="session-line">
      <span data-field="elapsed">{texts.session(minutes)}</span> · {texts.net}{' '}
      <b data-field="net">{money(sessionNet, currency)}</b>
    </p>
  );
};
