import { useCallback } from 'react';
import type { HistorySlipView } from '../../../src/tables/views.ts';
import { money } from '../../shell/amounts.ts';
import { instantText } from '../../shell/instantText.ts';
import { HistoryAmount, ListSheet } from '../../shell/sheets/ListSheet.tsx';
import { usePages } from '../../shell/usePages.ts';
import type { TableApi } from './api.ts';
import { useTable, useTableState } from './context.ts';
import { tableVerifyUrl } from './verifyUrl.ts';

const SlipRow = ({ slip }: { slip: HistorySlipView }) => {
  const { texts, words, game, lang } = useTable();
  const { currency, seals } = useTableState();
  const text = texts.historyText;
  return (
    <li className="round-row" data-slip={slip.id} data-state={slip.state}>
      <div className="round-main">
        <time dateTime={slip.placedAt}>{instantText(slip.placedAt, lang, 'seconds')}</time>
        <span className="soft">{texts.round(slip.round)}</span>
        <span className={`chip ${slip.state}`}>{text.states[slip.state]}</span>
        {slip.followed && <span className="chip">{texts.follow.title}</span>}
        {slip.result && <strong>{words.result(slip.result.summary)}</strong>}
      </div>
      <p className="soft small">
        {slip.stakes.map(({ spot, amount }) => `${words.spot(spot)} ${money(amount, currency)}`).join(' · ')}
      </p>
      <div className="round-amounts">
        <HistoryAmount name={text.stake} text={money(slip.stake, currency)} />
        {slip.won !== null && (
          <HistoryAmount name={text.won} text={money(slip.won, currency)} isGain={/[1-9]/.test(slip.won)} />
        )}
      </div>
      {slip.result && (
        <p className="verify-links">
          <a
            href={tableVerifyUrl(game.gameCode, lang, slip.round, {
              bet: slip.id,
              seal: seals.find(({ round }) => round === slip.round),
            })}
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
  const pages = usePages(ask);
  return (
    <ListSheet
      texts={texts}
      pages={pages}
      row={(slip) => <SlipRow key={slip.id} slip={slip} />}
      onClose={onClose}
    />
  );
};
