import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { seededWords } from '../engine/simulate.ts';
import { findGame } from '../games/index.ts';
import { simulateSlot } from '../games/videoSlots/simulate.ts';
import { videoSlots } from '../games/videoSlots/slots/index.ts';
import { factsOf } from '../games/videoSlots/theories.ts';
import { findTable } from '../tables/games/index.ts';
import { choices, playerOf } from './players.ts';
import { playedReturnOf } from './pots.ts';
import { simulatePlayers } from './simulateGame.ts';
import { simulatedCard, simulateTable } from './simulateTable.ts';
import { percent } from './stated.ts';

/** A long run is played in parts, each with a seed of its own: `firstSeed`, and one more for each part. */
export const longRun = { parts: 10, firstSeed: 20_270_000 } as const;

const lineSchema = z.object({
  /** A kind of bets of a table, a way to play a game, or `main`. */
  kind: z.string(),
  /** Shares of the opening stake, of a pot of all that is staked. */
  theory: z.number(),
  played: z.number(),
  standardError: z.number(),
});
export type LongLine = z.output<typeof lineSchema>;

const runSchema = z.object({
  rounds: z.int(),
  /** How many parts of the run these rounds are. */
  parts: z.int(),
  lines: z.array(lineSchema),
});
type LongRun = z.output<typeof runSchema>;

const runsSchema = z.record(z.string(), runSchema);
export type LongRuns = z.output<typeof runsSchema>;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const kept = here('./longRuns.json');
const document = here('../../../../docs/returns-long.md');

/** The long runs that have been played so far, by game code. */
export const readLongRuns = (): LongRuns => runsSchema.parse(JSON.parse(readFileSync(kept, 'utf8')));

/** What one part of a game's run comes to. Throws for a game that is not played for its return: books are prices, not draws. */
const playPart = async (
  gameCode: string,
  rounds: number,
  seed: number,
): Promise<{ kind: string; theory: number; rtp: number; standardError: number }[]> => {
  const table = findTable(gameCode);
  if (table) return simulateTable(table, rounds, seed);
  const game = findGame(gameCode);
  if (!game) throw new Error(`no game ${gameCode} with a return to be played for`);
  const theory = theoryOf(gameCode, 'main') ?? 0;
  const slot = videoSlots.find((video) => video.gameCode === gameCode);
  if (slot) {
    const { rtps } = factsOf(gameCode);
    const least = rtps.indexOf(Math.min(...rtps));
    return [{ kind: 'main', theory, ...simulateSlot(slot, least, rounds, seededWords(seed)) }];
  }
  const others = choices.filter((choice) => choice.gameCode === gameCode);
  const ways = [
    { kind: 'main', theory, player: playerOf(gameCode) },
    ...others.map(({ name, theory, player }) => ({ kind: name, theory, player: player() })),
  ];
  const players = ways.map(({ player }) => player);
  const simulated = await simulatePlayers(game, players, rounds, seed);
  return simulated.map((line, way) => ({
    kind: ways[way]?.kind ?? '',
    theory: ways[way]?.theory ?? 0,
    ...line,
  }));
};

/** What a line should return now; `undefined` where the game has no such bet any more. Pots are known, and not played. */
export const theoryOf = (gameCode: string, kind: string): number | undefined => {
  const table = findTable(gameCode);
  if (table) return table.chances(simulatedCard(table)).find((chance) => chance.kind === kind)?.rtp;
  const game = findGame(gameCode);
  if (kind === 'main' && game) return playedReturnOf(game);
  return choices.find((choice) => choice.gameCode === gameCode && choice.name === kind)?.theory;
};

/** A run with one part more; `undefined`: with its first. The mean of all parts, each of as many rounds as the others. */
const joined = (run: LongRun | undefined, rounds: number, lines: readonly LongLine[]): LongRun => {
  const before = run?.parts ?? 0;
  const parts = before + 1;
  return {
    rounds: (run?.rounds ?? 0) + rounds,
    parts,
    lines: lines.map(({ kind, theory, played, standardError }) => {
      const known = run?.lines.find((line) => line.kind === kind);
      return {
        kind,
        theory,
        played: ((known?.played ?? 0) * before + played) / parts,
        standardError: Math.hypot((known?.standardError ?? 0) * before, standardError) / parts,
      };
    }),
  };
};

/** Whether a run was broken off that can be gone on with: its bets return what they did. */
const goesOn = (gameCode: string, run: LongRun): boolean =>
  run.parts < longRun.parts &&
  run.lines.every(({ kind, theory }) => Math.abs((theoryOf(gameCode, kind) ?? 0) - theory) < 1e-9);

/**
 * Plays a game's parts and puts them together, after those that were played before. `rounds`: of all parts. `keep` gets the run after
 * each part, which may take half an hour.
 */
export const playLongRun = async (
  gameCode: string,
  rounds: number,
  before?: LongRun,
  keep: (run: LongRun) => void = () => {},
): Promise<LongRun> => {
  let run = before && goesOn(gameCode, before) ? before : undefined;
  const each = rounds / longRun.parts;
  for (let part = run?.parts ?? 0; part < longRun.parts; part += 1) {
    const lines = await playPart(gameCode, each, longRun.firstSeed + part);
    run = joined(
      run,
      each,
      lines.map(({ rtp, ...line }) => ({ ...line, played: rtp })),
    );
    keep(run);
  }
  if (!run) throw new Error('a run without a part');
  return run;
};

/** So many standard errors are passed once in some ten thousand fair measurements. */
export const errorsMax = 4;

/** How many standard errors a line lies from its theory; none where a bet never won, or always did, which says nothing in so few rounds. */
export const awayOf = ({ theory, played, standardError }: Omit<LongLine, 'kind'>): number =>
  standardError === 0 ? 0 : (played - theory) / standardError;

/** The page that tells the runs. */
export const longRunsPage = (runs: LongRuns): string => {
  const lines = Object.values(runs).flatMap((run) => run.lines);
  const beyond = (errors: number): number => lines.filter((line) => Math.abs(awayOf(line)) > errors).length;
  const rows = Object.entries(runs).flatMap(([gameCode, run]) =>
    run.lines.map(
      (line) =>
        `| ${gameCode}: ${line.kind} | ${percent(line.theory, 4)} | ${percent(line.played, 4)} | ${percent(line.standardError, 4)} | ${awayOf(line).toFixed(2)} | ${run.rounds.toLocaleString('en-US')} |`,
    ),
  );
  return `# What the games return in long runs

Written by \`npm run returns:long -w @pavilion/studio -- <game codes>\`, which plays each of them for 100,000,000 rounds by the code that
answers players, in ${longRun.parts} parts with the seeds from ${longRun.firstSeed} on; the same command finds the same figures again, and goes on with a run that was
broken off. A game takes from two minutes to two hours of one processor. Games that are not named here have been played for fewer rounds,
in \`returns.md\`.

Of ${lines.length} kinds of bets ${beyond(2)} lie beyond two standard errors, and ${beyond(3)} beyond three. By chance it would be about ${Math.round(lines.length * 0.0455)} and ${Math.round(lines.length * 0.0027)}.

| bet | theory | played | standard error | errors away | rounds |
|---|--:|--:|--:|--:|--:|
${rows.join('\n')}
`;
};

/** Keeps a run, in the place of one that was kept of the game before, and writes the page anew. */
export const keepLongRun = (gameCode: string, run: LongRun): void => {
  const runs = { ...readLongRuns(), [gameCode]: run };
  const sorted = Object.fromEntries(Object.entries(runs).sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(kept, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(document, longRunsPage(sorted));
};
