import type { WireKey } from '../signing.ts';
import type { ProviderContext } from './providerCases/context.ts';
import { providerFaults } from './providerCases/faults.ts';
import { games } from './providerCases/games.ts';
import { history } from './providerCases/history.ts';
import { signatures } from './providerCases/signatures.ts';
import { transfers } from './providerCases/transfers.ts';
import { type CaseResult, runCases, type SuiteResult } from './runSuite.ts';
import { createProviderWire, type Traffic } from './wire.ts';

export interface ProviderSuiteOptions {
  /** The provider's address with its base path. */
  readonly url: string;
  readonly key: WireKey;
  /** A currency that its games are offered in. */
  readonly currency: string;
  /** A player whom the provider may open accounts for; a new one unless told. */
  readonly playerId?: string;
  /** A round of that player, for which status and details are asked. */
  readonly roundId?: string;
  readonly only?: string;
  readonly onResult?: (result: CaseResult) => void;
}

const groups = [signatures, games, history, transfers, providerFaults];

/** Runs the suite against a provider's end, or an adapter that stands in for one (wallet protocol, Provider side). */
export const runProviderSuite = async (options: ProviderSuiteOptions): Promise<SuiteResult> => {
  const { url, key, currency, roundId, only } = options;
  const playerId = options.playerId ?? `cf-${Date.now()}`;
  const startedAt = performance.now();
  const traffic: Traffic = { statuses: new Map(), durationsMs: [] };
  const wire = createProviderWire(url, key, traffic);
  const context: ProviderContext = { wire, currency, playerId, roundId };
  const chosen = groups.map(({ name, cases }) => ({
    name,
    cases: cases
      .filter(({ title }) => only === undefined || `${name} ${title}`.includes(only))
      .map(({ title, run }) => ({ title, run: () => run(context) })),
  }));
  try {
    const results = await runCases(chosen, options.onResult ?? (() => undefined));
    const heard = [...traffic.statuses].map(([status, count]) => `${status} ${count}`).join(', ');
    const durationMs = performance.now() - startedAt;
    return { subject: `the provider at ${url}`, results, notes: [`statuses heard: ${heard}`], durationMs };
  } finally {
    wire.close();
  }
};
