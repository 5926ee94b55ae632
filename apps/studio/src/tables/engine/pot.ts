import type { PotRules } from './tableGame.ts';

/** A slip with the seat that its player took. */
export interface Seated {
  readonly id: string;
  readonly seat: number;
}

/** A pot's seats in order, each with the slip that plays there; `null` for a bot. */
export type PotSeats = readonly (string | null)[];

/**
 * Seats players of one ante at pots: in the order in which they came, each at the first pot where the seat that they chose is
 * free. Seats that are left over are played by bots.
 */
export const seatsOf = (seated: readonly Seated[], seats: number): PotSeats[] => {
  const pots: (string | null)[][] = [];
  for (const { id, seat } of seated) {
    const at = seat - 1;
    let pot = pots.find((made) => made[at] === null);
    if (!pot) {
      pot = Array.from({ length: seats }, () => null);
      pots.push(pot);
    }
    pot[at] = id;
  }
  return pots;
};

/** What lies in a pot and where it goes, minor units. Exact, because every ante is a multiple of 100. */
export const sharesOf = (
  ante: bigint,
  { seats, rakeHundredths }: PotRules,
): { readonly pot: bigint; readonly paid: bigint; readonly rake: bigint } => {
  const pot = ante * BigInt(seats);
  const rake = (pot * BigInt(rakeHundredths)) / 100n;
  return { pot, paid: pot - rake, rake };
};
