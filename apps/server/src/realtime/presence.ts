import type { Server } from 'socket.io';

/** Joins and leaves of a channel within this time are told as one. */
const tellEveryMs = 500;

type PresenceEvent = 'presence:joining' | 'presence:leaving';

/** What presence channels tell: how many members are there, never who. */
interface PresenceEntry {
  readonly user_info: { readonly count: number };
}

export interface Presence {
  /** What a new listener is told, in the list form that Laravel Echo expects. */
  readonly entriesOf: (room: string) => Promise<readonly PresenceEntry[]>;
  readonly changed: (room: string, channel: string, event: PresenceEvent) => void;
  readonly stop: () => void;
}

/** Counts the members on presence channels and tells changes, a few times a second at most, however many come and go. */
export const createPresence = (io: Server): Presence => {
  const pending = new Map<string, NodeJS.Timeout>();

  /** Members, not sockets: one member with three tabs counts once. */
  const countOf = async (room: string): Promise<number> => {
    const sockets = await io.in(room).fetchSockets();
    return new Set(sockets.map(({ data }) => data.presenceKey)).size;
  };

  const tell = async (room: string, channel: string, event: PresenceEvent): Promise<void> => {
    const entry: PresenceEntry = { user_info: { count: await countOf(room) } };
    io.to(room).emit(event, channel, entry);
  };

  return {
    entriesOf: async (room) => [{ user_info: { count: await countOf(room) } }],
    changed: (room, channel, event) => {
      const key = `${event} ${room}`;
      if (pending.has(key)) return;
      const timer = setTimeout(() => {
        pending.delete(key);
        // A count that could not be had is told with the next change.
        tell(room, channel, event).catch(() => undefined);
      }, tellEveryMs);
      timer.unref();
      pending.set(key, timer);
    },
    stop: () => {
      for (const timer of pending.values()) clearTimeout(timer);
      pending.clear();
    },
  };
};
