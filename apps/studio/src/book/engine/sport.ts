import type { Below } from '../../tables/engine/ranges.ts';
import type {
  BookSport,
  IncidentView,
  LegResult,
  PlayView,
  ScoreView,
  SelectionCode,
  Side,
  TimelineItem,
} from '../views.ts';
import type { Market, MarketChances } from './market.ts';

/** What is fixed of an event before anything can be bet on it. */
export interface Fixture {
  /** Also the text that every draw of the event is bound to. */
  readonly id: string;
  readonly sport: BookSport;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  /** SHA-256 of the seed, hex. */
  readonly fingerprint: string;
  /** By which of its sport's rules it is played, from 1: those of before hold for what was listed under them. */
  readonly rules: number;
  /** Of home and away side on the day, about 100. */
  readonly strengths: readonly [number, number];
}

/** Chances of draws are whole parts of this. */
export const million = 1_000_000;

/** What every sport's progress tells. */
export interface Progress {
  readonly isStarted: boolean;
  /** The result stands, but for what may still be corrected. */
  readonly isOver: boolean;
  /** Broken off: what is not decided is void. */
  readonly isAbandoned: boolean;
  /** Nothing more will happen, corrections included. */
  readonly isFinished: boolean;
}

export interface Stepped<P> {
  readonly progress: P;
  readonly happened: readonly TimelineItem[];
}

/** A step that was taken, and what had been told before it. */
export interface Taken<P> {
  readonly fixture: Fixture;
  readonly progress: P;
  readonly stepped: Stepped<P>;
  readonly timeline: readonly TimelineItem[];
  readonly incidents: readonly IncidentView[];
  readonly plays: readonly PlayView[];
}

/**
 * A sport as a chain of steps: what comes next depends on where the event stands and on the draw, on nothing else. So the
 * chance of everything that can be bet on follows exactly from where it stands.
 */
export interface SportModel<P extends Progress> {
  readonly sport: BookSport;
  /** On the prices of every market, hundredths of a per cent. */
  readonly marginBp: number;
  readonly begin: (fixture: Fixture) => P;
  /** One step on. Pure but for the draw. */
  readonly step: (fixture: Fixture, progress: P, below: Below) => Promise<Stepped<P>>;
  /** What happens besides in a step and decides nothing, drawn from numbers of its own; left out where nothing does. */
  readonly besides?: (taken: Taken<P>, below: Below) => Promise<readonly IncidentView[]>;
  /** How the ball goes meanwhile, which decides nothing either; from numbers of its own, and from what the step brought besides. */
  readonly plays?: (
    taken: Taken<P>,
    besides: readonly IncidentView[],
    below: Below,
  ) => Promise<readonly PlayView[]>;
  /** How long it stays like this before the next step, milliseconds. */
  readonly restMs: (progress: P, fixture: Fixture) => number;
  /** A moment at which whoever sees it first would know too much. */
  readonly isSuspended: (progress: P) => boolean;
  readonly score: (fixture: Fixture, progress: P) => ScoreView;
  /** Markets that are not decided, the main one first. */
  readonly markets: (fixture: Fixture, progress: P) => readonly MarketChances[];
  /**
   * Every way in which it may still end, with its chance, told apart by all that these markets depend on: what is not asked may be
   * decided wrongly.
   */
  readonly endings: (
    fixture: Fixture,
    progress: P,
    asked: readonly Market[],
  ) => readonly { readonly progress: P; readonly chance: number }[];
  /** What has become of a selection; `open` while it is not decided, never `void`. */
  readonly decide: (progress: P, market: Market, code: SelectionCode) => LegResult;
  /** Ended, but the score may still change: nothing that depends on it is decided. */
  readonly isProvisional: (progress: P) => boolean;
  /** The result was changed after the end. */
  readonly isCorrected: (progress: P) => boolean;
}

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The same, broken off here. */
export const brokenOffAt = <P extends Progress>(progress: P): P => ({
  ...progress,
  isAbandoned: true,
  isFinished: true,
});

export const begun: Progress = {
  isStarted: false,
  isOver: false,
  isAbandoned: false,
  isFinished: false,
};
