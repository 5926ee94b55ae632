import { isDeepStrictEqual } from 'node:util';
import { findAgentTransferDifferences } from '../../apps/server/src/modules/agentMoney/index.ts';
import { findWalletDifferences } from '../../apps/server/src/modules/wallet/index.ts';
import { findTransactionsOfTwo } from '../../apps/server/src/testing/oneMember.ts';
import type { ModelRound, ModelTransaction } from '../model/books.ts';
import { providerFacts, readSiteAccounts, type World } from '../world/world.ts';
import { Disagreement } from './failure.ts';
import { checkReports } from './reportChecks.ts';

/** What must always hold (ARCHITECTURE.md), looked up in the hall's own database. */

interface TransactionRow {
  readonly gp_id: number;
  readonly transaction_id: string;
  readonly kind: string;
  readonly state: string;
  readonly status: string;
  readonly member_id: number | null;
  readonly site_id: number | null;
  readonly postings: number;
}

interface RoundRow {
  readonly gp_id: number;
  readonly round_ref: string;
  readonly member_id: number;
  readonly site_id: number;
  readonly stake_minor: bigint;
  readonly held_minor: bigint;
  readonly win_minor: bigint;
  readonly state: string;
}

/** Postings under a transaction's number: more than one would be money that moved twice. */
const transactionColumns = `t.gp_id, t.transaction_id, t.kind::text, t.state::text, t.status, t.member_id, t.site_id,
  (SELECT count(*) FROM ledger.transfer l
   WHERE l.scope = 'provider:' || t.gp_id AND l.key = 'id ' || t.id)::integer AS postings`;

const describeRow = (row: TransactionRow) => ({
  id: `${row.gp_id}/${row.transaction_id}`,
  kind: row.kind,
  state: row.state,
  status: row.status,
  member: row.member_id,
  site: row.site_id,
  postings: row.postings,
});

const describeTransaction = (world: World, transaction: ModelTransaction) => {
  const { memberId, site } = world.person(transaction.member);
  return {
    id: `${transaction.gp}/${transaction.id}`,
    kind: transaction.kind,
    state: transaction.state,
    status: transaction.status,
    member: memberId,
    site,
    postings: transaction.moved ? 1 : 0,
  };
};

const describeRound = (round: Omit<RoundRow, 'member_id' | 'site_id'>) => ({
  id: `${round.gp_id}/${round.round_ref}`,
  stake: round.stake_minor,
  held: round.held_minor,
  win: round.win_minor,
  state: round.state,
});

const describeModelRound = ({ gp, ref, stake, held, win, state }: ModelRound) => ({
  id: `${gp}/${ref}`,
  stake,
  held,
  win,
  state,
});

const byId = (left: { id: string }, right: { id: string }): number => (left.id < right.id ? -1 : 1);

/** Throws `Disagreement` when the hall has something else than the model. */
export const agree = (what: string, expected: unknown, actual: unknown, members: readonly number[]): void => {
  if (!isDeepStrictEqual(expected, actual)) throw new Disagreement(what, { expected, actual, members });
};

/** The first place where two lists that are sorted by id differ. */
const agreeOnEach = <T extends { readonly id: string }>(
  what: string,
  expected: readonly T[],
  actual: readonly T[],
  members: readonly number[],
): void => {
  const found = new Map(actual.map((item) => [item.id, item]));
  for (const item of expected) agree(what, item, found.get(item.id) ?? 'nothing', members);
  const known = new Set(expected.map(({ id }) => id));
  agree(
    `${what}, and no others`,
    [],
    actual.filter(({ id }) => !known.has(id)),
    members,
  );
};

/** Balance and rounds of one member, and what became of these transactions. */
export const checkMember = async (
  world: World,
  place: number,
  transactions: readonly ModelTransaction[],
): Promise<void> => {
  const { owner, model } = world;
  const person = world.person(place);
  const cash = await owner.query<{ cash: bigint; site_id: number }>({
    name: 'check-cash',
    text: `SELECT balance_minor::bigint AS cash, site_id FROM ledger.account
           WHERE owner_kind = 'member' AND owner_id = $1 AND purpose = 'main'`,
    values: [person.memberId],
  });
  agree(
    'the balance of a member, at the member’s own site alone',
    model.member(place).cash === 0n && cash.rows.length === 0
      ? []
      : [{ cash: model.member(place).cash, site_id: person.site }],
    cash.rows,
    [place],
  );

  const elsewhere = await owner.query({
    name: 'check-elsewhere',
    text: `SELECT purpose::text, counterparty_id, balance_minor::bigint FROM ledger.account
           WHERE owner_kind = 'member' AND owner_id = $1 AND purpose <> 'main' AND balance_minor <> 0
           ORDER BY purpose::text`,
    values: [person.memberId],
  });
  const purses = (['commission', 'quota'] as const).flatMap((purpose) => {
    const balance = world.agents.purse(place, purpose);
    return balance === 0n ? [] : [{ purpose, counterparty_id: 0, balance_minor: balance }];
  });
  agree('money of a member that is neither in the main wallet nor staked', purses, elsewhere.rows, [place]);

  const rounds = await owner.query<RoundRow>({
    name: 'check-rounds',
    text: `SELECT gp_id, round_ref, member_id, site_id, stake_minor::bigint, held_minor::bigint, win_minor::bigint,
             state::text FROM round WHERE member_id = $1`,
    values: [person.memberId],
  });
  agreeOnEach(
    'the rounds of a member',
    [...model.rounds.values()].filter(({ member }) => member === place).map(describeModelRound),
    rounds.rows.map(describeRound),
    [place],
  );

  const rows = await owner.query<TransactionRow>({
    name: 'check-transactions',
    text: `SELECT ${transactionColumns} FROM unnest($1::integer[], $2::text[]) AS u (gp_id, id)
           JOIN wallet_transaction t ON t.gp_id = u.gp_id AND t.transaction_id = u.id`,
    values: [transactions.map(({ gp }) => gp), transactions.map(({ id }) => id)],
  });
  agreeOnEach(
    'what became of transactions',
    transactions.map((transaction) => describeTransaction(world, transaction)),
    rows.rows.map(describeRow),
    [place],
  );
};

const checkAccounts = async (world: World): Promise<void> => {
  const { owner, model } = world;
  const { rows } = await owner.query<{ name: string; balance: bigint }>(
    `SELECT concat_ws('/', purpose, site_id, owner_id, currency) AS name, ledger.balance_of(id) AS balance
     FROM ledger.account WHERE owner_kind IN ('provider', 'gateway')`,
  );
  const expected = new Map<string, bigint>();
  for (const [key, amount] of model.paidIn) {
    const [site, currency] = key.split('/');
    expected.set(`gateway/${site}/1/${currency}`, -amount);
  }
  for (const [key, amount] of model.houses) expected.set(`house/${key}`, amount);
  for (const { gp, member, held } of model.rounds.values()) {
    const { site, currency } = model.member(member);
    const key = `held/${site}/${gp}/${currency}`;
    expected.set(key, (expected.get(key) ?? 0n) + held);
  }
  const found = new Map(rows.map(({ name, balance }) => [name, balance]));
  for (const name of new Set([...expected.keys(), ...found.keys()]))
    agree(`the balance of ${name}`, expected.get(name) ?? 0n, found.get(name) ?? 0n, []);
};

/** What the sites gave away: bonuses, commission, and quota, of which nothing is given but once. */
const checkSiteAccounts = async (world: World): Promise<void> => {
  const found = await readSiteAccounts(world.owner);
  for (const name of new Set([...found.keys(), ...world.model.given.keys()]))
    agree(
      `what the site gave by ${name}`,
      world.model.given.get(name) ?? 0n,
      (world.siteAccounts.get(name) ?? 0n) - (found.get(name) ?? 0n),
      [],
    );
};

/** Everything of one site belongs to members of that site. */
const checkSites = async ({ owner }: World): Promise<void> => {
  const { rows } = await owner.query(`
    SELECT 'round' AS what, r.id::text FROM round r JOIN member m ON m.id = r.member_id WHERE m.site_id <> r.site_id
    UNION ALL
    SELECT 'transaction', t.id::text FROM wallet_transaction t JOIN member m ON m.id = t.member_id
    WHERE m.site_id <> t.site_id
    UNION ALL
    SELECT 'account', a.id::text FROM ledger.account a JOIN member m ON m.id = a.owner_id
    WHERE a.owner_kind = 'member' AND m.site_id <> a.site_id
    UNION ALL
    SELECT 'deposit', o.id::text FROM deposit_order o JOIN member m ON m.id = o.member_id WHERE m.site_id <> o.site_id`);
  agree('nothing of one site with a member of another', [], rows, []);
};

/** All transactions and rounds, not one more and not one less, and as many postings as there must be. */
const checkAll = async (world: World): Promise<void> => {
  const { owner, model } = world;
  const transactions = await owner.query<TransactionRow>(
    `SELECT ${transactionColumns} FROM wallet_transaction t WHERE t.transaction_id NOT LIKE 'hall:%'`,
  );
  agreeOnEach(
    'every transaction that was answered',
    [...model.transactions.values()].map((transaction) => describeTransaction(world, transaction)).sort(byId),
    transactions.rows.map(describeRow).sort(byId),
    [],
  );
  const counts = await owner.query<{ transfers: number; rounds: number; own: number }>(
    // How often money goes to a provider and home depends on what failed; that none is lost is looked up by account.
    `SELECT (SELECT count(*) FROM ledger.transfer WHERE scope NOT IN ('seed', 'transfer', 'transfer_result'))::integer AS transfers,
       (SELECT count(*) FROM round)::integer AS rounds,
       (SELECT count(*) FROM wallet_transaction WHERE transaction_id LIKE 'hall:%')::integer AS own`,
  );
  agree(
    'the number of postings, rounds and of transactions of the hall’s own',
    { transfers: model.transfers, rounds: model.rounds.size, own: model.ownTransactions.length },
    counts.rows[0],
    [],
  );
};

/** The whole hall against the whole model, and the ledger against itself. */
export const checkWorld = async (world: World): Promise<void> => {
  const { rows } = await world.owner.query('SELECT * FROM ledger.differences()');
  agree('the ledger with itself', [], rows, []);
  await checkReports(world);
  agree('transfers and withheld wins with their postings', [], await findWalletDifferences(world.owner), []);
  agree('what is in transit', [], await findAgentTransferDifferences(world.owner), []);
  agree('transactions that post for two members', [], await findTransactionsOfTwo(world.owner), []);
  for (const { place } of world.people) await checkMember(world, place, []);
  await checkAccounts(world);
  await checkSiteAccounts(world);
  await checkSites(world);
  await checkAll(world);
};

/** The provider that a message's transaction belongs to. */
export const gpOf = (provider: number): number =>
  (providerFacts[provider % providerFacts.length] ?? providerFacts[0]).gp;
