import type { CycleFigures } from '@pavilion/contract/agentReports';
import type { TextKey } from '../../../i18n/texts.ts';

/** What a cycle takes off and what it comes to, in the order of the sum, with the words that bills have for it. */
export const cycleFigures = {
  provider_fees: 'agent_report.cycle_provider_fees',
  promotion_costs: 'agent_report.cycle_promotion_costs',
  payment_fees: 'agent_report.cycle_payment_fees',
  platform_fees: 'agent_report.cycle_platform_fees',
  net: 'settlement.net_win',
  rebate: 'settlement.sum_turnover_commission',
  commission: 'settlement.sum_commission',
} as const satisfies Readonly<Record<keyof CycleFigures, TextKey>>;

export const cycleFigureNames = Object.keys(cycleFigures) as readonly (keyof CycleFigures)[];

/** What only the agent whose cycle it is may see. */
export const ownCycleFigures: readonly (keyof CycleFigures)[] = ['rebate', 'commission'];

/** What a phone shows before a cycle is opened. */
export const chiefCycleFigures: readonly (keyof CycleFigures)[] = [
  'provider_fees',
  'payment_fees',
  'net',
  'commission',
];
