import { z } from 'zod';

/** Joins and leaves of a channel within this time are told as one. */
const tellEveryMs = 500;
/** A process that has not been heard for so long is gone, and its members with it. */
const silentMaxMs = 15_000;

type PresenceEvent = 'presence:joining' | 'presence:leaving';

/** What presence channels tell: how many members are there, never who. */
export interface PresenceEntry {
  readonly user_info: { readonly count: number };
}

/** A presence channel of a site. */
export interface PresenceRoom {
  readonly room: string;
  readonly channel: string;
}

/** Who is on a room's channel in one process. Goes between processes of the hall alone, never to a socket. */
const headcountSchema = z.object({
  kind: z.literal('presence'),
  room: z.string(),
  channel: z.string(),
  members: z.array(z.int()),
});
type Headcount = z.infer<typeof headcountSchema>;

export interface PresenceDeps {
  /** To this process's own sockets in a room. */
  readonly emit: (room: PresenceRoom, event: PresenceEvent, entry: PresenceEntry) => void;
  /** To the other processes. */
  readonly tellOthers: (message: Headcount) => void;
  readonly nowMs: () => number;
}

export interface Presence {
  /** What a new listener is told, in the list form that Laravel Echo expects. */
  readonly entriesOf: (room: string) => readonly PresenceEntry[];
  readonly join: (room: PresenceRoom, memberId: number) => void;
  readonly leave: (room: PresenceRoom, memberId: number) => void;
  /** What another process says; false for a message that is about something else. */
  readonly hear: (message: unknown, from: string) => boolean;
  /** What this process says of itself with each sign of life. */
  readonly headcounts: () => readonly Headcount[];
  readonly stop: () => void;
}

interface Elsewhere {
  heardAtMs: number;
  readonly rooms: Map<string, ReadonlySet<number>>;
}

/** The members of this process's sockets, each as often as they listen: one with three tabs counts once. */
const createOwn = () => {
  const rooms = new Map<string, { readonly at: PresenceRoom; readonly members: Map<number, number> }>();
  const change = (at: PresenceRoom, memberId: number, by: 1 | -1): void => {
    const { members } = rooms.get(at.room) ?? { members: new Map<number, number>() };
    const listening = (members.get(memberId) ?? 0) + by;
    if (listening > 0) members.set(memberId, listening);
    else members.delete(memberId);
    rooms.set(at.room, { at, members });
  };
  const headcountOf = (at: PresenceRoom): Headcount => ({
    kind: 'presence',
    ...at,
    members: [...(rooms.get(at.room)?.members.keys() ?? [])],
  });
  return {
    change,
    headcountOf,
    membersOf: (room: string): Iterable<number> => rooms.get(room)?.members.keys() ?? [],
    headcounts: () => [...rooms.values()].map(({ at }) => headcountOf(at)),
  };
};

/** Counts the members on presence channels and tells changes, a few times a second at most, however many come and go. */
export const createPresence = ({ emit, tellOthers, nowMs }: PresenceDeps): Presence => {
  const own = createOwn();
  const elsewhere = new Map<string, Elsewhere>();
  const pending = new Map<string, NodeJS.Timeout>();

  const countOf = (room: string): number => {
    const present = new Set(own.membersOf(room));
    for (const [from, { heardAtMs, rooms }] of elsewhere) {
      if (nowMs() - heardAtMs > silentMaxMs) elsewhere.delete(from);
      else for (const memberId of rooms.get(room) ?? []) present.add(memberId);
    }
    return present.size;
  };

  const soon = (key: string, work: () => void): void => {
    if (pending.has(key)) return;
    const timer = setTimeout(() => {
      pending.delete(key);
      work();
    }, tellEveryMs);
    timer.unref();
    pending.set(key, timer);
  };
  const tell = (at: PresenceRoom, event: PresenceEvent): void =>
    soon(`${event} ${at.room}`, () => emit(at, event, { user_info: { count: countOf(at.room) } }));
  const change = (at: PresenceRoom, memberId: number, by: 1 | -1): void => {
    own.change(at, memberId, by);
    tell(at, by === 1 ? 'presence:joining' : 'presence:leaving');
    soon(`others ${at.room}`, () => tellOthers(own.headcountOf(at)));
  };

  return {
    entriesOf: (room) => [{ user_info: { count: countOf(room) } }],
    join: (at, memberId) => change(at, memberId, 1),
    leave: (at, memberId) => change(at, memberId, -1),
    hear: (message, from) => {
      const headcount = headcountSchema.safeParse(message);
      if (!headcount.success) return false;
      const { room, channel, members } = headcount.data;
      const before = countOf(room);
      const process = elsewhere.get(from) ?? { heardAtMs: 0, rooms: new Map() };
      process.heardAtMs = nowMs();
      process.rooms.set(room, new Set(members));
      elsewhere.set(from, process);
      const now = countOf(room);
      if (now !== before) tell({ room, channel }, now > before ? 'presence:joining' : 'presence:leaving');
      return true;
    },
    headcounts: own.headcounts,
    stop: () => {
      for (const timer of pending.values()) clearTimeout(timer);
      pending.clear();
    },
  };
};
