import { safetyState } from '@pavilion/contract/safety';
import { useEffect } from 'react';
import { useCallQuery } from '../../../api/useCall.ts';
import { openModal } from '../../../state/modalStore.ts';
import { playState } from '../../openGame/playStore.ts';

const lookEveryMs = 15_000;
const minuteMs = 60_000;

/** When the game that is open was first seen, and how many reminders it has had. */
let since: number | null = null;
let reminded = 0;

/** For how long the open game has been played, in whole minutes. */
export const minutesPlayed = (now = Date.now()): number =>
  since === null ? 0 : Math.floor((now - since) / minuteMs);

/** Whether it is time to remind, once for every full span of minutes. */
export const isDue = (everyMinutes: number, isPlaying: boolean, now: number): boolean => {
  if (!isPlaying) {
    since = null;
    reminded = 0;
    return false;
  }
  since ??= now;
  const spans = Math.floor(minutesPlayed(now) / everyMinutes);
  if (spans <= reminded) return false;
  reminded = spans;
  return true;
};

/** Reminds a member who plays of time and money, as often as they asked for (decisions: People's safety). */
export const useRealityCheck = (): void => {
  const every = useCallQuery(safetyState, {}).data?.reality_check_minutes ?? null;
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(() => {
      if (isDue(every, playState().phase === 'playing', Date.now())) openModal('realityCheck');
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [every]);
};
