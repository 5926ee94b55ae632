import { slots, type VideoSlot } from './data.ts';
import { at, type Below, sum, upTo } from './numbers.ts';
import { fieldOf, numberIn, type RoundProgram, twentieths } from './round.ts';
import { cashOf, drawValues, levelsBetween, type Spin, type State, spinOf, valueAt } from './videoSpin.ts';

/** How the round of a video slot goes on: `docs/fairness/slots.md`, "Rounds". */

interface StepEnd {
  readonly drawn: readonly number[];
  readonly units: number;
  readonly next: State | null;
}

const opening: State = { mode: 'base', left: 1, played: 0, choice: null, multiplier: 1, wilds: 0, held: [] };

const stateIn = (from: unknown): State => {
  const held = fieldOf(from, 'held');
  const [choice, meter] = [fieldOf(from, 'choice'), fieldOf(from, 'meter')];
  return {
    mode: String(fieldOf(from, 'mode')),
    left: numberIn(from, 'left'),
    played: numberIn(from, 'played'),
    choice: typeof choice === 'number' ? choice : null,
    multiplier: numberIn(from, 'multiplier'),
    wilds: numberIn(from, 'wilds'),
    held: Array.isArray(held) ? held.map(Number) : [],
    ...(typeof meter === 'number' && { meter }),
  };
};

const withChoice = (slot: VideoSlot, state: State, choice: number): State => {
  const { spins, multiplier } = at(slot.freeSpins?.choices ?? [], choice);
  const meter = slot.freeSpins?.meter && { meter: 0 };
  return { ...state, mode: 'free', choice, left: spins, multiplier, ...meter };
};

const stateBefore = (slot: VideoSlot, before: unknown, action: unknown): State => {
  const choice = numberIn(action, 'choice');
  if (fieldOf(action, 'buy') === true)
    return slot.hold
      ? { ...opening, mode: 'hold', left: slot.hold.respins }
      : withChoice(slot, opening, choice);
  if (before === null) return opening;
  const state = stateIn(fieldOf(before, 'next'));
  return state.mode === 'free' && state.choice === null ? withChoice(slot, state, choice) : state;
};

/** Hold and win that was bought: its first symbols. */
const layFirst = (slot: VideoSlot, state: State, below: Below): StepEnd => {
  const { from = 0, values = [] } = slot.hold ?? {};
  const cells = slot.strips.base.length * slot.rows;
  const places = upTo(from).map((laid) => below(cells - laid));
  const numbers = places.map(() => below(sum(values.map(({ weight }) => weight))));
  const free = upTo(cells);
  const held = upTo(cells, 0).map(() => 0);
  for (const [laid, place] of places.entries())
    held[at(free.splice(place, 1), 0)] = valueAt(values, at(numbers, laid));
  const units = sum(numbers.map((number) => at(values, valueAt(values, number) - 1).units));
  return { drawn: [...places, ...numbers], units, next: { ...state, held } };
};

const respin = (slot: VideoSlot, state: State, below: Below): StepEnd => {
  const { values = [], chance = [0, 1], beats = [], respins = 0, grandUnits = 0 } = slot.hold ?? {};
  const comes = state.held.map(() => below(chance[1]));
  const shown = drawValues(slot, below);
  const held = state.held.map((value, cell) =>
    value > 0 || at(comes, cell) >= chance[0] ? value : valueAt(values, at(shown, cell)),
  );
  const before = state.held.filter((value) => value > 0).length;
  const times = beats.filter(({ from }) => before >= from).at(-1)?.times ?? 1;
  const fresh = held.filter((value, cell) => value !== state.held[cell]);
  const isFull = held.every((value) => value > 0);
  const left = fresh.length > 0 ? respins : state.left - 1;
  return {
    drawn: [...comes, ...shown],
    units: times * sum(fresh.map((value) => at(values, value - 1).units)) + (isFull ? grandUnits : 0),
    next: isFull || left === 0 ? null : { ...state, left, played: state.played + 1, held },
  };
};

const climbedTo = (slot: VideoSlot, multiplier: number): number =>
  Math.min(slot.freeSpins?.multiplierMax ?? multiplier, multiplier);
const withCarried = ({ carry }: VideoSlot, multiplier: number, carried: number): number =>
  carry ? Math.min(carry.most + 1, multiplier + carried) : multiplier;

/** Where the free spins go on. */
const afterFree = (slot: VideoSlot, state: State, spin: Spin): State | null => {
  const { freeSpins } = slot;
  if (!freeSpins) throw new Error('a slot without free spins');
  const { meter } = freeSpins;
  const { again, step } = at(freeSpins.choices, state.choice ?? 0);
  const before = state.meter ?? 0;
  const after = meter ? Math.min(meter.every * meter.levels, before + spin.gathered) : 0;
  const levels = levelsBetween(slot, before, after);
  const given = (spin.scatters >= freeSpins.from ? again : 0) + levels * (meter?.spins ?? 0);
  const left = state.left - 1 + Math.min(given, freeSpins.max - state.played - state.left);
  const rises = slot.cascade?.keeps ? spin.plain.length : Math.min(1, spin.plain.length);
  const risen =
    withCarried(slot, state.multiplier, spin.carried) + rises * step + levels * (meter?.step ?? 0);
  if (left <= 0) return null;
  return {
    ...state,
    left,
    played: state.played + 1,
    multiplier: climbedTo(slot, risen),
    wilds: freeSpins.sticky ? state.wilds | spin.newWilds : 0,
    ...(meter && { meter: after }),
  };
};

const afterSpin = (slot: VideoSlot, state: State, spin: Spin): State | null => {
  const { freeSpins, walking } = slot;
  if (state.mode === 'free') return afterFree(slot, state, spin);
  if (freeSpins && spin.scatters >= freeSpins.from) {
    const { choices } = freeSpins;
    const waiting: State = { ...opening, mode: 'free', left: at(choices, 0).spins };
    return choices.length === 1 ? withChoice(slot, waiting, 0) : waiting;
  }
  if (!walking) return null;
  const all = state.wilds | spin.newWilds;
  const wilds = walking.stays ? (spin.newWilds > 0 ? all : 0) : all >> 1;
  const played = state.mode === 'base' ? 0 : state.played + 1;
  return wilds > 0 && played < walking.respinsMax ? { ...opening, mode: 'walk', played, wilds } : null;
};

const playSpin = (slot: VideoSlot, state: State, below: Below): StepEnd => {
  const spin = spinOf(slot, state, below);
  const { hold, collect } = slot;
  const climbs = state.mode === 'free' && slot.cascade?.keeps === true;
  const step = slot.freeSpins?.choices[state.choice ?? 0]?.step ?? 0;
  const paid = climbs
    ? sum(spin.plain.map((units, fall) => units * climbedTo(slot, state.multiplier + fall * step)))
    : sum(spin.falls) * withCarried(slot, state.multiplier, spin.carried);
  const units = Math.min(slot.spinMax ?? paid, paid);
  const { cash, values = [] } = cashOf(slot) ?? {};
  const shown = spin.picture
    .flat()
    .map((letter, cell) => (letter === cash ? valueAt(values, at(spin.values, cell)) : 0));
  const worth = sum(shown.map((value) => (value > 0 ? at(values, value - 1).units : 0)));
  const { drawn } = spin;
  if (hold) {
    if (spin.cash < hold.from) return { drawn, units, next: null };
    const isFull = spin.cash === shown.length;
    const next = isFull ? null : { ...opening, mode: 'hold', left: hold.respins, held: shown };
    return { drawn, units: units + worth + (isFull ? hold.grandUnits : 0), next };
  }
  const collected = collect ? worth * spin.collectors * state.multiplier : 0;
  return { drawn, units: units + collected, next: afterSpin(slot, state, spin) };
};

const videoSlot =
  (slot: VideoSlot): RoundProgram =>
  ({ below, before, action }) => {
    const state = stateBefore(slot, before, action);
    const isLaying = state.mode === 'hold' && state.held.length === 0;
    const play = isLaying ? layFirst : state.mode === 'hold' ? respin : playSpin;
    const { drawn, units, next } = play(slot, state, below);
    return { outcome: { state, drawn, next }, win: twentieths(units), closes: next === null };
  };

export const videoSlots: Readonly<Record<string, RoundProgram>> = Object.fromEntries(
  slots.videoSlots.map((slot) => [slot.gameCode, videoSlot(slot)]),
);
