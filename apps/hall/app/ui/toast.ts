import { createSignal } from '../base/store.ts';
import { keptInTab } from '../session/storage.ts';

/** What may be said in passing. Read out politely by screen readers, errors at once. */
export type ToastKind = 'success' | 'error' | 'info';

export interface ToastRequest {
  readonly kind: ToastKind;
  readonly text: string;
  /** Milliseconds; the house's 3000 when left out. */
  readonly forMs?: number;
}

const keptKey = 'toast-after-load';

type Listener = (request: ToastRequest) => void;
let host: Listener | undefined;
const waiting: ToastRequest[] = [];

const wanted = createSignal();

/** Says something in passing, from anywhere; a word that comes before the toaster calls it in, and waits for it. */
export const showToast = (request: ToastRequest): void => {
  if (host) {
    host(request);
    return;
  }
  waiting.push(request);
  wanted.tell();
};

/** Calls back when the toaster is wanted. Answers how to stop. */
export const onToasterWanted = (call: () => void): (() => void) => {
  const stop = wanted.on(call);
  if (waiting.length > 0 || keptInTab.get(keptKey) !== null) call();
  return stop;
};

export const listenForToasts = (listener: Listener): (() => void) => {
  host = listener;
  for (const request of waiting.splice(0)) listener(request);
  return () => {
    if (host === listener) host = undefined;
  };
};

/** Says something once the page that is now being loaded stands. */
export const showToastAfterLoad = (request: ToastRequest): void =>
  keptInTab.set(keptKey, JSON.stringify({ kind: request.kind, text: request.text }));

/** What was kept for this page, said now. */
export const showKeptToast = (): void => {
  const kept = keptInTab.get(keptKey);
  if (kept === null) return;
  keptInTab.remove(keptKey);
  const request: unknown = JSON.parse(kept);
  if (typeof request !== 'object' || request === null || !('kind' in request) || !('text' in request)) return;
  const kind = (['success', 'error', 'info'] as const).find((known) => known === request.kind);
  if (kind !== undefined && typeof request.text === 'string') showToast({ kind, text: request.text });
};
