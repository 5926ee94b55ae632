export * from './all-calls.ts';
export * from './call.ts';
export type * from './calls/index.ts';
export * as calls from './calls/index.ts';
export * from './constants.ts';
export * from './envelope.ts';
export * from './fields.ts';
export * from './page.ts';
export * from './realtime.ts';
