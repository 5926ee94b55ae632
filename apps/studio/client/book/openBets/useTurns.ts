import { useRef } from 'react';
import type { Stand } from './stand.ts';

/** How often something has turned for a bet since it was first seen: it has come ahead, or its side has taken a round. */
export const useTurns = (stand: Stand, rounds: number): number => {
  const seen = useRef({ stand, rounds, turns: 0 });
  const { current: last } = seen;
  const isTurn = (stand === 'ahead' && last.stand !== 'ahead') || rounds > last.rounds;
  if (isTurn || stand !== last.stand || rounds !== last.rounds)
    seen.current = { stand, rounds, turns: last.turns + (isTurn ? 1 : 0) };
  return seen.current.turns;
};
