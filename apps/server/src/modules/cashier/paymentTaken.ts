/** Whether PostgreSQL refused to note a payment because another order has it. */
export const isPaymentTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === 'deposit_order_payment';
