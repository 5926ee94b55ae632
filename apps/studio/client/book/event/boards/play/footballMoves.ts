import type { PlayView, Side } from '../../../../../src/book/views.ts';
import { otherOf } from '../sides.ts';
import { pickedBy } from './chance.ts';
import { beatMs, type Pose } from './figures.ts';
import type { MoveCaption } from './footballCaption.ts';
import { arrivals, ballHeld, flight, order, type Passage, type Some } from './footballPassages.ts';
import type { FootballTold } from './footballPlay.ts';
import { type Ground, ownView } from './pitch.ts';

/** How a side comes before the other's goal while no attack is told, and what tells one from another. */
export interface Move extends Pick<PlayView, 'side' | 'way' | 'isBreak' | 'end'> {
  readonly key: string;
}

/** What was begun since, `null` where nothing was, or where something of the timeline has been told after it. */
export const moveOf = ({ id, timeline, plays = [] }: FootballTold, seen: number): Move | null => {
  const last = plays.at(-1);
  if (!last || plays.length <= seen || last.after !== timeline.length) return null;
  const { side, way, isBreak, end, clock } = last;
  return { side, way, isBreak, end, key: `${id} ${clock} play` };
};

/** Of what was told besides, what is drawn: small things in the minutes in which the ball goes from end to end are told in words alone. */
export const piecesBeside = ({
  incidents = [],
  plays = [],
}: Pick<FootballTold, 'incidents' | 'plays'>): FootballTold['incidents'] => {
  if (plays.length === 0) return incidents;
  const isLarge = (clock: number, after: number): boolean =>
    incidents.some(
      (each) =>
        each.clock === clock &&
        each.after === after &&
        (each.kind === 'corner' ||
          each.kind === 'offside' ||
          each.kind === 'yellow' ||
          each.kind === 'free-kick'),
    );
  return incidents.filter(
    ({ clock, after }) =>
      isLarge(clock, after) || !plays.some((play) => play.clock === clock || play.clock === clock - 1),
  );
};

/** Beats until it is before the goal, and what its end takes. */
const comes = 6;
const endBeats: Readonly<Record<PlayView['end'], number>> = {
  ...{ cleared: 5, lost: 5, held: 6, wide: 6, over: 6, back: 5 },
};

const isShot = (end: PlayView['end']): boolean => end === 'held' || end === 'wide' || end === 'over';

/** A shot waits until an attack that begins in the next minute, five seconds after it, would have broken it off: what is shot counts (`shots.ts`). */
const waits = 2;
const comesFor = ({ end }: Pick<Move, 'end'>): number => comes + (isShot(end) ? waits : 0);
export const moveBeats = (move: Pick<Move, 'end'>): number => comesFor(move) + endBeats[move.end];

/** Who has the ball once it is over. */
export const ballAfterMove = ({ side, end }: Move): Side => (end === 'back' ? side : otherOf(side));

/** A place as whoever comes forward sees it, who has the ball there, and how it came. */
interface Spot {
  readonly at: Ground;
  readonly man: number;
  readonly height?: number;
}

const wingOf = ({ way }: Move) =>
  way === 'near'
    ? { man: order.wings[1], full: order.fulls[1], back: order.backs[1], v: 0.85, inward: -1 }
    : { man: order.wings[0], full: order.fulls[0], back: order.backs[0], v: 0.11, inward: 1 };

/** Along the ground from the back: by a full back, the middle and the wing, or through both in the middle. */
const wayOf = (move: Move): readonly Spot[] => {
  const { man, full, back, v, inward } = wingOf(move);
  const sway = (pickedBy(`${move.key} sway`, 9) - 4) / 100;
  const isMiddle = move.way === 'middle';
  if (move.isBreak)
    return [
      { at: { u: 21, v: 0.5 + sway }, man: back },
      { at: { u: 33, v: 0.46 + sway }, man: order.middle },
      { at: { u: 60, v: isMiddle ? 0.42 : v }, man: isMiddle ? order.striker : man, height: 30 },
      { at: { u: 69, v: isMiddle ? 0.46 : v }, man: isMiddle ? order.striker : man },
      { at: { u: 77, v: isMiddle ? 0.5 : v + inward * 0.01 }, man: isMiddle ? order.striker : man },
      { at: { u: 81, v: isMiddle ? 0.48 + sway : v + inward * 0.02 }, man: isMiddle ? order.striker : man },
    ];
  if (isMiddle)
    return [
      { at: { u: 22, v: 0.62 }, man: order.backs[1] },
      { at: { u: 30, v: 0.86 }, man: order.fulls[1] },
      { at: { u: 45, v: 0.6 + sway }, man: order.partner },
      { at: { u: 56, v: 0.36 + sway }, man: order.middle },
      { at: { u: 68, v: 0.52 + sway }, man: order.striker },
      { at: { u: 74, v: 0.5 + sway }, man: order.middle },
    ];
  return [
    { at: { u: 21, v: 0.5 + (v - 0.5) * 0.4 }, man: back },
    { at: { u: 32, v: v - inward * 0.01 }, man: full },
    { at: { u: 46, v: 0.5 + (v - 0.5) * 0.3 + sway }, man: order.middle },
    { at: { u: 63, v }, man },
    { at: { u: 73, v: v - inward * 0.02 }, man },
    { at: { u: 83, v: v + inward * 0.02 }, man },
  ];
};

/** Hundredths of the pitch. */
const turnsBack = 3;

const spotAt = (move: Move, beat: number): Spot => {
  const way = wayOf(move);
  const last = way[Math.min(beat, comes - 1)] ?? { at: { u: 50, v: 0.5 }, man: order.middle };
  // Whoever waits turns back with it for a moment.
  return beat === comes ? { ...last, at: { ...last.at, u: last.at.u - turnsBack } } : last;
};

/** Along the way. Whoever has passed is seen to, and the others come with it from halfway on. */
const comingPlay = (move: Move, beat: number, from: Ground | null): Passage => {
  const { side } = move;
  const { at, man, height } = spotAt(move, beat);
  const before = beat > 0 ? spotAt(move, beat - 1) : null;
  const own = (place: Ground): Ground => ownView(side, place);
  // Nobody counters who has the ball: the others play it forward, and lose it.
  if (move.isBreak && beat === 0) {
    const other = otherOf(side);
    const start = from ?? ownView(side, { u: 60, v: 0.5 });
    return {
      ball: flight(200, start, own(at), { height: 14 }),
      carrier: null,
      set: {
        [other]: { [order.partner]: ballHeld(other, start) },
        [side]: { [man]: ballHeld(side, own(at)) },
      },
      poses: { [other]: { [order.partner]: 'kick' } },
    };
  }
  const isPass = before !== null && before.man !== man;
  return {
    ball: flight(200 + beat, before ? own(before.at) : (from ?? own(at)), own(at), {
      height: height ?? (isPass || before === null ? 5 : 2),
    }),
    carrier: { side, order: man },
    ...(beat > 2 && { set: { [side]: arrivals(side, beat - 3, man) } }),
    poses: isPass ? { [side]: { [before.man]: 'kick' } } : {},
  };
};

interface Scene {
  readonly move: Move;
  readonly other: Side;
  /** Beats since it came before the goal. */
  readonly at: number;
  readonly last: Spot;
  readonly own: (u: number, v: number) => Ground;
  readonly aim: number;
}

const keeperAt = ({ own }: Scene, u: number, v: number): Some<Ground> => ({ [order.keeper]: own(u, v) });

/** It is crossed, headed out at the near post, and picked up in front. */
const clearedPlay = (scene: Scene): Passage => {
  const { move, other, at, last, own, aim } = scene;
  const { side } = move;
  const meets = own(94, 0.5 - wingOf(move).inward * 0.13);
  const out = own(63, 0.5 - aim * 0.16);
  const set = {
    [side]: { ...arrivals(side, 3, last.man), [last.man]: ballHeld(side, own(last.at.u, last.at.v)) },
    [other]: { [order.backs[0]]: ballHeld(other, meets), ...keeperAt(scene, 97.5, 0.5) },
  };
  if (at === 0)
    return {
      ball: flight(210, own(last.at.u, last.at.v), meets, { height: 20, lift: [0, 20] }),
      ...{ carrier: null, set },
      poses: { [side]: { [last.man]: 'kick' }, [other]: { [order.backs[0]]: 'ready' } },
    };
  if (at < 3)
    return {
      ball: flight(211, meets, out, { height: 28, lift: [20, 0], ms: 2 * beatMs }),
      ...{ carrier: null, set: at === 1 ? set : {} },
      poses: {
        [other]: at === 1 ? { [order.backs[0]]: 'reach' } : {},
        [side]: { [order.striker]: at === 1 ? 'reach' : 'droop' },
      },
    };
  const runs = own(63 - 4 * (at - 3), 0.5 - aim * 0.16);
  return {
    ball: flight(210 + at, at === 3 ? out : own(63 - 4 * (at - 4), 0.5 - aim * 0.16), runs, { height: 2 }),
    carrier: { side: other, order: order.middle },
  };
};

/** He goes on to the corner, is tackled there, and the ball is played out along the line. */
const lostPlay = (scene: Scene): Passage => {
  const { move, other, at, last, own } = scene;
  const { side } = move;
  const { v, inward } = wingOf(move);
  const corner = own(93, v + inward * 0.01);
  const won = own(91, v + inward * 0.05);
  const out = own(72, v + inward * 0.04);
  const far = own(58, 0.5);
  const full = order.fulls[move.way === 'near' ? 1 : 0];
  const others = arrivals(side, 3, last.man);
  if (at === 0)
    return {
      ball: flight(210, own(last.at.u, last.at.v), corner, { height: 2 }),
      carrier: { side, order: last.man },
      set: { [side]: others, [other]: { [full]: own(90, v + inward * 0.06) } },
      poses: { [other]: { [full]: 'ready' } },
    };
  if (at === 1)
    return {
      ball: flight(211, corner, won, { height: 3 }),
      carrier: { side: other, order: full },
      set: { [side]: { ...others, [last.man]: corner } },
      poses: { [other]: { [full]: 'lunge' }, [side]: { [last.man]: 'droop' } },
    };
  const to = at === 2 ? out : far;
  const man = at === 2 ? order.wings[move.way === 'near' ? 1 : 0] : order.partner;
  return {
    ball: flight(210 + Math.min(at, 3), at === 2 ? won : at === 3 ? out : far, at > 3 ? own(54, 0.48) : to, {
      height: 4,
    }),
    carrier: { side: other, order: man },
    poses: at === 2 ? { [other]: { [full]: 'kick' } } : {},
  };
};

/** Whoever shoots besides does so from afar, well before the line of the area: nothing of it can be taken for an attack. */
const shotsFrom = 75;

/** Laid back from a wing, or as it comes in the middle: he shoots at the second beat, and it is held, or goes wide, or over. */
const shotPlay = (scene: Scene): Passage => {
  const { move, other, at, last, own, aim } = scene;
  const { side, end } = move;
  const shooter = last.man === order.middle ? order.striker : order.middle;
  const spot = own(shotsFrom, 0.5 - aim * 0.07);
  const crowd = { ...arrivals(side, 2, shooter), [shooter]: ballHeld(side, spot) };
  if (at === 0)
    return {
      ball: flight(210, own(last.at.u, last.at.v), spot, { height: 4 }),
      carrier: { side, order: shooter },
      set: { [side]: crowd, [other]: keeperAt(scene, 97, 0.5) },
      poses: { [side]: { [last.man]: 'kick' } },
    };
  const aims = {
    held: { to: own(97, 0.5 + aim * 0.07), lift: [0, 9], height: 7 },
    wide: { to: own(103, 0.5 + aim * 0.27), lift: [0, 8], height: 10 },
    over: { to: own(105, 0.5 + aim * 0.06), lift: [0, 62], height: 16 },
  } as const;
  const { to, lift, height } = aims[end === 'wide' || end === 'over' ? end : 'held'];
  const hands = own(94, 0.5 + aim * 0.05);
  const dives = keeperAt(scene, 98, 0.5 + aim * (end === 'wide' ? 0.11 : 0.07));
  if (at < 3)
    return {
      ball: flight(211, spot, to, { ms: 460, height, lift }),
      ...{ carrier: null, set: { [side]: crowd, [other]: dives } },
      poses: {
        [side]: at === 1 ? { [shooter]: 'kick' } : { [shooter]: 'droop', [order.striker]: 'droop' },
        [other]: { [order.keeper]: end === 'over' ? 'reach' : end === 'held' && at === 2 ? 'hold' : 'dive' },
      },
    };
  const set = { [other]: { [order.keeper]: ballHeld(other, hands) } };
  if (at === 3)
    return {
      ball: flight(213, to, hands, end === 'held' ? { lift: [9, 13] } : { isGone: true }),
      ...{ carrier: { side: other, order: order.keeper }, set },
      poses: { [other]: { [order.keeper]: 'hold' } },
    };
  const full = order.fulls[aim > 0 ? 0 : 1];
  const out = own(74, aim > 0 ? 0.14 : 0.86);
  return {
    ball: flight(214, hands, out, { height: 16, lift: [6, 0], ms: 2 * beatMs }),
    ...{ carrier: null, set: { [other]: { ...set[other], [full]: ballHeld(other, out) } } },
    poses: at === 4 ? { [other]: { [order.keeper]: 'kick' } } : {},
  };
};

/** Nobody is free before the goal: it goes back over the middle and the back to their own keeper, and out again. */
const backPlay = ({ move: { side }, at, last, own }: Scene): Passage => {
  const ways: readonly Spot[] = [
    { at: { u: 58, v: 0.42 }, man: order.partner, height: 4 },
    { at: { u: 33, v: 0.62 }, man: order.backs[1], height: 6 },
    { at: { u: 8, v: 0.5 }, man: order.keeper, height: 4 },
    { at: { u: 23, v: 0.15 }, man: order.fulls[0], height: 14 },
    { at: { u: 29, v: 0.16 }, man: order.fulls[0], height: 2 },
  ];
  const before = ways[at - 1] ?? last;
  const { at: to, man, height = 2 } = ways[Math.min(at, ways.length - 1)] ?? last;
  const poses: Some<Pose> = before.man === man ? {} : { [before.man]: 'kick' };
  return {
    ball: flight(210 + at, own(before.at.u, before.at.v), own(to.u, to.v), { height }),
    carrier: { side, order: man },
    ...(man === order.keeper && {
      set: { [side]: { [order.keeper]: ballHeld(side, own(to.u, to.v)) } },
    }),
    poses: { [side]: poses },
  };
};

/** What is played so many beats after it was told. */
export const movePlay = (move: Move, beat: number, from: Ground | null): Passage => {
  const begins = comesFor(move);
  if (beat < begins) return comingPlay(move, beat, from);
  const { side, end, key } = move;
  const scene: Scene = {
    ...{ move, other: otherOf(side), at: beat - begins, last: spotAt(move, begins - 1) },
    own: (u, v) => ownView(side, { u, v }),
    aim: pickedBy(`${key} aim`, 2) === 0 ? -1 : 1,
  };
  switch (end) {
    case 'cleared':
      return clearedPlay(scene);
    case 'lost':
      return lostPlay(scene);
    case 'held':
    case 'wide':
    case 'over':
      return shotPlay(scene);
    case 'back':
      return backPlay(scene);
  }
};

/** A shot is spoken of once it is seen where it goes. */
const knownAfter: Readonly<Record<PlayView['end'], number>> = {
  ...{ cleared: 1, lost: 1, held: 2, wide: 2, over: 2, back: 1 },
};

/** So many beats later whoever has the ball then is spoken of. */
const toldFor: Readonly<Record<PlayView['end'], number>> = {
  ...{ cleared: 2, lost: 2, held: 2, wide: 2, over: 2, back: 3 },
};

/** From before a shot until the keeper has the ball the goal is in sight with whoever shoots. */
export const isGoalSeen = (move: Pick<Move, 'end'>, beat: number): boolean =>
  isShot(move.end) && beat >= comes && beat < comesFor(move) + 4;

/** From which beat on it has been said how it ended. */
export const moveSaidFrom = (move: Pick<Move, 'end'>): number => comesFor(move) + knownAfter[move.end];

export const moveSays = (move: Move, beat: number): { readonly kind: MoveCaption; readonly side: Side } => {
  const { side, way, isBreak, end } = move;
  if (beat >= moveSaidFrom(move) + toldFor[end]) return { kind: 'builds', side: ballAfterMove(move) };
  if (beat >= moveSaidFrom(move)) return { kind: end, side };
  if (isBreak && beat < 2)
    return beat === 0 ? { kind: 'long', side: otherOf(side) } : { kind: 'steal', side };
  if (beat < 3) return { kind: isBreak ? 'breaks' : 'builds', side };
  // Only what is headed out was crossed; a shot is said as it is struck.
  if (beat > comesFor(move) && isShot(end)) return { kind: 'shoots', side };
  if (beat >= comes && end === 'cleared') return { kind: 'cross', side };
  return { kind: way === 'middle' ? 'middle' : 'wing', side };
};
