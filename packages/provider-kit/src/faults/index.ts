export type { Fault, FaultKind, FaultPlan, Passing, ProxiedAnswer, ProxiedRequest } from './fault.ts';
export { type FaultProxy, type FaultProxyOptions, type FaultRecord, openFaultProxy } from './faultProxy.ts';
export { type FaultWire, nativeFaultWire } from './faultWire.ts';
export { always, everyFault, noFaults, onlyFor, type SeededOptions, scripted, seeded } from './plans.ts';
