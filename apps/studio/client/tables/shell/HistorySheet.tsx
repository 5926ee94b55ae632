import { minor, toDecimal } from '@pavilion/money';
import { useCallback } from 'react';
import type { HistorySlipView } from '../../../src/tables/views.ts';
import { money } from '../../shell/amounts.ts';
import { instantText } from '../../shell/instantText.ts';
import { HistoryAmount, ListSheet } from '../../shell/sheets/ListSheet.tsx';
import { usePages } from '../../shell/usePages.ts';
import type { TableApi } from './api.ts';
import { useTable, useTableState } from './context.ts';
import { stakedBy } from './news.ts';
import { tableVerifyUrl } from './verifyUrl.ts';
import type { TableGameView } from './view.ts';

const SlipRow = ({ slip, Past }: { slip: HistorySlipView } & Pick<TableGameView, 'Past'>) => {
  const { texts, words, game, lang } = useTable();
  const { currency, seals } = useTableState();
  const text = texts.historyText;
  return (
    <li className="round-row" data-slip={slip.id} data-state={slip.state}>
      <div className="round-main">
        <time dateTime={slip.placedAt}>{instantText(slip.placedAt, lang, 'seconds')}</time>
        <span className="soft">{texts.round(slip.round)}</span>
        <span className={`chip ${slip.state}`}>{text.states[slip.state]}</span>
        {slip.result && <strong>{words.result(slip.result.summary)}</strong>}
      </div>
      <p className="soft small">
        {slip.stakes.map(({ spot, amount }) => `${words.spot(spot)} ${money(amount, currency)}`).join(' · ')}
      </p>
      {Past && slip.result && <Past slip={slip} />}
      <div className="round-amounts">
        <HistoryAmount
          name={text.stake}
          text={money(toDecimal(minor(stakedBy(slip, currency)), currency), currency)}
        />
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
              slip,
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

export const HistorySheet = ({
  api,
  Past,
  onClose,
}: { api: TableApi; onClose: () => void } & Pick<TableGameView, 'Past'>) => {
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
      row={(slip) => <SlipRow key={slip.id} slip={slip} Past={Past} />}
      onClose={onClose}
    />
  );
};
