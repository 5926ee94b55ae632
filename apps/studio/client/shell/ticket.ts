import { ApiRefusal } from './wire.ts';

/**
 * Opens with a ticket, or takes up the session that this browser had. A used ticket may be our own, whose answer was lost, or
 * which opened this very page before: then the browser can take its session up again. Throws the first refusal where it cannot.
 */
export const openOrResume = async <Answer>(
  open: (ticket: string | null) => Promise<Answer>,
  ticket: string | null,
): Promise<Answer> => {
  try {
    return await open(ticket);
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.error === 'ticket_used')) throw error;
    return open(null).catch(() => {
      throw error;
    });
  }
};

/**
 * Takes the launch ticket out of the address, and out of the history with it, before anything else happens:
 * it is worth one entry, and belongs to nobody who looks at the address bar.
 */
export const takeTicket = (): string | null => {
  const url = new URL(window.location.href);
  const ticket = url.searchParams.get('t');
  if (ticket === null) return null;
  url.searchParams.delete('t');
  window.history.replaceState(null, '', url);
  return ticket;
};
