import { favoriteStore } from '@pavilion/contract/catalogue';
import { callApi } from '../../../api/client.ts';
import { type CallFailure, isCallFailure } from '../../../api/failure.ts';
import { createStore } from '../../../base/store.ts';
import { currentSession } from '../../../session/session.ts';
import { kept } from '../../../session/storage.ts';

/**
 * Favourites on their way to the server. What is pressed shows at once, waits a moment for more, and leaves as one call. It
 * waits in the browser's storage, by member, until the server has answered: a reload, a closed tab or a dead network loses
 * nothing, and saying a thing twice changes nothing.
 */

export type Waiting = ReadonlyMap<number, 0 | 1>;

/** Presses within this time leave as one call. */
const batchMs = 600;
/** The most that one call takes (contract `favoriteStore`). */
const batchMax = 100;
/** What a dead network has kept is tried again after this time, or when the browser is back online. */
const againMs = 15_000;

const keyOf = (memberId: number): string => `favorites_waiting_${memberId}`;

const read = (memberId: number): Map<number, 0 | 1> => {
  try {
    const stored: unknown = JSON.parse(kept.get(keyOf(memberId)) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    return new Map(
      stored.flatMap((entry: unknown): [number, 0 | 1][] => {
        if (!Array.isArray(entry)) return [];
        const [gameId, status]: unknown[] = entry;
        return Number.isSafeInteger(gameId) && (status === 0 || status === 1)
          ? [[Number(gameId), status]]
          : [];
      }),
    );
  } catch {
    return new Map();
  }
};

/** Changes one entry; another tab may have changed others. */
const store = (memberId: number, change: (stored: Map<number, 0 | 1>) => void): void => {
  const stored = read(memberId);
  change(stored);
  if (stored.size === 0) kept.remove(keyOf(memberId));
  else kept.set(keyOf(memberId), JSON.stringify([...stored]));
};

export interface OutboxListener {
  /** The server has these: the lists that it gives may be read again. */
  readonly stored: (sent: Waiting) => void;
  /** The server has refused; nothing of it is shown any more. */
  readonly refused: () => void;
}

const nothing: Waiting = new Map();
let owner: number | null = null;
/** What has yet to be told, for components to follow. */
export const waiting = createStore(nothing);
let listener: OutboxListener | undefined;
let sending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const without = (sent: Waiting): Waiting =>
  // What was pressed again meanwhile has yet to be told.
  new Map([...waiting.get()].filter(([gameId, status]) => sent.get(gameId) !== status));

const settle = (memberId: number, sent: Waiting): void => {
  store(memberId, (stored) => {
    for (const [gameId, status] of sent) if (stored.get(gameId) === status) stored.delete(gameId);
  });
  if (memberId === owner) waiting.set(without(sent));
};

/** Whether the same call may go through later: no answer, no room, no session. Else the server has said no. */
const mayPass = ({ kind, code }: CallFailure): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'aborted' ||
  kind === 'unauthenticated' ||
  code === 429 ||
  code >= 500;

const sendSoon = (afterMs: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void send(), afterMs);
};

const send = async (keepalive = false): Promise<void> => {
  clearTimeout(timer);
  const memberId = owner;
  if (memberId === null || waiting.get().size === 0 || sending || currentSession()?.memberId !== memberId)
    return;
  const sent: Waiting = new Map([...waiting.get()].slice(0, batchMax));
  sending = true;
  try {
    await callApi(
      favoriteStore,
      { data: [...sent].map(([game_id, status]) => ({ game_id, status })) },
      { keepalive },
    );
    // Another member may have taken the place meanwhile, whose lists these are not.
    if (memberId === owner) listener?.stored(sent);
    settle(memberId, sent);
  } catch (failure) {
    if (isCallFailure(failure) && mayPass(failure)) return sendSoon(againMs);
    settle(memberId, sent);
    if (memberId === owner) listener?.refused();
  } finally {
    sending = false;
  }
  if (waiting.get().size > 0) sendSoon(batchMs);
};

const onLeave = (): void => {
  if (document.visibilityState === 'hidden') void send(true);
};
const onHide = (): void => void send(true);
const onNet = (): void => void send();

/** Takes up what an earlier page has left for this member, and tells whom it concerns how it went. */
export const openOutbox = (memberId: number | null, to: OutboxListener): void => {
  if (owner === null) {
    document.addEventListener('visibilitychange', onLeave);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('online', onNet);
  }
  listener = to;
  if (memberId === owner) return;
  owner = memberId;
  waiting.set(memberId === null ? nothing : read(memberId));
  if (waiting.get().size > 0) sendSoon(batchMs);
};

export const changeFavorite = (memberId: number, gameId: number, status: 0 | 1): void => {
  store(memberId, (stored) => stored.set(gameId, status));
  waiting.set(new Map([...waiting.get(), [gameId, status]]));
  sendSoon(batchMs);
};
