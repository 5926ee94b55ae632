import { type PublicEventName, publicEvents } from '@pavilion/contract';
import { openHallSocket } from './hallSocket.ts';

export interface PublicSocket {
  readonly subscribe: (channel: string) => void;
  readonly unsubscribe: (channel: string) => void;
  readonly close: () => void;
}

export interface PublicSocketHandlers {
  /** `data` has been parsed by the event's own schema. */
  readonly onEvent: (channel: string, name: PublicEventName, data: unknown) => void;
  /** The socket was away for a while: events may have been missed. */
  readonly onMissed: () => void;
}

const isPublicEvent = (name: string): name is PublicEventName => Object.hasOwn(publicEvents, name);

/** The channels that everybody may hear, over a socket that knows nobody. */
export const openPublicSocket = ({ onEvent, onMissed }: PublicSocketHandlers): PublicSocket => {
  const { socket, close } = openHallSocket();
  const subscribed = new Set<string>();
  let connectedBefore = false;
  socket.on('connect', () => {
    for (const channel of subscribed) socket.emit('subscribe', { channel });
    if (connectedBefore) onMissed();
    connectedBefore = true;
  });
  socket.onAny((name: string, channel: unknown, raw: unknown) => {
    if (typeof channel !== 'string' || !subscribed.has(channel) || !isPublicEvent(name)) return;
    const data = publicEvents[name].safeParse(raw);
    if (data.success) onEvent(channel, name, data.data);
  });
  return {
    subscribe: (channel) => {
      subscribed.add(channel);
      if (socket.connected) socket.emit('subscribe', { channel });
    },
    unsubscribe: (channel) => {
      subscribed.delete(channel);
      if (socket.connected) socket.emit('unsubscribe', { channel });
    },
    close,
  };
};
