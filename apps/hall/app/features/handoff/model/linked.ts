import { createListeners } from '../../../base/listeners.ts';

/** Calls back when this tab has linked a third party. Answers how to stop listening. */
export const { listen: onLinked, tell: tellLinked } = createListeners();
