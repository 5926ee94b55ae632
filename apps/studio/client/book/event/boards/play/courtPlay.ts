import type { BasketballScore, EventPhase, Side } from '../../../../../src/book/views.ts';
import { otherOf, sides } from '../sides.ts';
import { pickedBy } from './chance.ts';
import { isAtBuzzer, takesLead } from './cheer.ts';
import { apartOnCourt } from './courtApart.ts';
import { handOf, ringOf, row, seenOnFloor, underRing } from './courtDepth.ts';
import { type CourtSaid, courtEndOf, courtPlayOf, endedPossession } from './courtEnds.ts';
import { freeFrom, lane, laneGuards, makes, stands, stealAt, stepOf, threeFrom } from './courtPlays.ts';
import { longSince, restFrame, warmFrame } from './courtRest.ts';
import { type Flight, mirrored, type Placed, type Pose, type Spot } from './figures.ts';
import { endedBy } from './possession.ts';
import type { Play } from './usePlay.ts';

/** What the feed has told of a match: nothing else decides what is drawn. */
export interface CourtTold {
  readonly id: string;
  readonly score: BasketballScore;
  /** What the possession that was played last brought; 0 for nothing. */
  readonly brought: number;
  readonly phase: EventPhase;
}

export interface CourtFrame {
  readonly home: readonly Placed[];
  readonly away: readonly Placed[];
  readonly balls: readonly Flight[];
  /** Who of the side that attacks has the ball in hand. */
  readonly carrier: { readonly side: Side; readonly at: number } | null;
  /** A ball has just gone through the net of the side that is attacked, and brought so many points. */
  readonly scored: { readonly side: Side; readonly points: number } | null;
  /** The same for as long as it is read: while they run back as well, whoever made them with his arms up where it was much. */
  readonly points?: { readonly side: Side; readonly points: number; readonly isLarge: boolean };
  /** All run to the other end. */
  readonly isRun?: boolean;
  /** What is played, and how it ends: no more than what is seen. */
  readonly said?: { readonly kind: CourtSaid; readonly side: Side };
  /** Who has won the match or a quarter of it, while that is celebrated. */
  readonly champion?: Side | null;
}

/** So far each moves about his place, to either hand. */
const strays = { x: 4, y: 2 } as const;
/** How high a throw for one point goes, or one in vain; and one from beyond the line. */
const heights = { throw: 34, far: 62 } as const;

const keyOf = ({ id, score: { quarter, clock } }: CourtTold): string => `${id} ${quarter} ${clock}`;

const possessionOf = ({ id, score: { quarter, clock } }: CourtTold) => ({ id, quarter, clock });

/** Where five stand at a beat of what they play. */
const standsOf = (told: CourtTold, beat: number): readonly Spot[] => {
  const { men = {} } = stepOf(courtPlayOf(possessionOf(told)), beat);
  return stands.map((at, man) => men[man] ?? at);
};

/** Attackers move about their places: each goes another way every other beat. */
const attackersAt = (told: CourtTold, side: Side, beat: number, from = standsOf(told, beat)): Spot[] =>
  from.map(({ x, y }, at) => {
    const key = `${keyOf(told)} ${at} ${Math.floor(beat / 2)}`;
    const by = (way: keyof typeof strays): number =>
      pickedBy(`${key} ${way}`, 2 * strays[way] + 1) - strays[way];
    return { x: mirrored(side, x + by('x')), y: y + by('y') };
  });

/** So far from an attacker, that neither covers the other: towards the ring, and towards the middle of the court. */
const guarded = { x: 26, y: 6 } as const;
const guardsOf = (attackers: readonly Spot[], side: Side): Spot[] =>
  attackers.map(({ x, y }) => ({
    x: x + (side === 'home' ? guarded.x : -guarded.x),
    y: y + guarded.y * Math.max(-1, Math.min(1, (row - y) / 20)),
  }));

/** Who has the ball in each beat of an attack. */
const carrierAt = (told: CourtTold, beat: number): number =>
  stepOf(courtPlayOf(possessionOf(told)), beat).ball;

type Sides = Pick<CourtFrame, 'home' | 'away'>;

/**
 * Whom each man guards. Whoever stands nearest to the middle in an attack goes back the furthest, so that all go from end to end side by
 * side, and nobody overtakes another.
 */
const guardedBy = [3, 1, 4, 0, 2] as const;
/** Whose man brings the ball in the next attack: he is first of his side. */
const thief = guardedBy[0];

/** Attackers and who guards them, with room between all; whoever throws stays where he is. */
const sidesOf = (side: Side, own: readonly Placed[], guards: readonly Placed[], isFixed = false): Sides => {
  const theirs = guardedBy.flatMap((man) => guards[man] ?? []);
  const all = apartOnCourt([...own, ...theirs], isFixed ? [0] : []);
  const [attackers, others] = [all.slice(0, own.length), all.slice(own.length)];
  return side === 'home' ? { home: attackers, away: others } : { home: others, away: attackers };
};

const posed = (spots: readonly Spot[], pose: Pose): Placed[] => spots.map((spot) => ({ ...spot, pose }));

/** Whoever goes further than this within a beat runs. */
const runsFrom = 9;

/** The ball goes round among those who attack, until the feed tells how it ended. */
const attackFrame = (told: CourtTold, beat: number): CourtFrame => {
  const side = told.score.attacks;
  const spots = attackersAt(told, side, beat);
  const carrier = carrierAt(told, beat);
  const passer = beat > 0 ? carrierAt(told, beat - 1) : carrier;
  const next = carrierAt(told, beat + 1);
  const isPass = passer !== carrier;
  const was = beat > 0 ? attackersAt(told, side, beat - 1) : spots;
  const goes = (at: number): boolean => {
    const [from, to] = [was[at], spots[at]];
    return from !== undefined && to !== undefined && Math.hypot(to.x - from.x, to.y - from.y) > runsFrom;
  };
  const poseOf = (at: number): Pose => {
    if (at === passer && isPass) return 'pass';
    if (at === carrier) return 'dribble';
    return goes(at) ? 'run' : at === next ? 'ask' : 'heed';
  };
  const guardPoseOf = (man: number): Pose => (man === carrier ? 'guard' : goes(man) ? 'run' : 'deny');
  const placed = spots.map((spot, at): Placed => ({ ...spot, pose: poseOf(at) }));
  const guards = guardsOf(spots, side).map((spot, man): Placed => ({ ...spot, pose: guardPoseOf(man) }));
  const to = handOf(spots[carrier] ?? ringOf(side), isPass ? 24 : 14);
  const from = handOf((isPass ? spots : was)[passer] ?? ringOf(side), isPass ? 26 : 14);
  return {
    ...sidesOf(side, placed, guards),
    balls: [{ from, to, height: isPass ? 10 : -16 }],
    carrier: { side, at: carrier },
    scored: null,
    said: { kind: courtPlayOf(possessionOf(told)), side },
  };
};

/** Whoever would stand where somebody throws takes the place at the top instead. */
const clearOf = (shooter: Spot): readonly Spot[] => {
  const [top = shooter, ...others] = stands;
  const gaps = others.map(({ x, y }) => Math.hypot(x - shooter.x, 3 * (y - shooter.y)));
  const least = Math.min(...gaps);
  const gives = least < 40 ? 1 + gaps.indexOf(least) : 0;
  return stands.map((at, man) => (man === gives ? top : at));
};

/** A three, whatever changes the lead, and what is made as the time runs out. */
export const isMuch = (told: Pick<CourtTold, 'score' | 'brought'>, side: Side): boolean =>
  told.brought === 3 || takesLead(told, side) || isAtBuzzer(told);

/** How a possession ended, which the feed has told: a throw that goes in, or one that bounces off into the others' hands. */
const endingFrame = (told: CourtTold, side: Side, beat: number, last: Spot | null = null): CourtFrame => {
  const { brought } = told;
  const ended = endedPossession(possessionOf(told));
  const play = courtPlayOf(ended);
  const end = courtEndOf(ended, brought);
  // It is said once it is seen, and prices may tell it; who lines up for a free throw is seen at once.
  const isSeen = beat > 1 || end === 'freeThrow';
  const said = {
    kind: isSeen ? (end ?? play) : play,
    side: isSeen && end === 'steal' ? otherOf(side) : side,
  };
  if (end === 'steal') return { ...stealFrame(told, side, beat, last), said };
  const isFree = end === 'freeThrow';
  const way = brought === 2 ? makes[play] : null;
  const isIn = beat === 2 && brought > 0;
  const stand =
    way?.from ??
    (brought === 3
      ? threeFrom(ended)
      : isFree
        ? freeFrom
        : { x: 286 + pickedBy(`${keyOf(told)} miss`, 20), y: 130 });
  const shooter = { x: mirrored(side, stand.x), y: stand.y };
  const spots = isFree
    ? lane.map(({ x, y }) => ({ x: mirrored(side, x), y }))
    : attackersAt(told, side, 0, clearOf(stand)).map((spot, at) => (at === 0 ? shooter : spot));
  const poseOf = (at: number): Pose => {
    if (at === 0 && beat === 1) return end === 'putBack' ? 'dunk' : (way?.pose ?? 'shoot');
    // Whoever has made it is glad, and all where it was much; else two of the others lift an arm.
    if (isIn && (at === 0 || isMuch(told, side))) return 'cheer';
    if (isIn) return at % 2 === 1 ? 'ask' : 'heed';
    return at === 0 ? 'dribble' : 'heed';
  };
  /** Whoever guards him who throws leaps at the ball, unless it is a free throw, and hangs his head if it was in vain. */
  const guardPoseOf = (man: number): Pose => {
    if (isIn) return man === 0 ? 'droop' : 'rest';
    if (man === 0 && !isFree) return beat === 1 ? 'leap' : 'guard';
    return isFree ? 'heed' : 'deny';
  };
  const guards = isFree ? laneGuards.map(({ x, y }) => ({ x: mirrored(side, x), y })) : guardsOf(spots, side);
  const catcher = guards[3] ?? shooter;
  const ring = ringOf(side);
  const floor = underRing(side);
  // A throw that came off the ring is put back by whoever has gone after it.
  const rim = { x: ring.x, y: ring.y - 2 };
  const flights: readonly Flight[] = [
    end === 'putBack'
      ? { from: last ?? handOf(spots[1] ?? shooter, 40), to: rim, height: heights.throw }
      : { from: last ?? handOf(spots[1] ?? shooter), to: handOf(shooter), height: 8 },
    {
      from: end === 'putBack' ? rim : handOf(shooter, 40),
      to: ring,
      height: end === 'putBack' ? 26 : (way?.height ?? (brought === 3 ? heights.far : heights.throw)),
    },
    brought > 0 ? { from: ring, to: floor, height: 0 } : { from: ring, to: handOf(catcher, 30), height: 22 },
  ];
  return {
    ...sidesOf(
      side,
      spots.map((spot, at) => ({ ...spot, pose: poseOf(at) })),
      guards.map((spot, man) => ({ ...spot, pose: guardPoseOf(man) })),
      true,
    ),
    balls: flights.slice(beat, beat + 1),
    carrier: beat === 0 ? { side, at: 0 } : null,
    scored: isIn ? { side, points: brought } : null,
    ...(isIn && { points: { side, points: brought, isLarge: isMuch(told, side) } }),
    said,
  };
};

/** A pass is taken at half court, and whoever has it runs on. */
const stealFrame = (told: CourtTold, side: Side, beat: number, last: Spot | null): CourtFrame => {
  const spots = attackersAt(told, side, 0, stands);
  const at = (since: number): Spot => {
    const { x, y } = stealAt(since);
    return { x: mirrored(side, x), y };
  };
  const guards = posed(guardsOf(spots, side), 'deny').map(
    (guard, man): Placed => (man === thief ? { ...at(beat), pose: beat === 0 ? 'reach' : 'dribble' } : guard),
  );
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
    carrier: { side: otherOf(side), at: 0 },
    scored: null,
  };
};

/** Beats of how a possession ended; then all run. */
const endingBeats = 3;
/** What both need to come to the other end, and how much later the last of them starts. Beats. */
const runBeats = 2;
const lastStarts = 0.45;

/** Both go to the other end, each straight to a place ahead of him that nobody crosses: those first who are nearest to it, and the ball with whoever brings it. */
const runFrame = (told: CourtTold, ended: Side | null, beat: number): CourtFrame => {
  const side = told.score.attacks;
  const start = ended === null ? restFrame(told, longSince) : endingFrame(told, ended, endingBeats - 1);
  const spots = attackersAt(told, side, 0);
  const end = sidesOf(side, posed(spots, 'run'), posed(guardsOf(spots, side), 'run'));
  const ahead = side === 'home' ? -1 : 1;
  const lined = sides
    .flatMap((of) => start[of].map(({ x }, at) => ({ name: `${of} ${at}`, x: x * ahead })))
    .sort((a, b) => a.x - b.x)
    .map(({ name }) => name);
  const partOf = (of: Side, at: number, since: number): number => {
    const late = (lastStarts * lined.indexOf(`${of} ${at}`)) / (lined.length - 1);
    return Math.min(1, Math.max(0, (since - late) / (runBeats - lastStarts)));
  };
  const placedAt = (since: number) => {
    const on = (of: Side): Placed[] =>
      end[of].map((to, at) => {
        const from = start[of][at] ?? to;
        const part = partOf(of, at, since);
        return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, pose: 'run' };
      });
    const all = apartOnCourt([...on('home'), ...on('away')]);
    return { home: all.slice(0, stands.length), away: all.slice(stands.length) };
  };
  const run = placedAt(beat + 1);
  const made =
    ended !== null && beat === 0 && told.brought > 0
      ? { side: ended, points: told.brought, isLarge: isMuch(told, ended) }
      : null;
  const placed = made?.isLarge
    ? {
        ...run,
        [made.side]: run[made.side].map((man, at): Placed => (at === 0 ? { ...man, pose: 'exult' } : man)),
      }
    : run;
  const ring = ringOf(side);
  const [held, is] = [beat === 0 ? start : placedAt(beat), placed].map((of) =>
    handOf(of[side][0] ?? ring, 14),
  );
  // It is brought up from where it lies.
  const was = (beat === 0 ? start.balls[0]?.to : null) ?? held;
  return {
    ...placed,
    balls: was && is ? [{ from: was, to: is, height: -15 }] : [],
    carrier: { side, at: 0 },
    scored: null,
    ...(made && { points: made }),
    isRun: true,
  };
};

/** Where the ball was as the feed told how a possession ended. */
const lastBall = ({ told, beat }: NonNullable<Play<CourtTold>['before']>): Spot | null =>
  told.phase === 'live' && !told.score.isBreak
    ? (playedFrame({ told, beat: Math.max(beat, runBeats), before: null }).balls[0]?.to ?? null)
    : null;

/** So long what was made as the time ran out stands in large, and all of that side jump. Beats. */
const buzzerBeats = 5;

const buzzerFrame = (told: CourtTold, side: Side, rest: CourtFrame): CourtFrame => ({
  ...rest,
  [side]: rest[side].map((man): Placed => ({ ...man, pose: 'exult' })),
  points: { side, points: told.brought, isLarge: true },
});

/** An attack goes on until the feed tells what it brought. */
const playedFrame = ({ told, beat, before }: Play<CourtTold>): CourtFrame => {
  const { phase, score } = told;
  if (phase === 'coming') return warmFrame(beat);
  const ended = endedBy(score);
  if (ended !== null && before !== null && phase !== 'abandoned' && beat < endingBeats)
    return endingFrame(told, ended, beat, beat === 0 ? lastBall(before) : null);
  if (phase !== 'live' || score.isBreak) {
    const rest = restFrame(
      told,
      before === null ? longSince : Math.max(0, beat - (ended === null ? 0 : endingBeats)),
    );
    const isCheered = ended !== null && before !== null && isAtBuzzer(told) && beat < buzzerBeats;
    return isCheered ? buzzerFrame(told, ended, rest) : rest;
  }
  const since = ended === null ? beat : beat - endingBeats;
  return since < runBeats
    ? runFrame(told, before === null ? null : ended, since)
    : attackFrame(told, Math.max(0, since - runBeats));
};

/** What is drawn so many beats after the feed told how it stands, all where they are seen. */
export const courtFrame = (play: Play<CourtTold>): CourtFrame => {
  const frame = playedFrame(play);
  return { ...frame, home: frame.home.map(seenOnFloor), away: frame.away.map(seenOnFloor) };
};
