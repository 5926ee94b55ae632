import { useEffect, useSyncExternalStore } from 'react';
import type { BasketballScore, EventSummary } from '../../../../src/book/views.ts';
import { isCalm } from '../../shell/calm.ts';
import { useBook } from '../../shell/context.ts';
import { possessionSeconds } from './play/possession.ts';

/** A second of play goes by so often: a possession is seen through before the next one is told. Milliseconds. */
const secondMs = 170;

interface Run {
  readonly quarter: number;
  readonly left: number;
}

type Told = Pick<BasketballScore, 'quarter' | 'clock' | 'isBreak'>;

/** More than five possessions take: the page was not looked at, or heard of nothing. Seconds of play. */
const farBehind = 150;
/** So much is played through of what was not seen, and the rest is left out. Seconds of play. */
const runUp = 30;

/** Once a quarter has been told to be over, what is left of it goes by in so many steps, which are over as the last throw of it comes down. */
const endSteps = 6;
/** Whoever is behind by more than the first comes up twice as fast, and by more than the second three times. Seconds of play. */
const behindBy = { little: 6, much: 30 } as const;

/** How many seconds go by at once: more where the picture is behind what was told, so that no clock leaps. */
export const paceOf = (left: number, { clock }: Pick<Told, 'clock'>): number => {
  const behind = left - clock;
  if (clock === 0) return Math.max(1, Math.ceil(behind / endSteps));
  return behind > behindBy.much ? 3 : behind > behindBy.little ? 2 : 1;
};

/** Every possession takes as long: its seconds go by while it is played, but for the last, in which it is told. */
export const runsTo = ({ clock, isBreak }: Told): number =>
  isBreak ? clock : Math.max(0, clock - possessionSeconds + 1);

/**
 * A second later, or several, but never past the end of what is played; another quarter, or a clock set back, is taken at once. Who has
 * missed more than a minute is brought near.
 */
export const runOn = ({ quarter, left }: Run, told: Told, seconds = 1): Run => {
  const end = runsTo(told);
  if (quarter !== told.quarter || left < end) return { quarter: told.quarter, left: told.clock };
  if (left - told.clock > farBehind) return { quarter, left: told.clock + runUp };
  return { quarter, left: Math.max(end, left - seconds) };
};

/** The clock of one match, kept among those of its page while somebody looks: whatever shows it there shows the same second. */
class CourtClock {
  private readonly kept: Map<string, CourtClock>;
  private readonly id: string;
  private run: Run | null = null;
  private told: Told | null = null;
  private pace = 1;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(kept: Map<string, CourtClock>, id: string) {
    this.kept = kept;
    this.id = id;
    kept.set(id, this);
  }

  readonly get = (): Run | null => this.run;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.kept.set(this.id, this);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.stop();
      // Whoever looks again later begins with what is told then.
      this.run = null;
      if (this.kept.get(this.id) === this) this.kept.delete(this.id);
    };
  };

  readonly tell = (told: Told): void => {
    this.told = told;
    const { run } = this;
    if (run === null || run.quarter !== told.quarter || run.left < runsTo(told))
      this.set({ quarter: told.quarter, left: told.clock });
    this.pace = paceOf(this.run?.left ?? told.clock, told);
    this.stop();
    if (!isCalm() && this.run?.left !== runsTo(told)) this.timer = setInterval(this.tick, secondMs);
  };

  private readonly tick = (): void => {
    if (this.run === null || this.told === null) return;
    this.set(runOn(this.run, this.told, this.pace));
    // Whoever has come up goes on as ever.
    if (this.told.clock > 0) this.pace = paceOf(this.run.left, this.told);
    if (this.run.left === runsTo(this.told)) this.stop();
  };

  private readonly stop = (): void => {
    clearInterval(this.timer);
    this.timer = undefined;
  };

  private readonly set = (run: Run): void => {
    this.run = run;
    for (const listener of this.listeners) listener();
  };
}

/** Of every page those that are looked at, by event. */
const clocks = new WeakMap<object, Map<string, CourtClock>>();

const clockOf = (page: object, id: string): CourtClock => {
  const ofPage = clocks.get(page) ?? new Map<string, CourtClock>();
  clocks.set(page, ofPage);
  return ofPage.get(id) ?? new CourtClock(ofPage, id);
};

/** Other sports have none that runs. */
const noClock: Pick<CourtClock, 'subscribe' | 'get' | 'tell'> = {
  subscribe: () => () => undefined,
  get: () => null,
  tell: () => undefined,
};

type Seen = Pick<EventSummary, 'id' | 'score'>;

/** An event as its clock stands on the page: that of a quarter runs down while a possession is played, to its end while the picture still plays the last one. */
export const useRunning = <Event extends Seen>(event: Event, now: Seen = event): Event => {
  const { store } = useBook();
  const score = event.score.sport === 'basketball' ? event.score : null;
  const clock = score === null ? noClock : clockOf(store, event.id);
  const run = useSyncExternalStore(clock.subscribe, clock.get);
  const latest = now.score.sport === 'basketball' && now.score.clock === 0 ? now.score : score;
  const { quarter, clock: left, isBreak } = latest ?? {};
  useEffect(() => {
    if (quarter !== undefined && left !== undefined && isBreak !== undefined)
      clock.tell({ quarter, clock: left, isBreak });
  }, [clock, quarter, left, isBreak]);
  if (score === null || isCalm() || run === null || run.quarter !== score.quarter) return event;
  return {
    ...event,
    score: { ...score, clock: run.left, isBreak: score.isBreak && run.left === score.clock },
  };
};
