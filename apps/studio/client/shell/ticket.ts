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
