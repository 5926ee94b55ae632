import { Counter, Histogram, type Registry } from 'prom-client';

export interface WalletMeters {
  /** Counts an answered call: by the provider, the call's name in the protocol and the status. */
  readonly answered: (gpId: number, call: string, status: string) => void;
  /** Counts a call that was not believed or not understood. `reason` is one of the wires' own words, never the caller's. */
  readonly turnedAway: (reason: string) => void;
  /** A batch of so many operations begins; the oldest of them has waited for so long. */
  readonly batchBegan: (operations: number, oldestWaitMs: number) => void;
  /** How long the database took to do a batch, its commit included. */
  readonly posted: (outcome: 'done' | 'failed' | 'unknown', elapsedMs: number) => void;
}

interface Cell {
  count: number;
}

/**
 * Counts in plain numbers that are found by three steps through maps: a call makes no object and no text of its own. What
 * Prometheus is told is made of them when it asks.
 */
const createCells = () => {
  const cells = new Map<number, Map<string, Map<string, Cell>>>();
  const create = (gpId: number, call: string, status: string): Cell => {
    const byCall = cells.get(gpId) ?? new Map<string, Map<string, Cell>>();
    cells.set(gpId, byCall);
    const byStatus = byCall.get(call) ?? new Map<string, Cell>();
    byCall.set(call, byStatus);
    const cell = { count: 0 };
    byStatus.set(status, cell);
    return cell;
  };
  return {
    add: (gpId: number, call: string, status: string): void => {
      const cell = cells.get(gpId)?.get(call)?.get(status) ?? create(gpId, call, status);
      cell.count += 1;
    },
    each: (tell: (gpId: number, call: string, status: string, count: number) => void): void => {
      for (const [gpId, byCall] of cells)
        for (const [call, byStatus] of byCall)
          for (const [status, { count }] of byStatus) tell(gpId, call, status, count);
    },
  };
};

/** What the wallet counts of its work in this process; without a registry nobody reads it. */
export const createWalletMeters = (registry?: Registry): WalletMeters => {
  const registers = registry === undefined ? [] : [registry];
  const cells = createCells();
  void new Counter({
    name: 'pavilion_wallet_calls_total',
    help: 'Calls of providers that were answered, by call and status: REPLAYED for a request that came before, UNKNOWN where the database has not said.',
    labelNames: ['provider', 'call', 'status'],
    registers,
    collect() {
      this.reset();
      cells.each((gpId, call, status, count) => this.inc({ provider: String(gpId), call, status }, count));
    },
  });
  const turnedAway = new Counter({
    name: 'pavilion_wallet_calls_turned_away_total',
    help: 'Calls that were not believed or not understood, by what was at fault.',
    labelNames: ['reason'],
    registers,
  });
  const operations = new Histogram({
    name: 'pavilion_wallet_batch_operations',
    help: 'Operations that went into one transaction together.',
    buckets: [1, 2, 4, 8, 16, 32],
    registers,
  });
  const wait = new Histogram({
    name: 'pavilion_wallet_batch_wait_seconds',
    help: 'How long the oldest operation of a batch had waited when the batch began.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  });
  const duration = new Histogram({
    name: 'pavilion_wallet_posting_duration_seconds',
    help: 'Time in which the database has done a batch, its commit included.',
    labelNames: ['outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers,
  });
  const outcomes = {
    done: duration.labels('done'),
    failed: duration.labels('failed'),
    unknown: duration.labels('unknown'),
  };
  return {
    answered: cells.add,
    turnedAway: (reason) => turnedAway.inc({ reason }),
    batchBegan: (size, oldestWaitMs) => {
      operations.observe(size);
      wait.observe(oldestWaitMs / 1_000);
    },
    posted: (outcome, elapsedMs) => outcomes[outcome].observe(elapsedMs / 1_000),
  };
};
