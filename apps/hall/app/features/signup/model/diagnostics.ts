import type { SigninSendListKey } from '@pavilion/contract/signup';

/** As much as a sign-up may carry in `error_track` and `send_list`: the last entries count. */
const complaintsMax = 50;
const stepsMax = 20;

/** What happened on the way to a sign-up. Names of steps, fields, rules and codes; never anything that was typed. */
export interface Diagnostics {
  readonly step: (key: SigninSendListKey) => void;
  /** A field was complained of: by a rule, or by a code of the server. */
  readonly complaint: (field: string, cause: string | number) => void;
  /** A code that the form has no place for (spec §8 Sign-up codes). */
  readonly unknownCode: (code: number) => void;
  readonly complaints: () => string[];
  readonly steps: () => SigninSendListKey[];
}

export const createDiagnostics = (): Diagnostics => {
  const complaints: string[] = [];
  const steps: SigninSendListKey[] = [];
  return {
    step: (key) => void steps.push(key),
    complaint: (field, cause) => void complaints.push(`${field}:${cause}`),
    unknownCode: (code) => void complaints.push(`code:${code}`),
    complaints: () => complaints.slice(-complaintsMax),
    steps: () => steps.slice(-stepsMax),
  };
};
