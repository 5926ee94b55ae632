import { lazy, Suspense, useEffect, useState } from 'react';
import { money } from '../amounts.ts';
import { useShell, useShellState } from '../context.ts';
import type { HistoryLine } from '../history.ts';
import { Icon } from '../Icon.tsx';
import { instantText } from '../instantText.ts';
import { panelWordsOf } from '../panelWords.ts';
import { isGain } from '../playState.ts';
import { usePages } from '../usePages.ts';
import { HistoryAmount, ListSheet } from './ListSheet.tsx';

const ReplayView = lazy(() => import('./ReplayView.tsx'));

const RoundRow = ({ round, onReplay }: { round: HistoryLine; onReplay: () => void }) => {
  const { texts, lang } = useShell();
  const { currency } = useShellState();
  const words = texts.historyText;
  const panel = panelWordsOf(lang);
  return (
    <li className="round-row" data-round={round.id} data-state={round.state}>
      <div className="round-main">
        <time dateTime={round.openedAt}>{instantText(round.openedAt, lang, 'seconds')}</time>
        <span className={`chip ${round.state}`}>{words.states[round.state]}</span>
        {round.note !== null && <span className="soft">{round.note}</span>}
      </div>
      <div className="round-amounts">
        <HistoryAmount name={words.stake} text={money(round.staked, currency)} />
        <HistoryAmount
          name={words.won}
          text={money(round.won, currency)}
          isGain={isGain(round.won, round, currency)}
        />
      </div>
      <div className="round-shown">
        {round.picture && (
          <span className="round-picture" role="img" aria-label={panel.picture}>
            {round.picture}
          </span>
        )}
        {round.replay && (
          <button type="button" className="quiet-button" data-action="replay" onClick={onReplay}>
            <Icon name="rotate-ccw-clock" size={16} /> {panel.replay}
          </button>
        )}
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
  const pages = usePages(loadHistory);
  // It may be the session that is over: then that is what there is to tell.
  useEffect(() => {
    if (pages.state === 'failed') void play.refresh();
  }, [pages.state, play]);
  const [replayed, setReplayed] = useState<HistoryLine | null>(null);
  return (
    <>
      <ListSheet
        texts={texts}
        pages={pages}
        row={(round) => <RoundRow key={round.id} round={round} onReplay={() => setReplayed(round)} />}
        onClose={onClose}
      />
      {replayed?.replay && (
        <Suspense fallback={null}>
          <ReplayView line={replayed} begin={replayed.replay} onClose={() => setReplayed(null)} />
        </Suspense>
      )}
    </>
  );
};
