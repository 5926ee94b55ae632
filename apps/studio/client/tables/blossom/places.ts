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

/** How large cards of a hand lie, and how far apart. */
interface CardsForm {
  readonly scale: number;
  readonly step: number;
}

/** The table in one of its forms; places go round it from the one nearest to who looks, which has its cards large. */
export interface TableForm {
  readonly box: { readonly width: number; readonly height: number };
  readonly table: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly rim: number;
  readonly places: readonly Place[];
  readonly figure: number;
  /** A covered fan, before its seat. */
  readonly cards: CardsForm;
  readonly near: CardsForm;
  /** The hand that has taken the pot, before the flower in its middle. */
  readonly best: Point & CardsForm;
  readonly plate: { readonly width: number; readonly height: number; readonly font: number };
  /** Where the nearest seat tells what it has done. */
  readonly nearDid: Point;
  /** How wide the name of a hand and what was done may be. */
  readonly did: number;
  readonly pot: Point;
  readonly pile: { readonly scale: number; readonly x: number; readonly y: number };
  /** Where all chips lie in one heap while hands are compared, at the foot of the flower. */
  readonly heap: Point & { readonly scale: number };
  /** Chips in a bank, by this much smaller than they are. */
  readonly bank: number;
  readonly sum: Point & { readonly font: number; readonly room: number };
  /** The street. */
  readonly street: Point & { readonly font: number };
  /** What the pot pays, once it has been taken: clear of all cards and of all that seats have done. */
  readonly gain: Point & { readonly font: number; readonly room: number };
  /** What took it, over that. */
  readonly won: Point & { readonly room: number; readonly font?: number };
  /** What lay in it and what the house keeps. */
  readonly split: Point;
  /** The pack, until it is dealt from there. */
  readonly deck: Point & { readonly scale: number };
  /** The album of petals, beside the table. */
  readonly crest: Point & { readonly scale: number; readonly room: number };
  /** What the pot before came to, in two lines, until cards are dealt. */
  readonly last: Point & { readonly room: number };
}

/** The same on the other side of a picture of this width. */
const across = (width: number, { figure, cards, did, bank }: Place): Place => {
  const mirrored = ({ x, y }: Point): Point => ({ x: width - x, y });
  return {
    figure: mirrored(figure),
    cards: mirrored(cards),
    did: mirrored(did),
    bank: mirrored(bank),
  };
};

/** All six, by the nearest one, two on the left from below, and the farthest. */
const placesOf = (
  width: number,
  [near, low, high, far]: readonly [Place, Place, Place, Place],
): readonly Place[] => [near, low, high, far, across(width, high), across(width, low)];

export const wide: TableForm = {
  box: { width: 800, height: 500 },
  table: { x: 64, y: 62, width: 672, height: 366 },
  rim: 18,
  places: placesOf(800, [
    {
      figure: { x: 206, y: 424 },
      cards: { x: 400, y: 404 },
      did: { x: 400, y: 480 },
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
      cards: { x: 400, y: 150 },
      did: { x: 400, y: 190 },
      bank: { x: 496, y: 86 },
    },
  ]),
  figure: 1,
  cards: { scale: 0.62, step: 22 },
  near: { scale: 1.1, step: 76 },
  best: { x: 400, y: 244, scale: 0.69, step: 54 },
  plate: { width: 108, height: 24, font: 15 },
  nearDid: { x: 196, y: 368 },
  did: 148,
  pot: { x: 400, y: 256 },
  pile: { scale: 1, x: 70, y: 26 },
  heap: { x: 400, y: 290, scale: 0.7 },
  bank: 0.6,
  sum: { x: 400, y: 319, font: 20, room: 210 },
  street: { x: 400, y: 341, font: 14 },
  gain: { x: 400, y: 315, font: 28, room: 240 },
  won: { x: 400, y: 287, room: 240 },
  split: { x: 400, y: 340 },
  deck: { x: 400, y: 190, scale: 0.42 },
  crest: { x: 702, y: 428, scale: 1.5, room: 150 },
  last: { x: 400, y: 129, room: 220 },
};

/** Of a phone held upright that is not much longer than wide. */
export const tall: TableForm = {
  box: { width: 400, height: 392 },
  table: { x: 50, y: 62, width: 300, height: 262 },
  rim: 11,
  places: placesOf(400, [
    {
      figure: { x: 56, y: 340 },
      cards: { x: 212, y: 326 },
      did: { x: 212, y: 379 },
      bank: { x: 356, y: 342 },
    },
    {
      figure: { x: 40, y: 198 },
      cards: { x: 111, y: 206 },
      did: { x: 118, y: 236 },
      bank: { x: 42, y: 276 },
    },
    {
      figure: { x: 40, y: 78 },
      cards: { x: 122, y: 116 },
      did: { x: 122, y: 150 },
      bank: { x: 42, y: 152 },
    },
    {
      figure: { x: 200, y: 30 },
      cards: { x: 200, y: 112 },
      did: { x: 200, y: 143 },
      bank: { x: 268, y: 62 },
    },
  ]),
  figure: 0.66,
  cards: { scale: 0.42, step: 20 },
  near: { scale: 0.84, step: 76 },
  best: { x: 200, y: 216, scale: 0.62, step: 44 },
  plate: { width: 76, height: 19, font: 12.5 },
  nearDid: { x: 56, y: 300.5 },
  did: 76,
  pot: { x: 200, y: 193 },
  pile: { scale: 0.8, x: 38, y: 16 },
  heap: { x: 200, y: 222, scale: 0.58 },
  bank: 0.46,
  sum: { x: 200, y: 254, font: 15, room: 160 },
  street: { x: 200, y: 272.2, font: 12 },
  gain: { x: 200, y: 274, font: 20, room: 240 },
  won: { x: 200, y: 172, room: 190 },
  split: { x: 200, y: 257 },
  deck: { x: 200, y: 147, scale: 0.34 },
  crest: { x: 358, y: 367, scale: 0.66, room: 80 },
  last: { x: 200, y: 94, room: 200 },
};

/** Of a longer one: the table has all that the clock and the choices leave. */
export const long: TableForm = {
  ...tall,
  box: { width: 400, height: 548 },
  table: { x: 54, y: 82, width: 292, height: 392 },
  places: placesOf(400, [
    {
      figure: { x: 50, y: 484 },
      cards: { x: 222, y: 483 },
      did: { x: 222, y: 535 },
      bank: { x: 366, y: 452 },
    },
    {
      figure: { x: 45, y: 292 },
      cards: { x: 129, y: 344 },
      did: { x: 130, y: 380 },
      bank: { x: 40, y: 384 },
    },
    {
      figure: { x: 45, y: 104 },
      cards: { x: 129, y: 158 },
      did: { x: 130, y: 194 },
      bank: { x: 40, y: 204 },
    },
    {
      figure: { x: 200, y: 44 },
      cards: { x: 200, y: 142 },
      did: { x: 200, y: 178 },
      bank: { x: 200, y: 135 },
    },
  ]),
  figure: 1.02,
  cards: { scale: 0.5, step: 20 },
  near: { scale: 0.94, step: 77 },
  best: { x: 200, y: 251, scale: 0.86, step: 56 },
  plate: { width: 82, height: 20, font: 13 },
  nearDid: { x: 54, y: 430.5 },
  did: 80,
  pot: { x: 200, y: 253 },
  pile: { scale: 0.9, x: 54, y: 30 },
  heap: { x: 200, y: 289, scale: 0.6 },
  bank: 0.56,
  sum: { x: 200, y: 399, font: 20, room: 190 },
  street: { x: 200, y: 421.8, font: 13.5 },
  gain: { x: 200, y: 406, font: 24, room: 200 },
  won: { x: 200, y: 307, room: 222 },
  split: { x: 200, y: 427 },
  deck: { x: 200, y: 183, scale: 0.4 },
  crest: { x: 364, y: 497, scale: 1.1, room: 68 },
  last: { x: 200, y: 348, room: 210 },
};

/** The place, from the nearest on, of a seat from 0 when this seat is the nearest. */
export const placeOf = (seat: number, nearest: number): number =>
  (seat - nearest + blossomSeats.length) % blossomSeats.length;

/** How wide and high the tray of a bank is, as chips are that lie in it. */
export const tray = { x: 52, y: 24 };

/** How long cards take to turn, and to be seen to lie open: a hand is named no sooner. Milliseconds. */
export const turnMs = 600;

/** Whoever looks has two cards at once, and the third so long after them. Milliseconds. */
export const squeezeMs = 400;

/** The outline of a petal, its foot at the origin. */
export const petal = 'M0 0C-7 -5 -7 -14 0 -18C7 -14 7 -5 0 0Z';

/** How long a pot is raked until it lies in its tray: the way of its last pile. Milliseconds. */
export const rakedMs = 1_150;
