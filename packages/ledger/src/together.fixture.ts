import { type AccountId, accountId, accountKey } from './account.ts';
import { nameArray, numberArray, optionalTextArray, textArray } from './arrays.ts';
import { persistently, type SqlExecutor } from './executor.ts';
import { type OutcomeRow, readOutcome } from './outcome.ts';
import { type PostingOutcome, type PostingRequest, refusalOf } from './posting.ts';
import { openAccounts } from './read.ts';

/** Moves, one element each, as `ledger.post_batch` takes them. */
const movesOf = (requests: readonly PostingRequest[], ids: ReadonlyMap<string, AccountId>) => {
  const transfers: number[] = [];
  const froms: bigint[] = [];
  const tos: bigint[] = [];
  const amounts: bigint[] = [];
  for (const [place, { moves }] of requests.entries()) {
    for (const { from, to, amountMinor } of moves) {
      transfers.push(place + 1);
      // 0 numbers no account: the ledger answers unknown_account.
      froms.push(ids.get(accountKey(from)) ?? 0n);
      tos.push(ids.get(accountKey(to)) ?? 0n);
      amounts.push(amountMinor);
    }
  }
  return [numberArray(transfers), numberArray(froms), numberArray(tos), numberArray(amounts)];
};

const batchStatement = (requests: readonly PostingRequest[], ids: ReadonlyMap<string, AccountId>) => ({
  name: 'ledger_post_batch',
  text: `SELECT status, transfer_id, balance_minor
    FROM ledger.post_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ORDER BY idx`,
  values: [
    numberArray(requests.map(({ moves }) => moves[0]?.from.siteId ?? 0)),
    textArray(requests.map(({ scope }) => scope)),
    textArray(requests.map(({ key }) => key)),
    nameArray(requests.map(({ kind }) => kind)),
    textArray(requests.map(({ reference }) => reference)),
    optionalTextArray(requests.map(({ reason }) => reason)),
    optionalTextArray(requests.map(({ actor }) => actor)),
    optionalTextArray(requests.map(({ meta }) => (meta === undefined ? undefined : JSON.stringify(meta)))),
    optionalTextArray(requests.map(({ occurredAt }) => occurredAt?.toISOString())),
    ...movesOf(requests, ids),
  ],
});

/**
 * Posts the requests in one call and one commit, as the wallet does with bets of many members (`wallet.apply_batch`). One
 * outcome each, in order; none fails the others.
 */
export const postTogether = async (
  executor: SqlExecutor,
  requests: readonly PostingRequest[],
): Promise<readonly PostingOutcome[]> => {
  const sound = requests.filter((request) => refusalOf(request) === undefined);
  const refs = new Map(
    sound
      .flatMap(({ moves }) => moves.flatMap(({ from, to }) => [from, to]))
      .map((ref) => [accountKey(ref), ref]),
  );
  const opened = await openAccounts(executor, [...refs.values()]);
  const ids = new Map([...refs.keys()].map((key, place) => [key, opened[place] ?? accountId(0n)]));
  const statement = batchStatement(sound, ids);
  const { rows } = await persistently(() => executor.query<OutcomeRow>(statement));
  const outcomes = rows.map(readOutcome);
  return requests.map((request): PostingOutcome => {
    const refused = refusalOf(request);
    const outcome = refused === undefined ? outcomes.shift() : { status: refused };
    if (outcome === undefined) throw new Error('the ledger answered fewer outcomes than it was asked for');
    return outcome;
  });
};
