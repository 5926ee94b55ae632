import { createSignal } from '../../../base/store.ts';

const linked = createSignal();

/** Calls back when this tab has linked a third party. Answers how to stop listening. */
export const onLinked = linked.on;
export const tellLinked = linked.tell;
