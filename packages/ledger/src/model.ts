import { type Minor, minor } from '@pavilion/money';
import {
  type AccountRef,
  accountKey,
  isRunning,
  memberHeld,
  type TransferId,
  transferId,
} from './account.ts';
import type { HistoryEntry, HistoryPage, HistoryQuery } from './history.ts';
import {
  type Hold,
  type HoldEnd,
  type HoldOutcome,
  type HoldPosting,
  type HoldRequest,
  holdPostingRefusal,
  reservationOf,
  reservationRefusal,
} from './hold.ts';
import type { Ledger } from './ledger.ts';
import {
  type BadRequestStatus,
  type Move,
  type PostingOutcome,
  type PostingRequest,
  postingKinds,
  type ReversalOutcome,
  type ReversalRequest,
  refusalOf,
} from './posting.ts';
import type { Statement, StatementQuery } from './statement.ts';

interface ModelTransfer {
  readonly id: TransferId;
  readonly siteId: number;
  readonly request: PostingRequest;
  readonly content: string;
  readonly balanceMinor: Minor | null;
  readonly postedAt: Date;
}

interface ModelHold extends Hold {
  readonly siteId: number;
  readonly request: HoldRequest;
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
  readonly #holds = new Map<TransferId, ModelHold>();
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  async post(request: PostingRequest): Promise<PostingOutcome> {
    const refused = refusalOf(request);
    return refused === undefined ? this.#post(request) : { status: refused };
  }

  #post(request: PostingRequest): PostingOutcome {
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
    let member: number | undefined;
    for (const move of moves) {
      const fault = faultOf(move);
      if (fault !== undefined) return { refusal: { status: fault } };
      for (const { ownerId } of [move.from, move.to].filter(isRunning)) {
        member ??= ownerId;
        if (ownerId !== member) return { refusal: { status: 'two_members' } as const };
      }
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
        meta: request.meta ?? null,
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
    if (this.#belongsToHold(original.id)) return { status: 'belongs_to_hold' };
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

  #belongsToHold(id: TransferId): boolean {
    return this.#holds.has(id) || [...this.#holds.values()].some(({ endedBy }) => endedBy === id);
  }

  async reserve(request: HoldRequest): Promise<PostingOutcome> {
    const refused = reservationRefusal(request);
    if (refused !== undefined) return { status: refused };
    if (request.amountMinor < 1n) return { status: 'invalid_amount' };
    const outcome = this.#post(reservationOf(request));
    if (outcome.status !== 'posted') return outcome;
    const { transferId: holdId, duplicate } = outcome;
    if (duplicate) return this.#holds.has(holdId) ? outcome : { status: 'mismatch', transferId: holdId };
    this.#holds.set(holdId, {
      siteId: request.account.siteId,
      request,
      holdId,
      state: 'open',
      amountMinor: request.amountMinor,
      expiresAt: request.expiresAt ?? null,
      endedBy: null,
      postedMinor: null,
    });
    return outcome;
  }

  async postHold(request: HoldPosting): Promise<HoldOutcome> {
    const refused = holdPostingRefusal(request);
    return refused === undefined ? this.#endHold('posted', request, request) : { status: refused };
  }

  async voidHold(request: HoldEnd): Promise<HoldOutcome> {
    return this.#endHold('voided', request);
  }

  async expireHolds(limit: number): Promise<number> {
    const due = [...this.#holds.values()]
      .filter((hold) => hold.state === 'open' && this.#isDue(hold))
      .sort((left, right) => Number(left.expiresAt) - Number(right.expiresAt))
      .slice(0, limit);
    for (const hold of due) this.#end(hold, 'expired', { reason: 'the hold expired', actor: 'ledger' });
    return due.length;
  }

  async holdOf({ siteId, holdId }: Pick<HoldEnd, 'siteId' | 'holdId'>): Promise<Hold | undefined> {
    const hold = this.#holds.get(holdId);
    if (hold?.siteId !== siteId) return undefined;
    const { siteId: _, request: __, ...told } = hold;
    return told;
  }

  #isDue({ expiresAt }: ModelHold): boolean {
    return expiresAt !== null && expiresAt <= this.#now();
  }

  #endHold(asked: 'posted' | 'voided', end: HoldEnd, posting?: HoldPosting): HoldOutcome {
    const hold = this.#holds.get(end.holdId);
    if (hold?.siteId !== end.siteId) return { status: 'unknown_hold' };
    if (asked === 'posted' && hold.state === 'open' && this.#isDue(hold)) {
      const expired = this.#end(hold, 'expired', { reason: 'the hold expired', actor: 'ledger' });
      if (expired.status !== 'posted') return expired;
      return { status: 'hold_ended', state: 'expired', transferId: expired.transferId };
    }
    if (hold.state !== 'open' && hold.state !== asked && hold.endedBy !== null)
      return { status: 'hold_ended', state: hold.state, transferId: hold.endedBy };
    if (posting === undefined) return this.#end(hold, asked, end);

    const amountMinor = posting.amountMinor ?? hold.amountMinor;
    if (amountMinor < 1n || amountMinor > hold.amountMinor) return { status: 'invalid_amount' };
    if (posting.to.currency !== hold.request.account.currency) return { status: 'wrong_currency' };
    if (accountKey(posting.to) === accountKey(hold.request.account)) return { status: 'invalid_request' };
    return this.#end(hold, asked, end, { to: posting.to, amountMinor });
  }

  /** Moves what is held: what is posted to its target, the rest back. */
  #end(
    hold: ModelHold,
    state: Exclude<Hold['state'], 'open'>,
    { reason, actor, meta }: Pick<HoldEnd, 'reason' | 'actor' | 'meta'>,
    posted?: { readonly to: AccountRef; readonly amountMinor: Minor },
  ): PostingOutcome {
    const { account, kind, reference } = hold.request;
    const from = memberHeld(account.siteId, account.ownerId, account.currency);
    const rest = minor(hold.amountMinor - (posted?.amountMinor ?? 0n));
    const outcome = this.#post({
      scope: 'ledger.hold',
      key: String(hold.holdId),
      kind: state === 'posted' ? kind : 'reversal',
      reference,
      reason,
      actor,
      ...(meta === undefined ? {} : { meta }),
      moves: [
        ...(posted === undefined ? [] : [{ from, ...posted }]),
        ...(rest === 0n ? [] : [{ from, to: account, amountMinor: rest }]),
      ],
    });
    if (outcome.status === 'posted' && !outcome.duplicate)
      this.#holds.set(hold.holdId, {
        ...hold,
        state,
        endedBy: outcome.transferId,
        postedMinor: posted?.amountMinor ?? minor(0),
      });
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

  async statementOf({ account, from, to }: StatementQuery): Promise<Statement> {
    if (from !== undefined && to !== undefined && from > to)
      throw new RangeError('a statement cannot end before it begins');
    const key = accountKey(account);
    // What was posted in this millisecond belongs to it.
    const now = new Date(this.#now().getTime() + 1);
    const end = to === undefined || to > now ? now : to;
    const start = from !== undefined && from > end ? end : from;
    const before = this.#entries.filter((entry) => entry.account === key && entry.postedAt < end);
    const earlier = before.filter(({ postedAt }) => start !== undefined && postedAt < start);
    const lines = before.slice(earlier.length);
    const totalOf = (entries: readonly ModelEntry[]) =>
      minor(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0n));
    return {
      account,
      from: from ?? null,
      to: end,
      openingMinor: totalOf(earlier),
      closingMinor: totalOf(before),
      lines: async function* () {
        for (const { account: _, ...line } of lines) yield line;
      },
    };
  }
}

const cursorOf = ({ transferId: id, leg }: HistoryEntry): string => `${id}.${leg}`;

export const createModelLedger = (now?: () => Date): ModelLedger => new ModelLedger(now);
