import { strictEqual } from 'node:assert/strict';
import type { WireKey } from '../signing.ts';
import { walletRefusals } from '../walletCalls.ts';
import { type CaseGroup, define } from './case.ts';
import { calls } from './cases/calls.ts';
import { extras } from './cases/extras.ts';
import { faults } from './cases/faults.ts';
import { hostile, strangers } from './cases/hostile.ts';
import { openRounds } from './cases/openRounds.ts';
import { orders, repeats, rollbacks } from './cases/repeats.ts';
import { signatures } from './cases/signatures.ts';
import { statuses } from './cases/statuses.ts';
import { arranged, type HallPort, Skip } from './port.ts';
import { type CaseResult, runCases, type SuiteResult, withContexts } from './runSuite.ts';
import { createHallWire, type Traffic } from './wire.ts';

export interface HallSuiteOptions {
  /** The hall's origin, with a base path where it has one. */
  readonly url: string;
  readonly key: WireKey;
  /** Key of another provider; without it the cases about other providers are skipped. */
  readonly otherKey?: WireKey;
  readonly port: HallPort;
  /** Minor units of the smallest stake; 100 unless told. */
  readonly unit?: number;
  /** Of the faults that are drawn. */
  readonly seed?: number;
  /** Only groups and cases whose name holds this. */
  readonly only?: string;
  readonly onResult?: (result: CaseResult) => void;
}

const groups: readonly CaseGroup[] = [
  signatures,
  calls,
  statuses,
  repeats,
  rollbacks,
  orders,
  hostile,
  strangers,
  extras,
  openRounds,
  faults,
];

const chosen = (all: readonly CaseGroup[], only: string | undefined): CaseGroup[] =>
  all
    .map(({ name, cases }) => ({
      name,
      cases: cases.filter(({ title }) => only === undefined || `${name} ${title}`.includes(only)),
    }))
    .filter(({ cases }) => cases.length > 0);

const percentile = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);

const notesOf = ({ statuses: heard, durationsMs }: Traffic, seed: number): string[] => {
  const sorted = durationsMs.toSorted((left, right) => left - right);
  const heardLine = [...heard].map(([status, count]) => `${status} ${count}`).join(', ');
  return [
    `statuses heard: ${heardLine}`,
    `${sorted.length} answers; p50 ${percentile(sorted, 0.5)} ms, p99 ${percentile(sorted, 0.99)} ms (for information)`,
    `seed of the faults: ${seed}`,
  ];
};

/** What can only be said of the whole run. */
const summary = (traffic: Traffic, port: HallPort): CaseGroup => ({
  name: 'The run as a whole',
  cases: [
    define('every status of the protocol was provoked', async () => {
      const missing = ['OK', ...walletRefusals].filter((status) => !traffic.statuses.has(status));
      if (missing.length > 0) throw new Skip(`not provoked here: ${missing.join(', ')}`);
    }),
    define("the hall's books show no difference", async () => {
      const differences = await arranged(port, 'differences')();
      strictEqual(differences.length, 0, differences.join('\n'));
    }),
  ],
});

/** Runs the suite against a hall (wallet protocol, Hall side). */
export const runHallSuite = async (options: HallSuiteOptions): Promise<SuiteResult> => {
  const { url, key, otherKey, port, unit = 100, only } = options;
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const startedAt = performance.now();
  const traffic: Traffic = { statuses: new Map(), durationsMs: [] };
  const wire = createHallWire(url, key, traffic);
  const otherWire = otherKey && createHallWire(url, otherKey, traffic);
  const caseOptions = { port, wire, unit, seed, ...(otherWire && { otherWire }) };
  const all = [...chosen(groups, only), ...(only === undefined ? [summary(traffic, port)] : [])];
  try {
    const results = await runCases(withContexts(all, caseOptions), options.onResult ?? (() => undefined));
    const durationMs = performance.now() - startedAt;
    return { subject: `${url} (${port.name})`, results, notes: notesOf(traffic, seed), durationMs };
  } finally {
    wire.close();
    otherWire?.close();
  }
};
