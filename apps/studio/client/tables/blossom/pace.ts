import { blossomShow, compareStreet, duelsMsOf, streetsOf } from '../../../src/tables/games/blossomPlay.ts';
import type { Comparison } from './comparisons.ts';

/** A choice as it is told. */
export interface ToldChoice {
  readonly at: number;
  readonly seat: number;
  readonly street: number;
  readonly choice: string;
}

export interface Schedule {
  /** In the order of the telling. */
  readonly told: readonly ToldChoice[];
  /** The street, from 0, that is being told. */
  readonly streetAt: (elapsedMs: number) => number;
  /** When hands are compared on demand after the choices of their street, each so long. */
  readonly duels: { readonly at: readonly number[]; readonly ms: number };
  readonly endMs: number;
}

/** How long hands that are compared take to come to their places, the cards of the last until all of them are turned, and those of all hands at once. Milliseconds. */
export const turns = { stand: 450, last: 1_000, all: 600 } as const;

/** Chips of the last choice lie in the pot so long after it was told: hands come together over them then. Milliseconds. */
export const landMs = 400;

/** How long each of so many choices is told while the next street waits for them. */
const turnOf = (choices: number): number => {
  const { turn, turnMost, street } = blossomShow;
  return Math.min(turnMost, Math.max(turn, street / Math.max(1, choices)));
};

/** What is left at the end for choices, and for hands that are compared on demand, before so many are turned. */
const roomOf = (streets: number, firstMs: number, hands: number, lengthMs: number): number => {
  const { told, pause, handLeast } = blossomShow;
  // One hand alone is all there is to wait for: it has the time of several.
  const handsMs = hands === 1 ? turns.stand + turns.last : hands * handLeast;
  return lengthMs - told - firstMs - (streets + 1) * pause - handsMs;
};

/** How long each of so many choices is told there. */
const paceOf = (choices: number, roomMs: number, isLone: boolean): number => {
  const { quick, slow, lone } = blossomShow;
  return Math.min(isLone ? lone : slow, Math.max(quick, roomMs / Math.max(1, choices)));
};

/**
 * Choices in the order in which they are told: when each is, and when the last of them has been. `hands` are turned after them; `null`
 * where the next street waits for them.
 */
export const schedule = (
  plays: readonly (readonly string[])[],
  order: readonly number[],
  streets: readonly number[],
  firstMs: number,
  hands: number | null,
  duels: number,
  lengthMs: number = blossomShow.length,
): Schedule => {
  const choosing = streets.map((street) =>
    order.flatMap((seat) => {
      const choice = streetsOf(plays[seat] ?? [])[street];
      return choice === undefined ? [] : [{ seat, street, choice }];
    }),
  );
  const count = choosing.flat().length;
  // Where nobody was left but who had asked, the pot tells it.
  const fought = streets.includes(compareStreet) && hands !== 0 ? duels : 0;
  const roomMs = hands === null ? undefined : roomOf(streets.length, firstMs, hands, lengthMs);
  const duelsMs = duelsMsOf(fought, roomMs === undefined ? undefined : roomMs - count * blossomShow.quick);
  const each = roomMs === undefined ? turnOf(count) : paceOf(count, roomMs - duelsMs, hands === 0);
  // Out of their own time: nothing that follows comes later for it, and none is told faster than it can be followed.
  const waitMs = Math.min(landMs, Math.max(0, duelsMs - fought * blossomShow.duelQuick));
  const duelMs = fought === 0 ? 0 : (duelsMs - waitMs) / fought;
  const told: ToldChoice[] = [];
  const begins: number[] = [];
  const duelsAt: number[] = [];
  let at = firstMs;
  for (const [index, choices] of choosing.entries()) {
    begins.push(at);
    at += blossomShow.pause;
    for (const choice of choices) {
      told.push({ at, ...choice });
      at += each;
    }
    if (streets[index] !== compareStreet) continue;
    at += waitMs;
    for (let duel = 0; duel < fought; duel += 1) {
      duelsAt.push(at);
      at += duelMs;
    }
  }
  const [first = 0] = streets;
  return {
    told,
    streetAt: (elapsedMs) => first + Math.max(0, begins.filter((ms) => elapsedMs >= ms).length - 1),
    duels: { at: duelsAt, ms: duelMs },
    endMs: at,
  };
};

/** After this part of a comparison it is told who is out. */
export const duelTold = 0.6;

/** After this part of it, that nothing is compared. */
const missedTold = 0.2;

/** After which part of a comparison its end is told. */
export const toldPartOf = ({ out }: Comparison): number => (out === null ? missedTold : duelTold);

/** The comparison that is being told, and the seats, from 0, that have been put out so far: by those that have been told before too. */
export const foughtAt = (
  duels: readonly Comparison[],
  { at, ms }: Schedule['duels'],
  elapsedMs: number,
  isKnown: boolean,
) => {
  const startOf = (index: number): number => at[index] ?? (isKnown ? -ms : Number.POSITIVE_INFINITY);
  const isTold = (index: number): boolean => {
    const duel = duels[index];
    return duel !== undefined && elapsedMs >= startOf(index) + ms * toldPartOf(duel);
  };
  const now = at.findIndex((start) => elapsedMs >= start && elapsedMs < start + ms);
  const fought = duels[now];
  return {
    duel: fought ? { ...fought, isTold: isTold(now), ms } : null,
    beaten: duels.flatMap(({ out }, index) => (out !== null && isTold(index) ? [out] : [])),
  };
};
