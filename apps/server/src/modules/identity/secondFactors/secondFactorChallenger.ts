import { kyselyOn } from '@pavilion/postgres';
import type { Challenger } from '../challenges/challenger.ts';
import { findHolder, hasFactor } from './holders.ts';
import type { SecondFactorTables } from './tables.ts';

/** Asks a member who has enrolled a second factor for it, on every device (decisions: Second factor). */
export const secondFactorChallenger: Challenger = {
  challenge: async (client, entrant) => {
    const db = kyselyOn<SecondFactorTables>(client);
    const holder = await findHolder(db, entrant);
    if (holder === null || !(await hasFactor(db, holder.id))) return null;
    return { state: {}, told: { method: 'second_factor', question: null, available_questions_count: 0 } };
  },
};
