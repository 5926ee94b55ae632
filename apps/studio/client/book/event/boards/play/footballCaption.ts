import type { IncidentKind, Side } from '../../../../../src/book/views.ts';
import { type Begins, order, slotAt, slotBeats, turnPasses } from './footballPassages.ts';
import { ownView } from './pitch.ts';

/** What can be said of play between two things that are told: all of it is drawn, and none of it is told. */
export const playCaptions = ['steal', 'long', 'wing', 'back', 'middle', 'holds', 'builds'] as const;
export type PlayCaption = (typeof playCaptions)[number];

/** How a side is seen to come before the other's goal, and what comes of it. */
const moveCaptions = ['breaks', 'cross', 'shoots', 'cleared', 'lost', 'held', 'wide', 'over'] as const;
export type MoveCaption =
  | (typeof moveCaptions)[number]
  | Extract<PlayCaption, 'builds' | 'middle' | 'wing' | 'back' | 'long' | 'steal'>;
export type DrawnCaption = PlayCaption | MoveCaption;

/** By a side that has just won the ball in its own half; or in whatever other way. */
export type Coming = 'counter' | 'attack';

export interface Caption {
  readonly kind: DrawnCaption | IncidentKind;
  readonly side: Side;
  /** The shirt of whoever fouled or was booked. */
  readonly man?: number | null;
  /** A corner or a free kick that is played short, as those are that lead to no threat. */
  readonly isShort?: boolean;
  /** How a threat comes about that is not before the goal yet. */
  readonly coming?: Coming;
}

export const isPlay = (kind: Caption['kind']): kind is DrawnCaption =>
  [...playCaptions, ...moveCaptions].some((each) => each === kind);

/** A caption stands for as many passes as a side has the ball at least. */
export const captionBeats = slotBeats * turnPasses;
/** From here on towards its own goal a side plays back. Hundredths of the pitch. */
const backBy = 5;

const wings: readonly number[] = order.wings;
const inMiddle: readonly number[] = [order.middle, order.partner, order.striker, order.second];
const backs: readonly number[] = [...order.backs, ...order.fulls];

/** A pass through the air over so much is a long one. Metres, of a pitch of the usual size. */
const longBy = 30;
const pitchMetres = { long: 105, wide: 68 };

type Slot = ReturnType<typeof slotAt>;

const hasLongPass = (slots: readonly Slot[]): boolean =>
  slots.some((slot, pass) => {
    const before = slots[pass - 1];
    if (!before || !slot.isHigh) return false;
    const [from, to] = [before.at(slotBeats - 1), slot.at(0)];
    const along = ((to.u - from.u) / 100) * pitchMetres.long;
    return Math.hypot(along, (to.v - from.v) * pitchMetres.wide) > longBy;
  });

/** What is true of so many passes, the most telling first. Whoever has the ball holds it, and builds on it. */
const factsOf = (key: string, begins: Begins, turn: number): readonly Caption[] => {
  const slots = Array.from({ length: turnPasses }, (_, pass) =>
    slotAt(key, begins, turn * turnPasses + pass),
  );
  const side = slots[0]?.carrier.side ?? begins.side;
  const before = turn === 0 ? side : slotAt(key, begins, turn * turnPasses - 1).carrier.side;
  const along = slots.map(({ at }) => ownView(side, at(0)).u);
  const count = (of: readonly number[]): number =>
    slots.filter(({ carrier }) => of.includes(carrier.order)).length;
  const gone = (along.at(-1) ?? 0) - (along[0] ?? 0);
  const facts: Readonly<Record<PlayCaption, boolean>> = {
    steal: before !== side,
    long: hasLongPass(slots),
    wing: count(wings) > 1,
    back: count(backs) > 0 && gone < -backBy,
    middle: count(inMiddle) > 1 && gone > 0,
    holds: true,
    builds: true,
  };
  return playCaptions.filter((kind) => facts[kind]).map((kind) => ({ kind, side }));
};

/** A ball that is won is spoken of again after so many other things at the earliest. */
export const stealsApart = 2;

/** What is said of play so many beats after it began: another thing every five seconds or so. */
export const captionOf = (key: string, begins: Begins, beat: number): Caption => {
  const said: Caption[] = [];
  for (let turn = 0; turn < Math.floor(beat / captionBeats); turn += 1)
    said.push(newOf(factsOf(key, begins, turn), said));
  return newOf(factsOf(key, begins, Math.floor(beat / captionBeats)), said);
};

const newOf = (facts: readonly Caption[], said: readonly Caption[]): Caption => {
  const last = said.at(-1);
  const isStale = said.slice(-stealsApart).some(({ kind }) => kind === 'steal');
  const isNew = ({ kind, side }: Caption): boolean =>
    !(kind === 'steal' && isStale) && (kind !== last?.kind || side !== last.side);
  return facts.find(isNew) ?? { kind: 'holds', side: last?.side ?? 'home' };
};
