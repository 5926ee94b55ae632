import { createStore, useStore } from '../base/store.ts';
import type { OpenedModal, PlainModalName } from '../modals/modals.ts';

const opened = createStore<OpenedModal | null>(null);

/**
 * Opens a modal, by its name or with what it is about; one that is open gives way, for a modal never lies over another.
 */
export const openModal = (modal: PlainModalName | OpenedModal): void =>
  opened.set(typeof modal === 'string' ? { name: modal } : modal);
export const closeModal = (): void => opened.set(null);

export const useOpenedModal = (): OpenedModal | null => useStore(opened);
