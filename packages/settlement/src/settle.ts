import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Bill } from './bill.ts';
import { createCsvWriter, csvHeader, hashLineStart } from './csv.ts';
import { DayTable } from './dayTable.ts';
import { nothing, toExactMinor } from './exact.ts';
import { type Direct, gatherMembers } from './gather.ts';
import {
  type CarriedInput,
  daySchema,
  headSchema,
  type SettlementHead,
  type SettlementInput,
  type UnreadInput,
} from './input.ts';
import { type Billed, billLines } from './lines.ts';
import { memberBase } from './memberBase.ts';
import { type Settled, settleAgent } from './settleAgent.ts';
import { pathOf, SettlementError } from './settlementError.ts';
import { placeTree, type Tree } from './tree.ts';

export interface Settlement {
  readonly cycle: SettlementHead['cycle'];
  /** By the ids of the agents. */
  readonly bills: readonly Bill[];
  /** What the next cycle is given as `carried` and `debts`. */
  readonly carried: CarriedInput;
  readonly debts: NonNullable<SettlementInput['debts']>;
  /**
   * A bill's lines as CSV, in chunks, with the hash over them as the last line: what an agent downloads. Lines of
   * millions of days are written when they are asked for.
   */
  readonly csvOf: (agent: number) => Iterable<string>;
}

const parse = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  at: readonly PropertyKey[],
): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SettlementError(pathOf([...at, ...(issue?.path ?? [])]), issue?.message ?? 'cannot be read');
};

const fillTable = (days: Iterable<unknown>, head: SettlementHead, tree: Tree): DayTable => {
  const table = new DayTable();
  let at = 0;
  for (const one of days) {
    const row = parse(daySchema, one, ['days', at]);
    const place = tree.memberPlaces.get(row.member);
    if (place === undefined) throw new SettlementError(`days[${at}].member`, 'is not in the tree');
    if (row.day < head.cycle.from || row.day > head.cycle.to)
      throw new SettlementError(`days[${at}].day`, 'is not in the cycle');
    if (place !== null) table.add(place, row);
    at += 1;
  }
  table.sort(tree.members.length);
  return table;
};

/** Lines go out in pieces of about so many characters. */
const chunkLength = 65_536;

function* writeLines(table: DayTable, billed: Billed): Generator<string> {
  const write = createCsvWriter(table, billed.cycle.currency);
  let chunk = csvHeader;
  for (const line of billLines(table, billed)) {
    chunk += write(line);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

const hashOf = (chunks: Iterable<string>): string => {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
};

const byAgent = (left: { readonly agent: number }, right: { readonly agent: number }): number =>
  left.agent - right.agent;

interface Done {
  readonly settled: Settled;
  readonly billed: Billed;
  readonly bill: Bill;
}

/** From the lowest level up: each bill needs those directly below. */
const settleAll = (head: SettlementHead, tree: Tree, table: DayTable, direct: readonly Direct[]): Done[] => {
  const carried = new Map(head.carried.agents.map((one) => [one.agent, one]));
  const debts = new Map(head.debts.map(({ agent, amountMinor }) => [agent, amountMinor]));
  const done: Done[] = [];
  tree.agents.forEach((agent, place) => {
    const own = direct[place];
    if (own === undefined) return;
    const below = agent.children.flatMap((child) => done[child] ?? []);
    const settled = settleAgent({
      agent,
      cycle: head.cycle,
      own,
      below: below.map((one) => one.settled),
      carried: carried.get(agent.node.agent),
      debtIn: debts.get(agent.node.agent) ?? nothing,
      members: own.members.map(({ member }) => member.id),
    });
    const billed: Billed = {
      ...settled.billed,
      members: own.members,
      baseOf: (one) => memberBase(table, one.place, one.member, agent.plan.terms, head.cycle),
      lines: below.map(({ bill }) => ({ agent: bill.agent, base: bill.lineBase, sha256: bill.sha256 })),
    };
    done.push({ settled, billed, bill: { ...billed.bill, sha256: hashOf(writeLines(table, billed)) } });
  });
  return done;
};

/**
 * Bills of one cycle, of one site and currency. The same input makes the same bills to the byte, in whatever order it
 * comes: there is no clock here, no database, nothing by chance, and no fraction is lost before a bill is cut to minor
 * units. Throws a `SettlementError` that names the field which cannot be settled. The models: docs/guides/settlement.md.
 */
export const settle = (input: SettlementInput): Settlement => settleUnread(input);

/** As `settle`, for what nobody has looked at yet but for its days: all of it is parsed here. */
export const settleUnread = ({ days, ...given }: UnreadInput): Settlement => {
  const head = parse(headSchema, given, []);
  const tree = placeTree(head);
  const table = fillTable(days, head, tree);
  const { direct, carried: members } = gatherMembers(head, tree, table);
  const done = settleAll(head, tree, table, direct);
  const billedBy = new Map(done.map(({ billed, bill }) => [bill.agent, { billed, bill }]));
  function* csvOf(agent: number): Generator<string> {
    const found = billedBy.get(agent);
    if (found === undefined) return;
    yield* writeLines(table, found.billed);
    yield `${hashLineStart}${found.bill.sha256}\n`;
  }
  const agents = done
    .map(({ bill, settled }) => ({
      agent: bill.agent,
      losses: settled.losses.map(({ amountMinor, cycles }) => ({
        amountMinor: toExactMinor(amountMinor),
        cycles,
      })),
      rolledOverMinor: bill.rolledOutMinor,
    }))
    .filter(({ losses, rolledOverMinor }) => losses.length > 0 || rolledOverMinor !== 0n)
    .sort(byAgent);
  return {
    cycle: head.cycle,
    bills: done.map(({ bill }) => bill).sort(byAgent),
    carried: { agents, members },
    debts: done
      .filter(({ bill }) => bill.debtOut > 0n)
      .map(({ bill }) => ({ agent: bill.agent, amountMinor: toExactMinor(bill.debtOut) }))
      .sort(byAgent),
    csvOf,
  };
};
