import { storageKeys } from '@pavilion/contract';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../base/listeners.ts';
import { kept } from '../session/storage.ts';

const turned = createListeners();

const isOpen = (): boolean => kept.get(storageKeys.eyeOpen) !== '0';

const toggle = (): void => {
  kept.set(storageKeys.eyeOpen, isOpen() ? '0' : '1');
  turned.tell();
};

/** Whether balances are shown, kept in this browser (`eyeOpen`, spec §3), and how to turn it. */
export const useEye = (): readonly [open: boolean, toggle: () => void] => [
  useSyncExternalStore(turned.listen, isOpen, () => true),
  toggle,
];
