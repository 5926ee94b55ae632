import type { LoginChallenge } from '@pavilion/contract/identity';
import type { ModalName } from '../../../modals/modals.ts';

/** A login whose password was right and that must prove more (login code 107), between one modal and the next. */
let pending: LoginChallenge | null = null;

export const keepChallenge = (challenge: LoginChallenge): void => {
  pending = challenge;
};

/** The waiting challenge of a method; null when there is none, as after a reload. */
export const waitingChallenge = <M extends LoginChallenge['method']>(
  method: M,
): Extract<LoginChallenge, { method: M }> | null => (isOf(pending, method) ? pending : null);

const isOf = <M extends LoginChallenge['method']>(
  challenge: LoginChallenge | null,
  method: M,
): challenge is Extract<LoginChallenge, { method: M }> => challenge?.method === method;

/** Where each method is answered. */
export const challengeModals = {
  questions: 'doubleCheck',
  second_factor: 'secondFactor',
} as const satisfies Record<LoginChallenge['method'], ModalName>;
