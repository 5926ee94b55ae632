import type { Win } from './evaluate.ts';
import { beatOf, cashOf, cellsOf, spinSizesOf, type VideoSlot, weightOf } from './machine.ts';
import type { SlotState } from './outcome.ts';
import { type Fall, type Spinner, type Spun, spinner } from './spin.ts';

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
  const begun = { ...state, choice, left: option.spins, multiplier: option.multiplier };
  return slot.freeSpins?.meter ? { ...begun, meter: 0 } : begun;
};

/** How many features of a slot can be bought: hold and win, or its free spins by each choice. */
export const buyableOf = ({ freeSpins, hold }: VideoSlot): number =>
  hold ? 1 : (freeSpins?.choices.length ?? 0);

/**
 * Where a round begins whose feature was bought: free spins just where a spin that won them leads to, hold and win before the
 * symbols that win it are laid. Throws `RangeError` for what is not offered.
 */
export const boughtState = (slot: VideoSlot, choice = 0): SlotState => {
  if (slot.hold && choice === 0) return { ...baseState, mode: 'hold', left: slot.hold.respins };
  return chosen(slot, { ...baseState, mode: 'free' }, choice);
};

/** Hold and win that was bought: its first symbols are laid by this step. */
export const isLaying = ({ mode, held }: SlotState): boolean => mode === 'hold' && held.length === 0;

/** Waits for the player to choose. */
export const isChoosing = ({ mode, choice }: SlotState): boolean => mode === 'free' && choice === null;

/** How many chances each number of a step has, in the order of the draw. */
export const sizesOf = (slot: VideoSlot, state: SlotState): number[] => {
  const { hold } = slot;
  const cells = cellsOf(slot);
  const cash = cashOf(slot);
  const values = cash ? Array.from({ length: cells }, () => weightOf(cash.values)) : [];
  if (hold && isLaying(state)) {
    const fresh = Array.from({ length: hold.from }, (_, at) => at);
    return [...fresh.map((at) => cells - at), ...fresh.map(() => weightOf(hold.values))];
  }
  if (state.mode === 'hold' && hold)
    return [...Array.from({ length: cells }, () => hold.chance[1]), ...values];
  return [...spinSizesOf(slot, state.mode === 'free'), ...values];
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

/** The level that free spins have gathered for. */
const levelOf = ({ freeSpins }: VideoSlot, gathered: number): number => {
  const meter = freeSpins?.meter;
  return meter ? Math.min(meter.levels, Math.floor(gathered / meter.every)) : 0;
};

/** Rows of the growing reel that are wild. */
export const grownOf = (slot: VideoSlot, { mode, meter = 0 }: SlotState): number =>
  slot.freeSpins?.growing !== undefined && mode === 'free'
    ? Math.min(slot.rows, 1 + levelOf(slot, meter))
    : 0;

const climbed = ({ freeSpins }: VideoSlot, multiplier: number): number =>
  Math.min(freeSpins?.multiplierMax ?? Number.POSITIVE_INFINITY, multiplier);

/** The multiplier of each picture of a spin: what the spin itself has, or what it has climbed to. */
const multiplierAt = (slot: VideoSlot, { mode, multiplier, choice }: SlotState, fall: number): number =>
  mode === 'free' && slot.cascade?.keeps
    ? climbed(slot, multiplier + fall * (slot.freeSpins?.choices[choice ?? 0]?.step ?? 0))
    : multiplier;

/** The multiplier of a spin with what it has carried itself. */
const withCarried = ({ carry }: VideoSlot, multiplier: number, carried: number): number =>
  carry ? Math.min(carry.most + 1, multiplier + carried) : multiplier;

/** Twentieths of the stake that the pictures of a spin pay: all at once, or one after another where the multiplier climbs. */
export const paidOf = (
  slot: VideoSlot,
  state: SlotState,
  units: number | readonly number[],
  carried: number,
): number =>
  Math.min(
    slot.spinMax ?? Number.POSITIVE_INFINITY,
    typeof units === 'number'
      ? units * withCarried(slot, state.multiplier, carried)
      : units.reduce((sum, fall, index) => sum + fall * multiplierAt(slot, state, index), 0),
  );

/** What of a spin decides how the round goes on. */
export type Decided = Pick<Spun, 'wins' | 'scatters' | 'gathered' | 'newWilds' | 'carried'>;

interface Followed {
  readonly next: SlotState | null;
  /** Free spins that are given. */
  readonly added: number;
}

const afterFree = (slot: VideoSlot, state: SlotState, spun: Decided): Followed => {
  const { freeSpins, cascade } = slot;
  const option = freeSpins?.choices[state.choice ?? 0];
  if (!freeSpins || !option) throw new Error('no free spins here');
  const { meter } = freeSpins;
  const full = meter ? meter.every * meter.levels : 0;
  const before = state.meter ?? 0;
  const after = Math.min(full, before + spun.gathered);
  const levels = levelOf(slot, after) - levelOf(slot, before);
  const given = (spun.scatters >= freeSpins.from ? option.again : 0) + levels * (meter?.spins ?? 0);
  const added = Math.min(given, freeSpins.max - state.played - state.left);
  const left = state.left - 1 + added;
  const rises = cascade?.keeps ? spun.wins : Math.min(1, spun.wins);
  const next: SlotState = {
    ...state,
    left,
    played: state.played + 1,
    multiplier: climbed(
      slot,
      withCarried(slot, state.multiplier, spun.carried) + rises * option.step + levels * (meter?.step ?? 0),
    ),
    wilds: freeSpins.sticky ? state.wilds | spun.newWilds : 0,
    ...(meter && { meter: after }),
  };
  return { next: left > 0 ? next : null, added };
};

/** Where the wilds stand in the next spin; none where no spin follows. */
const wildsAfter = ({ walking }: VideoSlot, { wilds }: SlotState, newWilds: number): number => {
  if (walking?.stays) return newWilds === 0 ? 0 : wilds | newWilds;
  return (wilds | newWilds) >> 1;
};

/** How a round goes on after a spin, by what the spin showed; respins of hold and win are decided by themselves. */
export const followOf = (slot: VideoSlot, state: SlotState, spun: Decided): Followed => {
  const { freeSpins, walking } = slot;
  if (state.mode === 'free') return afterFree(slot, state, spun);
  if (freeSpins && spun.scatters >= freeSpins.from) {
    const waiting: SlotState = { ...baseState, mode: 'free', left: freeSpins.choices[0].spins };
    const next = freeSpins.choices.length === 1 ? chosen(slot, waiting, 0) : waiting;
    return { next, added: next.left };
  }
  if (walking) {
    const wilds = wildsAfter(slot, state, spun.newWilds);
    const played = state.mode === 'base' ? 0 : state.played + 1;
    if (wilds !== 0 && played < walking.respinsMax)
      return { next: { ...baseState, mode: 'walk', played, wilds }, added: 0 };
  }
  return { next: null, added: 0 };
};

/** As many symbols as win the feature, on cells drawn one after another, each with its value. */
const layHold = (slot: VideoSlot, state: SlotState, drawn: readonly number[]): Played => {
  const { hold } = slot;
  if (!hold) throw new Error('nothing is held here');
  const free = Array.from({ length: cellsOf(slot) }, (_, cell) => cell);
  const held = free.map(() => 0);
  let units = 0;
  for (let at = 0; at < hold.from; at += 1) {
    const value = valueAt(hold.values, drawn[hold.from + at] ?? 0);
    for (const cell of free.splice(drawn[at] ?? 0, 1)) held[cell] = value;
    units += hold.values[value - 1]?.units ?? 0;
  }
  return { falls: [], units, cash: held, added: 0, next: { ...state, held } };
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
  const times = beatOf(slot, state.held.filter((held) => held > 0).length);
  const units =
    fresh.reduce((sum, held) => sum + (hold.values[held - 1]?.units ?? 0) * times, 0) +
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

/** Values of the cash symbols of a spin, by cell. */
const cashIn = (
  slot: VideoSlot,
  { mode }: SlotState,
  [first]: readonly Fall[],
  drawn: readonly number[],
): number[] => {
  const cash = cashOf(slot);
  if (!cash || !first) return [];
  const from = spinSizesOf(slot, mode === 'free').length;
  return first.picture
    .flat()
    .map((letter, cell) => (letter === cash.cash ? valueAt(cash.values, drawn[from + cell] ?? 0) : 0));
};

/** All cash in view, once for each collector; `null` without one. */
const collectedBy = (
  { collect }: VideoSlot,
  paid: number,
  collectors: number,
  [first]: readonly Fall[],
): Win | null => {
  if (!collect || collectors === 0 || !first) return null;
  const letters = first.picture.flat();
  const cells = letters.flatMap((letter, cell) =>
    letter === collect.cash || letter === collect.collector ? [cell] : [],
  );
  const count = letters.filter((letter) => letter === collect.cash).length;
  return { letter: collect.cash, count, ways: collectors, line: null, units: paid * collectors, cells };
};

/**
 * Everything that a step comes to. Pure: the same state and numbers always give the same answer. Whoever only counts does without
 * the pictures, as far as nothing is paid by them (`isShown`).
 */
export const playStep = (
  slot: VideoSlot,
  state: SlotState,
  drawn: readonly number[],
  isShown = true,
): Played => {
  if (isLaying(state)) return layHold(slot, state, drawn);
  if (state.mode === 'hold') return playHold(slot, state, drawn);
  const { hold, collect } = slot;
  const falls: Fall[] = [];
  const spun = spinnerOf(slot, state.mode === 'free')(
    drawn,
    state.wilds,
    isShown || cashOf(slot) ? falls : undefined,
    grownOf(slot, state),
  );
  const climbs = state.mode === 'free' && slot.cascade?.keeps === true;
  const pictures = falls.map((fall, index) => ({
    ...fall,
    multiplier: fall.multiplier * withCarried(slot, multiplierAt(slot, state, index), spun.carried),
  }));
  const units = paidOf(slot, state, climbs ? spun.falls : spun.units, spun.carried);
  const cash = cashIn(slot, state, falls, drawn);
  const paid = cash.reduce((sum, value) => sum + (cashOf(slot)?.values[value - 1]?.units ?? 0), 0);
  if (hold) {
    const spin = { falls: pictures, units, cash, added: 0, next: null };
    if (spun.cash < hold.from) return spin;
    const isFull = spun.cash === cellsOf(slot);
    return {
      ...spin,
      units: units + paid + (isFull ? hold.grandUnits : 0),
      next: isFull ? null : { ...baseState, mode: 'hold', left: hold.respins, held: [...cash] },
    };
  }
  const collected = collect && paid > 0 ? collectedBy(slot, paid, spun.collectors, falls) : null;
  const [first] = pictures;
  return {
    falls: first && collected ? [{ ...first, wins: [...first.wins, collected] }] : pictures,
    units: units + (collected?.units ?? 0) * state.multiplier,
    cash,
    ...followOf(slot, state, spun),
  };
};
