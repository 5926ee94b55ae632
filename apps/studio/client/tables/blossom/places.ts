import { blossomSeats } from '../../../src/tables/games/blossomPlay.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where one sits at the table: the figure, its cards on the cloth, what it has done, under them, and where chips that it wins come to rest. */
export interface Place {
  readonly figure: Point;
  readonly cards: Point;
  readonly did: Point;
  readonly bank: Point;
}

/** The table in one of its forms; places go round it from the one nearest to who looks, which has its cards large. */
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
  /** Chips in a bank, by this much smaller than they are. */
  readonly bank: number;
  readonly sum: Point & { readonly font: number; readonly room: number };
  /** The street. */
  readonly street: Point & { readonly font: number };
  /** What the pot pays, once it has been taken: clear of all cards and of all that seats have done. */
  readonly gain: Point & { readonly font: number; readonly room: number };
  /** What took it, over that. */
  readonly won: Point & { readonly room: number };
  /** What lay in it and what the house keeps. */
  readonly split: Point;
  /** The pack, until it is dealt from there. */
  readonly deck: Point & { readonly scale: number };
  /** What the pot before came to, in two lines, until cards are dealt. */
  readonly last: Point & { readonly room: number };
}

/** The same on the other side of a picture of this width. */
const across = (width: number, { figure, cards, did, bank }: Place): Place => {
  const mirrored = ({ x, y }: Point): Point => ({ x: width - x, y });
  return { figure: mirrored(figure), cards: mirrored(cards), did: mirrored(did), bank: mirrored(bank) };
};

/** All six, by the nearest one, two on the left from below, and the farthest. */
const placesOf = (
  width: number,
  [near, low, high, far]: readonly [Place, Place, Place, Place],
): readonly Place[] => [near, low, high, far, across(width, high), across(width, low)];

export const wide: TableForm = {
  box: '0 0 800 500',
  table: { x: 64, y: 62, width: 672, height: 366 },
  rim: 18,
  places: placesOf(800, [
    {
      figure: { x: 206, y: 428 },
      cards: { x: 400, y: 402 },
      did: { x: 400, y: 478 },
      bank: { x: 596, y: 420 },
    },
    {
      figure: { x: 66, y: 292 },
      cards: { x: 200, y: 292 },
      did: { x: 200, y: 336 },
      bank: { x: 88, y: 396 },
    },
    {
      figure: { x: 132, y: 92 },
      cards: { x: 248, y: 140 },
      did: { x: 248, y: 184 },
      bank: { x: 128, y: 196 },
    },
    {
      figure: { x: 400, y: 50 },
      cards: { x: 400, y: 148 },
      did: { x: 400, y: 192 },
      bank: { x: 496, y: 86 },
    },
  ]),
  figure: 1,
  cards: { scale: 0.68, step: 32 },
  near: { scale: 1.1, step: 76 },
  plate: { width: 108, height: 24, font: 15 },
  nearDid: { x: 206, y: 372 },
  did: 148,
  pot: { x: 400, y: 260 },
  pile: { scale: 1, x: 34, y: 17 },
  bank: 0.6,
  sum: { x: 400, y: 312, font: 20, room: 210 },
  street: { x: 400, y: 336, font: 15 },
  gain: { x: 400, y: 246, font: 28, room: 300 },
  won: { x: 400, y: 217, room: 280 },
  split: { x: 400, y: 318 },
  deck: { x: 400, y: 200, scale: 0.52 },
  last: { x: 400, y: 129, room: 220 },
};

/** Of a phone held upright that is not much longer than wide. */
export const tall: TableForm = {
  box: '0 0 400 392',
  table: { x: 34, y: 42, width: 332, height: 282 },
  rim: 11,
  places: placesOf(400, [
    {
      figure: { x: 56, y: 340 },
      cards: { x: 212, y: 326 },
      did: { x: 212, y: 379 },
      bank: { x: 356, y: 342 },
    },
    {
      figure: { x: 42, y: 200 },
      cards: { x: 116, y: 206 },
      did: { x: 122, y: 240 },
      bank: { x: 42, y: 276 },
    },
    { figure: { x: 42, y: 78 }, cards: { x: 122, y: 116 }, did: { x: 122, y: 150 }, bank: { x: 42, y: 152 } },
    {
      figure: { x: 200, y: 32 },
      cards: { x: 200, y: 109 },
      did: { x: 200, y: 143 },
      bank: { x: 268, y: 62 },
    },
  ]),
  figure: 0.72,
  cards: { scale: 0.46, step: 29 },
  near: { scale: 0.84, step: 76 },
  plate: { width: 76, height: 20, font: 13 },
  nearDid: { x: 56, y: 300.5 },
  did: 76,
  pot: { x: 200, y: 190 },
  pile: { scale: 0.8, x: 27, y: 14 },
  bank: 0.46,
  sum: { x: 200, y: 258, font: 15, room: 160 },
  street: { x: 200, y: 274, font: 12 },
  gain: { x: 200, y: 274, font: 20, room: 240 },
  won: { x: 200, y: 172, room: 190 },
  split: { x: 200, y: 257 },
  deck: { x: 200, y: 147, scale: 0.34 },
  last: { x: 200, y: 94, room: 200 },
};

/** Of a longer one, where the board lies in one line below it. */
export const long: TableForm = {
  ...tall,
  box: '0 0 400 470',
  table: { x: 34, y: 44, width: 332, height: 360 },
  places: placesOf(400, [
    {
      figure: { x: 56, y: 413 },
      cards: { x: 212, y: 404 },
      did: { x: 212, y: 457 },
      bank: { x: 360, y: 412 },
    },
    {
      figure: { x: 42, y: 262 },
      cards: { x: 124, y: 270 },
      did: { x: 124, y: 311 },
      bank: { x: 48, y: 340 },
    },
    {
      figure: { x: 42, y: 112 },
      cards: { x: 124, y: 134 },
      did: { x: 124, y: 176 },
      bank: { x: 46, y: 192 },
    },
    {
      figure: { x: 200, y: 34 },
      cards: { x: 200, y: 112 },
      did: { x: 200, y: 153 },
      bank: { x: 274, y: 74 },
    },
  ]),
  figure: 0.78,
  cards: { scale: 0.54, step: 27 },
  near: { scale: 0.92, step: 76 },
  plate: { width: 80, height: 20, font: 13 },
  nearDid: { x: 56, y: 367 },
  did: 84,
  pot: { x: 200, y: 216 },
  pile: { scale: 0.86, x: 29, y: 14 },
  bank: 0.5,
  sum: { x: 200, y: 330, font: 18, room: 200 },
  street: { x: 200, y: 348, font: 13 },
  gain: { x: 200, y: 227, font: 23, room: 250 },
  won: { x: 200, y: 200, room: 230 },
  split: { x: 200, y: 339 },
  deck: { x: 200, y: 168, scale: 0.42 },
  last: { x: 200, y: 104, room: 210 },
};

/** The place, from the nearest on, of a seat from 0 when this seat is the nearest. */
export const placeOf = (seat: number, nearest: number): number =>
  (seat - nearest + blossomSeats.length) % blossomSeats.length;

/** How wide and high the tray of a bank is, as chips are that lie in it. */
export const tray = { x: 52, y: 24 };

/** How long cards take to turn, and to be seen to lie open: a hand is named no sooner. Milliseconds. */
export const turnMs = 600;

/** The outline of a petal, its foot at the origin. */
export const petal = 'M0 0C-7 -5 -7 -14 0 -18C7 -14 7 -5 0 0Z';

/** How long a pot is raked until it lies in its tray: the way of its last pile. Milliseconds. */
export const rakedMs = 1_150;
