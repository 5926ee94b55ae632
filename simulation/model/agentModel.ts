import {
  type AgentBill,
  type CycleKind,
  cycleOf,
  paidFrom,
  settleTree,
  type TreeBooks,
} from './agentBills.ts';
import type { WalletModel } from './walletModel.ts';

/** What agents have and get, once more: purses, transfers down the line, and bills that are paid into a purse. */

export type Purse = 'commission' | 'quota';

export interface ModelAgent {
  readonly place: number;
  /** The agent above; null at the top of a tree. */
  readonly above: number | null;
  readonly ratePpm: bigint;
  /** Which tree: agents of one are settled together. */
  readonly tree: number;
}

/** How a tree is settled. */
export interface ModelTree {
  readonly cycle: CycleKind;
  readonly holdDays: number;
}

/** Minor units; what agents may transfer. */
export const transferBounds = { min: 20n, max: 4_000n, dayMax: 9_000n, receiverDayMax: 6_000n } as const;

export interface TransferAsked {
  readonly agent: number;
  readonly purse: Purse;
  /** A place; null is the agent's own main wallet. */
  readonly to: number | null;
  readonly amount: bigint;
  /** The site's day of the request. */
  readonly day: string;
}

export const transferCodes = {
  done: 100,
  notInLine: 103,
  outsideBounds: 104,
  dayBound: 105,
  receiverBound: 106,
  funds: 107,
  receiverClosed: 108,
} as const;

/** What is to be staked of a deposit out of an agent's quota. */
const quotaPercent = 100;

export class AgentModel {
  readonly #wallet: WalletModel;
  readonly agents: readonly ModelAgent[];
  readonly #trees: readonly ModelTree[];
  /** The agent of each place that stands under one. */
  readonly above: ReadonlyMap<number, number>;
  /** What is in purses, by `place/purse`. */
  readonly purses = new Map<string, bigint>();
  /** What was transferred on a day, by `agent/day`, and of that to one receiver, by `agent/day/place`. */
  readonly #given = new Map<string, bigint>();
  readonly #books: Map<number, TreeBooks>;
  /** Computed, with something to pay, and not paid. */
  #due: AgentBill[] = [];

  constructor(
    wallet: WalletModel,
    people: {
      readonly agents: readonly ModelAgent[];
      readonly trees: readonly ModelTree[];
      readonly above: ReadonlyMap<number, number>;
    },
  ) {
    this.#wallet = wallet;
    this.agents = people.agents;
    this.#trees = people.trees;
    this.above = people.above;
    this.#books = new Map(
      people.trees.map((_, tree) => [
        tree,
        { counted: new Map(), carried: new Map(), debts: new Map(), rolled: new Map() },
      ]),
    );
  }

  purse(place: number, purse: Purse): bigint {
    return this.purses.get(`${place}/${purse}`) ?? 0n;
  }

  /** Quota that lay there before anything happened. */
  load(place: number, amount: bigint): void {
    this.purses.set(`${place}/quota`, amount);
  }

  /** A posting that brings money into a purse. */
  fill(place: number, purse: Purse, amount: bigint): void {
    this.purses.set(`${place}/${purse}`, this.purse(place, purse) + amount);
    this.#wallet.countTransfer();
  }

  #isAgent(place: number): boolean {
    return this.agents.some((agent) => agent.place === place);
  }

  #isBelow(place: number, agent: number): boolean {
    const above = this.above.get(place);
    return above !== undefined && (above === agent || this.#isBelow(above, agent));
  }

  #judge({ agent, purse, to, amount, day }: TransferAsked): number {
    const { min, max, dayMax, receiverDayMax } = transferBounds;
    if (to !== null) {
      if (amount < min || amount > max) return transferCodes.outsideBounds;
      if (!this.#isBelow(to, agent)) return transferCodes.notInLine;
      const given = this.#given.get(`${agent}/${day}`) ?? 0n;
      if (given + amount > dayMax) return transferCodes.dayBound;
      const received = this.#given.get(`${agent}/${day}/${to}`) ?? 0n;
      if (received + amount > receiverDayMax) return transferCodes.receiverBound;
    }
    if (amount > this.purse(agent, purse)) return transferCodes.funds;
    if (to !== null && this.#wallet.member(to).rule === 'excluded') return transferCodes.receiverClosed;
    return transferCodes.done;
  }

  /** Answers the code that the hall answers with; what is refused moves nothing. */
  transfer(asked: TransferAsked): number {
    const code = this.#judge(asked);
    if (code !== transferCodes.done) return code;
    const { agent, purse, to, amount, day } = asked;
    this.purses.set(`${agent}/${purse}`, this.purse(agent, purse) - amount);
    if (to === null) {
      this.#wallet.receive(agent, amount);
      return code;
    }
    // Out of the purse, and from there to its receiver, which counts below.
    this.#wallet.countTransfer();
    for (const key of [`${agent}/${day}`, `${agent}/${day}/${to}`])
      this.#given.set(key, (this.#given.get(key) ?? 0n) + amount);
    if (purse === 'quota' && this.#isAgent(to)) this.fill(to, 'quota', amount);
    else this.#wallet.receiveDeposit(to, amount, { percent: quotaPercent });
    return code;
  }

  /** From one of the ledger's days to another: cycles that are over are billed, bills that are due are paid. */
  passDays(from: string, to: string): AgentBill[] {
    const bills = this.#trees.flatMap((tree, place) => {
      const cycle = cycleOf(tree.cycle, from);
      if (cycle.to >= to) return [];
      const agents = this.agents.filter((agent) => agent.tree === place);
      const books = this.#books.get(place);
      if (books === undefined) throw new Error(`there is no tree ${place}`);
      return settleTree({ agents, above: this.above, wallet: this.#wallet, books }).map((bill) => ({
        ...bill,
        cycleFrom: cycle.from,
        payableFrom: paidFrom(cycle.to, tree.holdDays),
      }));
    });
    this.#due.push(...bills.filter(({ payable }) => payable > 0n));
    const isDue = ({ payableFrom }: AgentBill): boolean => payableFrom <= to;
    for (const { agent, payable } of this.#due.filter(isDue)) {
      this.fill(agent, 'commission', payable);
      this.#wallet.payFromSite('commission', agent, payable);
    }
    this.#due = this.#due.filter((bill) => !isDue(bill));
    return bills;
  }
}
