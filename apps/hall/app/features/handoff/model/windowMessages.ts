import '../../../api/strictParsing.ts';
import { storageKeys } from '@pavilion/contract';
import { type WindowMessage, windowMessageSchema } from '@pavilion/contract/handoff';
import { kept } from '../../../session/storage.ts';

export const forgetWindowMessage = (): void => kept.remove(storageKeys.windowMessage);

/** Tells the other tabs of this browser (spec §4 Cross-tab messages). */
export const tellWindows = (message: WindowMessage): void => {
  // One that nobody has heard would hide the same word said again: only a change is told.
  forgetWindowMessage();
  kept.set(storageKeys.windowMessage, JSON.stringify(message));
};

/** The message that waits; null when there is none, or one of a shape that nobody here writes. */
export const waitingMessage = (): WindowMessage | null => {
  const raw = kept.get(storageKeys.windowMessage);
  if (raw === null) return null;
  try {
    return windowMessageSchema.safeParse(JSON.parse(raw)).data ?? null;
  } catch {
    return null;
  }
};
