import { login } from '@pavilion/contract/identity';
import { withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Outbox } from '../../../infra/outbox.ts';
import type { Entrant } from '../challenges/challenger.ts';
import { challengers } from '../challenges/challengers.ts';
import { challengeEntrant } from '../challenges/loginChallenges.ts';
import { admitMember, completeLogin, type LoggedIn } from './completeLogin.ts';

/**
 * Lets a member in who was proved otherwise than by the password. Everything but the password holds as in `logIn`: 102,
 * 103 and 802 for the member's state, 107 with the challenge that must be answered first. The address is judged before.
 */
export const enterProved = async (
  { pool, outbox }: { readonly pool: Pool; readonly outbox: Outbox },
  entrant: Entrant,
): Promise<LoggedIn> => {
  const outcome = await withTransaction(pool, async (client) => {
    const { siteId, memberId } = entrant;
    const member = await admitMember(client, { siteId, memberId });
    const challenge = await challengeEntrant(client, challengers, entrant, member.passwordHash);
    return challenge === null
      ? { loggedIn: await completeLogin(client, outbox, member, entrant) }
      : { challenge };
  });
  // Thrown out here, so that the challenge is committed.
  if ('challenge' in outcome) throw refused(login.codes, 107, 'different_device', outcome.challenge);
  outbox.wake();
  return outcome.loggedIn;
};
