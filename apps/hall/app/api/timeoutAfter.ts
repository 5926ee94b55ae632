/** As `AbortSignal.timeout`, which the browsers of phones that get no updates any more do not have. */
export const timeoutAfter = (ms: number): AbortSignal => {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
  return timeout.signal;
};
