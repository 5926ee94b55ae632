import { useCallback, useEffect, useState } from 'react';
import { verifyUrl } from '../../../src/play/verifyUrl.ts';
import type { HistoryRoundView, SpinView } from '../../../src/play/views.ts';
import { useApi } from '../apiContext.ts';
import { money, useGame, useGameState } from '../context.ts';
import { Sheet } from './Sheet.tsx';

type Loaded = { state: 'loading' | 'failed' | 'ready'; rounds: HistoryRoundView[]; before: string | null };

const RoundRow = ({ round }: { round: HistoryRoundView }) => {
  const { texts, lang } = useGame();
  const { currency } = useGameState();
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
        {round.freeSpins.played > 0 && <span className="soft">{words.free(round.freeSpins.played)}</span>}
      </div>
      <div className="round-amounts">
        <span>
          {words.stake} <b>{money(round.stake, currency)}</b>
        </span>
        <span className={round.won.match(/[1-9]/) ? 'plus' : ''}>
          {words.won} <b>{money(round.won, currency)}</b>
        </span>
      </div>
      <SpinLinks spins={round.spins} />
    </li>
  );
};

const SpinLinks = ({ spins }: { spins: readonly SpinView[] }) => {
  const { texts, machine, lang } = useGame();
  if (spins.length === 0) return null;
  const open = spins.filter((spin) => spin.serverSeed !== null);
  if (open.length === 0) return <p className="soft small">{texts.historyText.seedHidden}</p>;
  return (
    <p className="verify-links">
      {open.map((spin) => (
        <a key={spin.nonce} href={verifyUrl(machine.gameCode, lang, spin)} target="_blank" rel="noreferrer">
          {texts.historyText.verify} #{spin.nonce}
        </a>
      ))}
    </p>
  );
};

export const HistorySheet = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useGame();
  const api = useApi();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading', rounds: [], before: null });
  const load = useCallback(
    async (before: string | null) => {
      setLoaded((current) => ({ ...current, state: 'loading' }));
      try {
        const page = await api.history(before ?? undefined);
        setLoaded((current) => ({
          state: 'ready',
          rounds: before === null ? page.rounds : [...current.rounds, ...page.rounds],
          before: page.before,
        }));
      } catch {
        setLoaded((current) => ({ ...current, state: 'failed' }));
      }
    },
    [api],
  );
  useEffect(() => void load(null), [load]);
  const { state, rounds, before } = loaded;
  return (
    <Sheet title={texts.history} onClose={onClose}>
      {state === 'ready' && rounds.length === 0 && <p className="empty">{texts.historyText.empty}</p>}
      <ul className="round-list" data-field="history">
        {rounds.map((round) => (
          <RoundRow key={round.id} round={round} />
        ))}
      </ul>
      {state === 'loading' && <p className="soft">{texts.opening}</p>}
      {state === 'failed' && (
        <p className="empty">
          {texts.historyText.failed}{' '}
          <button type="button" className="text-button" onClick={() => void load(null)}>
            {texts.tryAgain}
          </button>
        </p>
      )}
      {state === 'ready' && before !== null && (
        <button type="button" className="quiet-button" data-action="more" onClick={() => void load(before)}>
          {texts.historyText.more}
        </button>
      )}
    </Sheet>
  );
};
