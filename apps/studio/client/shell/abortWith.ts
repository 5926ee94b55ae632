/**
 * Lets the signal abort the controller too; answers how to stop that. As `AbortSignal.any`, which the browsers of phones that
 * get no updates any more do not have.
 */
export const abortWith = (signal: AbortSignal, controller: AbortController): (() => void) => {
  const abort = (): void => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return () => signal.removeEventListener('abort', abort);
};
