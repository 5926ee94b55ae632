import type { PoolClient } from 'pg';
import { Refusal } from '../../../http/refusal.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import type { Entrant } from '../challenges/challenger.ts';
import { challengers } from '../challenges/challengers.ts';
import { wouldBeChallenged } from '../challenges/loginChallenges.ts';
import { type AdmittedMember, admitMember, completeLogin, type LoggedIn } from './completeLogin.ts';

const admitQuietly = async (client: PoolClient, entrant: Entrant): Promise<AdmittedMember | null> => {
  try {
    return await admitMember(client, entrant);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/**
 * Opens a session for somebody who has just proved `verifiedHash`, as long as a login would ask for nothing else. Null,
 * with nothing begun, for a member who was shut out, has another password by now or would be challenged: that member
 * logs in like everybody else. Wake the outbox after the commit.
 */
export const enterUnasked = async (
  client: PoolClient,
  outbox: Outbox,
  entrant: Entrant,
  verifiedHash: string,
): Promise<LoggedIn | null> => {
  const member = await admitQuietly(client, entrant);
  if (member === null || member.passwordHash !== verifiedHash) return null;
  if (await wouldBeChallenged(client, challengers, entrant)) return null;
  return completeLogin(client, outbox, member, entrant);
};
