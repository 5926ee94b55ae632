import { minor, toDecimal } from '@pavilion/money';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { HistorySlipView, ResultView } from '../../../src/tables/views.ts';
import { money } from '../../shell/amounts.ts';
import { panelWordsOf } from '../../shell/panelWords.ts';
import { ReplayAmounts, ReplayDialog, ReplayMark } from '../../shell/sheets/ReplayDialog.tsx';
import { sheetTextsOf } from '../sheetTexts/texts.ts';
import { type ReplayedRound, TableProvider, useTable, useTableState } from './context.ts';
import { stakedBy } from './news.ts';
import type { TableClientState } from './tableState.ts';

/** A slip whose round has told its result. */
export type ShownSlip = HistorySlipView & { readonly result: ResultView };

/** The scene of a table with the pictures that it is drawn with. */
export interface ReplayStage {
  readonly Scene: ComponentType<{ pictures: Readonly<Record<string, string>> }>;
  readonly pictures: Readonly<Record<string, string>>;
  readonly backdrop: { readonly wide: string; readonly tall: string };
  /** What is heard of it. */
  readonly heard: ReactNode;
}

/** Before the result begins to be shown: nobody sees what they are not yet looking at. Milliseconds. */
const firstMs = 700;

/** The table at a moment of the show that begins at `beginsMs` on this machine's clock. */
const stateAt = (
  live: TableClientState,
  slip: ShownSlip,
  beginsMs: number,
  phase: 'closed' | 'drawn' | 'settled',
): TableClientState => {
  const { table } = live;
  const endsAt = new Date(beginsMs + slip.shownMs).toISOString();
  return {
    ...live,
    table: table && {
      ...table,
      number: slip.round,
      phase,
      drawsAt: new Date(beginsMs).toISOString(),
      decidesAt: null,
      faceUp: null,
      settlesAt: endsAt,
      endsAt,
      serverSeedHash: slip.serverSeedHash,
      // What was in it then is nobody's question now.
      shoe: null,
      result: phase === 'closed' ? null : slip.result,
      watching: 0,
    },
    slips: [slip],
    laid: {},
    moves: [],
    results: [],
    win: null,
    notice: { kind: 'phase' },
  };
};

/** The show of a slip's round, from its beginning to its end. Neither studio nor hall hears of it. */
const useReplayed = (slip: ShownSlip): { replayed: ReplayedRound; isOver: boolean; again: () => void } => {
  const { store } = useTable();
  const [beginsMs, setBegins] = useState(() => Date.now() + firstMs);
  const [phase, setPhase] = useState<'closed' | 'drawn' | 'settled'>('closed');
  useEffect(() => {
    setPhase('closed');
    const wait = Math.max(0, beginsMs - Date.now());
    const timers = [
      setTimeout(() => setPhase('drawn'), wait),
      setTimeout(() => setPhase('settled'), wait + slip.shownMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [beginsMs, slip]);
  const replayed = useMemo((): ReplayedRound => {
    const state = stateAt(store.getState(), slip, beginsMs, phase);
    return { getState: () => state, subscribe: () => () => undefined, serverNow: () => Date.now() };
  }, [store, slip, beginsMs, phase]);
  return { replayed, isOver: phase === 'settled', again: () => setBegins(Date.now() + firstMs) };
};

/** A round of the history on the table's own scene. What it won is told at the end of its show, as it was. */
export const ReplayTable = ({
  slip,
  stage: { Scene, pictures, backdrop, heard },
  onClose,
}: {
  slip: ShownSlip;
  stage: ReplayStage;
  onClose: () => void;
}) => {
  const table = useTable();
  const { currency } = useTableState();
  const { replayed, isOver, again } = useReplayed(slip);
  const { game, lang, texts, words } = table;
  const text = sheetTextsOf(lang).history;
  return (
    <ReplayDialog
      lang={lang}
      openedAt={slip.placedAt}
      closeText={texts.close}
      stage={
        <div className="game table-game" data-game={game.gameCode} data-over={isOver} inert>
          <picture className="scene">
            <source media="(min-aspect-ratio: 1/1)" srcSet={backdrop.wide} />
            <img src={backdrop.tall} alt="" />
          </picture>
          <main className="table-main">
            <div className="table-stage">
              <TableProvider value={{ ...table, replayed }}>
                <Scene pictures={pictures} />
                {heard}
              </TableProvider>
            </div>
          </main>
          <ReplayMark lang={lang} />
        </div>
      }
      amounts={
        <>
          <p className="replay-told" role="status" data-field="replay-told">
            {isOver ? words.result(slip.result.summary) : panelWordsOf(lang).replayNote}
          </p>
          <ReplayAmounts
            stake={{
              name: text.stake,
              amount: money(toDecimal(minor(stakedBy(slip, currency)), currency), currency),
            }}
            won={{ name: text.won, amount: isOver && slip.won !== null ? money(slip.won, currency) : '–' }}
          />
        </>
      }
      onAgain={again}
      onClose={onClose}
    />
  );
};
