import { useEffect, useState } from 'react';
import { Controls } from './Controls.tsx';
import { useGame, useGameState } from './context.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { Over } from './Over.tsx';
import { Reels } from './Reels.tsx';
import { FairnessSheet } from './sheets/FairnessSheet.tsx';
import { HistorySheet } from './sheets/HistorySheet.tsx';
import { RulesSheet } from './sheets/RulesSheet.tsx';
import { type SheetName, TopBar } from './TopBar.tsx';

/** Space spins, the arrows change the stake; not while a panel is open or something else has the focus. */
const useKeys = (enabled: boolean): void => {
  const { game } = useGame();
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const elsewhere =
        target instanceof HTMLElement && target.closest('input, a, button:not([data-action="play"])');
      if (elsewhere || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.code === 'Space') game.press();
      else if (event.code === 'ArrowUp') game.changeStake(1);
      else if (event.code === 'ArrowDown') game.changeStake(-1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [enabled, game]);
};

export const App = ({
  host,
  scene,
  onRetry,
}: {
  host: (element: HTMLDivElement | null) => void;
  scene: { wide: string; tall: string };
  onRetry: () => void;
}) => {
  const { game, texts, machine } = useGame();
  const { feature } = useGameState();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  useKeys(sheet === null);
  useEffect(() => {
    const onSight = (): void => {
      if (document.visibilityState === 'visible') void game.refresh();
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [game]);
  const close = (): void => setSheet(null);
  const words = texts.game[machine.gameCode];
  return (
    <div className="game" data-game={machine.gameCode} data-feature={feature !== null}>
      <picture className="scene">
        <source media="(min-aspect-ratio: 1/1)" srcSet={scene.wide} />
        <img src={scene.tall} alt="" />
      </picture>
      <TopBar onSheet={setSheet} />
      <main>
        <div className="title">
          <h1>{words?.name}</h1>
          <p>{words?.tagline}</p>
        </div>
        <Reels host={host} />
        <NoticeLine />
        <Controls />
      </main>
      <Over onRetry={onRetry} />
      {sheet === 'rules' && <RulesSheet onClose={close} />}
      {sheet === 'history' && <HistorySheet onClose={close} />}
      {sheet === 'fairness' && <FairnessSheet onClose={close} />}
    </div>
  );
};
