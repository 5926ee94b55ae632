import { minor } from '@pavilion/money';
import type { Bill } from './bill.ts';
import { type DayTable, dayTextOf } from './dayTable.ts';
import { type Exact, exact, exactOf, nothing, timesPpm } from './exact.ts';
import type { CarriedAgent, Cycle, Plan } from './input.ts';
import { isExcluded, type MemberBase } from './memberBase.ts';
import type { Share } from './portions.ts';
import { shareAmount } from './revenueShare.ts';
import type { TreeMember } from './tree.ts';

/** `docs/guides/settlement.md` says what each kind tells. */
export const lineKinds = [
  'bill',
  'plan',
  'day',
  'excluded',
  'deduction',
  'fence',
  'head',
  'line',
  'base',
  'carry_in',
  'carry_out',
  'lapsed',
  'earned',
  'below',
  'debt_in',
  'debt_out',
  'share',
  'revenue_share',
  'turnover',
  'per_head',
  'cut',
  'commission',
  'adjustment',
  'rolled_in',
  'rolled_out',
  'payable',
] as const;
export type LineKind = (typeof lineKinds)[number];

export interface BillLine {
  readonly kind: LineKind;
  /** The member's number in this bill; of `bill` and `line` an agent's id. */
  readonly of?: number;
  readonly day?: string;
  readonly gameType?: number;
  readonly provider?: number;
  readonly count?: number;
  /** A row of the table with its figures: of `day` and `excluded`. */
  readonly row?: number;
  readonly name?: string;
  readonly on?: Exact;
  readonly ratePpm?: number;
  readonly amount?: Exact;
  readonly hash?: string;
}

export interface BilledMember {
  readonly place: number;
  readonly member: TreeMember;
}

/** An agent directly below, as the bill of the agent above tells of it. */
export interface BilledLine {
  readonly agent: number;
  readonly base: Exact;
  /** Of its own bill, so that the hash at the top stands for the whole tree. */
  readonly sha256: string;
}

export interface Billed {
  readonly bill: Omit<Bill, 'sha256'>;
  readonly plan: Plan;
  readonly cycle: Cycle;
  readonly members: readonly BilledMember[];
  readonly baseOf: (member: BilledMember) => MemberBase;
  readonly lines: readonly BilledLine[];
  readonly shares: readonly Share[];
  readonly turnoverShares: readonly Share[];
  readonly headShares: readonly Share[];
  readonly adjustments: CarriedAgent['adjustments'];
}

function* memberLines(table: DayTable, billed: Billed, { place, member }: BilledMember, of: number) {
  for (const row of table.rowsOf(place)) {
    const day = table.dayOf(row);
    const cells = {
      of,
      day: dayTextOf(day),
      gameType: table.gameTypeOf(row),
      provider: table.providerOf(row),
      count: table.betsOf(row),
      row,
    };
    if (isExcluded(member, day))
      yield {
        kind: 'excluded',
        ...cells,
        ...(member.node?.excluded && { name: member.node.excluded.reason }),
      } as const;
    else yield { kind: 'day', ...cells } as const;
  }
  const { deducted, byFence, head } = billed.baseOf({ place, member });
  for (const { name, on, ratePpm, amount } of deducted)
    yield { kind: 'deduction', of, name, on, ratePpm, amount: exact(-amount) } as const;
  if (byFence !== 0n) yield { kind: 'fence', of, amount: byFence } as const;
  if (head.countsNow) yield { kind: 'head', of, ...(member.joined && { day: member.joined }) } as const;
}

function* baseLines({ bill, lines }: Billed): Generator<BillLine> {
  for (const { agent, base, sha256 } of lines) yield { kind: 'line', of: agent, amount: base, hash: sha256 };
  yield { kind: 'base', amount: bill.lineBase };
}

function* revenueLines({ bill, plan, shares }: Billed): Generator<BillLine> {
  const told = (kind: LineKind, amount: Exact): BillLine[] => (amount === 0n ? [] : [{ kind, amount }]);
  if (plan.revenueShare === undefined && bill.carryIn === 0n && bill.debtIn === 0n) return;
  const isByLine = plan.terms.method === 'line';
  for (const share of shares)
    yield {
      kind: 'share',
      name: `above-${share.below}`,
      on: exact(share.amount),
      ratePpm: Number(share.above),
      amount: shareAmount(share),
    };
  yield* told('carry_in', bill.carryIn);
  if (isByLine && plan.revenueShare !== undefined) {
    yield { kind: 'earned', on: bill.counts, ratePpm: bill.ratePpm, amount: bill.earned };
    yield* told('below', exact(-bill.below));
  }
  yield* told('debt_in', exact(-bill.debtIn));
  yield* told('debt_out', bill.debtOut);
  yield { kind: 'revenue_share', amount: bill.revenueShare };
  yield* told('carry_out', bill.carryOut);
  yield* told('lapsed', bill.lapsed);
}

function* resultLines({ bill, turnoverShares, headShares, adjustments }: Billed): Generator<BillLine> {
  for (const { gameType, below, above, amount } of turnoverShares)
    yield {
      kind: 'turnover',
      gameType,
      name: `above-${below}`,
      on: exactOf(minor(amount)),
      ratePpm: Number(above),
      amount: timesPpm(exactOf(minor(amount)), Number(above)),
    };
  for (const { above, amount } of headShares)
    yield {
      kind: 'per_head',
      count: Number(amount),
      on: exactOf(minor(above)),
      amount: exactOf(minor(above * amount)),
    };
  if (bill.cut !== nothing) yield { kind: 'cut', amount: exact(-bill.cut) };
  yield { kind: 'commission', amount: exactOf(bill.commissionMinor) };
  if (bill.rolledInMinor !== 0n) yield { kind: 'rolled_in', amount: exactOf(bill.rolledInMinor) };
  for (const { amountMinor, reason } of adjustments)
    yield { kind: 'adjustment', name: reason, amount: exactOf(amountMinor) };
  if (bill.rolledOutMinor !== 0n) yield { kind: 'rolled_out', amount: exactOf(bill.rolledOutMinor) };
  yield { kind: 'payable', name: bill.state, day: bill.payableFrom, amount: exactOf(bill.payableMinor) };
}

/** Everything that a bill says, line by line, in an order that never differs. */
export function* billLines(table: DayTable, billed: Billed): Generator<BillLine> {
  const { bill, cycle, members } = billed;
  yield { kind: 'bill', of: bill.agent, day: `${cycle.from}/${cycle.to}`, name: cycle.currency };
  yield { kind: 'plan', name: `${bill.plan}.${bill.version}` };
  for (const [place, member] of members.entries()) yield* memberLines(table, billed, member, place + 1);
  yield* baseLines(billed);
  yield* revenueLines(billed);
  yield* resultLines(billed);
}
