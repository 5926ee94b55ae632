import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import type { SheetName } from './barButtons.tsx';
import { Controls } from './Controls.tsx';
import { useShell, useShellState } from './context.ts';
import { GameName } from './GameName.tsx';
import { type KeyHandler, useKeys } from './keys.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { Over } from './Over.tsx';
import { FairnessSheet } from './sheets/FairnessSheet.tsx';
import { HistorySheet } from './sheets/HistorySheet.tsx';
import { RulesSheet } from './sheets/RulesSheet.tsx';
import { TopBar } from './TopBar.tsx';
import { useSheet } from './useSheet.ts';
import { useSight } from './useSight.ts';

const KeysSheet = lazy(() => import('./sheets/KeysSheet.tsx'));

/** A key of one game's own, as it is written on the keyboard, and what it does. */
export interface GameKey {
  readonly key: string;
  readonly text: string;
}

/** The page around a game of any kind: scene, top bar, stage, notices, controls, panels. */
export const App = ({
  scene,
  stage,
  actions,
  beside,
  unpaid = null,
  rules,
  isFeature = false,
  hasMoves = false,
  keys = [],
  onKey,
  onRetry,
}: {
  scene: { wide: string; tall: string };
  /** The game itself. */
  stage: ReactNode;
  /** The game's own buttons, beside balance and stake. */
  actions: ReactNode;
  /** Below time and net. */
  beside?: ReactNode;
  /** Said in place of the stake, while what is played costs nothing more. */
  unpaid?: string | null;
  /** The game's own part of the rules. */
  rules: ReactNode;
  isFeature?: boolean;
  /** Several buttons instead of one round one. */
  hasMoves?: boolean;
  /** What the game's own keys do beside the space bar, for the list of them. */
  keys?: readonly GameKey[];
  onKey: KeyHandler;
  onRetry: () => void;
}) => {
  const { play, gameCode, name, tagline, texts } = useShell();
  const { phase } = useShellState();
  const [sheet, setSheet] = useSheet<SheetName | 'keys'>(phase === 'over');
  const onAnyKey = useCallback(
    (code: string): boolean => {
      if (code === 'ArrowUp') play.changeStake(1);
      else if (code === 'ArrowDown') play.changeStake(-1);
      else if (onKey(code)) return true;
      else if (code === 'KeyM') play.setSound(!play.getState().sound);
      else if (code === 'KeyH') setSheet('history');
      else if (code === '?') setSheet('keys');
      else return false;
      return true;
    },
    [play, onKey, setSheet],
  );
  useKeys(sheet === null && phase === 'playing', onAnyKey);
  useSight(play);
  const close = (): void => setSheet(null);
  return (
    <div className="game" data-game={gameCode} data-feature={isFeature} data-moves={hasMoves}>
      <picture className="scene">
        <source media="(min-aspect-ratio: 1/1)" srcSet={scene.wide} />
        <img src={scene.tall} alt="" />
      </picture>
      <TopBar onSheet={setSheet} onKeys={() => setSheet('keys')} />
      <main inert={phase === 'over'}>
        <div className="title">
          <GameName name={name} />
          <p>{tagline}</p>
        </div>
        {stage}
        <NoticeLine />
        <Controls actions={actions} beside={beside} unpaid={unpaid} />
      </main>
      <Over store={play} texts={texts} onRetry={onRetry} />
      {sheet === 'rules' && <RulesSheet onClose={close}>{rules}</RulesSheet>}
      {sheet === 'history' && <HistorySheet onClose={close} />}
      {sheet === 'fairness' && <FairnessSheet onClose={close} />}
      {sheet === 'keys' && (
        <Suspense fallback={null}>
          <KeysSheet own={keys} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
