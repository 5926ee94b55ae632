import type { SecondFactorProof } from '@pavilion/contract/secondFactors';

/** What a call takes that a session alone must not make. */
export interface Confirmed {
  readonly password: string;
  readonly proof?: SecondFactorProof;
}

/** Something that the member confirms first; the words come translated. */
export interface ConfirmedAct {
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  /** False where the act is proved by another password already, and only the factor is asked for. */
  readonly withPassword?: false;
  /** Throws `CallFailure` for what the dialog shall say; the dialog closes when it is done. */
  readonly carryOut: (confirmed: Confirmed) => Promise<void>;
}
