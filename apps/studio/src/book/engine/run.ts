import type { Below } from '../../tables/engine/ranges.ts';
import type {
  BookSport,
  EventPhase,
  IncidentView,
  LegResult,
  MarketView,
  PlayView,
  ScoreView,
  SelectionCode,
  TimelineItem,
} from '../views.ts';
import { basketball } from './basketball.ts';
import { football } from './football.ts';
import { type Joint, type JointLeg, jointOf } from './joint.ts';
import type { Market, MarketChances } from './market.ts';
import { pricedMarket } from './price.ts';
import { racket } from './racket.ts';
import { rulesNow } from './rulesNow.ts';
import { siege } from './siege.ts';
import { brokenOffAt, type Fixture, type Progress, type SportModel } from './sport.ts';
import { virtualLeague } from './virtualLeague.ts';

/** Numbers for what a step brings besides, and for how the ball goes meanwhile. */
export interface Aside {
  readonly besides: Below;
  readonly play: Below;
}

/** What has been told that decides nothing. */
type Drawn = Pick<Run, 'incidents' | 'plays'>;

/** An event after some of its steps. Never changes; the next step makes a new one. */
export interface Run {
  readonly fixture: Fixture;
  readonly steps: number;
  readonly phase: EventPhase;
  /** Nothing more will happen, corrections included. */
  readonly isFinished: boolean;
  readonly isSuspended: boolean;
  /** Ended, but the score may still change. */
  readonly isProvisional: boolean;
  readonly isCorrected: boolean;
  /** Until the next step, milliseconds. */
  readonly restMs: number;
  readonly score: ScoreView;
  readonly timeline: readonly TimelineItem[];
  /** What happened besides, and decided nothing. */
  readonly incidents: readonly IncidentView[];
  /** How both came before the other's goal without an attack, which decided nothing either. */
  readonly plays: readonly PlayView[];
  /** Markets that are not decided, with exact chances, the main one first. */
  readonly chances: readonly MarketChances[];
  /** The same with prices; without any while it is suspended. */
  readonly markets: readonly MarketView[];
  /** What open selections are together. The last that were asked for are remembered: a slip is quoted before it is placed. */
  readonly joint: (legs: readonly JointLeg[]) => Joint;
  /** What has become of a selection. */
  readonly decide: (market: Market, code: SelectionCode) => LegResult;
  /** One step on; what decides nothing is drawn aside, from numbers of its own, where there are any. */
  readonly next: (below: Below, aside?: Aside) => Promise<Run>;
  /** The same event broken off here: what is not decided is void. */
  readonly abandoned: () => Run;
}

const phaseOf = ({ isStarted, isOver, isAbandoned }: Progress): EventPhase =>
  isAbandoned ? 'abandoned' : isOver ? 'over' : isStarted ? 'live' : 'coming';

/** Joints that a run remembers. */
const jointsKept = 200;

const keyOf = (legs: readonly JointLeg[]): string =>
  legs
    .map(({ market: { kind, line, number }, selection }) => [kind, line, number, selection].join(':'))
    .join(' ');

/** A value that is computed when somebody asks, and once. */
const lazily = <Value>(compute: () => Value): (() => Value) => {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: compute() };
    return found.value;
  };
};

const runOf = <P extends Progress>(
  model: SportModel<P>,
  fixture: Fixture,
  progress: P,
  steps: number,
  timeline: readonly TimelineItem[],
  drawn: Drawn,
): Run => {
  const isSuspended = model.isSuspended(progress);
  const chances = lazily(() => model.markets(fixture, progress));
  const joints = new Map<string, Joint>();
  const markets = lazily(() => chances().map((market) => pricedMarket(market, model.marginBp, isSuspended)));
  return {
    fixture,
    steps,
    phase: phaseOf(progress),
    isFinished: progress.isFinished,
    isSuspended,
    isProvisional: model.isProvisional(progress),
    isCorrected: model.isCorrected(progress),
    restMs: model.restMs(progress, fixture),
    score: model.score(fixture, progress),
    timeline,
    ...drawn,
    get chances() {
      return chances();
    },
    get markets() {
      return markets();
    },
    joint: (legs) => {
      const key = keyOf(legs);
      const known = joints.get(key);
      if (known) return known;
      const asked = legs.map(({ market }) => market);
      const endings = model.endings(fixture, progress, asked).map(({ progress: end, chance }) => ({
        chance,
        decide: (market: Market, code: SelectionCode) => model.decide(end, market, code),
      }));
      const joint = jointOf(endings, legs);
      const [oldest] = joints.keys();
      if (joints.size >= jointsKept && oldest !== undefined) joints.delete(oldest);
      joints.set(key, joint);
      return joint;
    },
    decide: (market, code) => {
      const result = model.decide(progress, market, code);
      return result === 'open' && progress.isAbandoned ? 'void' : result;
    },
    next: async (below, aside) => {
      const stepped = await model.step(fixture, progress, below);
      const taken = { fixture, progress, stepped, timeline, ...drawn };
      const further = aside && model.besides ? await model.besides(taken, aside.besides) : [];
      const played = aside && model.plays ? await model.plays(taken, further, aside.play) : [];
      return runOf(model, fixture, stepped.progress, steps + 1, [...timeline, ...stepped.happened], {
        incidents: [...drawn.incidents, ...further],
        plays: [...drawn.plays, ...played],
      });
    },
    abandoned: () => {
      const last = timeline.at(-1);
      const mark: TimelineItem = {
        kind: 'abandoned',
        clock: last?.clock ?? 0,
        part: last?.part ?? 1,
        side: null,
        points: 0,
        score: last?.score ?? [0, 0],
      };
      return runOf(model, fixture, brokenOffAt(progress), steps, [...timeline, mark], drawn);
    },
  };
};

const begin = <P extends Progress>(model: SportModel<P>, fixture: Fixture): Run =>
  runOf(model, fixture, model.begin(fixture), 0, [], { incidents: [], plays: [] });

/** An event of rules that come after those that are known here: whoever plays it by others would come to another course. */
export class UnknownRules extends Error {
  override readonly name = 'UnknownRules';

  constructor({ id, sport, rules }: Fixture) {
    super(`${id} is played by rules ${rules} of ${sport}, which are not known here`);
  }
}

const isKnown = ({ sport, rules }: Fixture): boolean =>
  Number.isInteger(rules) && rules >= 1 && rules <= rulesNow[sport];

/** An event before its first step. */
export const beginRun = (fixture: Fixture): Run => {
  if (!isKnown(fixture)) throw new UnknownRules(fixture);
  switch (fixture.sport) {
    case 'football':
      return begin(football, fixture);
    case 'racket':
      return begin(racket, fixture);
    case 'basketball':
      return begin(basketball, fixture);
    case 'siege':
      return begin(siege, fixture);
    case 'league':
      return begin(virtualLeague, fixture);
  }
};

/** The house's margin on each sport's prices, hundredths of a per cent. */
export const marginsBp: Readonly<Record<BookSport, number>> = {
  football: football.marginBp,
  racket: racket.marginBp,
  basketball: basketball.marginBp,
  siege: siege.marginBp,
  league: virtualLeague.marginBp,
};
