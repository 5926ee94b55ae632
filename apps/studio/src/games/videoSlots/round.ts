import { cellsOf, stripsOf, type VideoSlot, weightOf } from './machine.ts';
import type { SlotState } from './outcome.ts';
import { type Fall, type Spinner, spinner } from './spin.ts';

/** A step of a round, recomputed from where it began and what was drawn. */
export interface Played {
  /** Pictures of the spin, in their order; none in a respin of hold and win. */
  readonly falls: readonly Fall[];
  /** Twentieths of the stake, everything included. */
  readonly units: number;
  /** Values of the cash symbols in view, by cell, numbered from 1; 0 for a cell without one. Empty where there are none. */
  readonly cash: readonly number[];
  /** Free spins that this step has given. */
  readonly added: number;
  readonly next: SlotState | null;
}

export const baseState: SlotState = {
  mode: 'base',
  left: 1,
  played: 0,
  choice: null,
  multiplier: 1,
  wilds: 0,
  held: [],
};

/** The free spins that a round begins when this many is chosen. Throws `RangeError` for what is not offered. */
export const chosen = (slot: VideoSlot, state: SlotState, choice: number): SlotState => {
  const option = slot.freeSpins?.choices[choice];
  if (!option) throw new RangeError(`no free spins ${choice}`);
  return { ...state, choice, left: option.spins, multiplier: option.multiplier };
};

/** Waits for the player to choose. */
export const isChoosing = ({ mode, choice }: SlotState): boolean => mode === 'free' && choice === null;

/** How many chances each number of a step has, in the order of the draw. */
export const sizesOf = (slot: VideoSlot, state: SlotState): number[] => {
  const { hold } = slot;
  const cells = cellsOf(slot);
  const values = hold ? Array.from({ length: cells }, () => weightOf(hold.values)) : [];
  if (state.mode === 'hold' && hold)
    return [...Array.from({ length: cells }, () => hold.chance[1]), ...values];
  return [...stripsOf(slot, state.mode === 'free').map(({ length }) => length), ...values];
};

/** The number of the value, from 1, that a number below the sum of the weights stands for. */
const valueAt = (values: NonNullable<VideoSlot['hold']>['values'], number: number): number => {
  let left = number;
  const at = values.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return at + 1;
};

/** Where the wilds stand in the next spin. */
export const walked = (wilds: number): number => wilds >> 1;

/** Free spins after this one. */
export const afterFree = (
  { freeSpins }: VideoSlot,
  { left, played, choice, multiplier }: Pick<SlotState, 'left' | 'played' | 'choice' | 'multiplier'>,
  { wins, scatters }: { wins: boolean; scatters: number },
): { next: Pick<SlotState, 'left' | 'played' | 'multiplier'> | null; added: number } => {
  const option = freeSpins?.choices[choice ?? 0];
  if (!freeSpins || !option) throw new Error('no free spins here');
  const given = scatters >= freeSpins.from ? option.again : 0;
  const added = Math.min(given, freeSpins.max - played - left);
  const next = {
    left: left - 1 + added,
    played: played + 1,
    multiplier: multiplier + (wins ? option.step : 0),
  };
  return { next: next.left > 0 ? next : null, added };
};

const playHold = (slot: VideoSlot, state: SlotState, drawn: readonly number[]): Played => {
  const { hold } = slot;
  if (!hold) throw new Error('nothing is held here');
  const cells = cellsOf(slot);
  const [of] = hold.chance;
  const cash = state.held.map((held, cell) => {
    if (held > 0 || (drawn[cell] ?? of) >= of) return held;
    return valueAt(hold.values, drawn[cells + cell] ?? 0);
  });
  const isFull = cash.every((held) => held > 0);
  const fresh = cash.filter((held, cell) => held !== state.held[cell]);
  const units =
    fresh.reduce((sum, held) => sum + (hold.values[held - 1]?.units ?? 0), 0) +
    (isFull ? hold.grandUnits : 0);
  const left = fresh.length > 0 ? hold.respins : state.left - 1;
  const next = isFull || left === 0 ? null : { ...state, left, played: state.played + 1, held: cash };
  return { falls: [], units, cash, added: 0, next };
};

const spinners = new WeakMap<VideoSlot, Record<'base' | 'free', Spinner>>();

const spinnerOf = (slot: VideoSlot, isFree: boolean): Spinner => {
  const known = spinners.get(slot) ?? { base: spinner(slot, false), free: spinner(slot, true) };
  spinners.set(slot, known);
  return known[isFree ? 'free' : 'base'];
};

/** Everything that a step comes to. Pure: the same state and numbers always give the same answer. */
export const playStep = (slot: VideoSlot, state: SlotState, drawn: readonly number[]): Played => {
  if (state.mode === 'hold') return playHold(slot, state, drawn);
  const { freeSpins, walking, hold } = slot;
  const isFree = state.mode === 'free';
  const falls: Fall[] = [];
  const spun = spinnerOf(slot, isFree)(drawn, state.wilds, falls);
  const units = spun.units * state.multiplier;
  const nothing = { falls, units, cash: [], added: 0, next: null };
  if (isFree) {
    const { next, added } = afterFree(slot, state, { wins: spun.units > 0, scatters: spun.scatters });
    return { ...nothing, added, next: next && { ...state, ...next } };
  }
  if (hold) {
    const reels = slot.strips.base.length;
    const held = (falls[0]?.picture ?? [])
      .flat()
      .map((letter, cell) => (letter === hold.cash ? valueAt(hold.values, drawn[reels + cell] ?? 0) : 0));
    if (spun.cash < hold.from) return { ...nothing, cash: held };
    const paid = held.reduce((sum, value) => sum + (hold.values[value - 1]?.units ?? 0), 0);
    const isFull = spun.cash === cellsOf(slot);
    return {
      ...nothing,
      cash: held,
      units: units + paid + (isFull ? hold.grandUnits : 0),
      next: isFull ? null : { ...baseState, mode: 'hold', left: hold.respins, held },
    };
  }
  if (freeSpins && spun.scatters >= freeSpins.from) {
    const waiting: SlotState = { ...baseState, mode: 'free', left: freeSpins.choices[0].spins };
    const next = freeSpins.choices.length === 1 ? chosen(slot, waiting, 0) : waiting;
    return { ...nothing, added: next.left, next };
  }
  if (walking) {
    const wilds = walked(state.wilds | spun.newWilds);
    const played = state.mode === 'base' ? 0 : state.played + 1;
    if (wilds !== 0 && played < walking.respinsMax)
      return { ...nothing, next: { ...baseState, mode: 'walk', played, wilds } };
  }
  return nothing;
};
