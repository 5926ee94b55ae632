import { useEffect, useState } from 'react';

const secondsUntil = (untilMs: number): number => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));

/** Seconds that are left of a wait that the server asked for, counted down; 0 when there is none. */
export const useWait = (): readonly [secondsLeft: number, begin: (seconds: number) => void] => {
  const [untilMs, setUntilMs] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (untilMs === 0) return;
    const timer = setInterval(() => {
      setLeft(secondsUntil(untilMs));
      if (secondsUntil(untilMs) === 0) setUntilMs(0);
    }, 250);
    return () => clearInterval(timer);
  }, [untilMs]);
  const begin = (seconds: number): void => {
    setUntilMs(Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, begin];
};
