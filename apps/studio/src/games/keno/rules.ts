import { placesOf, takeAt } from '../../fair/draw.ts';

/**
 * Keno at a press: twenty of eighty numbers are drawn, the player has marked one to ten of them. Free of zod, so that
 * the pages can import it.
 */
export const numberCount = 80;
export const drawnCount = 20;
export const picksMax = 10;

/** Twentieths of the stake by picks and hits; what is not named pays nothing. */
const pays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 76 },
  2: { 1: 20, 2: 190 },
  3: { 2: 40, 3: 960 },
  4: { 2: 20, 3: 120, 4: 3_200 },
  5: { 3: 80, 4: 400, 5: 11_600 },
  6: { 3: 40, 4: 160, 5: 1_600, 6: 34_000 },
  7: { 3: 20, 4: 100, 5: 500, 6: 4_000, 7: 130_000 },
  8: { 4: 60, 5: 300, 6: 1_600, 7: 20_000, 8: 400_000 },
  9: { 4: 20, 5: 160, 6: 900, 7: 6_000, 8: 70_000, 9: 800_000 },
  10: { 0: 40, 5: 70, 6: 500, 7: 2_800, 8: 20_000, 9: 100_000, 10: 1_000_000 },
};

/**
 * The same with the harbor light, for the same stake: less by the table, and `lightTimes` as much when the last number that is
 * drawn is one of the player's. Of so many hits it is one in so many twentieths of all draws.
 */
const litPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 69 },
  2: { 1: 18, 2: 160 },
  3: { 2: 34, 3: 740 },
  4: { 2: 16, 3: 96, 4: 2_300 },
  5: { 3: 60, 4: 300, 5: 7_800 },
  6: { 3: 30, 4: 120, 5: 1_100, 6: 20_000 },
  7: { 3: 15, 4: 72, 5: 340, 6: 2_500, 7: 76_000 },
  8: { 4: 42, 5: 200, 6: 1_000, 7: 12_000, 8: 220_000 },
  9: { 4: 14, 5: 108, 6: 560, 7: 3_600, 8: 40_000, 9: 400_000 },
  10: { 0: 40, 5: 46, 6: 320, 7: 1_640, 8: 11_000, 9: 52_000, 10: 500_000 },
};

export const lightTimes = 3;

/**
 * The same with the lighthouse, for the same stake: once all numbers have come, its beam falls on one of eight piers of ten numbers,
 * and a win counts once more for each hit there. Of so many hits an eighth lies there on average, wherever the numbers were marked: who
 * marks them on one pier wins more and less often, and the return is the same.
 */
const beamPays: typeof pays = {
  1: { 1: 68 },
  2: { 1: 18, 2: 150 },
  3: { 2: 34, 3: 690 },
  4: { 2: 16, 3: 92, 4: 2_000 },
  5: { 3: 56, 4: 280, 5: 7_000 },
  6: { 3: 30, 4: 104, 5: 960, 6: 19_000 },
  7: { 3: 15, 4: 66, 5: 300, 6: 2_200, 7: 68_000 },
  8: { 4: 38, 5: 184, 6: 960, 7: 10_500, 8: 190_000 },
  9: { 4: 14, 5: 96, 6: 520, 7: 3_200, 8: 34_000, 9: 360_000 },
  10: { 0: 40, 5: 42, 6: 290, 7: 1_500, 8: 9_600, 9: 46_000, 10: 440_000 },
};

export const pierSize = 10;
export const pierCount = numberCount / pierSize;
/** Piers count from 0: 1 to 10 lie on the first. */
export const pierOf = (number: number): number => Math.floor((number - 1) / pierSize);

/** What a ticket is played with: at most one of the two lights. */
export const lamps = ['none', 'light', 'beam'] as const;
export type Lamp = (typeof lamps)[number];

/** The table that is paid by. */
export const paysOf = (lamp: Lamp): typeof pays => ({ none: pays, light: litPays, beam: beamPays })[lamp];

interface Ticket {
  readonly picks: readonly number[];
  /** In the order in which they came, as far as they have come. */
  readonly drawn: readonly number[];
  readonly lamp: Lamp;
  /** Where the beam of the lighthouse fell, once it has. */
  readonly pier?: number | undefined;
}

/** Whether the harbor light shines on a ticket: the last of all numbers is one of the player's. */
const isLit = ({ picks, drawn, lamp }: Ticket): boolean =>
  lamp === 'light' && drawn.length === drawnCount && picks.includes(drawn.at(-1) ?? 0);

/** How often a win counts, as far as the draw has come. */
export const timesOf = (ticket: Ticket): number => {
  const { picks, drawn, lamp, pier } = ticket;
  if (isLit(ticket)) return lightTimes;
  if (lamp !== 'beam' || pier === undefined) return 1;
  return (
    1 +
    hitsOf(
      picks.filter((pick) => pierOf(pick) === pier),
      drawn,
    )
  );
};

/** What a ticket wins, twentieths of the stake. */
export const unitsOf = (ticket: Ticket): number => {
  const { picks, drawn, lamp } = ticket;
  return (paysOf(lamp)[picks.length]?.[hitsOf(picks, drawn)] ?? 0) * timesOf(ticket);
};

export const hitsOf = (picks: readonly number[], drawn: readonly number[]): number =>
  picks.filter((pick) => drawn.includes(pick)).length;

/** What a ticket was played with, by what is told of its draw. */
export const lampOf = ({
  light,
  pier,
}: {
  readonly light?: boolean | undefined;
  readonly pier?: number | undefined;
}): Lamp => (light === true ? 'light' : pier === undefined ? 'none' : 'beam');

/** A ticket as the verify page reads it: `3,7,41`, `3,7,41,light` or `3,7,41,beam`. */
export const ticketText = (ticket: Pick<Ticket, 'picks'> & Parameters<typeof lampOf>[0]): string => {
  const lamp = lampOf(ticket);
  return [...ticket.picks, ...(lamp === 'none' ? [] : [lamp])].join(',');
};

const numberSizes = placesOf(numberCount, drawnCount);
const beamSizes = [...numberSizes, pierCount];

/** How many places each step of a draw has to choose from: twenty numbers, and where the beam of a lighthouse falls. */
export const sizesOf = (lamp: Lamp): readonly number[] => (lamp === 'beam' ? beamSizes : numberSizes);

const allNumbers: readonly number[] = Array.from({ length: numberCount }, (_, index) => index + 1);

/** What numbers of a draw mean: the twenty that came, and the pier. */
export const drawnFrom = (
  lamp: Lamp,
  numbers: readonly number[],
): { readonly drawn: number[]; readonly pier?: number } => {
  const places = numbers.slice(0, drawnCount);
  const pier = lamp === 'beam' ? numbers[drawnCount] : undefined;
  return {
    drawn: takeAt(allNumbers, places),
    ...(pier !== undefined && { pier }),
  };
};
