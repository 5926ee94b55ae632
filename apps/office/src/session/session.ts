import type { OfficeRight, OfficeSession } from '@pavilion/contract/office';

/** Somebody whose password is proved, however far the login has come. */
export type KnownSession = Exclude<OfficeSession, { readonly stage: 'out' }>;

/** Why the login page is shown to somebody who was in. */
export type EndReason = 'expired' | 'logged_out';

interface SessionState {
  /** Null: nobody; undefined: not asked yet. */
  readonly session: KnownSession | null | undefined;
  readonly ended: EndReason | null;
}

let state: SessionState = { session: undefined, ended: null };
const listeners = new Set<() => void>();

const change = (next: SessionState): void => {
  state = next;
  for (const listener of listeners) listener();
};

export const sessionState = (): SessionState => state;

/** Calls back after every change; answers how to stop listening. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes what the server says about the session. Says nothing of why one is over: `endSession` does. */
export const takeSession = (session: OfficeSession): void =>
  change(
    session.stage === 'out'
      ? { session: null, ended: state.ended }
      : { session, ended: session.stage === 'open' ? null : state.ended },
  );

export const endSession = (reason: EndReason): void => change({ session: null, ended: reason });

/** The session of somebody who is in; null before that. */
export const openSession = (): KnownSession | null =>
  state.session?.stage === 'open' ? state.session : null;

/** Whether the person has a right on this site. What is shown follows it; what is done is the server's to decide. */
export const mayDo = (right: OfficeRight): boolean => openSession()?.rights.includes(right) ?? false;
