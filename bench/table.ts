import { cpus, release, totalmem, type } from 'node:os';

/** What one round of a contestant measured. */
export interface Round {
  readonly perSecond: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
}

export interface Contestant {
  readonly name: string;
  /** Measures for a few seconds, with its own warm-up. */
  readonly round: () => Promise<Round>;
  /** What it should reach at least, as a multiple of the baseline's rate. */
  readonly timesBaseline?: number;
  /** The contestant that it is compared with instead of the benchmark's baseline. */
  readonly comparedWith?: string;
  /** What it should reach at least. */
  readonly perSecondMin?: number;
  /** What it should stay under. */
  readonly p99MaxMs?: number;
}

/** A benchmark that is set up and ready to be measured. */
export interface OpenBench {
  readonly contestants: readonly Contestant[];
  /** Name of the contestant that the ratio column divides by. */
  readonly baseline?: string;
  /** Versions of what takes part besides Node: `PostgreSQL 18.4`. */
  readonly versions: readonly string[];
  /** Looks at what was left behind; answers lines to print under the table. Throws when the work was not done right. */
  readonly inspect?: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** What `bench/<name>.ts` exports as `bench`. */
export interface Bench {
  readonly title: string;
  /** What a rate counts: `postings`, `pages`. */
  readonly unit: string;
  /** Rounds of each contestant, taken in turns so that all meet the same noise. */
  readonly rounds: number;
  readonly open: (say: (line: string) => void) => Promise<OpenBench>;
}

/** Something a person can mend; shown as one line. */
export class BenchError extends Error {
  override readonly name = 'BenchError';
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** The value below which `share` of the values lie. */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** A round out of what was counted. */
export const summarise = (latenciesMs: readonly number[], seconds: number): Round => {
  const sorted = Float64Array.from(latenciesMs).sort();
  return {
    perSecond: sorted.length / seconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
  };
};

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const milliseconds = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(value < 10 ? 2 : 1);

const medianOf = (
  rounds: readonly Round[],
  pick: (round: Round) => number | undefined,
): number | undefined => {
  const values = rounds.map(pick).filter((value) => value !== undefined);
  return values.length === 0 ? undefined : median(values);
};

const verdictOf = (
  contestant: Contestant,
  rate: number,
  ratio: number | undefined,
  p99Ms: number | undefined,
): string => {
  const { timesBaseline, perSecondMin, p99MaxMs } = contestant;
  const goals: [string, boolean][] = [];
  if (timesBaseline !== undefined) goals.push([`≥ ${timesBaseline}×`, (ratio ?? 0) >= timesBaseline]);
  if (perSecondMin !== undefined) goals.push([`≥ ${whole(perSecondMin)}/s`, rate >= perSecondMin]);
  if (p99MaxMs !== undefined)
    goals.push([`p99 < ${p99MaxMs} ms`, (p99Ms ?? Number.POSITIVE_INFINITY) < p99MaxMs]);
  return goals.map(([goal, reached]) => `${goal} ${reached ? '✓' : '✗'}`).join(', ');
};

const cells = (
  contestants: readonly Contestant[],
  measured: ReadonlyMap<string, readonly Round[]>,
  baseline: string | undefined,
): string[][] => {
  const rateOf = (name: string): number | undefined =>
    medianOf(measured.get(name) ?? [], ({ perSecond }) => perSecond);
  return contestants.map((contestant) => {
    const rounds = measured.get(contestant.name) ?? [];
    const rate = rateOf(contestant.name) ?? Number.NaN;
    const rates = rounds.map(({ perSecond }) => perSecond);
    const comparedWith = contestant.comparedWith ?? baseline;
    const base = comparedWith === undefined ? undefined : rateOf(comparedWith);
    const ratio = base === undefined ? undefined : rate / base;
    const p99Ms = medianOf(rounds, (round) => round.p99Ms);
    return [
      contestant.name,
      whole(rate),
      `${whole(Math.min(...rates))}–${whole(Math.max(...rates))}`,
      milliseconds(medianOf(rounds, ({ p50Ms }) => p50Ms)),
      milliseconds(p99Ms),
      ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
      verdictOf(contestant, rate, ratio, p99Ms),
    ];
  });
};

/** Lines of a table whose first column is text and whose others are figures. */
export const layOut = (header: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const used = header.map((_, column) => column === 0 || rows.some((row) => row[column] !== ''));
  const all = [header, ...rows].map((row) => row.filter((_, column) => used[column]));
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [lines[0] ?? '', '─'.repeat(Math.max(...lines.map((line) => line.length))), ...lines.slice(1)];
};

export const machine = (): string => {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}`;
};

/** Measures all contestants in turns and answers the lines to print. */
export const measure = async (bench: Bench, say: (line: string) => void): Promise<readonly string[]> => {
  const open = await bench.open(say);
  try {
    const measured = new Map<string, Round[]>(open.contestants.map(({ name }) => [name, []]));
    for (let turn = 1; turn <= bench.rounds; turn += 1) {
      for (const { name, round } of open.contestants) {
        const result = await round();
        measured.get(name)?.push(result);
        say(`round ${turn}/${bench.rounds} · ${name}: ${whole(result.perSecond)} ${bench.unit} a second`);
      }
    }
    const header = ['', `${bench.unit}/s`, 'range', 'p50 ms', 'p99 ms', 'ratio', 'goal'];
    const remarks = (await open.inspect?.()) ?? [];
    return [
      bench.title,
      machine(),
      [`Node ${process.versions.node}`, ...open.versions].join(', '),
      `medians of ${bench.rounds} rounds, taken in turns`,
      '',
      ...layOut(header, cells(open.contestants, measured, open.baseline)),
      ...(remarks.length === 0 ? [] : ['', ...remarks]),
    ];
  } finally {
    await open.close();
  }
};

/** All, or of them those that were asked for by name. @throws BenchError at a name that is not there. */
export const chosenOf = (all: readonly string[], only: readonly string[]): readonly string[] => {
  const unknown = only.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new BenchError(`There is no ${unknown.join(', ')} here; there are: ${all.join(', ')}`);
  return only.length === 0 ? all : all.filter((name) => only.includes(name));
};
