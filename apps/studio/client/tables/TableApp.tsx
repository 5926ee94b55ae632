import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { TableView } from '../../src/tables/views.ts';
import type { SheetName } from '../shell/barButtons.tsx';
import { useKeys } from '../shell/keys.ts';
import { Over } from '../shell/Over.tsx';
import { useSheet } from '../shell/useSheet.ts';
import { useSight } from '../shell/useSight.ts';
import type { BesideApi, TableApi } from './shell/api.ts';
import { ClockLine } from './shell/ClockLine.tsx';
import { Controls } from './shell/Controls.tsx';
import { useTable, useTableState } from './shell/context.ts';
import { useLandmark } from './shell/landmark.ts';
import { RoundWin } from './shell/RoundWin.tsx';
import type { LateSounds } from './shell/sound.ts';
import { TableBar } from './shell/TableBar.tsx';
import { tableKeys } from './shell/tableKeys.ts';
import { useHeard } from './shell/useHeard.tsx';
import { useSheets } from './shell/useSheets.ts';
import type { TableGameView } from './shell/view.ts';
import type { TableTexts } from './texts/texts.ts';

/** Who is at the table, who has bet, and in the end who has won: counted, never invented and never named. */
const crowdText = ({ watching, crowd }: TableView, texts: TableTexts): string => {
  const present = texts.watching(watching);
  if (crowd.players === 0) return present;
  return `${present} · ${crowd.won === null ? texts.crowd.bet(crowd.players) : texts.crowd.won(crowd.won)}`;
};

interface Backdrop {
  readonly wide: string;
  readonly tall: string;
}

/**
 * On a phone the board lies below the scene. Once bets are closed the scene comes into view, and with the next round the board
 * again where it was.
 */
const useSceneInView = (phase: string | undefined): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const boardAt = useRef(0);
  useEffect(() => {
    if (phase === 'closed') {
      boardAt.current = main.current?.scrollTop ?? 0;
      main.current?.scrollTo({ top: 0 });
    } else if (phase === 'open') main.current?.scrollTo({ top: boardAt.current });
  }, [phase]);
  return main;
};

export const TableApp = ({
  view: { Scene, Board, Stats, Layer, deciding, more, heard: loadHeard },
  api,
  sounds,
  backdrop,
  pictures,
  onRetry,
}: {
  view: TableGameView;
  api: TableApi & BesideApi;
  sounds: LateSounds;
  backdrop: Backdrop;
  pictures: Readonly<Record<string, string>>;
  onRetry: () => void;
}) => {
  const { store, game, texts, lang } = useTable();
  const { table, phase } = useTableState();
  const [sheet, setSheet] = useSheet<SheetName | 'follow' | 'beside' | 'keys'>(phase === 'over');
  useSight(store);
  const landmark = useLandmark();
  const onKey = useMemo(
    () => tableKeys(store, { onSheet: setSheet, decidingKeys: Object.values(deciding?.keys ?? {}) }),
    [store, setSheet, deciding],
  );
  useKeys(sheet === null && phase === 'playing', onKey);
  const main = useSceneInView(table?.phase);
  const close = (): void => setSheet(null);
  const sheets = useSheets(more, lang, sheet !== null, close);
  const heard = useHeard(loadHeard, sounds);
  return (
    <div className="game table-game" data-game={game.gameCode} data-phase={table?.phase ?? ''}>
      <picture className="scene">
        <source media="(min-aspect-ratio: 1/1)" srcSet={backdrop.wide} />
        <img src={backdrop.tall} alt="" />
      </picture>
      <TableBar onSheet={setSheet} />
      <main ref={main} className="table-main" aria-label={landmark()} inert={phase === 'over'}>
        <div className="table-stage">
          <Scene pictures={pictures} />
          <RoundWin />
          {table && table.watching > 0 && (
            <p className="watching" data-field="watching">
              {crowdText(table, texts)}
            </p>
          )}
        </div>
        <ClockLine deciding={deciding} />
        <Stats />
        <Board />
      </main>
      {Layer && (
        <div className="table-layer" inert={phase === 'over'}>
          <Layer />
        </div>
      )}
      <Controls deciding={deciding} onFollow={() => setSheet('follow')} />
      {/* Rounds that are seen again are heard alone. */}
      {sheet !== 'history' && heard}
      <Over store={store} texts={texts} onRetry={onRetry} />
      {sheets && sheet === 'rules' && (
        <sheets.RulesSheet
          deciding={deciding}
          MoreRules={sheets.MoreRules}
          rulesOf={sheets.rulesOf}
          onClose={close}
        />
      )}
      {sheets && sheet === 'history' && (
        <sheets.HistorySheet
          api={api}
          Past={sheets.Past}
          stage={{ Scene, pictures, backdrop, heard }}
          onClose={close}
        />
      )}
      {sheets && sheet === 'follow' && <sheets.FollowSheet onClose={close} />}
      {sheets && sheet === 'beside' && <sheets.BesideSheet api={api} onClose={close} />}
      {sheets && sheet === 'fairness' && <sheets.FairnessSheet onClose={close} />}
      {sheets && sheet === 'keys' && <sheets.TableKeysSheet deciding={deciding} onClose={close} />}
    </div>
  );
};
