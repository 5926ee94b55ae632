import type { OfficeRight } from '@pavilion/contract/office';
import { useSyncExternalStore } from 'react';
import { type KnownSession, onSessionChange, openSession, sessionState } from './session.ts';

/** All that is known of the session; drawn anew with every change of it. */
export const useSessionState = () => useSyncExternalStore(onSessionChange, sessionState);

export const useMayDo = (right: OfficeRight): boolean =>
  useSessionState().session?.rights.includes(right) ?? false;

/** The session within pages that only somebody who is in can see. */
export const useOpenSession = (): KnownSession | null => {
  useSessionState();
  return openSession();
};
