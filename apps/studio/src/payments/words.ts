import type { Decision } from './commands.ts';
import type { PaymentRow } from './rows.ts';

/** What the pages of the payment gateway say. */
export interface PayWords {
  title: string;
  sandbox: string;
  sandboxLong: string;
  amount: string;
  order: string;
  expires: string;
  actions: Record<Decision, { label: string; hint: string }>;
  states: Record<PaymentRow['state'], { title: string; text: string }>;
  kept: { title: string; text: string };
  telling: string;
  told: string;
  waiting: string;
  back: string;
  moreWays: string;
  notFound: string;
}
