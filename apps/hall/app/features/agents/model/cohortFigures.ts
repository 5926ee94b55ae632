import type { Cohort } from '@pavilion/contract/agentReports';

type Period = Cohort['periods'][number];

/** By what those who joined together may be followed. */
export const cohortMeasures = [
  'players',
  'deposit_amount',
  'turnover',
  'ggr',
] as const satisfies readonly (keyof Period)[];
export type CohortMeasure = (typeof cohortMeasures)[number];
