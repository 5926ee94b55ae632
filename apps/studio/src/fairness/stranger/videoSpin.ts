import type { Cash, VideoSlot } from './data.ts';
import { at, type Below, sum, upTo } from './numbers.ts';
import { type Picture, winsIn } from './videoWins.ts';

/** One spin of a video slot: `docs/fairness/slots.md`. */

/** Where a round stands before a step; as outcomes tell it. */
export interface State {
  readonly mode: string;
  readonly left: number;
  readonly played: number;
  readonly choice: number | null;
  readonly multiplier: number;
  readonly wilds: number;
  readonly held: readonly number[];
  readonly meter?: number;
}

export const cashOf = ({ hold, collect }: VideoSlot): { cash: string; values: readonly Cash[] } | undefined =>
  hold ?? collect;

/** A number for every cell, by the weights of the values. */
export const drawValues = (slot: VideoSlot, below: Below): number[] => {
  const values = cashOf(slot)?.values ?? [];
  const weights = sum(values.map(({ weight }) => weight));
  const cells = slot.strips.base.length * slot.rows;
  return values.length === 0 ? [] : upTo(cells).map(() => below(weights));
};

/** The place of a value, from 1. */
export const valueAt = (values: readonly Cash[], number: number): number => {
  const passed = values.map((_, place) => sum(values.slice(0, place + 1).map(({ weight }) => weight)));
  return passed.findIndex((until) => number < until) + 1;
};

export interface Spin {
  /** The numbers in order: stops, what mysteries turn into, values. */
  readonly drawn: readonly number[];
  readonly values: readonly number[];
  /** The first picture as it is read. */
  readonly picture: Picture;
  /** Twentieths of the stake, picture after picture, by the ladder of a cascade. */
  readonly falls: readonly number[];
  /** The same without the ladder. */
  readonly plain: readonly number[];
  readonly scatters: number;
  readonly gathered: number;
  readonly collectors: number;
  readonly cash: number;
  readonly newWilds: number;
  readonly carried: number;
}

const levelOf = ({ freeSpins }: VideoSlot, gathered: number): number => {
  const { every, levels } = freeSpins?.meter ?? { every: 1, levels: 0 };
  return Math.min(levels, Math.floor(gathered / every));
};
export const levelsBetween = (slot: VideoSlot, before: number, after: number): number =>
  levelOf(slot, after) - levelOf(slot, before);

const drawStops = (slot: VideoSlot, isFree: boolean, below: Below) => {
  const strips = (isFree ? slot.strips.free : undefined) ?? slot.strips.base;
  const linked = slot.linked?.[isFree ? 'free' : 'base'] ?? [];
  const follows = (reel: number): boolean => linked.includes(reel) && reel !== linked[0];
  const drawn = strips.map((strip, reel) => below(follows(reel) ? 1 : strip.length));
  const turns = slot.mystery?.[isFree ? 'free' : 'base'];
  const turn = turns === undefined ? [] : [below(turns.length)];
  const stops = drawn.map((stop, reel) => (follows(reel) ? at(drawn, linked[0] ?? 0) : stop));
  return { strips, stops, drawn: [...drawn, ...turn], face: turns?.charAt(turn[0] ?? 0) };
};

/** What has won goes, the rest falls, and the strip goes on above. */
const refilled = (
  picture: Picture,
  strips: readonly string[],
  tops: number[],
  gone: ReadonlySet<string>,
): Picture =>
  picture.map((column, reel) => {
    const strip = at(strips, reel);
    const kept = column.filter((_, row) => !gone.has(`${reel} ${row}`));
    const fresh = column.length - kept.length;
    tops[reel] = (at(tops, reel) + strip.length - fresh) % strip.length;
    const above = upTo(fresh).map((row) => strip.charAt((at(tops, reel) + row) % strip.length));
    return [...above, ...kept];
  });

export const spinOf = (slot: VideoSlot, state: State, below: Below): Spin => {
  const isFree = state.mode === 'free';
  const { rows, wild = '', freeSpins, mystery } = slot;
  const { strips, stops, drawn, face } = drawStops(slot, isFree, below);
  const values = drawValues(slot, below);
  const grows = isFree && freeSpins?.growing !== undefined;
  const grown = grows ? Math.min(rows, 1 + levelOf(slot, state.meter ?? 0)) : 0;
  const isStanding = (reel: number): boolean => Math.floor(state.wilds / 2 ** reel) % 2 === 1;
  const wildFrom = (reel: number): number => (reel === freeSpins?.growing ? rows - grown : rows);
  const strip = strips.map((letters, reel) =>
    upTo(rows).map((row) => letters.charAt((at(stops, reel) + row) % letters.length)),
  );
  /** What the reels show beside wilds that stand already. */
  const seen = strip.map((column, reel) => (isStanding(reel) ? [] : column.slice(0, wildFrom(reel))));
  const count = (letter: string | undefined): number => seen.flat().filter((one) => one === letter).length;
  const covers = slot.walking !== undefined || slot.expanding === true;
  const isNew = (reel: number): boolean => covers && at(seen, reel).includes(wild);
  let picture: Picture = strip.map((column, reel) =>
    column.map((letter, row) => {
      if (isStanding(reel) || isNew(reel) || row >= wildFrom(reel)) return wild;
      return letter === mystery?.symbol ? (face ?? letter) : letter;
    }),
  );
  const first = picture;
  const ladder = slot.cascade?.[isFree ? 'free' : 'base'] ?? [1];
  const [falls, plain]: [number[], number[]] = [[], []];
  const tops = [...stops];
  let wins = winsIn(slot, picture, isFree);
  const { every = 1, most = 0 } = slot.carry ?? {};
  const carried = Math.min(most, sum(wins.map(({ ways }) => Math.floor(ways / every))));
  while (wins.length > 0) {
    const units = sum(wins.map((win) => win.units));
    plain.push(units);
    falls.push(units * at(ladder, Math.min(falls.length, ladder.length - 1)));
    if (!slot.cascade) break;
    const gone = new Set(wins.flatMap(({ cells }) => cells.map((cell) => cell.join(' '))));
    picture = refilled(picture, strips, tops, gone);
    wins = winsIn(slot, picture, isFree);
  }
  return {
    drawn: [...drawn, ...values],
    values,
    picture: first,
    falls,
    plain,
    scatters: freeSpins ? count(freeSpins.scatter) : 0,
    gathered: isFree && freeSpins?.meter ? count(freeSpins.meter.symbol) : 0,
    collectors: slot.collect ? count(slot.collect.collector) : 0,
    cash: count(cashOf(slot)?.cash),
    newWilds: sum(upTo(strips.length).map((reel) => (isNew(reel) ? 2 ** reel : 0))),
    carried,
  };
};
