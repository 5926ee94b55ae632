import { useMemo } from 'react';
import { AutoBar } from '../machine/AutoBar.tsx';
import { SpinButton } from '../machine/SpinButton.tsx';
import { App, onSpace } from '../shell/App.tsx';
import { useSlot, useSlotState } from './context.ts';
import { Reels } from './Reels.tsx';
import { SlotRules } from './SlotRules.tsx';

/** A line machine in the page around every game. Space spins. */
export const SlotApp = ({
  host,
  scene,
  onRetry,
}: {
  host: (element: HTMLDivElement | null) => void;
  scene: { wide: string; tall: string };
  onRetry: () => void;
}) => {
  const { game } = useSlot();
  const { view } = useSlotState();
  const onKey = useMemo(() => onSpace(game.press), [game]);
  return (
    <App
      scene={scene}
      stage={<Reels host={host} />}
      actions={<SpinButton />}
      beside={<AutoBar />}
      rules={<SlotRules />}
      isFeature={view.feature !== null}
      onKey={onKey}
      onRetry={onRetry}
    />
  );
};
