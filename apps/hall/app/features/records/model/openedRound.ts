import { openModal } from '../../../modals/modalStore.ts';

/** The round that its modal shows; the modal is opened after it is set, and reads it once. */
let opened: string | null = null;

export const openRound = (id: string): void => {
  opened = id;
  openModal('round');
};
export const openedRound = (): string | null => opened;
