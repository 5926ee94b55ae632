import { useEffect } from 'react';
import { money, useShell, useShellState } from '../context.ts';
import type { HistoryLine } from '../history.ts';
import { usePages } from '../usePages.ts';
import { Sheet } from './Sheet.tsx';

const RoundRow = ({ round }: { round: HistoryLine }) => {
  const { texts, lang } = useShell();
  const { currency } = useShellState();
  const words = texts.historyText;
  const when = new Intl.DateTimeFormat(lang === 'zh_CN' ? 'zh-CN' : 'en', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(round.openedAt));
  return (
    <li className="round-row" data-round={round.id} data-state={round.state}>
      <div className="round-main">
        <time dateTime={round.openedAt}>{when}</time>
        <span className={`chip ${round.state}`}>{words.states[round.state]}</span>
        {round.note !== null && <span className="soft">{round.note}</span>}
      </div>
      <div className="round-amounts">
        <span>
          {words.stake} <b>{money(round.staked, currency)}</b>
        </span>
        <span className={round.won.match(/[1-9]/) ? 'plus' : ''}>
          {words.won} <b>{money(round.won, currency)}</b>
        </span>
      </div>
      <DrawLinks round={round} />
    </li>
  );
};

const DrawLinks = ({ round }: { round: HistoryLine }) => {
  const { texts } = useShell();
  if (round.isHidden) return <p className="soft small">{texts.historyText.seedHidden}</p>;
  if (round.links.length === 0) return null;
  return (
    <p className="verify-links">
      {round.links.map(({ nonce, url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" data-action="verify">
          {texts.historyText.verify} #{nonce}
        </a>
      ))}
    </p>
  );
};

export const HistorySheet = ({ onClose }: { onClose: () => void }) => {
  const { play, texts, loadHistory } = useShell();
  const { state, items, before, more } = usePages(loadHistory);
  // It may be the session that is over: then that is what there is to tell.
  useEffect(() => {
    if (state === 'failed') void play.refresh();
  }, [state, play]);
  return (
    <Sheet title={texts.history} closeLabel={texts.close} onClose={onClose}>
      {state === 'ready' && items.length === 0 && <p className="empty">{texts.historyText.empty}</p>}
      <ul className="round-list" data-field="history">
        {items.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </ul>
      {state === 'loading' && <p className="soft">{texts.opening}</p>}
      {state === 'failed' && (
        <p className="empty">
          {texts.historyText.failed}{' '}
          <button type="button" className="text-button" data-action="retry" onClick={more}>
            {texts.tryAgain}
          </button>
        </p>
      )}
      {state === 'ready' && before !== null && (
        <button type="button" className="quiet-button" data-action="more" onClick={more}>
          {texts.historyText.more}
        </button>
      )}
    </Sheet>
  );
};
