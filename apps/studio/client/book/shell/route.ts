/** Where in the book an address leads, and back. The part after `#` never reaches a server. */
import { bookSports, type LegPick, selectionCodes } from '../../../src/book/views.ts';
import type { Place } from './bookState.ts';

export const hashOf = (place: Place): string => {
  switch (place.name) {
    case 'events':
      return place.sport === null ? '#/' : `#/sport/${place.sport}`;
    case 'event':
      return `#/event/${encodeURIComponent(place.id)}`;
    case 'table':
    case 'bets':
    case 'results':
      return `#/${place.name}`;
  }
};

export const placeOf = (hash: string): Place => {
  const [name, id = ''] = hash.replace(/^#\//, '').split('/');
  switch (name) {
    case 'event':
      return id === '' ? { name: 'events', sport: null } : { name: 'event', id: decoded(id) };
    case 'table':
    case 'bets':
    case 'results':
      return { name };
    default:
      return { name: 'events', sport: bookSports.find((sport) => sport === id) ?? null };
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What the player chose outside, in the frame of the hall, and came with. */
export const chosenOf = (
  query: URLSearchParams,
): { readonly event: string; readonly leg: LegPick | null } | null => {
  const event = query.get('event');
  const market = query.get('market');
  const selection = selectionCodes.find((code) => code === query.get('selection'));
  if (event === null || event === '') return null;
  return { event, leg: market !== null && selection !== undefined ? { event, market, selection } : null };
};
