import { keptInTab } from '../session/storage.ts';

/** What may be said in passing. Read out politely by screen readers, errors at once. */
export type ToastKind = 'success' | 'error' | 'info';

export interface ToastRequest {
  readonly kind: ToastKind;
  readonly text: string;
  /** Milliseconds; the house's 3000 when left out. */
  readonly forMs?: number;
}

type Listener = (request: ToastRequest) => void;
let host: Listener | undefined;
const waiting: ToastRequest[] = [];

/** Says something in passing, from anywhere. The toaster itself is loaded with the first word. */
export const showToast = (request: ToastRequest): void => {
  if (host) host(request);
  else waiting.push(request);
};

export const listenForToasts = (listener: Listener): (() => void) => {
  host = listener;
  for (const request of waiting.splice(0)) listener(request);
  return () => {
    if (host === listener) host = undefined;
  };
};

/** Brings the toaster before there is a word: a network that is lost could not be told otherwise. */
export const fetchToaster = async (): Promise<void> => {
  await import('sonner').catch(() => undefined);
};

const keptKey = 'toast-after-load';

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
