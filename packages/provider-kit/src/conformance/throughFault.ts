import { strictEqual } from 'node:assert/strict';
import { type Fault, nativeFaultWire, onlyFor, openFaultProxy, scripted } from '../faults/index.ts';
import type { TestWire } from './wire.ts';

export const faultInWords = (fault: Fault): string => {
  switch (fault.kind) {
    case 'delay':
      return `its ${fault.of} delayed`;
    case 'drop_request':
      return 'its request lost';
    case 'drop_answer':
      return 'its answer lost after the work';
    case 'duplicate':
      return fault.signedAnew ? 'its request sent three times' : 'its request replayed';
    case 'reorder':
      return 'its request held back';
    case 'corrupt_signature':
      return `the signature of its ${fault.of} corrupted`;
    case 'rollback_first':
      return 'its rollback sent first';
  }
};

/** Lets the first request of this call meet the fault; its repeats pass. Answers what `play` does through the proxy. */
export const throughFault = async <Name extends string, Status extends string, Result>(
  wire: TestWire<Name, Status>,
  name: Name,
  fault: Fault,
  play: (wire: TestWire<Name, Status>) => Promise<Result>,
): Promise<Result> => {
  const isCall = ({ path }: { readonly path: string }): boolean => path === wire.path(name);
  const proxy = await openFaultProxy({
    target: wire.origin,
    wire: nativeFaultWire([wire.key]),
    plan: onlyFor(isCall, scripted([[fault]])),
  });
  const faulty = wire.through(proxy.url);
  try {
    const result = await play(faulty);
    await proxy.idle();
    const met = proxy.records.find(({ faults }) => faults.includes(fault.kind));
    if (!met) throw new Error('no request met the fault');
    if (fault.kind === 'corrupt_signature' && fault.of === 'request')
      strictEqual(met.httpStatuses.includes(200), false, 'a corrupted signature was believed');
    return result;
  } finally {
    faulty.close();
    await proxy.close();
  }
};
