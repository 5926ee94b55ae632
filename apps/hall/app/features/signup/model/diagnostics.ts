import { type SigninSendListKey, signinSendListKeys } from '@pavilion/contract/signup';
import { kept } from '../../../session/storage.ts';

/** As much as a sign-up may carry in `error_track`: the last entries count. */
const entriesMax = 50;

/** What happened on the way to a sign-up. Names of steps, fields, rules and codes; never anything that was typed. */
export interface Diagnostics {
  readonly step: (key: SigninSendListKey) => void;
  /** A field was complained of: by a rule, or by a code of the server. */
  readonly complaint: (field: string, cause: string | number) => void;
  /** A code that the form has no place for (spec §8 Sign-up codes). */
  readonly unknownCode: (code: number) => void;
  readonly list: () => string[];
}

/**
 * Notes how far the last press came under the steps' own names in the storage (spec §3), where it outlives the page that a
 * new member is led to.
 */
const keepStep = (key: SigninSendListKey): void => {
  if (key === 'click_signin') for (const step of signinSendListKeys) kept.remove(step);
  kept.set(key, '1');
};

export const createDiagnostics = (): Diagnostics => {
  const entries: string[] = [];
  return {
    step: (key) => {
      entries.push(key);
      keepStep(key);
    },
    complaint: (field, cause) => void entries.push(`${field}:${cause}`),
    unknownCode: (code) => void entries.push(String(code)),
    list: () => entries.slice(-entriesMax),
  };
};
