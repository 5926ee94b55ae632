import { useEffect, useState } from 'react';
import { kept } from '../../../session/storage.ts';

const key = 'phone-code-until';

const secondsLeft = (): number => {
  const until = Number(kept.get(key) ?? 0);
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
};

/** Seconds until another code may be sent; kept over a reload and told to the other tabs. */
export const useCountdown = (): readonly [secondsLeft: number, begin: (seconds: number) => void] => {
  const [left, setLeft] = useState(secondsLeft);
  const running = left > 0;
  useEffect(() => {
    const look = () => setLeft(secondsLeft());
    window.addEventListener('storage', look);
    const timer = running ? setInterval(look, 250) : undefined;
    return () => {
      window.removeEventListener('storage', look);
      clearInterval(timer);
    };
  }, [running]);
  const begin = (seconds: number) => {
    kept.set(key, String(Date.now() + seconds * 1000));
    setLeft(secondsLeft());
  };
  return [left, begin];
};
