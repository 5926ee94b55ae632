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

/** The table that is paid by, with or without the harbor light. */
export const paysOf = (light: boolean): typeof pays => (light ? litPays : pays);

interface Ticket {
  readonly picks: readonly number[];
  /** In the order in which they came, as far as they have come. */
  readonly drawn: readonly number[];
  readonly light: boolean;
}

/** Whether the harbor light shines on a ticket: the last of all numbers is one of the player's. */
export const isLit = ({ picks, drawn, light }: Ticket): boolean =>
  light && drawn.length === drawnCount && picks.includes(drawn.at(-1) ?? 0);

/** What a ticket wins, twentieths of the stake. */
export const unitsOf = (ticket: Ticket): number => {
  const { picks, drawn, light } = ticket;
  const units = paysOf(light)[picks.length]?.[hitsOf(picks, drawn)] ?? 0;
  return isLit(ticket) ? units * lightTimes : units;
};

export const hitsOf = (picks: readonly number[], drawn: readonly number[]): number =>
  picks.filter((pick) => drawn.includes(pick)).length;

/** The word for the harbor light among the numbers of a ticket, where it is written. */
export const lightWord = 'light';

/** A ticket as the verify page reads it: `3,7,41`, or `3,7,41,light`. */
export const ticketText = ({
  picks,
  light,
}: Pick<Ticket, 'picks'> & { readonly light?: boolean | undefined }): string =>
  [...picks, ...(light === true ? [lightWord] : [])].join(',');
