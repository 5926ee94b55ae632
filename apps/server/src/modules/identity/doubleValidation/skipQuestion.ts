import type { QuestionsChallenge } from '@pavilion/contract/identity';
import { doubleValidationSkip } from '@pavilion/contract/identity';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { refused } from '../../../http/refusal.ts';
import { type ChallengeHolder, holdChallenge, keepChallengeState } from '../challenges/loginChallenges.ts';
import type { IdentityTables } from '../tables.ts';
import { questionsStateSchema } from './questions.ts';

/**
 * Puts the question aside for the next one (spec §4 Double verification). Refuses with 101 when the challenge is over,
 * and when the question asked is the last.
 */
export const skipQuestion = (pool: Pool, holder: ChallengeHolder): Promise<QuestionsChallenge> =>
  withTransaction(pool, async (client) => {
    const challenge = await holdChallenge(client, 'questions', holder);
    if (challenge === undefined) throw refused(doubleValidationSkip.codes, 101, 'account_error');
    const [, ...questions] = questionsStateSchema.parse(challenge.state).questions;
    const [question] = questions;
    if (question === undefined) throw refused(doubleValidationSkip.codes, 101, 'account_error');
    await keepChallengeState(kyselyOn<IdentityTables>(client), challenge.tokenHash, { questions });
    return {
      method: 'questions',
      member_login_id: holder.memberLoginId,
      question,
      available_questions_count: questions.length,
    };
  });
