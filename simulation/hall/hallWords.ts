/** What a parent says to a hall's process, and what it answers: one answer a request, in order. */

export type HallRequest =
  /** Sets the clock, which stands still from then on. */
  | { readonly kind: 'clock'; readonly atMs: number }
  /** Asks providers about rounds that were open for too long, now rather than at the next minute. */
  | { readonly kind: 'settle' }
  /** Does now what the jobs of transfer wallets do: asks about open transfers, brings money home. */
  | { readonly kind: 'carry' }
  /** Looks now which bonuses are over, at everybody. */
  | { readonly kind: 'end_bonuses' }
  /** Memory, after a collection where the process was started with `--expose-gc`. */
  | { readonly kind: 'gauge' };

export interface MemoryGauge {
  /** Bytes. */
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

export type HallReply =
  /** Said once, unasked, when the hall takes calls. */
  | { readonly kind: 'open'; readonly port: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'settled'; readonly asked: number; readonly settled: number }
  | ({ readonly kind: 'gauge' } & MemoryGauge)
  | { readonly kind: 'failed'; readonly message: string };
