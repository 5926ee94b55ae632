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
