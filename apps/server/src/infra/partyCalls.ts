import type { CallTold } from '@pavilion/provider-kit';
import { Histogram, type Registry } from 'prom-client';

/** Bounds of the times that are counted, in milliseconds; a call is given up after three seconds. */
export const callBoundsMs = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_000, 3_000] as const;

/** What is judged is the last five to ten minutes. */
const slotMs = 5 * 60_000;
/** A party fails much when of so many calls so many in a hundred were not answered as they should. */
const failing = { callsMin: 10, percentMin: 20 } as const;

/** Calls of one kind to one provider or gateway, since the process began. */
export interface CalledParty {
  /** `provider:1`, `gateway:sandbox`. */
  readonly party: string;
  readonly call: string;
  readonly count: number;
  /** Answered, with a refusal. */
  readonly refused: number;
  /** Not answered, or not as the wire asks for. */
  readonly failed: number;
  /** How many were answered within each of the bounds. */
  readonly within: readonly number[];
}

export interface FailingParty {
  readonly party: string;
  readonly since: string;
}

export interface PartyCalls {
  /** Counts a call; true when with it the party begins to fail much. */
  readonly observe: (party: string, told: CallTold) => boolean;
  readonly called: () => Promise<readonly CalledParty[]>;
  readonly failing: () => readonly FailingParty[];
}

interface Recent {
  slot: number;
  now: { count: number; failed: number };
  before: { count: number; failed: number };
  sinceMs: number | null;
}

/** Moves on to the slot of this moment, and judges. */
const judge = (recent: Recent, nowMs: number): void => {
  const slot = Math.floor(nowMs / slotMs);
  if (slot !== recent.slot) {
    recent.before = slot === recent.slot + 1 ? recent.now : { count: 0, failed: 0 };
    recent.now = { count: 0, failed: 0 };
    recent.slot = slot;
  }
  const count = recent.now.count + recent.before.count;
  const failed = recent.now.failed + recent.before.failed;
  const failsMuch = count >= failing.callsMin && failed * 100 >= count * failing.percentMin;
  recent.sinceMs = failsMuch ? (recent.sinceMs ?? nowMs) : null;
};

/** Counts what the hall asks of providers and gateways: how long they take, how often they refuse and fail. */
export const createPartyCalls = (registry: Registry, nowMs: () => number): PartyCalls => {
  const times = new Histogram({
    name: 'pavilion_party_call_duration_seconds',
    help: 'Time that providers and gateways take to answer.',
    labelNames: ['party', 'call', 'outcome'],
    buckets: callBoundsMs.map((ms) => ms / 1_000),
    registers: [registry],
  });
  const recently = new Map<string, Recent>();
  return {
    observe: (party, { call, kind, elapsedMs }) => {
      times.observe({ party, call, outcome: kind }, elapsedMs / 1_000);
      const now = nowMs();
      const recent = recently.get(party) ?? {
        slot: Math.floor(now / slotMs),
        now: { count: 0, failed: 0 },
        before: { count: 0, failed: 0 },
        sinceMs: null,
      };
      recently.set(party, recent);
      judge(recent, now);
      const failedBefore = recent.sinceMs !== null;
      recent.now.count += 1;
      if (kind === 'unknown') recent.now.failed += 1;
      judge(recent, now);
      return !failedBefore && recent.sinceMs !== null;
    },
    called: async () => summarise((await times.get()).values),
    failing: () =>
      [...recently].flatMap(([party, recent]) => {
        judge(recent, nowMs());
        return recent.sinceMs === null ? [] : [{ party, since: new Date(recent.sinceMs).toISOString() }];
      }),
  };
};

type Values = Awaited<ReturnType<Histogram['get']>>['values'];

const summarise = (values: Values): readonly CalledParty[] => {
  const sums = new Map<
    string,
    CalledParty & { count: number; refused: number; failed: number; within: number[] }
  >();
  for (const { metricName, labels, value } of values) {
    const [party, call, outcome] = [labels.party, labels.call, labels.outcome].map(String);
    if (party === undefined || call === undefined) continue;
    const key = `${party} ${call}`;
    const sum = sums.get(key) ?? {
      party,
      call,
      count: 0,
      refused: 0,
      failed: 0,
      within: callBoundsMs.map(() => 0),
    };
    sums.set(key, sum);
    if (metricName?.endsWith('_count') === true) {
      sum.count += value;
      if (outcome === 'refused') sum.refused += value;
      if (outcome === 'unknown') sum.failed += value;
    }
    const place = callBoundsMs.findIndex((ms) => ms / 1_000 === Number(labels.le));
    if (metricName?.endsWith('_bucket') === true && place >= 0)
      sum.within[place] = (sum.within[place] ?? 0) + value;
  }
  return [...sums.values()];
};
