/**
 * What a game's page runs first, by itself and beside everything else that it loads: it asks the studio to open, so that the answer
 * travels while the scripts do. Where it is imported and the page is no game's (`/play/{game}`), it asks nothing. It imports nothing,
 * so that it waits for nothing.
 */

/** As long as any other call (`wire.ts`). */
const patienceMs = 12_000;

const ask = async (path: string, ticket: string | null): Promise<Response | null> => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await fetch(`${path}/api/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ticket === null ? {} : { ticket }),
      signal: patience.signal,
    });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

const address = typeof location === 'undefined' ? null : new URL(location.href);
const ticket = address?.searchParams.get('t') ?? null;
let isThere = false;
let first = address && /^\/play\/[^/]+$/.test(address.pathname) ? ask(address.pathname, ticket) : null;
void first?.then(() => {
  isThere = true;
});

/** Whether it has been answered already. */
export const isFirstOpenThere = (): boolean => isThere;

/** Takes the answer to the first opening, once, where it was asked for with this ticket; the answer is `null` where none came. */
export const takeFirstOpen = (of: string | null): Promise<Response | null> | null => {
  if (of !== ticket) return null;
  const taken = first;
  first = null;
  return taken;
};
