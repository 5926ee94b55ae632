import type { Side } from '../../../../../src/book/views.ts';
import { otherOf } from '../sides.ts';
import { isAtBuzzer, takesLead } from './cheer.ts';
import { handOf, ringOf, underRing } from './courtDepth.ts';
import { courtPlayOf, endedPossession } from './courtEnds.ts';
import { finishOf, flightsOf } from './courtFinishes.ts';
import type { CourtFrame } from './courtPlay.ts';
import { lane, laneGuards, stands, stealAt } from './courtPlays.ts';
import {
  attackersAt,
  type CourtTold,
  endOf,
  guardOf,
  guardsOf,
  posed,
  possessionOf,
  sidesOf,
  thief,
  waitingPose,
} from './courtSides.ts';
import { mirroredSpot, type Placed, type Pose, type Spot } from './figures.ts';

/** Beats of how a possession ended; then all run. */
export const endingBeats = 3;

/** A three, a dunk, whatever changes the lead, and what is made as the time runs out. */
export const isMuch = (told: Pick<CourtTold, 'id' | 'score' | 'brought'>, side: Side): boolean =>
  told.brought === 3 || takesLead(told, side) || isAtBuzzer(told) || endOf(told) === 'dunk';

/** Who ends it, of the five. */
export const enderOf = (told: CourtTold): number => {
  const end = endOf(told);
  return end === 'steal' ? 0 : finishOf(endedPossession(possessionOf(told)), end).by;
};

/** Those beside him who ends it: whoever would stand where he is takes the place that he leaves. */
const clearOf = (by: number, spots: readonly Spot[]): readonly Spot[] => {
  const gapAt = ({ x, y }: Spot): number =>
    Math.min(...spots.map((spot) => Math.hypot(x - spot.x, 3 * (y - spot.y))));
  const gaps = stands.map((at, man) => (man === by ? Number.POSITIVE_INFINITY : gapAt(at)));
  const least = Math.min(...gaps);
  const gives = least < 40 ? gaps.indexOf(least) : by;
  const left = stands[by];
  return stands.map((at, man) => (man === gives && left ? left : at));
};

/** So near to the ring a man has a hand up against a throw. */
const contests = 66;

/** How a possession ended, which the feed has told: a throw that goes in, or one that bounces off or is stopped, into the others' hands. */
export const endingFrame = (
  told: CourtTold,
  side: Side,
  beat: number,
  last: Spot | null = null,
): CourtFrame => {
  const ended = endedPossession(possessionOf(told));
  const play = courtPlayOf(ended);
  const end = endOf(told);
  const isLast = told.score.clock === 0;
  if (end === 'steal') {
    const said = beat > 0 ? { kind: end, side: otherOf(side) } : { kind: play, side };
    return { ...stealFrame(told, side, beat, last), said, isLit: isLast && beat > 0 };
  }
  // It is said once it is seen, and prices may tell it; who lines up for a free throw is seen at once.
  const isFree = end === 'freeThrow';
  const isSeen = beat > 1 || isFree;
  const inAir = isLast ? 'buzzerShot' : 'shot';
  const said: CourtFrame['said'] = isSeen
    ? { kind: end ?? 'shot', side: end === 'block' ? otherOf(side) : side }
    : { kind: beat === 1 ? inAir : play, side };
  const finish = finishOf(ended, end);
  const { by } = finish;
  const seenFrom = (spot: Spot): Spot => mirroredSpot(side, spot);
  const isMade = told.brought > 0;
  const isIn = beat === 2 && isMade;
  const spots = isFree
    ? lane.map(seenFrom)
    : attackersAt(told, side, 0, clearOf(by, [finish.gets, finish.ends])).map((spot, at) =>
        at === by ? seenFrom(finish.gets) : spot,
      );
  const much = isMade && isMuch(told, side);
  const poseOf = (at: number): Pose => {
    if (at === by && (beat < 2 || isIn)) {
      const pose = finish.poses[beat] ?? 'rest';
      return isIn && much && pose !== 'hang' ? 'cheer' : pose;
    }
    if (at === by) return 'droop';
    // All are glad where it was much; else two of the others shake a fist.
    if (isIn) return much ? 'cheer' : at % 2 === 1 ? 'fist' : 'heed';
    return beat === 1 && at % 2 === 0 ? 'ask' : 'heed';
  };
  const guards = isFree ? laneGuards.map(seenFrom) : guardsOf(spots, side);
  const ring = ringOf(side);
  /** Whoever guards him who throws leaps at the ball, those near the ring have a hand up; he hangs his head if it was in vain. */
  const guardPoseOf = (man: number, { x }: Spot): Pose => {
    if (isIn) return man === by ? 'droop' : man % 2 === 0 ? 'rest' : 'walk';
    if (isFree) return beat > 1 && man === thief ? 'leap' : 'heed';
    if (beat > 1) return man === thief ? 'leap' : 'run';
    if (man === by) return beat === 1 ? 'leap' : 'guard';
    return Math.abs(x - ring.x) < contests ? 'guard' : waitingPose(man, beat);
  };
  const own = spots.map(
    (spot, at): Placed => ({
      ...(at === by && beat > 0 ? seenFrom(finish.ends) : spot),
      pose: poseOf(at),
    }),
  );
  const placed = sidesOf(
    side,
    own,
    guards.map((spot, man) => ({ ...spot, pose: guardPoseOf(man, spot) })),
    [by],
  );
  const others = placed[otherOf(side)];
  const flights = flightsOf({
    ...{ side, finish, end, isIn: isMade, floor: underRing(side) },
    last: last ?? handOf(spots[by === 1 ? 0 : 1] ?? ring),
    guard: others[guardOf(by)] ?? ring,
    catcher: others[0] ?? ring,
  });
  return {
    ...placed,
    balls: flights.slice(beat, beat + 1),
    carrier: beat === 0 && end !== 'putBack' ? { side, at: by } : null,
    scored: isIn ? { side, points: told.brought } : null,
    ...(isIn && { points: { side, points: told.brought, isLarge: much } }),
    shot: side,
    isLit: isLast && beat > 0,
    said,
  };
};

/** A pass is taken at half court, and whoever has it runs on. */
const stealFrame = (told: CourtTold, side: Side, beat: number, last: Spot | null): CourtFrame => {
  const spots = attackersAt(told, side, 0, stands);
  const at = (since: number): Spot => mirroredSpot(side, stealAt(since));
  const guards = guardsOf(spots, side).map((spot, man): Placed => {
    if (man === thief) return { ...at(beat), pose: beat === 0 ? 'reach' : 'dribble' };
    return { ...spot, pose: beat === 0 ? waitingPose(man, beat) : 'run' };
  });
  return {
    ...sidesOf(
      side,
      // Whoever lost it hangs his head, and the others turn round.
      spots.map((spot, man) => ({ ...spot, pose: beat === 0 ? 'heed' : man === 1 ? 'droop' : 'walk' })),
      guards,
    ),
    balls: [
      beat === 0
        ? { from: last ?? handOf(spots[1] ?? at(0)), to: handOf(at(0)), height: 8 }
        : { from: handOf(at(beat - 1), beat === 1 ? 24 : 14), to: handOf(at(beat), 14), height: -15 },
    ],
    // At first the pass is still in the air.
    carrier: beat === 0 ? null : { side: otherOf(side), at: 0 },
    scored: null,
  };
};

/** So long what was made as the time ran out stands in large, and all of that side jump. Beats. */
export const buzzerBeats = 6;

export const buzzerFrame = (told: CourtTold, side: Side, rest: CourtFrame): CourtFrame => ({
  ...rest,
  [side]: posed(rest[side], 'exult'),
  ...{ points: { side, points: told.brought, isLarge: true }, shot: side, isLit: true },
});
