import { useEffect, useState } from 'react';

const tickMs = 1_000;

const left = (untilMs: number): number => Math.max(0, Math.ceil((untilMs - Date.now()) / 1_000));

/** Whole seconds until a moment, ticking by the second; 0 when it has passed. */
export const useSecondsLeft = (untilMs: number): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(left(untilMs));
    if (left(untilMs) === 0) return;
    const timer = setInterval(() => {
      setSeconds(left(untilMs));
      if (left(untilMs) === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
};
