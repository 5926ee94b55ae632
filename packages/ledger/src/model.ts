import { type Minor, minor } from '@pavilion/money';
import { type AccountRef, accountKey, isRunning, type TransferId, transferId } from './account.ts';
import type { Ledger } from './ledger.ts';
import {
  type BadRequestStatus,
  type Move,
  type PostingOutcome,
  type PostingRequest,
  postingKinds,
  type ReversalOutcome,
  type ReversalRequest,
  unreadable,
} from './posting.ts';
import type { HistoryEntry, HistoryPage, HistoryQuery } from './read.ts';

interface ModelTransfer {
  readonly id: TransferId;
  readonly siteId: number;
  readonly request: PostingRequest;
  readonly content: string;
  readonly balanceMinor: Minor | null;
  readonly postedAt: Date;
}

interface ModelEntry extends HistoryEntry {
  readonly account: string;
}

const amountMax = 2n ** 53n - 1n;
const balanceMax = 2n ** 62n;

const contentOf = ({ kind, reference, moves }: PostingRequest): string =>
  JSON.stringify([
    kind,
    reference,
    moves.map(({ from, to, amountMinor }) => [accountKey(from), accountKey(to), String(amountMinor)]),
  ]);

const isWithin = (text: string, max: number): boolean => text.length > 0 && [...text].length <= max;

const faultOf = ({ from, to, amountMinor }: Move): BadRequestStatus | undefined => {
  if (accountKey(from) === accountKey(to)) return 'invalid_request';
  if (from.currency !== to.currency) return 'wrong_currency';
  if (amountMinor < 0n || amountMinor > amountMax) return 'invalid_amount';
  return undefined;
};

/**
 * The ledger's rules once more, in memory and as plainly as they can be said: tests and simulations compare the real
 * one with it. Answers at once; keeps everything.
 */
export class ModelLedger implements Ledger {
  readonly #balances = new Map<string, bigint>();
  readonly #transfersByKey = new Map<string, ModelTransfer>();
  readonly #transfers: ModelTransfer[] = [];
  readonly #entries: ModelEntry[] = [];
  readonly #reversals = new Map<TransferId, TransferId>();
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  async post(request: PostingRequest): Promise<PostingOutcome> {
    const unread = unreadable(request);
    if (unread !== undefined) return { status: unread };
    const siteId = request.moves[0]?.from.siteId ?? 0;
    const key = JSON.stringify([siteId, request.scope, request.key]);
    const content = contentOf(request);
    const holder = this.#transfersByKey.get(key);
    if (holder !== undefined) {
      if (holder.content !== content) return { status: 'mismatch', transferId: holder.id };
      return { status: 'posted', duplicate: true, transferId: holder.id, balanceMinor: holder.balanceMinor };
    }
    if (!isWithin(request.key, 200) || !isWithin(request.scope, 64)) return { status: 'invalid_request' };
    if (!postingKinds.includes(request.kind)) return { status: 'invalid_request' };

    const moved = this.#apply(request.moves);
    if (moved.refusal !== undefined) return moved.refusal;
    const transfer: ModelTransfer = {
      id: transferId(BigInt(this.#transfers.length + 1)),
      siteId,
      request,
      content,
      balanceMinor: moved.balanceMinor,
      postedAt: this.#now(),
    };
    this.#transfers.push(transfer);
    this.#transfersByKey.set(key, transfer);
    this.#record(transfer, moved.afters);
    return { status: 'posted', duplicate: false, transferId: transfer.id, balanceMinor: moved.balanceMinor };
  }

  /** All moves in order, or none. `afters` are the balances after each leg. */
  #apply(moves: readonly Move[]) {
    const draft = new Map<string, bigint>();
    const afters: bigint[] = [];
    const balanceOf = (key: string): bigint => draft.get(key) ?? this.#balances.get(key) ?? 0n;
    let subject: string | undefined;
    for (const move of moves) {
      const fault = faultOf(move);
      if (fault !== undefined) return { refusal: { status: fault } };
      for (const [ref, delta] of [
        [move.from, -move.amountMinor],
        [move.to, move.amountMinor],
      ] as const) {
        const key = accountKey(ref);
        const after = balanceOf(key) + delta;
        if (isRunning(ref)) {
          subject ??= key;
          const present = minor(this.#balances.get(subject) ?? 0n);
          if (after < 0n)
            return { refusal: { status: 'insufficient_funds', balanceMinor: present } as const };
          if (after > balanceMax) return { refusal: { status: 'invalid_amount' } as const };
        }
        draft.set(key, after);
        afters.push(after);
      }
    }
    for (const [key, balance] of draft) this.#balances.set(key, balance);
    return {
      refusal: undefined,
      afters,
      balanceMinor: subject === undefined ? null : minor(balanceOf(subject)),
    };
  }

  #record({ id, request, postedAt }: ModelTransfer, afters: readonly bigint[]): void {
    const legs = request.moves.flatMap(({ from, to, amountMinor }) => [
      { ref: from, amountMinor: minor(-amountMinor) },
      { ref: to, amountMinor },
    ]);
    for (const [place, { ref, amountMinor }] of legs.entries()) {
      this.#entries.push({
        account: accountKey(ref),
        transferId: id,
        leg: place + 1,
        kind: request.kind,
        reference: request.reference,
        reason: request.reason ?? null,
        actor: request.actor ?? null,
        amountMinor,
        balanceAfterMinor: isRunning(ref) ? minor(afters[place] ?? 0n) : null,
        occurredAt: request.occurredAt ?? postedAt,
        postedAt,
      });
    }
  }

  async reverse(request: ReversalRequest): Promise<ReversalOutcome> {
    const { siteId, scope, key, reason, actor, meta } = request;
    const original = this.#transfers[Number(request.transferId) - 1];
    if (original?.siteId !== siteId) return { status: 'unknown_transfer' };
    const reversedBy = this.#reversals.get(original.id);
    if (reversedBy !== undefined && !this.#transfersByKey.has(JSON.stringify([siteId, scope, key])))
      return { status: 'already_reversed', transferId: reversedBy };
    const outcome = await this.post({
      scope,
      key,
      kind: 'reversal',
      reference: String(original.id),
      reason,
      actor,
      ...(meta === undefined ? {} : { meta }),
      moves: original.request.moves
        .map(({ from, to, amountMinor }) => ({ from: to, to: from, amountMinor }))
        .reverse(),
    });
    if (outcome.status === 'posted' && !outcome.duplicate)
      this.#reversals.set(original.id, outcome.transferId);
    return outcome;
  }

  async balanceOf(account: AccountRef): Promise<Minor> {
    return minor(this.#balances.get(accountKey(account)) ?? 0n);
  }

  async historyOf({ account, cursor, limit, kinds, from, to }: HistoryQuery): Promise<HistoryPage> {
    const key = accountKey(account);
    const found = this.#entries
      .filter((entry) => entry.account === key)
      .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
      .filter(
        ({ postedAt }) => (from === undefined || postedAt >= from) && (to === undefined || postedAt < to),
      )
      .reverse();
    const start = cursor === undefined ? 0 : found.findIndex((entry) => cursorOf(entry) === cursor) + 1;
    const entries = found.slice(start, start + limit);
    const last = entries.at(-1);
    return {
      entries: entries.map(({ account: _, ...entry }) => entry),
      nextCursor: last !== undefined && found.length > start + limit ? cursorOf(last) : null,
    };
  }
}

const cursorOf = ({ transferId: id, leg }: HistoryEntry): string => `${id}.${leg}`;

export const createModelLedger = (now?: () => Date): ModelLedger => new ModelLedger(now);
