import { useSyncExternalStore } from 'react';
import { type GameRef, nextPhase, type PlayInput, type PlayPhase } from './playMachine.ts';

export interface PlayState {
  readonly phase: PlayPhase;
  readonly game: GameRef | null;
  /** Server's id of the play, known once the request was answered. */
  readonly playId: string | null;
}

const idle: PlayState = { phase: 'idle', game: null, playId: null };
let state: PlayState = idle;
const listeners = new Set<() => void>();

const show = (next: PlayState): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const playState = (): PlayState => state;

/** Takes an input; answers false when it means nothing in the present phase. */
export const takeInput = (
  input: PlayInput,
  change: Partial<Pick<PlayState, 'game' | 'playId'>> = {},
): boolean => {
  const phase = nextPhase(state.phase, input);
  if (phase === undefined) return false;
  show(phase === 'idle' ? idle : { ...state, ...change, phase });
  return true;
};

export const notePlayId = (playId: string): void => show({ ...state, playId });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePlayState = (): PlayState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  );
