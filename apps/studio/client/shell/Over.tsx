import { useShell, useShellState } from './context.ts';
import { Veil } from './Veil.tsx';

export const Over = ({ onRetry }: { onRetry: () => void }) => {
  const { play, texts } = useShell();
  return <Veil state={useShellState()} texts={texts} onRetry={onRetry} onLeave={() => void play.leave()} />;
};
