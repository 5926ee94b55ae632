import { codesOf, readerOf, type Win } from './evaluate.ts';
import { cashOf, cellsOf, leadersOf, stripsOf, type VideoSlot } from './machine.ts';

/** One picture of a spin: with cascades there may be several. */
export interface Fall {
  /** Letters in view, reel by reel, top to bottom. */
  readonly picture: readonly (readonly string[])[];
  readonly multiplier: number;
  readonly wins: readonly Win[];
  /** Cells in which a mystery has turned. */
  readonly turned: readonly number[];
}

/** What a spin comes to; the same object again for every spin of a spinner. */
export interface Spun {
  /** Twentieths of the stake, the ladder of a cascade included, a multiplier of free spins not. */
  units: number;
  /** In the first picture. */
  scatters: number;
  cash: number;
  /** Bits of the reels that a wild has covered in this very spin. */
  newWilds: number;
  /** Of the meter's symbol. */
  gathered: number;
  collectors: number;
  /** Beads that the wins carry to the rod beside. */
  carried: number;
  /** Pictures that have won. */
  wins: number;
  /** Twentieths of the stake of each picture, in slots whose multiplier climbs from one to the next. */
  falls: number[];
}

const unspun = (): Spun => ({
  units: 0,
  scatters: 0,
  cash: 0,
  newWilds: 0,
  gathered: 0,
  collectors: 0,
  carried: 0,
  wins: 0,
  falls: [],
});

/** Each win carries for itself. */
const carriedBy = ({ carry }: VideoSlot, wins: readonly Win[]): number =>
  carry
    ? Math.min(
        carry.most,
        wins.reduce((sum, { ways }) => sum + Math.floor(ways / carry.every), 0),
      )
    : 0;

/** Far beyond what any strips of ours reach; proved when their return is summed up. */
const fallsMax = 64;

/**
 * Spins of one slot by what was drawn: the stops, and what mysteries turn into. Pure: the same numbers always come to the same.
 * `fallen` gathers the pictures; so many rows of the growing reel are wild from its bottom.
 */
export type Spinner = (
  drawn: ArrayLike<number>,
  wildReels?: number,
  fallen?: Fall[] | undefined,
  grown?: number,
) => Spun;

export const spinner = (slot: VideoSlot, isFree: boolean): Spinner => {
  const { rows, cascade, freeSpins } = slot;
  const codes = codesOf(slot);
  const codeOf = (letter: string | undefined): number => (letter === undefined ? -1 : codes.indexOf(letter));
  const strips = stripsOf(slot, isFree).map((strip) => Uint8Array.from(strip, codeOf));
  const [wild, scatter, cash] = [codeOf(slot.wild), codeOf(freeSpins?.scatter), codeOf(cashOf(slot)?.cash)];
  const [collector, meter] = [
    codeOf(slot.collect?.collector),
    codeOf(isFree ? freeSpins?.meter?.symbol : undefined),
  ];
  const mystery = codeOf(slot.mystery?.symbol);
  const turns = Uint8Array.from(slot.mystery?.[isFree ? 'free' : 'base'] ?? '', codeOf);
  const covers = slot.walking !== undefined || slot.expanding !== undefined;
  const leaders = leadersOf(slot, isFree);
  const growing = freeSpins?.growing ?? -1;
  const climbs = isFree && cascade?.keeps === true;
  const reels = strips.length;
  const picture = new Uint8Array(cellsOf(slot));
  const tops = new Int32Array(reels);
  const gone = new Uint8Array(picture.length);
  const read = readerOf(slot, isFree);
  const ladder = cascade?.[isFree ? 'free' : 'base'] ?? [1];
  const spun = unspun();

  const shown = (): string[][] =>
    Array.from({ length: reels }, (_, reel) =>
      Array.from(picture.subarray(reel * rows, (reel + 1) * rows), (code) => codes[code] ?? ''),
    );

  const refill = (wins: readonly Win[]): void => {
    gone.fill(0);
    for (const { cells } of wins) for (const cell of cells) gone[cell] = 1;
    for (let reel = 0; reel < reels; reel += 1) {
      const strip = strips[reel] ?? picture;
      let to = (reel + 1) * rows - 1;
      for (let from = to; from >= reel * rows; from -= 1) {
        if (gone[from] === 1) continue;
        picture[to] = picture[from] ?? 0;
        to -= 1;
      }
      for (; to >= reel * rows; to -= 1) {
        const top = ((tops[reel] ?? 0) + strip.length - 1) % strip.length;
        tops[reel] = top;
        picture[to] = strip[top] ?? 0;
      }
    }
  };

  return (drawn, wildReels = 0, fallen, grown = 0) => {
    spun.scatters = 0;
    spun.cash = 0;
    spun.newWilds = 0;
    spun.gathered = 0;
    spun.collectors = 0;
    spun.wins = 0;
    const turned: number[] = [];
    const face = turns[drawn[reels] ?? 0] ?? 0;
    for (let reel = 0; reel < reels; reel += 1) {
      const strip = strips[reel] ?? picture;
      const stop = drawn[leaders[reel] ?? 0] ?? -1;
      if (!(stop >= 0 && stop < strip.length)) throw new RangeError(`stop of reel ${reel} is off its strip`);
      tops[reel] = stop;
      let covered = (wildReels & (1 << reel)) !== 0;
      const wildFrom = reel === growing ? rows - grown : rows;
      for (let row = 0; row < rows; row += 1) {
        const at = stop + row;
        const code = strip[at < strip.length ? at : at - strip.length] ?? 0;
        const cell = reel * rows + row;
        picture[cell] = row < wildFrom ? code : wild;
        if (covered || row >= wildFrom) continue;
        if (code === scatter) spun.scatters += 1;
        if (code === cash) spun.cash += 1;
        if (code === meter) spun.gathered += 1;
        if (code === collector) spun.collectors += 1;
        if (covers && code === wild) spun.newWilds |= 1 << reel;
        if (code === mystery) {
          picture[cell] = face;
          if (fallen) turned.push(cell);
        }
      }
      covered ||= (spun.newWilds & (1 << reel)) !== 0;
      if (covered) picture.fill(wild, reel * rows, (reel + 1) * rows);
    }
    if (!cascade) {
      const wins: Win[] = [];
      spun.units = read(picture, fallen || slot.carry ? wins : undefined);
      spun.carried = carriedBy(slot, wins);
      spun.wins = spun.units > 0 ? 1 : 0;
      fallen?.push({ picture: shown(), multiplier: 1, wins, turned });
      return spun;
    }
    spun.units = 0;
    if (climbs) spun.falls.length = 0;
    for (let fall = 0; fall < fallsMax; fall += 1) {
      const multiplier = ladder[Math.min(fall, ladder.length - 1)] ?? 1;
      const wins: Win[] = [];
      const units = read(picture, wins);
      fallen?.push({ picture: shown(), multiplier, wins, turned });
      if (units === 0) return spun;
      spun.wins += 1;
      spun.units += units * multiplier;
      if (climbs) spun.falls.push(units);
      refill(wins);
    }
    throw new Error(`a spin of ${slot.gameCode} does not come to rest: ${Array.from(drawn).join(',')}`);
  };
};
