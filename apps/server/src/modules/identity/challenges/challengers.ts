import { questionsChallenger } from '../doubleValidation/questionsChallenger.ts';
import { secondFactorChallenger } from '../secondFactors/secondFactorChallenger.ts';
import type { Challenger } from './challenger.ts';

/** Who may ask for more than the password. The first that does is the one that is answered: what proves most comes first. */
export const challengers: readonly Challenger[] = [secondFactorChallenger, questionsChallenger];

/**
 * Who may ask a member for whom an operator's key has vouched. The app knows its member, so nothing from the profile is
 * asked; a second factor is the member's own lock, and nobody but the member opens it (decision 0031).
 */
export const vouchedChallengers: readonly Challenger[] = [secondFactorChallenger];
