import { Veil } from '../../shell/Veil.tsx';
import { useBook, useBookState, useWords } from './context.ts';

export const Over = ({ onRetry }: { onRetry: () => void }) => {
  const { texts } = useWords();
  const { store } = useBook();
  return <Veil state={useBookState()} texts={texts} onRetry={onRetry} onLeave={() => void store.leave()} />;
};
