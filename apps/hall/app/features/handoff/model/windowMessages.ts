import { storageKeys } from '@pavilion/contract';
import { type WindowMessage, windowMessageSchema } from '@pavilion/contract/handoff';
import { kept } from '../../../session/storage.ts';

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
