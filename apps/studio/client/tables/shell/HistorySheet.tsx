import { minor, toDecimal } from '@pavilion/money';
import { useCallback, useState } from 'react';
import type { HistorySlipView } from '../../../src/tables/views.ts';
import { money } from '../../shell/amounts.ts';
import { Icon } from '../../shell/Icon.tsx';
import { instantText } from '../../shell/instantText.ts';
import { HistoryAmount, ListSheet } from '../../shell/sheets/ListSheet.tsx';
import { usePages } from '../../shell/usePages.ts';
import { sheetTextsOf } from '../sheetTexts/texts.ts';
import type { TableApi } from './api.ts';
import { useTable, useTableState } from './context.ts';
import { minorOf, stakedBy } from './news.ts';
import { type ReplayStage, ReplayTable, type ShownSlip } from './ReplayTable.tsx';
import { tableVerifyUrl } from './verifyUrl.ts';
import type { MoreView } from './view.ts';

const isShown = (slip: HistorySlipView): slip is ShownSlip => slip.result !== null;

const SlipRow = ({
  slip,
  Past,
  onReplay,
}: { slip: HistorySlipView; onReplay: (slip: ShownSlip) => void } & Pick<MoreView, 'Past'>) => {
  const { texts, words, game, lang } = useTable();
  const { currency, seals } = useTableState();
  const text = sheetTextsOf(lang).history;
  const staked = stakedBy(slip, currency);
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
      {Past && slip.result && <Past slip={slip} />}
      <div className="round-amounts">
        <HistoryAmount name={text.stake} text={money(toDecimal(minor(staked), currency), currency)} />
        {slip.won !== null && (
          <HistoryAmount
            name={text.won}
            text={money(slip.won, currency)}
            isGain={minorOf(slip.won, currency) > staked}
          />
        )}
      </div>
      {isShown(slip) && (
        <div className="round-shown">
          <button type="button" className="quiet-button" data-action="replay" onClick={() => onReplay(slip)}>
            <Icon name="rotate-ccw-clock" size={16} /> {text.replay}
          </button>
        </div>
      )}
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
  stage,
  onClose,
}: { api: TableApi; stage: ReplayStage; onClose: () => void } & Pick<MoreView, 'Past'>) => {
  const { texts, lang } = useTable();
  const [replayed, setReplayed] = useState<ShownSlip | null>(null);
  const ask = useCallback(
    async (before: string | null) => {
      const page = await api.history(before ?? undefined);
      return { items: page.slips, before: page.before };
    },
    [api],
  );
  const pages = usePages(ask);
  return (
    <>
      <ListSheet
        texts={{ ...texts, historyText: sheetTextsOf(lang).history }}
        pages={pages}
        row={(slip) => <SlipRow key={slip.id} slip={slip} Past={Past} onReplay={setReplayed} />}
        onClose={onClose}
      />
      {replayed && <ReplayTable slip={replayed} stage={stage} onClose={() => setReplayed(null)} />}
    </>
  );
};
