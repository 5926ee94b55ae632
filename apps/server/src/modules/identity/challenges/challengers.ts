import { questionsChallenger } from '../doubleValidation/questionsChallenger.ts';
import { secondFactorChallenger } from '../secondFactors/secondFactorChallenger.ts';
import type { Challenger } from './challenger.ts';

/** Who may ask for more than the password. The first that does is the one that is answered: what proves most comes first. */
export const challengers: readonly Challenger[] = [secondFactorChallenger, questionsChallenger];
