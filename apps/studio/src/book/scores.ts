/** Where an event stands and what has happened in it, as the pages of the book are told (`views.ts`). */
import * as z from 'zod/mini';
import type { Told } from '../shapes/fields.ts';

const sideSchema = z.enum(['home', 'away']);
export type Side = z.output<typeof sideSchema>;

/** Two figures, home first. */
export const pairSchema = z.tuple([z.number(), z.number()]);

export const namesSchema = z.object({ zh_CN: z.string(), en_US: z.string() });
export type BookNames = Told<typeof namesSchema>;

const footballSchema = z.object({
  sport: z.literal('football'),
  home: z.number(),
  away: z.number(),
  /** Minutes played, 0–90. */
  minute: z.number(),
  /** Half-time. */
  isBreak: z.boolean(),
  /** Who is about to score, perhaps. */
  danger: z.nullable(sideSchema),
});
export type FootballScore = Told<typeof footballSchema>;

const racketSchema = z.object({
  sport: z.literal('racket'),
  /** Sets won. */
  home: z.number(),
  away: z.number(),
  /** Points of every set so far, home first; the last is the one in play. */
  sets: z.array(pairSchema),
  isBreak: z.boolean(),
  /** Who has the service. */
  serves: sideSchema,
  /** Who wins the set with the next point. */
  danger: z.nullable(sideSchema),
});
export type RacketScore = Told<typeof racketSchema>;

const basketballSchema = z.object({
  sport: z.literal('basketball'),
  home: z.number(),
  away: z.number(),
  /** 1–4, 5 and more in overtime. */
  quarter: z.number(),
  /** Seconds left of the quarter. */
  clock: z.number(),
  /** Points of every quarter so far, home first. */
  quarters: z.array(pairSchema),
  isBreak: z.boolean(),
  /** Whose ball it is. */
  attacks: sideSchema,
  danger: z.nullable(sideSchema),
});
export type BasketballScore = Told<typeof basketballSchema>;

const siegeMapSchema = z.object({
  map: namesSchema,
  /** Rounds. */
  home: z.number(),
  away: z.number(),
  winner: z.nullable(sideSchema),
});
export type SiegeMapScore = Told<typeof siegeMapSchema>;

const siegeWaySchema = z.enum(['ladders', 'ram', 'tower']);
export type SiegeWay = z.output<typeof siegeWaySchema>;

const arrowsGradeSchema = z.enum(['narrow', 'clear', 'crushing']);
/** By how much a side shot better. */
export type ArrowsGrade = z.output<typeof arrowsGradeSchema>;

const siegeSchema = z.object({
  sport: z.literal('siege'),
  /** Maps won. */
  home: z.number(),
  away: z.number(),
  /** All maps of the match in their order; those not begun stand at 0–0. */
  maps: z.array(siegeMapSchema),
  /** Index in `maps` of the map in play, or of the last played. */
  current: z.number(),
  isBreak: z.boolean(),
  /** Who storms the castle in the round in play or to come. */
  attacks: sideSchema,
  /** The round is being fought. */
  isFought: z.boolean(),
  /**
   * How far the fight has come: arrows fly; it is told who shot better, and all can be bet on for a while; the walls are stormed. `null`
   * between two rounds, in a match of the first rules, and where a studio of before tells it: then nothing can be bet on in a fight.
   */
  stage: z._default(z.nullable(z.enum(['arrows', 'cover', 'storm'])), null),
  /** Who shot better in the round that is fought or was decided last; `null` before it is told. */
  arrows: z._default(z.nullable(sideSchema), null),
  /** By how much; `null` before it is told, in a match of rules before the third, and where a studio of before tells it. */
  grade: z._default(z.nullable(arrowsGradeSchema), null),
  /** By what the round that is fought or was decided last is stormed; `null` as for `grade`, where `assault` alone tells it. */
  way: z._default(z.nullable(siegeWaySchema), null),
  /**
   * By what the round that waits or is fought is stormed, and what that is worth to whoever storms it: millionths of a chance, with their sign,
   * exactly as its price has them before the arrows. `null` where no round comes, and as for `grade`.
   */
  next: z._default(z.nullable(z.object({ way: siegeWaySchema, worth: z.number() })), null),
});
export type SiegeScore = Told<typeof siegeSchema>;

/** How a round of a siege goes before it is decided, told from its beginning until the next one begins. */
export const assaultSchema = z.object({
  /** Map and round, from 1. */
  part: z.number(),
  round: z.number(),
  /** By what the walls are stormed. */
  way: siegeWaySchema,
  /** Who shot better; `null` while arrows fly. */
  arrows: z.nullable(sideSchema),
  /** By how much, where the rules of the match tell it; `null` while arrows fly. */
  grade: z._default(z.nullable(arrowsGradeSchema), null),
  /** How hard the walls are pressed, of three; `null` before they are stormed: it leans on how the round ends. */
  press: z.nullable(z.literal([1, 2, 3])),
});
export type AssaultView = Told<typeof assaultSchema>;

export const scoreSchema = z.discriminatedUnion('sport', [
  footballSchema,
  racketSchema,
  basketballSchema,
  siegeSchema,
]);
export type ScoreView = Told<typeof scoreSchema>;

/** One thing that happened, oldest first. */
export const timelineItemSchema = z.object({
  kind: z.enum([
    'start',
    'danger',
    'cleared',
    'goal',
    'break',
    'restart',
    'points',
    'part-won',
    'overtime',
    'abandoned',
    'end',
    /** After the end: the last goal was taken back, and bets are settled anew. */
    'goal-withdrawn',
  ]),
  /** Minute of football, points played in the set, seconds of basketball from the start, round of the map. */
  clock: z.number(),
  /** Set, quarter or map, from 1; 1 or 2 for the halves of football. */
  part: z.number(),
  side: z.nullable(sideSchema),
  /** Points that it brought. */
  points: z.number(),
  /** The event's score after it, home first: goals, sets, points, maps. */
  score: pairSchema,
});
export type TimelineItem = Told<typeof timelineItemSchema>;

/** What happens in a match of football besides what its timeline tells; it decides nothing, and nothing can be bet on it. */
const incidentSchema = z.object({
  kind: z.enum(['corner', 'free-kick', 'throw-in', 'offside', 'foul', 'yellow', 'long-ball']),
  /** Minute. */
  clock: z.number(),
  /** Whose ball it is; of fouls and cards who has committed them, and of an offside who stood there. */
  side: sideSchema,
  /** The shirt of whoever committed a foul or was booked. */
  man: z.nullable(z.number()),
  /** How many things of the timeline were told before it. */
  after: z.number(),
});
export type IncidentView = Told<typeof incidentSchema>;
export type IncidentKind = IncidentView['kind'];

/** How a side comes before the other's goal in a match of football while no attack is told; it decides nothing and never scores. */
const playSchema = z.object({
  side: sideSchema,
  /** Over the far or the near wing, as home sees it in the first half, or through the middle. */
  way: z.enum(['far', 'near', 'middle']),
  /** Straight from winning the ball. */
  isBreak: z.boolean(),
  /** A cross that is cleared, the ball lost at the corner, a shot held, wide or over, or the ball played back to the keeper. */
  end: z.enum(['cleared', 'lost', 'held', 'wide', 'over', 'back']),
  /** Minute. */
  clock: z.number(),
  /** How many things of the timeline were told before it. */
  after: z.number(),
});
export type PlayView = Told<typeof playSchema>;

/** What happened last besides; a studio of before tells none. */
export const lately = z._default(z.nullable(incidentSchema), null);

/** What of an event decides nothing; a studio of before tells none. */
export const besides = {
  /** Of football, everything that happened besides, oldest first. */
  incidents: z._default(z.array(incidentSchema), []),
  /** Of football, how both came before the other's goal without an attack, oldest first. */
  plays: z._default(z.array(playSchema), []),
};
