import { storageKeys } from '@pavilion/contract';
import type { WindowMessage } from '@pavilion/contract/handoff';
import { kept } from '../../../session/storage.ts';

/** Speaks to the other tabs; hearing them (`windowMessages.ts`) takes the schemas, which a page that only speaks need not carry. */
export const tellWindows = (message: WindowMessage): void => {
  // One that nobody has heard would hide the same word said again: only a change is told (spec §4 Cross-tab messages).
  forgetWindowMessage();
  kept.set(storageKeys.windowMessage, JSON.stringify(message));
};

export const forgetWindowMessage = (): void => kept.remove(storageKeys.windowMessage);
