import { useSyncExternalStore } from 'react';
import type { OpenedModal, PlainModalName } from '../modals/modals.ts';

let opened: OpenedModal | null = null;
const listeners = new Set<() => void>();

const show = (next: OpenedModal | null): void => {
  opened = next;
  for (const listener of listeners) listener();
};

/**
 * Opens a modal, by its name or with what it is about; one that is open gives way, for a modal never lies over another.
 */
export const openModal = (modal: PlainModalName | OpenedModal): void =>
  show(typeof modal === 'string' ? { name: modal } : modal);
export const closeModal = (): void => show(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenedModal = (): OpenedModal | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
