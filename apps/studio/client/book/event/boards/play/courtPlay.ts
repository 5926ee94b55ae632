import type { Side } from '../../../../../src/book/views.ts';
import { sides } from '../sides.ts';
import { isAtBuzzer } from './cheer.ts';
import { apartOnCourt } from './courtApart.ts';
import { handOf, ringOf, seenOnFloor } from './courtDepth.ts';
import { buzzerBeats, buzzerFrame, enderOf, endingBeats, endingFrame, isMuch } from './courtEnding.ts';
import { type CourtSaid, courtPlayOf } from './courtEnds.ts';
import { stands, stepOf } from './courtPlays.ts';
import { longSince, restFrame, warmFrame } from './courtRest.ts';
import {
  attackersAt,
  type CourtTold,
  guardsOf,
  posed,
  possessionOf,
  sidesOf,
  waitingPose,
} from './courtSides.ts';
import type { Flight, Placed, Pose, Spot } from './figures.ts';
import { endedBy } from './possession.ts';
import type { Play } from './usePlay.ts';

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
  /** Somebody of this side ends an attack: its ring, and the whole way of the ball, are in sight. */
  readonly shot?: Side;
  /** The time has run out: the board is lit. */
  readonly isLit?: boolean;
  /** All run to the other end. */
  readonly isRun?: boolean;
  /** What is played, and how it ends: no more than what is seen. */
  readonly said?: { readonly kind: CourtSaid; readonly side: Side };
  /** Who has won the match or a quarter of it, while that is celebrated. */
  readonly champion?: Side | null;
}

/** Who has the ball in each beat of an attack. */
const carrierAt = (told: CourtTold, beat: number): number =>
  stepOf(courtPlayOf(possessionOf(told)), beat).ball;

/** Whoever goes further than this within a beat takes steps, and further than that he runs. */
const [stepsFrom, runsFrom] = [2, 9] as const;

/** Whoever has not got the ball asks for it every so many beats, one after the other. */
const asksEvery = 5;

/** The ball goes round among those who attack, until the feed tells how it ended. */
const attackFrame = (told: CourtTold, beat: number): CourtFrame => {
  const side = told.score.attacks;
  const spots = attackersAt(told, side, beat);
  const carrier = carrierAt(told, beat);
  const passer = beat > 0 ? carrierAt(told, beat - 1) : carrier;
  const next = carrierAt(told, beat + 1);
  const isPass = passer !== carrier;
  const was = beat > 0 ? attackersAt(told, side, beat - 1) : spots;
  const goneOf = (at: number): number => {
    const [from, to] = [was[at], spots[at]];
    return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
  };
  const goes = (at: number): boolean => goneOf(at) > runsFrom;
  const poseOf = (at: number): Pose => {
    if (at === passer && isPass) return 'pass';
    if (at === carrier) return 'dribble';
    if (goes(at)) return 'run';
    if (at === next || (at + beat) % asksEvery === 0) return 'ask';
    return goneOf(at) > stepsFrom ? 'walk' : 'heed';
  };
  const guardPoseOf = (man: number): Pose =>
    man === carrier ? 'guard' : goes(man) ? 'run' : waitingPose(man, beat);
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
  const maker = enderOf(told);
  const placed = made?.isLarge
    ? {
        ...run,
        [made.side]: run[made.side].map(
          (man, at): Placed => (at === maker ? { ...man, pose: 'exult' } : man),
        ),
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
