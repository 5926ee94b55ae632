import type { SecondFactorProof } from '@pavilion/contract/secondFactors';
import { openModal } from '../../../modals/modalStore.ts';

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
  /** Throws `CallFailure` for what the dialog shall say; the dialog closes when it is done. */
  readonly carryOut: (confirmed: Confirmed) => Promise<void>;
}

let pending: ConfirmedAct | null = null;

/** Asks whether it is the member, then does it. */
export const openConfirm = (act: ConfirmedAct): void => {
  pending = act;
  openModal('confirmAct');
};

/** What waits to be confirmed; null when nothing does, as after a reload. */
export const pendingAct = (): ConfirmedAct | null => pending;
