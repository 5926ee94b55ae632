import { useEffect } from 'react';
import { useTable } from './context.ts';

/** Calls `draw` with the server's time for every frame, while mounted and `running`. */
export const useFrames = (running: boolean, draw: (serverNowMs: number) => void): void => {
  const { store } = useTable();
  useEffect(() => {
    draw(store.serverNow());
    if (!running) return;
    let frame = requestAnimationFrame(function step() {
      draw(store.serverNow());
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, draw, store]);
};
