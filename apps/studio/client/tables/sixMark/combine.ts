import { sizeOfTicket, type TicketKind, ticketSpot } from '../../../src/tables/games/sixMark.ts';

/** Most numbers that are chosen at a time: all their threes are fewer than one bet may have. */
export const chosenMax = 8;

const combinationsOf = (numbers: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : numbers.flatMap((number, at) =>
        combinationsOf(numbers.slice(at + 1), size - 1).map((rest) => [number, ...rest]),
      );

/** Every ticket of a kind that these numbers make: none of fewer than it has, and of more each pair or each three. */
export const ticketsOf = (kind: TicketKind, numbers: readonly number[]): string[] =>
  combinationsOf(numbers, sizeOfTicket(kind)).map((some) => ticketSpot(kind, some));
