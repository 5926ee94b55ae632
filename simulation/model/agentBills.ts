import type { WalletModel } from './walletModel.ts';

/**
 * Bills of agents as the agreement says them, by lines: a member is worth what the house gained less deductions; an agent
 * gets the own rate of what the line is worth, less what the agents directly below get of it. Exact: amounts are whole units
 * of 10^-18 of a minor unit, which two rates upon each other and the agent's on top need.
 */

export const exact = 10n ** 18n;
const ppm = 1_000_000n;

/** What the plans of the simulation take off, in millionths. */
export const deductionsPpm = {
  /** Of what the house gained at a provider, by provider, where that is positive. */
  provider: new Map([
    [1, 120_000n],
    [2, 100_000n],
  ]),
  turnover: 2_000n,
  bonus: 1_000_000n,
  deposit: 15_000n,
  /** Of what is left, where that is positive. */
  platform: 30_000n,
} as const;
/** Less than this waits for the next bill. Minor units. */
export const smallestPayout = 50n;

export interface AgentBill {
  readonly agent: number;
  /** The first day of its cycle. */
  readonly cycleFrom: string;
  readonly payableFrom: string;
  readonly payable: bigint;
  /** In units of 10^-18 of a minor unit. */
  readonly lineBase: bigint;
  readonly carryOut: bigint;
  readonly debtOut: bigint;
}

/** What was counted before, and what the last bills left. */
export interface TreeBooks {
  /** Sums of the wallet's books as they were at the last bill. */
  readonly counted: Map<string, bigint>;
  readonly carried: Map<number, bigint>;
  readonly debts: Map<number, bigint>;
  readonly rolled: Map<number, bigint>;
}

interface Tree {
  readonly agents: readonly {
    readonly place: number;
    readonly above: number | null;
    readonly ratePpm: bigint;
  }[];
  readonly above: ReadonlyMap<number, number>;
  readonly wallet: WalletModel;
  readonly books: TreeBooks;
}

export type CycleKind = 'week' | 'month';

/** The first and the last day of the cycle that a day lies in; weeks begin on Monday. */
export const cycleOf = (kind: CycleKind, day: string): { readonly from: string; readonly to: string } => {
  const date = Temporal.PlainDate.from(day);
  const from = kind === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date.with({ day: 1 });
  const to = kind === 'week' ? from.add({ days: 6 }) : date.with({ day: date.daysInMonth });
  return { from: from.toString(), to: to.toString() };
};

export const paidFrom = (lastDay: string, holdDays: number): string =>
  Temporal.PlainDate.from(lastDay)
    .add({ days: 1 + holdDays })
    .toString();

const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** How much a sum has grown since it was last counted. */
const takeNew = (books: TreeBooks, key: string, sum: bigint): bigint => {
  const before = books.counted.get(key) ?? 0n;
  books.counted.set(key, sum);
  return sum - before;
};

/** What a member is worth in the cycle. */
const baseOf = ({ wallet, books }: Tree, place: number): bigint => {
  let net = 0n;
  let provider = 0n;
  for (const [gp, amount] of wallet.gainsOf(place)) {
    const gained = takeNew(books, `gained ${place}/${gp}`, amount);
    net += gained;
    provider += atLeastNothing(gained) * (deductionsPpm.provider.get(gp) ?? 0n);
  }
  const sum = (name: string, sums: ReadonlyMap<number, bigint>): bigint =>
    takeNew(books, `${name} ${place}`, sums.get(place) ?? 0n);
  const off =
    provider +
    sum('turnover', wallet.turnovers) * deductionsPpm.turnover +
    sum('bonus', wallet.bonuses) * deductionsPpm.bonus +
    sum('deposit', wallet.deposits) * deductionsPpm.deposit;
  const left = net * ppm - off;
  return (left * ppm - atLeastNothing(left) * deductionsPpm.platform) * (exact / ppm / ppm);
};

/** Settles the cycle that ends, from the lowest agents up. */
export const settleTree = (tree: Tree): Omit<AgentBill, 'cycleFrom' | 'payableFrom'>[] => {
  const { agents, above, books } = tree;
  const isAgent = new Set(agents.map(({ place }) => place));
  const lines = new Map<number, bigint>();
  const below = new Map<number, bigint>();
  const add = (sums: Map<number, bigint>, place: number | null | undefined, amount: bigint): void => {
    if (place !== null && place !== undefined) sums.set(place, (sums.get(place) ?? 0n) + amount);
  };
  // What an agent does is that of a member of the agent above.
  for (const [place, agent] of above) if (isAgent.has(agent)) add(lines, agent, baseOf(tree, place));
  const settleOne = ({ place, above: next, ratePpm }: (typeof agents)[number]) => {
    const lineBase = lines.get(place) ?? 0n;
    add(lines, next, lineBase);
    const counts = lineBase + (books.carried.get(place) ?? 0n);
    const earned = (atLeastNothing(counts) * ratePpm) / ppm;
    add(below, next, earned);
    const due = earned - (below.get(place) ?? 0n) - (books.debts.get(place) ?? 0n);
    const carryOut = counts < 0n ? counts : 0n;
    const debtOut = atLeastNothing(-due);
    const payment = atLeastNothing(due) / exact + (books.rolled.get(place) ?? 0n);
    const payable = payment >= smallestPayout ? payment : 0n;
    books.carried.set(place, carryOut);
    books.debts.set(place, debtOut);
    books.rolled.set(place, payment - payable);
    return { agent: place, payable, lineBase, carryOut, debtOut };
  };
  return [...agents].reverse().map(settleOne);
};
