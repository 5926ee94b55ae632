import { useSyncExternalStore } from 'react';
import type { ModalName } from './modals.ts';

let opened: ModalName | null = null;
const listeners = new Set<() => void>();

const show = (name: ModalName | null): void => {
  opened = name;
  for (const listener of listeners) listener();
};

/** Opens a modal; one that is open gives way, for a modal never lies over another. */
export const openModal = (name: ModalName): void => show(name);
export const closeModal = (): void => show(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenedModal = (): ModalName | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
