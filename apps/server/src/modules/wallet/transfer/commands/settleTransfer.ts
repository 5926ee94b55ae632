import type { SqlExecutor } from '@pavilion/ledger';
import { withRepeatedTransaction } from '@pavilion/postgres';
import type { TransferDeps } from '../deps.ts';
import { postArrival, postReturn } from '../postings.ts';
import type { Word } from '../providerWord.ts';
import {
  isEnded,
  lockWallet,
  noteStep,
  type TransferRow,
  type TransferState,
  touchWallet,
  transferColumns,
} from '../rows.ts';
import { tellCash } from './beginTransfer.ts';

/** How long to wait after asking for the nth time, seconds; the last one goes on. */
const waitSeconds = [2, 5, 10, 30, 60, 300, 900] as const;
/** A round that was open when the money came back may still bring a win: look again after this long. */
const lookAgainMs = 15_000;
/** A transfer that is not cleared up for so long is a matter for people. */
export const doubtAfterAsks = 12;

export const nextAsk = (now: Date, askedTimes: number): Date => {
  const seconds = waitSeconds[Math.min(askedTimes, waitSeconds.length - 1)] ?? 900;
  return new Date(now.getTime() + seconds * 1_000);
};

const lockTransfer = async (tx: SqlExecutor, id: bigint): Promise<TransferRow> => {
  const { rows } = await tx.query<TransferRow>({
    name: 'transfer-lock',
    text: `SELECT ${transferColumns} FROM wallet_transfer WHERE id = $1 FOR UPDATE`,
    values: [id],
  });
  const row = rows[0];
  if (row === undefined) throw new Error(`there is no transfer ${id}`);
  return row;
};

const end = async (
  tx: SqlExecutor,
  transfer: TransferRow,
  to: 'confirmed' | 'failed',
  { refusal, now }: { refusal: string | null; now: Date },
): Promise<void> => {
  await tx.query({
    name: 'transfer-end',
    text: 'UPDATE wallet_transfer SET state = $2, refusal = $3, settled_at = $4 WHERE id = $1',
    values: [transfer.id, to, refusal, now],
  });
  const cause = refusal ?? 'done at the provider';
  await noteStep(tx, { transferId: transfer.id, from: transfer.state, to, cause, now });
};

const confirm = async (tx: SqlExecutor, transfer: TransferRow, now: Date) => {
  await postArrival(tx, transfer);
  await end(tx, transfer, 'confirmed', { refusal: null, now });
  const isBack = transfer.direction === 'to_main';
  const key = { memberId: transfer.member_id, gpId: transfer.gp_id };
  await touchWallet(tx, key, {
    away: true,
    backAt: isBack ? new Date(now.getTime() + lookAgainMs) : now,
  });
};

const fail = async (
  tx: SqlExecutor,
  transfer: TransferRow,
  { refusal, now }: { refusal: string; now: Date },
) => {
  await postReturn(tx, transfer, refusal);
  await end(tx, transfer, 'failed', { refusal, now });
  await touchWallet(tx, { memberId: transfer.member_id, gpId: transfer.gp_id }, { away: true });
};

const stayUnknown = async (tx: SqlExecutor, transfer: TransferRow, why: string, now: Date) => {
  await tx.query({
    name: 'transfer-stay-unknown',
    text: `UPDATE wallet_transfer SET state = 'unknown', ask_at = $2 WHERE id = $1`,
    values: [transfer.id, nextAsk(now, transfer.asked_times)],
  });
  if (transfer.state !== 'unknown')
    await noteStep(tx, { transferId: transfer.id, from: transfer.state, to: 'unknown', cause: why, now });
};

/** A provider that says now one thing and now another of one transfer: its money may be at both ends, or at none. */
const contradicts = (word: Word, state: TransferState): boolean =>
  word.kind === (state === 'failed' ? 'done' : 'not_done');

const alarmOnContradiction = ({ log }: TransferDeps, transfer: TransferRow, word: Word): void => {
  const { gp_id: gpId, reference, state } = transfer;
  log.error(
    { alarm: 'transfer_contradicted', gpId, reference, state, word },
    'a provider contradicts what it said of a transfer',
  );
};

/**
 * Applies what is known of a transfer: postings, state, wallet and event in one transaction. A transfer that has ended
 * stays as it ended, whoever else comes with a word about it. `ifStill` lets the word count only in that state.
 * Answers the state afterwards.
 */
export const settleTransfer = async (
  deps: TransferDeps,
  transfer: Pick<TransferRow, 'id' | 'member_id' | 'gp_id' | 'reference'>,
  word: Word,
  ifStill?: TransferState,
): Promise<TransferState> => {
  const now = deps.clock.now();
  const state = await withRepeatedTransaction(deps.pool, async (tx): Promise<TransferState> => {
    await lockWallet(tx, { memberId: transfer.member_id, gpId: transfer.gp_id });
    const locked = await lockTransfer(tx, transfer.id);
    if (ifStill !== undefined && locked.state !== ifStill) return locked.state;
    if (isEnded(locked.state)) {
      if (contradicts(word, locked.state)) alarmOnContradiction(deps, locked, word);
      return locked.state;
    }
    switch (word.kind) {
      case 'done':
        await confirm(tx, locked, now);
        await tellCash(tx, deps.outbox, locked);
        return 'confirmed';
      case 'not_done':
        await fail(tx, locked, { refusal: word.status, now });
        await tellCash(tx, deps.outbox, locked);
        return 'failed';
      case 'unsure':
        await stayUnknown(tx, locked, word.why, now);
        if (locked.asked_times >= doubtAfterAsks || word.why === 'DUPLICATE_MISMATCH')
          deps.log.error(
            { gpId: locked.gp_id, reference: locked.reference, why: word.why, alarm: 'transfer_in_doubt' },
            'a transfer could not be cleared up',
          );
        return 'unknown';
    }
  });
  deps.outbox.wake();
  return state;
};
