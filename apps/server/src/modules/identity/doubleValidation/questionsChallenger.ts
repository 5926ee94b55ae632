import { kyselyOn } from '@pavilion/postgres';
import type { Challenger } from '../challenges/challenger.ts';
import { isKnownDevice } from '../knownDevices.ts';
import { readIdentityPolicy } from '../sitePolicy.ts';
import type { IdentityTables } from '../tables.ts';
import { findStoredAnswers, questionsOf } from './questions.ts';

/**
 * Asks a member on an unknown device for something that only the member has told the site (decisions: Wire, 107): where
 * the site wants it, and where there is something to ask.
 */
export const questionsChallenger: Challenger = {
  challenge: async (client, entrant) => {
    const db = kyselyOn<IdentityTables>(client);
    const { doubleValidation } = await readIdentityPolicy(db, entrant.siteId);
    if (!doubleValidation || (await isKnownDevice(db, entrant))) return null;
    const questions = questionsOf(entrant.memberId, await findStoredAnswers(db, entrant));
    const [question] = questions;
    return question === undefined
      ? null
      : {
          state: { questions },
          told: { method: 'questions', question, available_questions_count: questions.length },
        };
  },
};
