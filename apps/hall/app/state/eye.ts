import { storageKeys } from '@pavilion/contract';
import { useSyncExternalStore } from 'react';
import { kept } from '../session/storage.ts';

const listeners = new Set<() => void>();

const isOpen = (): boolean => kept.get(storageKeys.eyeOpen) !== '0';

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const toggle = (): void => {
  kept.set(storageKeys.eyeOpen, isOpen() ? '0' : '1');
  for (const listener of listeners) listener();
};

/** Whether balances are shown, kept in this browser (`eyeOpen`, spec §3), and how to turn it. */
export const useEye = (): readonly [open: boolean, toggle: () => void] => [
  useSyncExternalStore(subscribe, isOpen, () => true),
  toggle,
];
