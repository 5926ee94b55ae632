import type { Side } from '../../../../../src/book/views.ts';
import { pickedBy } from './chance.ts';
import { beatMs, type Pose } from './figures.ts';
import { type Ground, ownView } from './pitch.ts';

export interface Carrier {
  readonly side: Side;
  readonly order: number;
}

export interface PassageBall {
  readonly from: Ground;
  readonly to: Ground;
  readonly lift: readonly [number, number];
  readonly height: number;
  readonly ms: number;
  /** The flight that it is: it goes on over beats that tell the same. */
  readonly turn: number;
  /** Nowhere in sight. */
  readonly isGone?: boolean;
}

export type Some<Value> = Readonly<Record<number, Value>>;

/** A beat of play: the ball, who has it, and whoever is elsewhere or does something else than keeping his side's shape. */
export interface Passage {
  readonly ball: PassageBall;
  readonly carrier: Carrier | null;
  readonly set?: Partial<Record<Side, Some<Ground>>>;
  readonly poses?: Partial<Record<Side, Some<Pose> & { readonly all?: Pose }>>;
  /** The ball lies in the net of the end that this side attacks. */
  readonly inNet?: Side;
  /** All take their time to their places. */
  readonly isSlow?: boolean;
  readonly officials?: Officials;
  /** From here to there nobody else is in the way of the ball. */
  readonly lane?: readonly [Ground, Ground];
}

/** What the referee and his assistant do: one goes with the ball, the other along the line. */
export interface Officials {
  readonly referee?: Ground;
  readonly isBlown?: boolean;
  /** The shirt that he books. */
  readonly card?: number | null;
  /** His assistant's flag is up here. */
  readonly flagAt?: Ground;
}

/** Who is who of a side. */
export const order = {
  keeper: 0,
  backs: [1, 2],
  middle: 3,
  wings: [4, 5],
  striker: 6,
  fulls: [7, 8],
  partner: 9,
  second: 10,
} as const;
export const centre: Ground = { u: 50, v: 0.5 };

/** Where whoever has the ball stands: a step behind it. */
export const ballHeld = (side: Side, { u, v }: Ground): Ground => ({
  u: u + (side === 'home' ? -1.7 : 1.7),
  v: v - 0.025,
});

export const flight = (
  turn: number,
  from: Ground,
  to: Ground,
  change: Partial<Pick<PassageBall, 'lift' | 'height' | 'ms' | 'isGone'>> = {},
): PassageBall => ({ turn, from, to, lift: [0, 0], height: 0, ms: beatMs, ...change });

/** Passes in midfield: one every third beat, and whoever gets the ball runs with it until the next. */
export const slotBeats = 3;
/** After so many passes the other side may have the ball. */
export const turnPasses = 3;
/** Where a pass comes down: there is room to run on. */
const midfield = { least: 33, most: 62, far: 0.14, near: 0.88 } as const;
/** How far a man comes with the ball in a beat. */
const dribble = 2.6;
/** Where each is passed to. */
const receivers: readonly Ground[] = [
  { u: 44, v: 0.42 },
  { u: 34, v: 0.36 },
  { u: 34, v: 0.66 },
  { u: 46, v: 0.38 },
  { u: 54, v: 0.14 },
  { u: 54, v: 0.88 },
  { u: 62, v: 0.6 },
  { u: 40, v: 0.15 },
  { u: 40, v: 0.87 },
  { u: 46, v: 0.62 },
  { u: 60, v: 0.4 },
];
const passed = receivers.length - 1;

export interface Begins {
  readonly side: Side;
  readonly isKickOff: boolean;
}

const ownerOf = (key: string, { side }: Begins, slot: number): Side => {
  const turn = Math.floor(slot / turnPasses);
  if (turn === 0) return side;
  return pickedBy(`${key} owner ${turn}`, 2) === 0 ? 'home' : 'away';
};

const receiverOf = (key: string, slot: number): number => {
  const own = pickedBy(`${key} pass ${slot}`, passed);
  const last = slot > 0 ? pickedBy(`${key} pass ${slot - 1}`, passed) : -1;
  return 1 + (own === last ? (own + 2) % passed : own);
};

const inMidfield = ({ u, v }: Ground): Ground => ({
  u: Math.min(midfield.most, Math.max(midfield.least, u)),
  v: Math.min(midfield.near, Math.max(midfield.far, v)),
});

/** Where a pass comes down, and how the ball is carried on from there. */
export const slotAt = (key: string, begins: Begins, slot: number) => {
  const side = ownerOf(key, begins, slot);
  const isKickOff = begins.isKickOff && slot === 0;
  const to = isKickOff ? order.striker : receiverOf(key, slot);
  const { u, v } = receivers[to] ?? centre;
  const seen = inMidfield({
    u: u + pickedBy(`${key} ${slot} u`, 15) - 7,
    v: v + (pickedBy(`${key} ${slot} v`, 17) - 8) / 60,
  });
  const sway = (pickedBy(`${key} ${slot} way`, 9) - 4) / 80;
  return {
    carrier: { side, order: to },
    at: (beats: number): Ground =>
      isKickOff
        ? ownView(side, { u: centre.u - dribble * beats, v: centre.v })
        : ownView(side, { u: seen.u + dribble * beats, v: seen.v + sway * beats }),
    /** In the air. */
    isHigh: pickedBy(`${key} ${slot} high`, 4) === 0,
  };
};

/** Play between two things that are told: it stays in the middle of the pitch, and nobody threatens. */
export const fillerPlay = (key: string, begins: Begins, beat: number, from: Ground | null): Passage => {
  const slot = Math.floor(beat / slotBeats);
  const step = beat % slotBeats;
  const { carrier, at, isHigh } = slotAt(key, begins, slot);
  if (step > 0) {
    const { carrier: next } = slotAt(key, begins, slot + 1);
    // Whoever is passed to next asks for it.
    const asks: Passage['poses'] =
      step === slotBeats - 1 && next.side === carrier.side ? { [next.side]: { [next.order]: 'ask' } } : {};
    return { ball: flight(beat, at(step - 1), at(step), { height: 2 }), carrier, poses: asks };
  }
  const last = slot > 0 ? slotAt(key, begins, slot - 1).at(slotBeats - 1) : (from ?? at(0));
  const passer = slot > 0 ? slotAt(key, begins, slot - 1).carrier : null;
  const poses: Passage['poses'] = passer ? { [passer.side]: { [passer.order]: 'kick' } } : {};
  return { ball: flight(beat, last, at(0), { height: isHigh ? 20 : 4 }), carrier, poses };
};

/** Where the ball goes in a threat, as the side sees it that attacks: to the middle, out to a wing, along it, and in. */
export const dangerSpots = (isNear: boolean) => {
  const wing = isNear ? 0.86 : 0.13;
  const inward = isNear ? -0.06 : 0.06;
  return {
    wing: order.wings[isNear ? 1 : 0],
    spots: [
      { u: 58, v: 0.5 + inward },
      { u: 74, v: wing },
      { u: 86, v: wing + inward },
      { u: 84, v: 0.5 - inward },
    ] as const satisfies readonly Ground[],
  };
};

/** Where the ball is on that way; at its end it is kept before the goal, to and fro. */
export const keptSpot = (spots: readonly Ground[], at: number): Ground => {
  const last = spots[Math.min(at, spots.length - 1)] ?? centre;
  const turn = Math.max(0, at - spots.length + 1) % 4;
  return { u: last.u + (turn % 2 === 1 ? -2.5 : 0), v: last.v + (turn < 2 ? 0 : 0.07) };
};

/** A threat that goes on: the ball is brought before the goal and kept there until the feed tells what comes of it. */
export const dangerPlay = (key: string, side: Side, beat: number, from: Ground | null): Passage => {
  const { wing, spots } = dangerSpots(pickedBy(`${key} wing`, 2) === 0);
  const carriers = [order.middle, wing, wing, order.striker];
  const spotAt = (at: number): Ground => keptSpot(spots, at);
  const to = spotAt(beat);
  const carrier = carriers[Math.min(beat, carriers.length - 1)] ?? order.striker;
  const passer = beat > 0 && beat < carriers.length ? carriers[beat - 1] : undefined;
  const own = (place: Ground): Ground => ownView(side, place);
  const start = beat > 0 ? own(spotAt(beat - 1)) : (from ?? own({ u: 50, v: 0.5 }));
  const height = [5, 8, 2, 24][beat] ?? 2;
  return {
    ball: flight(beat, start, own(to), { height }),
    carrier: { side, order: carrier },
    set: { [side]: arrivals(side, beat, carrier) },
    poses: passer !== undefined && passer !== carrier ? { [side]: { [passer]: 'kick' } } : {},
  };
};

/** The ball is before the goal after a corner or a free kick, and stays there until the feed tells what comes of it. */
export const keptPlay = (side: Side, beat: number, from: Ground | null): Passage => {
  const at = (of: number): Ground => ({
    u: 86 + (of % 2 === 1 ? -2.5 : 0),
    v: 0.5 + (of % 4 < 2 ? 0 : 0.07),
  });
  const own = (of: number): Ground => ownView(side, at(of));
  return {
    ball: flight(beat, from ?? own(beat - 1), own(beat), { height: 4 }),
    carrier: { side, order: order.striker },
    set: { [side]: arrivals(side, 3, order.striker) },
  };
};

/** Those who come before the goal as well, over its whole width: a striker to either post, the middle to the edge of the area, and the wings. */
export const arrivals = (side: Side, beat: number, carrier: number): Some<Ground> => {
  const step = Math.min(beat, 3);
  const wings = order.wings.filter((each) => each !== carrier);
  const come: [number, Ground][] = [
    [order.striker, { u: 66 + 7 * step, v: 0.36 }],
    [order.middle, { u: 58 + 5 * step, v: 0.5 }],
    [order.second, { u: 66 + 7 * step, v: 0.68 }],
    ...wings.map((each): [number, Ground] => [
      each,
      { u: 58 + 6 * step, v: each === order.wings[0] ? 0.14 : 0.88 },
    ]),
  ];
  return Object.fromEntries(
    come.filter(([each]) => each !== carrier).map(([each, place]) => [each, ownView(side, place)]),
  );
};
