import { type CascadeMachine, type Mode, rowCount, tideMax, tideTimes } from './machine.ts';

/** Letters in view: five reels of four rows, top to bottom. */
export type Picture = readonly (readonly string[])[];

export interface WayWin {
  readonly letter: string;
  /** Reels covered from the left, 3 to 5. */
  readonly count: number;
  readonly ways: number;
  /** Twentieths of the stake, the multiplier included. */
  readonly units: number;
}

export interface Fall {
  readonly picture: Picture;
  readonly multiplier: number;
  readonly wins: readonly WayWin[];
  /** Rows of each reel that dissolve. */
  readonly gone: readonly (readonly number[])[];
}

export interface CascadeSpin {
  /** The first picture and every one after a fall; the last wins nothing. */
  readonly falls: readonly Fall[];
  /** Scatters in the first picture. */
  readonly scatters: number;
  readonly totalUnits: number;
  /** Free spins awarded, those of the tide included, before the round's maximum is applied. */
  readonly freeSpins: number;
  /** Of them, what the tide has brought. */
  readonly brought: number;
  /** The mark at which the tide stands after the spin; `null` where there is none. */
  readonly tide: number | null;
}

/** Far beyond what any strips of ours reach; proved when their return is summed up. */
export const fallsMax = 64;

/** Ways of each paying symbol in a picture, wilds standing for all of them. */
const winsOf = (machine: CascadeMachine, picture: Picture, multiplier: number): WayWin[] =>
  [...new Set(picture[0])].flatMap((letter): WayWin[] => {
    const pays = machine.wayPays[letter];
    if (!pays) return [];
    let [count, ways] = [0, 1];
    for (const column of picture) {
      const seen = column.filter((shown) => shown === letter || shown === machine.wild).length;
      if (seen === 0) break;
      count += 1;
      ways *= seen;
    }
    const pay = count >= 3 ? (pays[count - 3] ?? 0) : 0;
    return pay > 0 ? [{ letter, count, ways, units: pay * ways * multiplier }] : [];
  });

const goneOf = (machine: CascadeMachine, picture: Picture, wins: readonly WayWin[]): number[][] =>
  picture.map((column, reel) =>
    column.flatMap((letter, row) =>
      wins.some((win) => reel < win.count && (letter === win.letter || letter === machine.wild)) ? [row] : [],
    ),
  );

/** What a spin leads to beside its wins. */
const ledTo = (
  machine: CascadeMachine,
  mode: Mode,
  scatters: number,
  wins: number,
  tide: number | null,
): Pick<CascadeSpin, 'freeSpins' | 'brought' | 'tide'> => {
  const won = machine.freeSpins[mode][scatters] ?? 0;
  if (mode === 'base' || tide === null) return { freeSpins: won, brought: 0, tide };
  const { every } = machine.tide;
  const risen = Math.min(tideMax(machine.tide), tide + wins);
  const brought = Math.floor(risen / every) - Math.floor(tide / every);
  return { freeSpins: won + brought, brought, tide: risen };
};

/**
 * Everything that one stop of the reels comes to, fall by fall. Pure: the same stops at the same mark of the tide always give the
 * same answer. `tide` is `null` in rounds that were begun before there was one.
 */
export const playCascade = (
  machine: CascadeMachine,
  mode: Mode,
  stops: readonly number[],
  tide: number | null,
): CascadeSpin => {
  const strips = machine.strips[mode];
  const multipliers = machine.multipliers[mode];
  const tops = strips.map((strip, reel) => {
    const stop = stops[reel];
    if (stop === undefined || !Number.isInteger(stop) || stop < 0 || stop >= strip.length)
      throw new RangeError(`stop of reel ${reel} is off its strip: ${stop}`);
    return stop;
  });
  let picture: Picture = strips.map((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => strip.charAt(((tops[reel] ?? 0) + row) % strip.length)),
  );
  const scatters = picture.flat().filter((letter) => letter === machine.scatter).length;
  const falls: Fall[] = [];
  while (falls.length < fallsMax) {
    const multiplier =
      mode === 'base' || tide === null
        ? (multipliers[Math.min(falls.length, multipliers.length - 1)] ?? 1)
        : tideTimes(machine.tide, tide + falls.length);
    const wins = winsOf(machine, picture, multiplier);
    const gone = goneOf(machine, picture, wins);
    falls.push({ picture, multiplier, wins, gone });
    if (wins.length === 0) {
      const totalUnits = falls.flatMap((fall) => fall.wins).reduce((sum, { units }) => sum + units, 0);
      return { falls, scatters, totalUnits, ...ledTo(machine, mode, scatters, falls.length - 1, tide) };
    }
    picture = picture.map((column, reel) => {
      const strip = strips[reel] ?? '';
      const kept = column.filter((_, row) => !gone[reel]?.includes(row));
      const fresh = Array.from({ length: rowCount - kept.length }, () => {
        tops[reel] = ((tops[reel] ?? 0) + strip.length - 1) % strip.length;
        return strip.charAt(tops[reel] ?? 0);
      });
      return [...fresh.reverse(), ...kept];
    });
  }
  throw new Error(`a spin of ${machine.gameCode} does not come to rest: ${stops.join(',')}`);
};
