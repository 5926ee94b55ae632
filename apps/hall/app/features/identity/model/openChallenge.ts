import { loginChallengeSchema } from '@pavilion/contract/identity';
import { openModal } from '../../../state/modalStore.ts';

/**
 * Opens what asks for more, when a password or a third party's word was right and more must be proved (login code 107).
 * Answers whether this page knows how to ask for it; a method that it does not know is told in the server's words.
 */
export const openChallenge = (data: unknown): boolean => {
  const challenge = loginChallengeSchema.safeParse(data).data;
  if (challenge === undefined) return false;
  if (challenge.method === 'questions') openModal({ name: 'doubleCheck', told: challenge });
  else openModal({ name: 'secondFactor', told: challenge });
  return true;
};
