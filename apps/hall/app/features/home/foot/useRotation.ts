import { useEffect, useState } from 'react';

/** Counts up by one every so often, while `going` and somebody looks; never under reduced motion. */
export const useRotation = (everyMs: number, going: boolean): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!going || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => !document.hidden && setTurn((current) => current + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, going]);
  return turn;
};
