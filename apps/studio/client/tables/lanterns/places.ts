export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where dealer, shoe and seats are, in each form of the scene. */
export const arc = {
  dealer: { x: 400, y: 66 },
  shoe: { x: 566, y: 70 },
  lamp: { x: 238, y: 66 },
} as const satisfies Readonly<Record<string, Point>>;

export const strip = {
  dealer: { x: 200, y: 52 },
  shoe: { x: 322, y: 66 },
  lamp: { x: 72, y: 52 },
} as const satisfies Readonly<Record<string, Point>>;

/** Edges of the arc lie higher than its middle. */
const lifts = [92, 44, 12, 0, 12, 44, 92] as const;

/** The middle of a seat's cards in the arc. */
export const arcSeat = (seat: number): Point => ({
  x: 68 + (seat - 1) * 110.5,
  y: 302 - (lifts[seat - 1] ?? 0),
});

export const stripSeat = (seat: number): Point => ({ x: 30 + (seat - 1) * 56.6, y: 136 });
