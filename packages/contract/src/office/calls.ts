export * from './agents.ts';
export * from './members.ts';
export * from './proposals.ts';
export * from './session.ts';
export * from './staff.ts';
export * from './today.ts';
export * from './trace.ts';
export * from './withdrawals.ts';
