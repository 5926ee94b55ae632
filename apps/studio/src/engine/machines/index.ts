import type { SlotMachine } from '../machine.ts';
import { cometPeaks } from './cometPeaks.ts';
import { koiLantern } from './koiLantern.ts';

/** Every machine that the studio runs, by game code. */
export const machines: readonly SlotMachine[] = [koiLantern, cometPeaks];

export const findMachine = (gameCode: string): SlotMachine | undefined =>
  machines.find((machine) => machine.gameCode === gameCode);
