import { useMemo } from 'react';
import { AutoBar } from '../machine/AutoBar.tsx';
import { SpinButton } from '../machine/SpinButton.tsx';
import { App, onSpace } from '../shell/App.tsx';
import { Board } from './Board.tsx';
import { useVideoSlot, useVideoSlotState } from './context.ts';
import { SlotRules } from './Rules.tsx';

/** A video slot in the page around every game. Space spins. */
export const SlotApp = ({
  scene,
  onRetry,
}: {
  scene: { wide: string; tall: string };
  onRetry: () => void;
}) => {
  const { game } = useVideoSlot();
  const { view } = useVideoSlotState();
  const onKey = useMemo(() => onSpace(game.press), [game]);
  return (
    <App
      scene={scene}
      stage={<Board />}
      actions={<SpinButton />}
      beside={<AutoBar />}
      rules={<SlotRules />}
      isFeature={view.feature !== null}
      onKey={onKey}
      onRetry={onRetry}
    />
  );
};
