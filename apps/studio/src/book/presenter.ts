import { type Competition, competitionOf, teamOf } from './engine/league.ts';
import { marginsBp, type Run } from './engine/run.ts';
import type { EventRow } from './rows.ts';
import type { Runs } from './runs.ts';
import type {
  CompetitionView,
  EventProofView,
  EventSummary,
  EventView,
  IncidentView,
  MarketKind,
  MarketView,
  TeamView,
} from './views.ts';

/** Broken off by the clock the version rises too, although no step was taken. */
export const versionOf = ({ steps, phase }: Pick<EventRow, 'steps' | 'phase'>): number =>
  phase === 'abandoned' ? steps + 1 : steps;

export const presentTeam = (competition: Competition, code: string): TeamView => {
  const { number, names } = teamOf(competition, code);
  return { code, names, crest: number };
};

export const presentSides = ({
  competition: code,
  home,
  away,
}: Pick<EventRow, 'competition' | 'home' | 'away'>): {
  readonly competition: CompetitionView;
  readonly home: TeamView;
  readonly away: TeamView;
} => {
  const competition = competitionOf(code);
  return {
    competition: { code: competition.code, names: competition.names },
    home: presentTeam(competition, home),
    away: presentTeam(competition, away),
  };
};

/** A list tells what happened in the last minutes. */
const latelyMinutes = 3;

/** A moment at which nothing goes on until the clock says so; also while the result is looked at again. */
const isWaiting = ({ phase, score, isProvisional }: Run): boolean =>
  phase === 'coming' ||
  isProvisional ||
  (phase === 'live' &&
    (score.isBreak || (score.sport === 'siege' && (!score.isFought || score.stage === 'cover'))));

/** Kinds of which a list shows one line each: handicaps, whether of parts or of points, and totals. */
const listedLines = [
  ['handicap', 'point-handicap'],
  ['total'],
] as const satisfies readonly (readonly MarketKind[])[];

/** Of handicaps and totals the one whose sides are the most alike. */
export const mostEvenLines = (run: Pick<Run, 'chances' | 'markets'>): MarketView[] =>
  listedLines.flatMap((kinds: readonly MarketKind[]) => {
    const found = run.chances
      .map(({ selections, ...market }, at) => ({ market, first: selections[0]?.chance ?? 0, at }))
      .filter(({ market }) => kinds.includes(market.kind))
      .sort((one, other) => Math.abs(one.first - 0.5) - Math.abs(other.first - 0.5))[0];
    return found === undefined ? [] : (run.markets[found.at] ?? []);
  });

/** What happened last, so long as nothing else has been told since. */
const latelyIn = ({ phase, score, incidents }: Run): IncidentView | null => {
  const last = incidents.at(-1);
  if (phase !== 'live' || score.sport !== 'football' || score.isBreak || last === undefined) return null;
  return score.minute <= last.clock + latelyMinutes ? last : null;
};

export const presentSummary = (row: EventRow, run: Run): EventSummary => {
  const [main, ...more] = run.markets;
  return {
    id: row.id,
    sport: row.sport,
    ...presentSides(row),
    startsAt: row.starts_at.toISOString(),
    phase: run.phase,
    version: versionOf(row),
    waitsUntil: isWaiting(run) ? (row.next_at?.toISOString() ?? null) : null,
    isSuspended: run.isSuspended,
    score: run.score,
    main: main ?? null,
    moreMarkets: more.length,
    lines: mostEvenLines(run),
    isProvisional: run.isProvisional,
    isCorrected: run.isCorrected,
    lately: latelyIn(run),
  };
};

export const presentEvent = async (row: EventRow, run: Run, runs: Runs): Promise<EventView> => ({
  ...presentSummary(row, run),
  markets: run.markets,
  timeline: run.timeline,
  assault: await runs.assaultIn(row, run),
  incidents: run.incidents,
  plays: run.plays,
  serverSeedHash: row.server_seed_hash,
  rules: row.rules,
  marginBp: marginsBp[row.sport],
});

export const presentProof = (row: EventRow, run: Run): EventProofView => {
  const { main: _main, ...event } = presentSummary(row, run);
  return {
    event: { ...event, main: null, lines: [] },
    serverSeedHash: row.server_seed_hash,
    // Once nothing is left to draw.
    serverSeed: row.next_at === null ? row.server_seed : null,
    strengths: run.fixture.strengths,
    timeline: run.timeline,
    steps: row.steps,
    rules: row.rules,
  };
};
