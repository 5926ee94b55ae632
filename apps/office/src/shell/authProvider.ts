import { officeLogOut } from '@pavilion/contract/office';
import type { AuthProvider } from 'react-admin';
import { callOffice, loadSession } from '../api/callOffice.ts';
import { OfficeFailure } from '../api/failure.ts';
import { resources } from '../data/resources.ts';
import { endSession, mayDo, openSession, sessionState } from '../session/session.ts';

const loginPath = '/login';

/** Rows are changed by deeds, which ask for their own right. */
const reading = new Set(['list', 'show', 'export']);

export const authProvider: AuthProvider = {
  /** The login page has gone all its steps before it calls this. */
  login: async () => undefined,

  logout: async () => {
    if (openSession() !== null) {
      // A session that cannot be ended now ends by itself: whoever leaves is let go.
      await callOffice(officeLogOut, {}).catch(() => undefined);
      if (openSession() !== null) endSession('logged_out');
    }
    return loginPath;
  },

  checkAuth: async () => {
    if (sessionState().session === undefined) await loadSession();
    if (openSession() === null) throw Object.assign(new Error('not in'), { message: false });
  },

  checkError: async (error: unknown) => {
    if (error instanceof OfficeFailure && error.kind === 'session')
      throw { redirectTo: loginPath, message: false };
  },

  getIdentity: async () => {
    const session = openSession();
    return { id: session?.staff.id ?? 0, fullName: session?.staff.account ?? '' };
  },

  canAccess: async ({ resource, action }) => {
    const right = resources[resource]?.right;
    return right !== undefined && reading.has(action) && mayDo(right);
  },
};
