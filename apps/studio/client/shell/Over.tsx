import { useStoreState } from './given.ts';
import type { SessionState } from './sessionStore.ts';
import { Veil, type VeilTexts } from './Veil.tsx';

/** Lies over a page before its session is open, and once it is over. */
export const Over = ({
  store,
  texts,
  onRetry,
}: {
  store: {
    readonly subscribe: (listener: () => void) => () => void;
    readonly getState: () => SessionState;
    readonly leave: () => Promise<void>;
    readonly playHere: () => (() => void) | null;
  };
  texts: VeilTexts;
  onRetry: () => void;
}) => (
  <Veil
    state={useStoreState(store)}
    texts={texts}
    onRetry={onRetry}
    onPlayHere={store.playHere()}
    onLeave={() => void store.leave()}
  />
);
