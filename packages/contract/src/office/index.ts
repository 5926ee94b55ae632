import type { AnyOfficeCall } from './call.ts';
import * as calls from './calls.ts';

export * from './call.ts';
export * from './calls.ts';
export * from './fields.ts';
export * from './files.ts';
export * from './jurisdictions.ts';
export * from './live.ts';
export * from './pieces.ts';
export * from './rights.ts';

const isOfficeCall = (value: unknown): value is AnyOfficeCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'right' in value;

/** Every call of the office, for tests and documentation. */
export const allOfficeCalls: readonly AnyOfficeCall[] = (Object.values(calls) as readonly unknown[]).filter(
  isOfficeCall,
);
