import type { CallFailure } from '../../../api/failure.ts';

type Translate = (
  key: 'requestTimeout' | 'networkError' | 'error' | 'signup.error_verify_pls_reVerify',
) => string;

const verifyCodes: ReadonlySet<number> = new Set([101, 102, 201, 202, 203, 204]);
const resetCodes: ReadonlySet<number> = new Set([101, 102, 201, 202, 203]);

/** What is said of a call that failed: our words where it was not answered, else the server's. */
export const failureText = ({ kind, message }: CallFailure, t: Translate): string => {
  if (kind === 'timeout') return t('requestTimeout');
  if (kind === 'network') return t('networkError');
  return kind === 'malformed' ? t('error') : message;
};

const textAmong = (codes: ReadonlySet<number>, failure: CallFailure, t: Translate): string =>
  failure.kind === 'refused' && codes.has(failure.code)
    ? t('signup.error_verify_pls_reVerify')
    : failureText(failure, t);

/** spec §8 Withdraw verify: one message for all its codes, the server's for others. */
export const verifyText = (failure: CallFailure, t: Translate): string => textAmong(verifyCodes, failure, t);

/** spec §8 Reset. */
export const resetText = (failure: CallFailure, t: Translate): string => textAmong(resetCodes, failure, t);

/** After these the token is dead: only another verification helps. */
const tokenOverCodes: ReadonlySet<number> = new Set([101, 102]);
export const isTokenOver = ({ kind, code }: CallFailure): boolean =>
  kind === 'refused' && tokenOverCodes.has(code);
