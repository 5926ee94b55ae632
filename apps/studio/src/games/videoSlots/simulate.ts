import { numberOfWord } from '../../fair/draw.ts';
import { unitsPerStake } from '../units.ts';
import type { VideoSlot } from './machine.ts';
import type { SlotState } from './outcome.ts';
import { baseState, chosen, isChoosing, isLaying, playStep, sizesOf } from './round.ts';

export interface Played {
  readonly rounds: number;
  /** Share of the stakes returned. */
  readonly rtp: number;
  /** Standard error of `rtp`. */
  readonly standardError: number;
  /** In stakes. */
  readonly greatest: number;
}

/**
 * Plays rounds of a slot, from their beginning or from where bought ones begin, by the very code that answers players, with a
 * generator in the place of the fair draw.
 */
export const simulateSlot = (
  slot: VideoSlot,
  choice: number,
  rounds: number,
  words: () => number,
  from: SlotState = baseState,
): Played => {
  const below = (size: number): number => {
    for (;;) {
      const number = numberOfWord(words(), size);
      if (number !== undefined) return number;
    }
  };
  const sizes = new Map<string, number[]>();
  const numbersOf = (state: SlotState): number[] => {
    const name = isLaying(state) ? 'lay' : state.mode;
    const known = sizes.get(name) ?? sizesOf(slot, state);
    sizes.set(name, known);
    return known.map(below);
  };
  let [sum, squares, greatest] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    let won = 0;
    let state: SlotState | null = from;
    while (state) {
      if (isChoosing(state)) state = chosen(slot, state, choice);
      const { units, next } = playStep(slot, state, numbersOf(state), false);
      won += units;
      state = next;
    }
    sum += won;
    squares += won * won;
    if (won > greatest) greatest = won;
  }
  const mean = sum / rounds;
  return {
    rounds,
    rtp: mean / unitsPerStake,
    standardError: Math.sqrt((squares / rounds - mean ** 2) / rounds) / unitsPerStake,
    greatest: greatest / unitsPerStake,
  };
};
