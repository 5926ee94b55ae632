import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where one sits at the table: the figure, its cards on the cloth, and what it has done, under them. */
export interface Place {
  readonly figure: Point;
  readonly cards: Point;
  readonly did: Point;
}

/** The table in one of its two forms; places go round it from the one nearest to who looks, which has its cards large. */
export interface TableForm {
  readonly box: string;
  readonly table: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly rim: number;
  readonly places: readonly Place[];
  readonly figure: number;
  readonly cards: { readonly scale: number; readonly step: number };
  readonly near: { readonly scale: number; readonly step: number };
  readonly plate: { readonly width: number; readonly height: number; readonly font: number };
  /** Where the nearest seat tells what it has done. */
  readonly nearDid: Point;
  /** How wide the name of a hand and what was done may be. */
  readonly did: number;
  readonly pot: Point;
  readonly pile: { readonly scale: number; readonly x: number; readonly y: number };
  /** The pot's sum, and below it the street. */
  readonly sum: Point & { readonly font: number; readonly room: number };
}

export const wide: TableForm = {
  box: '0 0 800 500',
  table: { x: 64, y: 62, width: 672, height: 366 },
  rim: 18,
  places: [
    { figure: { x: 206, y: 428 }, cards: { x: 400, y: 402 }, did: { x: 400, y: 478 } },
    { figure: { x: 66, y: 292 }, cards: { x: 190, y: 292 }, did: { x: 190, y: 336 } },
    { figure: { x: 132, y: 92 }, cards: { x: 238, y: 140 }, did: { x: 238, y: 184 } },
    { figure: { x: 400, y: 50 }, cards: { x: 400, y: 148 }, did: { x: 400, y: 192 } },
    { figure: { x: 668, y: 92 }, cards: { x: 562, y: 140 }, did: { x: 562, y: 184 } },
    { figure: { x: 734, y: 292 }, cards: { x: 610, y: 292 }, did: { x: 610, y: 336 } },
  ],
  figure: 1,
  cards: { scale: 0.68, step: 32 },
  near: { scale: 1.1, step: 76 },
  plate: { width: 108, height: 24, font: 15 },
  nearDid: { x: 206, y: 372 },
  did: 150,
  pot: { x: 400, y: 260 },
  pile: { scale: 1, x: 34, y: 17 },
  sum: { x: 400, y: 312, font: 20, room: 210 },
};

export const tall: TableForm = {
  box: '0 0 400 392',
  table: { x: 34, y: 42, width: 332, height: 282 },
  rim: 11,
  places: [
    { figure: { x: 56, y: 332 }, cards: { x: 212, y: 322 }, did: { x: 212, y: 378 } },
    { figure: { x: 42, y: 214 }, cards: { x: 118, y: 214 }, did: { x: 126, y: 250 } },
    { figure: { x: 48, y: 78 }, cards: { x: 118, y: 116 }, did: { x: 118, y: 151 } },
    { figure: { x: 200, y: 34 }, cards: { x: 200, y: 106 }, did: { x: 200, y: 141 } },
    { figure: { x: 352, y: 78 }, cards: { x: 282, y: 116 }, did: { x: 282, y: 151 } },
    { figure: { x: 358, y: 214 }, cards: { x: 282, y: 214 }, did: { x: 274, y: 250 } },
  ],
  figure: 0.72,
  cards: { scale: 0.5, step: 30 },
  near: { scale: 0.92, step: 76 },
  plate: { width: 82, height: 20, font: 13 },
  nearDid: { x: 56, y: 286 },
  did: 78,
  pot: { x: 200, y: 190 },
  pile: { scale: 0.8, x: 27, y: 14 },
  sum: { x: 200, y: 230, font: 17, room: 96 },
};

/** The place, from the nearest on, of a seat from 0 when this seat is the nearest. */
export const placeOf = (seat: number, nearest: number): number =>
  (seat - nearest + blossomSeats.length) % blossomSeats.length;

/** How long cards take to turn: a hand is named no sooner. Milliseconds. */
export const turnMs = 450;

/** The outline of a petal, its foot at the origin. */
export const petal = 'M0 0C-7 -5 -7 -14 0 -18C7 -14 7 -5 0 0Z';
