import type { LineFigures } from '@pavilion/contract/agentReports';

export type FigureName = keyof LineFigures;

/** Amounts among the figures; all else is counted. */
const amounts: readonly FigureName[] = [
  'first_deposit_amount',
  'deposit_amount',
  'withdrawal_amount',
  'net_deposit',
  'bonus',
  'fees',
  'net',
  'stake',
  'turnover',
  'payout',
  'ggr',
  'adjustment',
  'jackpots',
];

/** Those of which a loss is told by its colour too. */
const signed: readonly FigureName[] = ['net_deposit', 'net', 'ggr'];

export const isAmount = (name: FigureName): boolean => amounts.includes(name);
export const isSigned = (name: FigureName): boolean => signed.includes(name);

/** What a phone shows before a row is opened. */
export const chiefFigures = ['players', 'turnover', 'ggr', 'net'] as const satisfies readonly FigureName[];

export const operationFigures: readonly FigureName[] = [
  'registrations',
  'first_deposits',
  'first_deposit_amount',
  'players',
  'new_players',
  'depositors',
  'deposits',
  'deposit_amount',
  'withdrawals',
  'withdrawal_amount',
  'net_deposit',
  'bets',
  'stake',
  'turnover',
  'payout',
  'ggr',
  'bonus',
  'adjustment',
  'jackpots',
  'fees',
  'net',
];

export const stratumFigures: readonly FigureName[] = [
  'registrations',
  'first_deposits',
  'players',
  'deposit_amount',
  'withdrawal_amount',
  'stake',
  'turnover',
  'ggr',
  'net',
];
