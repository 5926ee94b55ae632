import type { PublicEventData, PublicEventName } from '@pavilion/contract';
import { bringOnline } from '../base/lazyPart.ts';
import { bringQuietly } from '../base/staleChunks.ts';
import type { PublicSocket } from './publicSocket.ts';

/**
 * Who listens to which public channel. The socket is a chunk of its own; it is opened when the page has settled, and
 * closed while the page lies in the back-forward cache, which takes no page with an open socket.
 */
interface Listener {
  readonly channel: string;
  readonly event: PublicEventName;
  readonly tell: (data: unknown) => void;
  readonly onMissed: (() => void) | undefined;
}

/** After this long a page has shown what it has to show. */
const settleMs = 2_000;

const listeners = new Set<Listener>();
let socket: PublicSocket | undefined;
/** The opening under way; an earlier one finds another in its place and gives up. */
let opening: symbol | undefined;

const hears = (channel: string): boolean => [...listeners].some((listener) => listener.channel === channel);

const open = async (mine: symbol): Promise<void> => {
  if (opening !== mine) return;
  const { openPublicSocket } = await bringOnline(() => bringQuietly(() => import('./publicSocket.ts')));
  if (opening !== mine) return;
  opening = undefined;
  socket = openPublicSocket({
    onEvent: (channel, event, data) => {
      for (const listener of listeners)
        if (listener.channel === channel && listener.event === event) listener.tell(data);
    },
    onMissed: () => {
      for (const { onMissed } of listeners) onMissed?.();
    },
  });
  for (const channel of new Set([...listeners].map((listener) => listener.channel)))
    socket.subscribe(channel);
};

const openSoon = (): void => {
  if (opening !== undefined || socket !== undefined || listeners.size === 0) return;
  const mine = Symbol('opening');
  opening = mine;
  setTimeout(() => {
    // Nobody has asked for this chunk: without it the page stays as it was loaded, and the next listener tries again.
    open(mine).catch(() => {
      if (opening === mine) opening = undefined;
    });
  }, settleMs);
};

const shut = (): void => {
  opening = undefined;
  socket?.close();
  socket = undefined;
};

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', shut);
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    for (const { onMissed } of listeners) onMissed?.();
    openSoon();
  });
}

/** Tells the listeners of this page of an event that carries nothing, as if the channel had brought it. */
export const tellPage = ({ channel, event }: Pick<Listener, 'channel' | 'event'>): void => {
  for (const listener of listeners)
    if (listener.channel === channel && listener.event === event) listener.tell({});
};

/** Calls back at each such event of a public channel, and when some may have been missed. Answers how to stop. */
export const onPublicEvent = <N extends PublicEventName>(
  { channel, event }: { readonly channel: string; readonly event: N },
  onEvent: (data: PublicEventData<N>) => void,
  onMissed?: () => void,
): (() => void) => {
  // The socket has parsed the data by this event's schema.
  const tell = (data: unknown): void => onEvent(data as PublicEventData<N>);
  const listener: Listener = { channel, event, tell, onMissed };
  const isNew = !hears(channel);
  listeners.add(listener);
  if (isNew) socket?.subscribe(channel);
  openSoon();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) shut();
    else if (!hears(channel)) socket?.unsubscribe(channel);
  };
};
