/** Where an event stands and what has happened in it, as the pages of the book are told (`views.ts`). */

export type Side = 'home' | 'away';

export interface BookNames {
  readonly zh_CN: string;
  readonly en_US: string;
}

export interface FootballScore {
  readonly sport: 'football';
  readonly home: number;
  readonly away: number;
  /** Minutes played, 0–90. */
  readonly minute: number;
  /** Half-time. */
  readonly isBreak: boolean;
  /** Who is about to score, perhaps. */
  readonly danger: Side | null;
}

export interface RacketScore {
  readonly sport: 'racket';
  /** Sets won. */
  readonly home: number;
  readonly away: number;
  /** Points of every set so far, home first; the last is the one in play. */
  readonly sets: readonly (readonly [number, number])[];
  readonly isBreak: boolean;
  /** Who has the service. */
  readonly serves: Side;
  /** Who wins the set with the next point. */
  readonly danger: Side | null;
}

export interface BasketballScore {
  readonly sport: 'basketball';
  readonly home: number;
  readonly away: number;
  /** 1–4, 5 and more in overtime. */
  readonly quarter: number;
  /** Seconds left of the quarter. */
  readonly clock: number;
  /** Points of every quarter so far, home first. */
  readonly quarters: readonly (readonly [number, number])[];
  readonly isBreak: boolean;
  /** Whose ball it is. */
  readonly attacks: Side;
  readonly danger: Side | null;
}

export interface SiegeMapScore {
  readonly map: BookNames;
  /** Rounds. */
  readonly home: number;
  readonly away: number;
  readonly winner: Side | null;
}

export interface SiegeScore {
  readonly sport: 'siege';
  /** Maps won. */
  readonly home: number;
  readonly away: number;
  /** All maps of the match in their order; those not begun stand at 0–0. */
  readonly maps: readonly SiegeMapScore[];
  /** Index in `maps` of the map in play, or of the last played. */
  readonly current: number;
  readonly isBreak: boolean;
  /** Who storms the castle in the round in play or to come. */
  readonly attacks: Side;
  /** The round is being fought: nothing can be bet on. */
  readonly isFought: boolean;
}

export type ScoreView = FootballScore | RacketScore | BasketballScore | SiegeScore;

/** One thing that happened, oldest first. */
export interface TimelineItem {
  readonly kind:
    | 'start'
    | 'danger'
    | 'cleared'
    | 'goal'
    | 'break'
    | 'restart'
    | 'points'
    | 'part-won'
    | 'overtime'
    | 'abandoned'
    | 'end'
    /** After the end: the last goal was taken back, and bets are settled anew. */
    | 'goal-withdrawn';
  /** Minute of football, points played in the set, seconds of basketball from the start, round of the map. */
  readonly clock: number;
  /** Set, quarter or map, from 1; 1 or 2 for the halves of football. */
  readonly part: number;
  readonly side: Side | null;
  /** Points that it brought. */
  readonly points: number;
  /** The event's score after it, home first: goals, sets, points, maps. */
  readonly score: readonly [number, number];
}
