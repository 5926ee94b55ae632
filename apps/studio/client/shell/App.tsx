import { type ReactNode, useLayoutEffect } from 'react';
import type { SheetName } from './barButtons.tsx';
import { Controls } from './Controls.tsx';
import { useShell, useShellState } from './context.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { Over } from './Over.tsx';
import { FairnessSheet } from './sheets/FairnessSheet.tsx';
import { HistorySheet } from './sheets/HistorySheet.tsx';
import { RulesSheet } from './sheets/RulesSheet.tsx';
import { TopBar } from './TopBar.tsx';
import { useSheet } from './useSheet.ts';
import { useSight } from './useSight.ts';

/** Keys of the game while no panel is open and nothing else has the focus: `true` when a key was the game's. */
export type KeyHandler = (code: string) => boolean;

/** Keys of a game with one button. */
export const onSpace =
  (press: () => void): KeyHandler =>
  (code) => {
    if (code !== 'Space') return false;
    press();
    return true;
  };

const useKeys = (enabled: boolean, onKey: KeyHandler): void => {
  const { play } = useShell();
  // With the frame in which the panel goes: a key that is pressed at once is heard.
  useLayoutEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent): void => {
      const { target, code } = event;
      // The space bar belongs to whatever has the focus, every other key to a field alone: a button keeps the focus of a press.
      const own = code === 'Space' ? 'input, a, button:not([data-action="play"])' : 'input';
      const elsewhere = target instanceof HTMLElement && target.closest(own);
      if (elsewhere || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (code === 'ArrowUp') play.changeStake(1);
      else if (code === 'ArrowDown') play.changeStake(-1);
      else if (!onKey(code)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled, onKey, play]);
};

/** The page around a game of any kind: scene, top bar, stage, notices, controls, panels. */
export const App = ({
  scene,
  stage,
  actions,
  beside,
  rules,
  isFeature = false,
  hasMoves = false,
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
  /** The game's own part of the rules. */
  rules: ReactNode;
  isFeature?: boolean;
  /** Several buttons instead of one round one. */
  hasMoves?: boolean;
  onKey: KeyHandler;
  onRetry: () => void;
}) => {
  const { play, gameCode, name, tagline, texts } = useShell();
  const { phase } = useShellState();
  const [sheet, setSheet] = useSheet<SheetName>(phase === 'over');
  useKeys(sheet === null && phase === 'playing', onKey);
  useSight(play);
  const close = (): void => setSheet(null);
  return (
    <div className="game" data-game={gameCode} data-feature={isFeature} data-moves={hasMoves}>
      <picture className="scene">
        <source media="(min-aspect-ratio: 1/1)" srcSet={scene.wide} />
        <img src={scene.tall} alt="" />
      </picture>
      <TopBar onSheet={setSheet} />
      <main inert={phase === 'over'}>
        <div className="title">
          <h1>{name}</h1>
          <p>{tagline}</p>
        </div>
        {stage}
        <NoticeLine />
        <Controls actions={actions} beside={beside} />
      </main>
      <Over store={play} texts={texts} onRetry={onRetry} />
      {sheet === 'rules' && <RulesSheet onClose={close}>{rules}</RulesSheet>}
      {sheet === 'history' && <HistorySheet onClose={close} />}
      {sheet === 'fairness' && <FairnessSheet onClose={close} />}
    </div>
  );
};
