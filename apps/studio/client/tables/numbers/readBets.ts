import { partsOf, plainText, readNumbers, shownPart } from '../../shell/typedNumbers.ts';

/** What was typed, read: the spots that it names in the order of typing, or what is wrong with it, and where. */
export type TypedSpots =
  | { readonly kind: 'spots'; readonly spots: readonly string[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'strange' | 'outside' | 'twice' | 'short' | 'long'; readonly part: string };

/** One way in which bets are typed. */
export interface TypedForm {
  readonly id: string;
  /** What is bet on. */
  readonly name: string;
  readonly example: string;
  /** What can be typed, as `1–10`. */
  readonly range: string;
  /** Reads all that was typed, or nothing. */
  readonly read: (text: string) => TypedSpots;
  /** Whether several numbers are one bet, so that a sign parts one bet from the next. */
  readonly isOfTickets?: boolean;
}

interface Named extends Omit<TypedForm, 'read' | 'isOfTickets'> {
  /** Whether the game has such a spot. */
  readonly isSpot: (spot: string) => boolean;
}

/** The spots of parts that were typed; `spotOf` tells what is wrong with a part instead. */
const spotsOf = (parts: readonly string[], spotOf: (part: string) => string | TypedSpots): TypedSpots => {
  if (parts.length === 0) return { kind: 'empty' };
  const spots: string[] = [];
  for (const part of parts) {
    const spot = spotOf(part);
    if (typeof spot !== 'string') return spot;
    if (spots.includes(spot)) return { kind: 'twice', part: shownPart(part.trim()) };
    spots.push(spot);
  }
  return { kind: 'spots', spots };
};

/** Bets that are each typed as one run of digits: `spotOf` names the spot, whether the game has it or not. */
export const digitsForm = ({
  isSpot,
  spotOf,
  ...form
}: Named & { readonly spotOf: (digits: string) => string }): TypedForm => ({
  ...form,
  read: (text) =>
    spotsOf(partsOf(text), (part) => {
      if (!/^[0-9]+$/.test(part)) return { kind: 'strange', part: shownPart(part) };
      const spot = spotOf(part);
      return isSpot(spot) ? spot : { kind: 'outside', part: shownPart(part) };
    }),
});

/** Bets on a number of a kind each, as `sum:7`. */
export const numbersForm = ({ kind, ...form }: Named & { readonly kind: string }): TypedForm =>
  digitsForm({ ...form, spotOf: (digits) => `${kind}:${Number(digits)}` });

/** A sign that only parts tickets, or one that parts numbers twice in a row: a keyboard of digits has no other. */
const betweenTickets = /[/;|\n]+|[.,]\s*[.,]+/u;

/** Bets on several numbers each: `3 7 11 / 4 9`. */
export const ticketsForm = ({
  last,
  least = 1,
  most,
  spotOf,
  ...form
}: Omit<Named, 'isSpot'> & {
  /** The greatest number. */
  readonly last: number;
  /** Fewest numbers of a ticket. */
  readonly least?: number;
  /** Most numbers of a ticket. */
  readonly most: number;
  readonly spotOf: (numbers: readonly number[]) => string;
}): TypedForm => ({
  ...form,
  isOfTickets: true,
  read: (text) =>
    spotsOf(
      plainText(text)
        .split(betweenTickets)
        .filter((ticket) => partsOf(ticket).length > 0),
      (ticket) => {
        const read = readNumbers(ticket, { last, most });
        if (read.kind === 'numbers')
          return read.numbers.length < least ? { kind: 'short', part: String(least) } : spotOf(read.numbers);
        return read.kind === 'many' ? { kind: 'long', part: String(most) } : read;
      },
    ),
});
