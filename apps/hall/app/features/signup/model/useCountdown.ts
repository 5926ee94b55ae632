import { useEffect, useState } from 'react';

const key = 'phone-code-until';

const secondsLeft = (): number => {
  const until = Number(sessionStorage.getItem(key) ?? 0);
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
};

/** Seconds until another code may be sent; kept over a reload. */
export const useCountdown = (): readonly [secondsLeft: number, begin: (seconds: number) => void] => {
  const [left, setLeft] = useState(secondsLeft);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft(secondsLeft()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const begin = (seconds: number) => {
    sessionStorage.setItem(key, String(Date.now() + seconds * 1000));
    setLeft(secondsLeft());
  };
  return [left, begin];
};
