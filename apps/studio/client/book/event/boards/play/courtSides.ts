import type { BasketballScore, EventPhase, Side } from '../../../../../src/book/views.ts';
import { pickedBy } from './chance.ts';
import { apartOnCourt } from './courtApart.ts';
import { row } from './courtDepth.ts';
import { type CourtEnd, courtEndOf, courtPlayOf, endedPossession, type Possession } from './courtEnds.ts';
import { stands, stepOf } from './courtPlays.ts';
import { mirrored, type Placed, type Pose, type Spot } from './figures.ts';

/** What the feed has told of a match: nothing else decides what is drawn. */
export interface CourtTold {
  readonly id: string;
  readonly score: BasketballScore;
  /** What the possession that was played last brought; 0 for nothing. */
  readonly brought: number;
  readonly phase: EventPhase;
}

/** So far each moves about his place: to one hand, and then to the other. */
const strays = { least: 2, x: 3, y: 3 } as const;

const keyOf = ({ id, score: { quarter, clock } }: CourtTold): string => `${id} ${quarter} ${clock}`;

export const possessionOf = ({
  id,
  score: { quarter, clock },
}: Pick<CourtTold, 'id' | 'score'>): Possession => ({
  id,
  quarter,
  clock,
});

/** How what was told last is seen to end. */
export const endOf = (told: Pick<CourtTold, 'id' | 'score' | 'brought'>): CourtEnd | null =>
  courtEndOf(endedPossession(possessionOf(told)), told.brought);

/** Where five stand at a beat of what they play. */
const standsOf = (told: CourtTold, beat: number): readonly Spot[] => {
  const { men = {} } = stepOf(courtPlayOf(possessionOf(told)), beat);
  return stands.map((at, man) => men[man] ?? at);
};

/** Attackers move about their places: each goes another way every other beat, and half of them at a time. */
export const attackersAt = (told: CourtTold, side: Side, beat: number, from = standsOf(told, beat)): Spot[] =>
  from.map(({ x, y }, at) => {
    const turn = Math.floor((beat + at) / 2);
    const key = `${keyOf(told)} ${at} ${turn}`;
    const along = strays.least + pickedBy(`${key} x`, strays.x + 1);
    const across = pickedBy(`${key} y`, 2 * strays.y + 1) - strays.y;
    return { x: mirrored(side, x + (turn % 2 === 0 ? along : -along)), y: y + across };
  });

/** So far from an attacker, that neither covers the other: towards the ring, and towards the middle of the court. */
const guarded = { x: 26, y: 6 } as const;
export const guardsOf = (attackers: readonly Spot[], side: Side): Spot[] =>
  attackers.map(({ x, y }) => ({
    x: x + (side === 'home' ? guarded.x : -guarded.x),
    y: y + guarded.y * Math.max(-1, Math.min(1, (row - y) / 20)),
  }));

/** Whose man brings the ball in the next attack: he is first of his side. */
export const thief = 3;
/**
 * Whom each man guards. Whoever stands nearest to the middle in an attack goes back the furthest, so that all go from end to end side by
 * side, and nobody overtakes another.
 */
const guardedBy: readonly number[] = [thief, 1, 4, 0, 2];
/** Who of the others guards a man. */
export const guardOf = (man: number): number => guardedBy.indexOf(man);

/** Attackers and who guards them, with room between all; whoever throws stays where he is. */
export const sidesOf = (
  side: Side,
  own: readonly Placed[],
  guards: readonly Placed[],
  fixed: readonly number[] = [],
): Readonly<Record<Side, readonly Placed[]>> => {
  const theirs = guardedBy.flatMap((man) => guards[man] ?? []);
  const all = apartOnCourt([...own, ...theirs], fixed);
  const [attackers, others] = [all.slice(0, own.length), all.slice(own.length)];
  return side === 'home' ? { home: attackers, away: others } : { home: others, away: attackers };
};

export const posed = (spots: readonly Spot[], pose: Pose): Placed[] =>
  spots.map((spot) => ({ ...spot, pose }));

/** Those who guard nobody with the ball have a hand in the way of a pass, or are low and ready to go, in turn. */
export const waitingPose = (man: number, beat: number): Pose =>
  (man + Math.floor(beat / 2)) % 2 === 0 ? 'deny' : 'crouch';
