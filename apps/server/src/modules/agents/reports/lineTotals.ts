import type { Currency } from '@pavilion/contract';
import type { LineFigures } from '@pavilion/contract/agentReports';
import { minor, toDecimal } from '@pavilion/money';

/** What came of members, in minor units and heads, as tables of migration 0312 add it up. */
export interface LineTotals {
  readonly bets: bigint;
  readonly staked: bigint;
  readonly turnover: bigint;
  readonly won: bigint;
  readonly bonus: bigint;
  readonly deposited: bigint;
  readonly deposits: bigint;
  readonly withdrawn: bigint;
  readonly withdrawals: bigint;
  readonly fees: bigint;
  readonly jackpots: bigint;
  readonly adjustments: bigint;
  readonly registrations: bigint;
  readonly first_deposits: bigint;
  readonly first_deposited: bigint;
  readonly players: bigint;
  readonly new_players: bigint;
  readonly depositors: bigint;
}

export const noTotals: LineTotals = {
  bets: 0n,
  staked: 0n,
  turnover: 0n,
  won: 0n,
  bonus: 0n,
  deposited: 0n,
  deposits: 0n,
  withdrawn: 0n,
  withdrawals: 0n,
  fees: 0n,
  jackpots: 0n,
  adjustments: 0n,
  registrations: 0n,
  first_deposits: 0n,
  first_deposited: 0n,
  players: 0n,
  new_players: 0n,
  depositors: 0n,
};

const totalNames = Object.keys(noTotals) as readonly (keyof LineTotals)[];

/** Some of the figures; null is what an aggregate over nothing comes to. */
export type TotalsPart = { readonly [Name in keyof LineTotals]?: bigint | null };

/** The parts together: all of these figures add up, heads too, because each stands under one agent alone. */
export const addTotals = (parts: readonly TotalsPart[]): LineTotals => {
  const sum: { -readonly [Name in keyof LineTotals]: bigint } = { ...noTotals };
  for (const part of parts) for (const name of totalNames) sum[name] += part[name] ?? 0n;
  return sum;
};

/** Sums of `report.agent_day d`. */
export const sumColumns = `
  sum(d.bets)::bigint as bets, sum(d.staked_minor)::bigint as staked, sum(d.turnover_minor)::bigint as turnover,
  sum(d.won_minor)::bigint as won, sum(d.bonus_minor)::bigint as bonus, sum(d.deposited_minor)::bigint as deposited,
  sum(d.deposits)::bigint as deposits, sum(d.withdrawn_minor)::bigint as withdrawn,
  sum(d.withdrawals)::bigint as withdrawals, sum(d.fees_minor)::bigint as fees, sum(d.jackpot_minor)::bigint as jackpots,
  sum(d.adjustment_minor)::bigint as adjustments`;

/** Sums of `report.agent_game_day d`: play alone. */
export const playColumns = `
  sum(d.bets)::bigint as bets, sum(d.staked_minor)::bigint as staked, sum(d.turnover_minor)::bigint as turnover,
  sum(d.won_minor)::bigint as won, sum(d.jackpot_minor)::bigint as jackpots, sum(d.adjustment_minor)::bigint as adjustments`;

const members = (condition: string): string =>
  `coalesce(sum(h.members) filter (where ${condition}), 0)::bigint`;

/** Heads of `report.agent_heads h` that are new in a span which begins on a day: who did it before within the span is not. */
const newHeads = (firstDay: string, named = ''): string => `
  ${members(`h.what = 'player' and h.gap > h.day - ${firstDay}`)} as ${named}players,
  ${members(`h.what = 'newcomer' and h.gap <= h.day - ${firstDay}`)} as ${named}new_players,
  ${members(`h.what = 'depositor' and h.gap > h.day - ${firstDay}`)} as ${named}depositors`;

/** Heads in a span that begins on a day. */
export const headColumns = (firstDay: string): string => `
  ${members("h.what = 'joined'")} as registrations, ${members("h.what = 'first_deposit'")} as first_deposits,
  sum(h.amount_minor)::bigint as first_deposited, ${newHeads(firstDay)}`;

/** Of the heads of a part of a span those who are new in the whole of it. */
export const spanHeadColumns = (firstDay: string): string => newHeads(firstDay, 'span_');

/** As it is shown. Of a chosen game type or provider there is play alone. */
export const presentTotals = (
  totals: LineTotals,
  currency: Currency,
  { playOnly = false }: { readonly playOnly?: boolean } = {},
): LineFigures => {
  const money = (amountMinor: bigint): string => toDecimal(minor(amountMinor), currency);
  const ifAll = <Value>(value: Value): Value | null => (playOnly ? null : value);
  const { staked, won, adjustments, jackpots, bonus, fees, deposited, withdrawn } = totals;
  return {
    registrations: ifAll(Number(totals.registrations)),
    first_deposits: ifAll(Number(totals.first_deposits)),
    first_deposit_amount: ifAll(money(totals.first_deposited)),
    players: ifAll(Number(totals.players)),
    new_players: ifAll(Number(totals.new_players)),
    depositors: ifAll(Number(totals.depositors)),
    deposits: ifAll(Number(totals.deposits)),
    deposit_amount: ifAll(money(deposited)),
    withdrawals: ifAll(Number(totals.withdrawals)),
    withdrawal_amount: ifAll(money(withdrawn)),
    net_deposit: ifAll(money(deposited - withdrawn)),
    bonus: ifAll(money(bonus)),
    fees: ifAll(money(fees)),
    net: ifAll(money(staked - won - bonus - adjustments - jackpots)),
    bets: Number(totals.bets),
    stake: money(staked),
    turnover: money(totals.turnover),
    payout: money(won),
    ggr: money(staked - won),
    adjustment: money(adjustments),
    jackpots: money(jackpots),
  };
};
