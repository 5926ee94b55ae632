import { type ReactNode, useMemo } from 'react';
import { App } from '../shell/App.tsx';
import { onSpace } from '../shell/keys.ts';
import { AutoBar } from './AutoBar.tsx';
import { useMachine, useMachineState } from './context.ts';
import { SpinButton } from './SpinButton.tsx';

/** A machine of reels in the page around every game; free spins are played in another light. Space spins. */
export const MachineApp = ({
  scene,
  stage,
  beside,
  rules,
  onRetry,
}: {
  scene: { wide: string; tall: string };
  stage: ReactNode;
  /** The machine's own buttons beside autoplay. */
  beside?: ReactNode;
  rules: ReactNode;
  onRetry: () => void;
}) => {
  const machine = useMachine();
  const { press, unpaidWord } = machine;
  const { view } = useMachineState();
  const onKey = useMemo(() => onSpace(press), [press]);
  return (
    <App
      scene={scene}
      stage={stage}
      actions={<SpinButton />}
      unpaid={unpaidWord?.() ?? null}
      beside={
        <div className="machine-bar">
          {beside}
          <AutoBar machine={machine} />
        </div>
      }
      rules={rules}
      isFeature={view.feature !== null}
      onKey={onKey}
      onRetry={onRetry}
    />
  );
};
