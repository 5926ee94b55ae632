import { type AccountRef, accountKey, isRunning } from './account.ts';
import { nameArray, numberArray } from './arrays.ts';
import type { SqlExecutor } from './executor.ts';
import { type OutcomeRow, readOutcome, readReversalOutcome } from './outcome.ts';
import {
  type Move,
  type PostingOutcome,
  type PostingRequest,
  type ReversalOutcome,
  type ReversalRequest,
  refusalOf,
} from './posting.ts';

const headOf = (request: PostingRequest): unknown[] => [
  request.moves[0]?.from.siteId,
  request.scope,
  request.key,
  request.kind,
  request.reference,
  request.reason ?? null,
  request.actor ?? null,
  request.meta === undefined ? null : JSON.stringify(request.meta),
  request.occurredAt ?? null,
];

/** The everyday shape, for which the database has a shorter way: one move between a member and somebody else. */
const everydayMove = (moves: readonly Move[]): Move | undefined => {
  const [move] = moves;
  return moves.length === 1 &&
    move !== undefined &&
    isRunning(move.from) !== isRunning(move.to) &&
    move.from.currency === move.to.currency
    ? move
    : undefined;
};

const moveStatement = (request: PostingRequest, { from, to, amountMinor }: Move) => {
  const memberPays = isRunning(from);
  const member = memberPays ? from : to;
  const other = memberPays ? to : from;
  return {
    name: 'ledger_post_move',
    // A plain call in FROM would go through a tuplestore.
    text: `SELECT (r).transfer_id, (r).balance_minor FROM (
      SELECT ledger.post_move($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
      AS r OFFSET 0) posted`,
    values: [
      ...headOf(request),
      member.ownerId,
      member.purpose,
      member.counterpartyId,
      other.ownerKind,
      other.ownerId,
      other.purpose,
      other.counterpartyId,
      member.currency,
      memberPays,
      amountMinor,
    ],
  };
};

const statementOf = (request: PostingRequest) => {
  const places = new Map<string, number>();
  const accounts: AccountRef[] = [];
  const placeOf = (ref: AccountRef): number => {
    const key = accountKey(ref);
    const place = places.get(key) ?? accounts.push(ref);
    places.set(key, place);
    return place;
  };
  const froms = request.moves.map(({ from }) => placeOf(from));
  const tos = request.moves.map(({ to }) => placeOf(to));
  return {
    name: 'ledger_post',
    text: 'SELECT * FROM ledger.post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)',
    values: [
      ...headOf(request),
      nameArray(accounts.map(({ ownerKind }) => ownerKind)),
      numberArray(accounts.map(({ ownerId }) => ownerId)),
      nameArray(accounts.map(({ purpose }) => purpose)),
      numberArray(accounts.map(({ counterpartyId }) => counterpartyId)),
      nameArray(accounts.map(({ currency }) => currency)),
      numberArray(froms),
      numberArray(tos),
      numberArray(request.moves.map(({ amountMinor }) => amountMinor)),
    ],
  };
};

const onlyRow = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('the ledger answered nothing');
  return row;
};

/**
 * Posts one transfer; accounts that do not exist yet are opened by it. On a pool it is a transaction of its own; inside
 * a transaction (READ COMMITTED) it holds its locks to the end of it: post once, late, and again from the start when
 * PostgreSQL answers 40P01 or 40001.
 */
export const post = async (executor: SqlExecutor, request: PostingRequest): Promise<PostingOutcome> => {
  const refused = refusalOf(request);
  if (refused !== undefined) return { status: refused };
  const move = everydayMove(request.moves);
  if (move !== undefined) {
    const { rows } = await executor.query<Omit<OutcomeRow, 'status'>>(moveStatement(request, move));
    const row = onlyRow(rows);
    if (row.transfer_id !== null) return readOutcome({ status: 'posted', ...row });
  }
  const { rows } = await executor.query<OutcomeRow>(statementOf(request));
  return readOutcome(onlyRow(rows));
};

/**
 * Takes a transfer back by a posting of its own, of kind `reversal`: its moves in opposite order and direction. A
 * transfer can be reversed once; funds must suffice.
 */
export const reverse = async (executor: SqlExecutor, request: ReversalRequest): Promise<ReversalOutcome> => {
  const { siteId, scope, key, transferId, reason, actor, meta } = request;
  const { rows } = await executor.query<OutcomeRow>({
    name: 'ledger_reverse',
    text: 'SELECT * FROM ledger.reverse($1, $2, $3, $4, $5, $6, $7)',
    values: [siteId, scope, key, transferId, reason, actor, meta === undefined ? null : JSON.stringify(meta)],
  });
  return readReversalOutcome(onlyRow(rows));
};
