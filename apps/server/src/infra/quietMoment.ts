import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that takes less has nothing to do but to look for new connections. */
const quietTurnMs = 0.2;
/** Turns that are waited through at most: some 0.1 s where every one is short, longer where none is. */
const turnsMax = 1_000;

/**
 * Resolves at the end of a turn in which hardly anything happened. Connections that wait to be accepted are reset when
 * their port is closed, and each turn begins by accepting them all: so a port is best closed after a short one.
 */
export const quietMoment = async (): Promise<void> => {
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const beganMs = performance.now();
    await nextTurn();
    if (performance.now() - beganMs < quietTurnMs) return;
  }
};
