import type { AnyCall } from './call.ts';
import * as calls from './calls/index.ts';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'audience' in value;

/** Every product call of the contract, for tests and documentation. */
export const allCalls: readonly AnyCall[] = (Object.values(calls) as readonly unknown[]).filter(isCall);
