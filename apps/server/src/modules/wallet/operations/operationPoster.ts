import type { Context } from '@opentelemetry/api';
import { createPool, isUndone, sqlStateOf } from '@pavilion/postgres';
import type { NonceClaim, WalletStatus } from '@pavilion/provider-kit';
import type { Hall } from '../../../infra/hall.ts';
import { recordedContext, tellSpan } from '../../../infra/tracing.ts';
import type { WalletMeters } from '../walletMeters.ts';
import { KeyedBatcher, type Queued, turnedAway } from './keyedBatcher.ts';
import type { Operation } from './operation.ts';

/** Wallet protocol, rule 6: a caller has its answer by then, or is told that the outcome is unknown. */
const answerMs = 2000;
/** The longest wait in the queue. */
const queueMs = 1200;
/** With less than this left of `answerMs`, a batch is not begun: its end could come too late to be told. */
const attemptMs = 300;
/** What the answer's way back may take. */
const marginMs = 100;
/**
 * Two at a time, so that the database is not idle while the answers of a batch are told and the next requests read. More
 * would be smaller, and a smaller one costs more an operation.
 */
const batchesMax = 2;
/** A batch that takes so long waits for an account that others hold. */
const slowMs = 50;
/** The further one lets the operations of a batch that failed go on beside the one that failed it. */
const connections = 3;
const batchMax = 32;
const queueMax = 4096;
const triesMax = 3;

/** An operation and the single-use mark of the request that brought it; null for what the hall does by itself. */
interface AskedOperation {
  readonly operation: Operation;
  readonly claim: NonceClaim | null;
  /** What it is a part of, where that is traced. */
  readonly parent: Context | undefined;
}

type OperationRow = Omit<PostedRow, 'status'> & { readonly status: WalletStatus | 'REPLAYED' };

/** What `wallet.apply_batch` answers for one operation. */
export interface PostedRow {
  readonly n: number;
  readonly status: WalletStatus;
  readonly duplicate: boolean;
  readonly transaction_row_id: bigint;
  readonly processed_at: Date;
  readonly balance_minor: bigint;
  readonly currency: string | null;
  readonly stake_total_minor: bigint;
  readonly win_total_minor: bigint;
  readonly mismatch: boolean;
  /** With `BAD_REQUEST`: the field that is at fault. Null where the answer is a repeated one. */
  readonly field: string | null;
  /** What the hall's pot lacked for the jackpot that this won; the house paid it. Null where no pot took part. */
  readonly pot_short_minor: bigint | null;
  /** The win is beyond its bound, and waits for staff. */
  readonly withheld: boolean;
  /** What the member has at the provider beyond minor units, in parts of one; null where the wire counts no finer. */
  readonly remainder_parts: number | null;
}

/**
 * - `answered`: decided for good or refused, and on disk where anything was written.
 * - `replayed`: the request's mark was used before; nothing moved.
 * - `retry_later`: nothing moved.
 * - `unknown`: the database did not say; it may have moved or not.
 */
export type PostOutcome =
  | { readonly kind: 'answered'; readonly row: PostedRow }
  | { readonly kind: 'replayed' }
  | { readonly kind: 'retry_later' }
  | { readonly kind: 'unknown' };

export interface OperationPoster {
  readonly post: (operation: Operation, claim: NonceClaim | null) => Promise<PostOutcome>;
  readonly close: () => Promise<void>;
}

interface PosterDeps extends Pick<Hall, 'clock' | 'log'> {
  readonly databaseUrl: string;
  /** Called after a commit that wrote into the outbox. */
  readonly wake: () => void;
  readonly meters: Pick<WalletMeters, 'batchBegan' | 'posted'>;
}

const replayed = { kind: 'replayed' } as const;
const retryLater = { kind: 'retry_later' } as const;
const unknown = { kind: 'unknown' } as const;

/** Another transaction took an id of the batch meanwhile; run again, the batch sees it. */
const idTaken = '23505';
/** The statement ran for too long, so nothing of the time for an answer is left. */
const outOfTime = '57014';
/** A lock was not to be had in time. */
const lockHeld = '55P03';
/** The player's site is in another cell, or on its way there. */
const siteElsewhere = 'SA001';

/**
 * Whether the database itself said that the statement failed, so that nothing of it stands. A lost connection
 * (class 08), a server that is going down (57P) and errors without a state leave it open.
 */
const isDefinite = (sqlState: string | undefined): sqlState is string =>
  sqlState !== undefined &&
  !sqlState.startsWith('08') &&
  !sqlState.startsWith('57P') &&
  !sqlState.startsWith('XX');

const nameOf = ({ item: { operation } }: Queued<AskedOperation>): string =>
  `${operation.transaction_id}\n${operation.gp_id}`;

/** One transaction id for two players in one batch could only fail it: the second goes in a batch behind. */
const partsWithoutRepeats = (
  batch: readonly Queued<AskedOperation>[],
): (readonly Queued<AskedOperation>[])[] => {
  if (new Set(batch.map(nameOf)).size === batch.length) return [batch];
  const parts: { readonly ids: Set<string>; readonly items: Queued<AskedOperation>[] }[] = [];
  for (const queued of batch) {
    const id = nameOf(queued);
    let part = parts.find(({ ids }) => !ids.has(id));
    if (!part) {
      part = { ids: new Set(), items: [] };
      parts.push(part);
    }
    part.ids.add(id);
    part.items.push(queued);
  }
  return parts.map(({ items }) => items);
};

const oldestOf = (batch: readonly Queued<AskedOperation>[]): number =>
  Math.min(...batch.map(({ queuedAtMs }) => queuedAtMs));

const outcomeOf = (row: OperationRow | undefined): PostOutcome => {
  if (!row) return unknown;
  const { status } = row;
  return status === 'REPLAYED' ? replayed : { kind: 'answered', row: { ...row, status } };
};

/** Tells each traced operation of a batch how it waited and what the database did: one statement, which they share. */
const traceBatch = (batch: readonly Queued<AskedOperation>[], beganMs: number, outcome: string): void => {
  const untilMs = performance.now();
  for (const { item, queuedAtMs } of batch) {
    if (item.parent === undefined) continue;
    tellSpan(item.parent, 'wallet batch wait', { fromMs: queuedAtMs, untilMs: beganMs });
    tellSpan(item.parent, applyBatch.name, {
      fromMs: beganMs,
      untilMs,
      attributes: {
        'db.system.name': 'postgresql',
        'pavilion.batch': batch.length,
        'pavilion.outcome': outcome,
      },
      hasFailed: outcome !== 'done',
    });
  }
};

const withStatementTimeout = (databaseUrl: string): string => {
  const url = new URL(databaseUrl);
  url.searchParams.set('statement_timeout', String(answerMs - marginMs));
  return url.href;
};

const applyBatch = {
  name: 'wallet-apply-batch',
  text: 'SELECT * FROM wallet.apply_batch($1::json, $2::integer[], $3::text[], $4::text[], $5::timestamptz, $6::integer)',
};

/**
 * Posts providers' operations in batches: many requests share one transaction and one commit. At most one operation of
 * a player is under way in this process; other processes meet it at the lock on the player's account.
 */
export const createOperationPoster = ({
  databaseUrl,
  clock,
  log,
  wake,
  meters,
}: PosterDeps): OperationPoster => {
  const pool = createPool(withStatementTimeout(databaseUrl), {
    max: connections,
    role: 'pavilion_app',
    applicationName: 'pavilion-wallet',
  });

  const execute = async (
    batch: readonly Queued<AskedOperation>[],
    leftMs: number,
  ): Promise<OperationRow[]> => {
    const operations = batch.map(({ item }, index) => ({ n: index + 1, ...item.operation }));
    const players = operations.map(({ player }) => player).filter((player) => player !== null);
    const { rows } = await pool.query<OperationRow>({
      ...applyBatch,
      values: [
        JSON.stringify(operations),
        players,
        batch.map(({ item }) => item.claim?.keyId ?? null),
        batch.map(({ item }) => item.claim?.nonce ?? null),
        clock.now(),
        Math.floor(leftMs),
      ],
    });
    return rows;
  };

  const told = (
    batch: readonly Queued<AskedOperation>[],
    beganMs: number,
    outcome: 'done' | 'failed' | 'unknown',
  ): void => {
    meters.posted(outcome, performance.now() - beganMs);
    traceBatch(batch, beganMs, outcome);
  };

  const attempt = async (batch: readonly Queued<AskedOperation>[], tries = 1): Promise<PostOutcome[]> => {
    const leftMs = oldestOf(batch) + answerMs - marginMs - performance.now();
    if (leftMs < attemptMs) return batch.map(() => retryLater);
    const beganMs = performance.now();
    try {
      const rows = await execute(batch, leftMs);
      told(batch, beganMs, 'done');
      wake();
      const byPlace = new Map(rows.map((row) => [row.n, row]));
      return batch.map((_, index) => outcomeOf(byPlace.get(index + 1)));
    } catch (error) {
      const sqlState = sqlStateOf(error);
      told(batch, beganMs, isDefinite(sqlState) ? 'failed' : 'unknown');
      if (!isDefinite(sqlState)) {
        log.error({ err: error, operations: batch.length }, 'a wallet batch has no known outcome');
        return batch.map(() => unknown);
      }
      if (sqlState === outOfTime) return batch.map(() => retryLater);
      if ((sqlState === idTaken || isUndone(error)) && tries < triesMax) return attempt(batch, tries + 1);
      // One operation that the database cannot take, or whose player's account is held by others (55P03), must not
      // hold up the rest.
      if (batch.length > 1) {
        const alone = batch.map((queued) => attempt([queued]));
        return (await Promise.all(alone)).flat();
      }
      const transactionId = batch[0]?.item.operation.transaction_id;
      if (sqlState === siteElsewhere) log.warn({ transactionId }, "the player's site is in another cell");
      else if (sqlState === lockHeld) log.warn({ transactionId }, "a player's account is held by others");
      else log.error({ err: error, transactionId }, 'a wallet operation failed');
      return batch.map(() => retryLater);
    }
  };

  const run = async (batch: readonly Queued<AskedOperation>[]): Promise<PostOutcome[]> => {
    meters.batchBegan(batch.length, performance.now() - oldestOf(batch));
    const outcomes = new Map<Queued<AskedOperation>, PostOutcome>();
    for (const part of partsWithoutRepeats(batch)) {
      const results = await attempt(part);
      for (const [index, queued] of part.entries()) outcomes.set(queued, results[index] ?? unknown);
    }
    return batch.map((queued) => outcomes.get(queued) ?? unknown);
  };

  const batcher = new KeyedBatcher<AskedOperation, PostOutcome>({
    run,
    keyOf: ({ operation: { player, transaction_id } }) =>
      player === null ? `?${transaction_id}` : String(player),
    batchMax,
    batchesMax,
    slowMs,
    queueMax,
    queueMs,
  });

  return {
    post: async (operation, claim) => {
      const { promise: late, resolve } = Promise.withResolvers<typeof unknown>();
      const timer = setTimeout(() => resolve(unknown), answerMs);
      const outcome = await Promise.race([
        batcher.submit({ operation, claim, parent: recordedContext() }),
        late,
      ]);
      clearTimeout(timer);
      return outcome === turnedAway ? retryLater : outcome;
    },
    close: () => pool.end(),
  };
};
