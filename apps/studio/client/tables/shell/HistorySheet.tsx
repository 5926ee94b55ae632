import { useCallback } from 'react';
import type { HistorySlipView } from '../../../src/tables/views.ts';
import { Sheet } from '../../shell/sheets/Sheet.tsx';
import { usePages } from '../../shell/usePages.ts';
import type { TableApi } from './api.ts';
import { money, useTable, useTableState } from './context.ts';
import { tableVerifyUrl } from './verifyUrl.ts';

const SlipRow = ({ slip }: { slip: HistorySlipView }) => {
  const { texts, words, game, lang } = useTable();
  const { currency } = useTableState();
  const text = texts.historyText;
  const when = new Intl.DateTimeFormat(lang === 'zh_CN' ? 'zh-CN' : 'en', {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(slip.placedAt));
  return (
    <li className="round-row" data-slip={slip.id} data-state={slip.state}>
      <div className="round-main">
        <time dateTime={slip.placedAt}>{when}</time>
        <span className="soft">{texts.round(slip.round)}</span>
        <span className={`chip ${slip.state}`}>{text.states[slip.state]}</span>
        {slip.result && <strong>{words.result(slip.result.summary)}</strong>}
      </div>
      <p className="soft small">
        {slip.stakes.map(({ spot, amount }) => `${words.spot(spot)} ${money(amount, currency)}`).join(' · ')}
      </p>
      <div className="round-amounts">
        <span>
          {text.stake} <b>{money(slip.stake, currency)}</b>
        </span>
        {slip.won !== null && (
          <span className={/[1-9]/.test(slip.won) ? 'plus' : ''}>
            {text.won} <b>{money(slip.won, currency)}</b>
          </span>
        )}
      </div>
      {slip.result && (
        <p className="verify-links">
          <a
            href={tableVerifyUrl(game.gameCode, lang, slip.round, slip.id)}
            target="_blank"
            rel="noreferrer"
            data-action="verify"
          >
            {text.verify}
          </a>
        </p>
      )}
    </li>
  );
};

export const HistorySheet = ({ api, onClose }: { api: TableApi; onClose: () => void }) => {
  const { texts } = useTable();
  const ask = useCallback(
    async (before: string | null) => {
      const page = await api.history(before ?? undefined);
      return { items: page.slips, before: page.before };
    },
    [api],
  );
  const { state, items, before, more } = usePages(ask);
  return (
    <Sheet title={texts.history} closeLabel={texts.close} onClose={onClose}>
      {state === 'ready' && items.length === 0 && <p className="empty">{texts.historyText.empty}</p>}
      <ul className="round-list" data-field="history">
        {items.map((slip) => (
          <SlipRow key={slip.id} slip={slip} />
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
