import { storageKeys } from '@pavilion/contract';
import { createSignal, useStore } from '../base/store.ts';
import { kept } from '../session/storage.ts';

const turned = createSignal();

const isOpen = (): boolean => kept.get(storageKeys.eyeOpen) !== '0';

const toggle = (): void => {
  kept.set(storageKeys.eyeOpen, isOpen() ? '0' : '1');
  turned.tell();
};

/** Whether balances are shown, kept in this browser (`eyeOpen`, spec §3), and how to turn it. */
export const useEye = (): readonly [open: boolean, toggle: () => void] => [
  useStore({ on: turned.on, get: isOpen, onServer: () => true }),
  toggle,
];
