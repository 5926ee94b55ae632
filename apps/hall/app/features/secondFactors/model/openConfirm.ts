import { openModal } from '../../../state/modalStore.ts';
import type { ConfirmedAct } from './confirm.ts';

/** Asks whether it is the member, then does it. */
export const openConfirm = (act: ConfirmedAct): void => openModal({ name: 'confirmAct', told: act });
