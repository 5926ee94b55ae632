import { once } from 'node:events';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type memberEventEnvelopeSchema, subscribeSchema, unsubscribeSchema } from '@pavilion/contract';
import { officeChannel } from '@pavilion/contract/office';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { MemberSession } from '../http/caller.ts';
import type { Hall } from '../infra/hall.ts';
import { createTally } from '../infra/tally.ts';
import type { Authenticator } from '../modules/identity/index.ts';
import { gateOf } from './channelRules.ts';
import { createMessageBudget, defaultLimits, type RealtimeLimits } from './limits.ts';
import {
  type OfficeListening,
  type OfficeWatch,
  proveStaff,
  type StaffSocket,
  staffToDrop,
  watchOffice,
} from './officeChannel.ts';
import type { WakingOutbox } from './outbox.ts';
import { startOutboxRelay } from './outboxRelay.ts';
import type { Delivery } from './outboxRows.ts';
import { createPresence, type Presence } from './presence.ts';
import { openProcessLink, type ProcessLink } from './processLink.ts';
import { createRealtimeMeters } from './realtimeMeters.ts';

/** Channel of the outbox that tells gateways, never sockets, of ended sessions (migration 0025). */
const sessionChannel = '@session';
const sessionEndedSchema = z.object({ session_id: z.uuid() });
/** Sessions of open sockets are looked at this often, for ends that no event told of: idle ones, lost events. */
const sweepEveryMs = 15_000;
const handshakeTimeoutMs = 10_000;
/** A client that was told to hang up has this long for it. */
const hangUpWithinMs = 2_000;

export interface RealtimeDeps extends Pick<Hall, 'pool'> {
  readonly httpServer: HttpServer;
  readonly authenticator: Pick<Authenticator, 'inspect' | 'endedAmong'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly outbox: WakingOutbox;
  readonly office: OfficeListening;
  /** The site of a `host` header. */
  readonly siteIdOf: (host: string) => number;
  /** Whether a host's site is in another cell; left out, none is. */
  readonly isClosed?: (host: string) => boolean;
  /** The address of a client; the socket's own unless proxies stand in front. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Needed as soon as more than one process holds sockets. */
  readonly redisUrl?: string | undefined;
  readonly limits?: Partial<RealtimeLimits>;
  /** Where what is counted can be read; left out, nowhere. */
  readonly registry?: Registry;
}

export interface RealtimeGateway {
  /** Sockets open in this process. */
  readonly socketCount: () => number;
  /** Lets clients of sites go that are in another cell now; they come back by themselves, and find it there. */
  readonly letGoOfClosed: () => void;
  /** Stops the relay and lets the clients go, who come back by themselves; the HTTP server stays its owner's. */
  readonly close: () => Promise<void>;
}

/** Channels of sites never mix: the same channel of two sites is two rooms. */
const roomOf = (siteId: number, channel: string): string => `site:${siteId}:${channel}`;
const sessionRoomOf = (sessionId: string): string => `session:${sessionId}`;

interface SocketState extends StaffSocket {
  /** Sessions whose end drops this socket. */
  readonly sessions: Set<string>;
  /** The session of staff as which it listens to the office. */
  staffSession: string | null;
  /** What it listens to, and as which member; null on public channels and on the office's. */
  readonly channels: Map<string, number | null>;
}

interface GatewayParts {
  readonly io: Server;
  readonly authenticator: RealtimeDeps['authenticator'];
  readonly presence: Presence;
  readonly limits: RealtimeLimits;
  readonly office: OfficeListening;
  readonly watch: OfficeWatch;
}

const tokenFrom = (headers: Readonly<Record<string, string>> | undefined): string => {
  const header = headers?.Authorization ?? headers?.authorization ?? '';
  return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : header;
};

/** Tells a refusal by its HTTP-like status: 401 no good token, 403 not yours, 404 no such channel, 429 too many. */
const refuse = (socket: Socket, channel: string, status: number): void => {
  socket.emit('subscription.error', channel, status);
};

/** Proves the member behind a subscription and ties the socket to that session. Null after a refusal. */
const proveMember = async (
  { authenticator }: GatewayParts,
  socket: Socket,
  state: SocketState,
  token: string,
): Promise<MemberSession | null> => {
  const session = token === '' ? null : await authenticator.inspect(token, state.siteId);
  if (session === null) return null;
  await socket.join(sessionRoomOf(session.sessionId));
  state.sessions.add(session.sessionId);
  // Asked again now that an end would reach this socket: none can slip between the proof and the room.
  const ended = await authenticator.endedAmong([session.sessionId]);
  return ended.length === 0 ? session : null;
};

/** Lets somebody of the staff listen to the office of the socket's site. */
const subscribeOffice = async (
  { office, watch }: GatewayParts,
  socket: Socket,
  state: SocketState,
  { channel, auth }: z.output<typeof subscribeSchema>,
): Promise<void> => {
  const { siteId, address } = state;
  const proved = await proveStaff(office, { socket, siteId, address, headers: auth?.headers ?? {} });
  if ('refusal' in proved) return refuse(socket, channel, proved.refusal);
  await socket.join(sessionRoomOf(proved.sessionId));
  state.staffSession = proved.sessionId;
  // Asked again now that an end would reach this socket.
  if ((await staffToDrop(office, new Map([[socket, state]]))).length > 0) return refuse(socket, channel, 401);
  state.channels.set(channel, null);
  await socket.join(roomOf(siteId, channel));
  await watch.begin(siteId);
};

const subscribe = async (
  parts: GatewayParts,
  socket: Socket,
  state: SocketState,
  request: z.output<typeof subscribeSchema>,
): Promise<void> => {
  const { presence, limits } = parts;
  const { channel } = request;
  const gate = gateOf(channel);
  if (gate === undefined && channel !== officeChannel) return refuse(socket, channel, 404);
  if (!state.channels.has(channel) && state.channels.size >= limits.subscriptionsPerSocketMax) {
    return refuse(socket, channel, 429);
  }
  if (gate === undefined) return subscribeOffice(parts, socket, state, request);
  let memberId: number | null = null;
  if (gate.isPrivate) {
    const member = await proveMember(parts, socket, state, tokenFrom(request.auth?.headers));
    if (member === null) return refuse(socket, channel, 401);
    if (!gate.admits(member)) return refuse(socket, channel, 403);
    memberId = member.memberId;
  }
  const room = roomOf(state.siteId, channel);
  const isNew = !state.channels.has(channel);
  if (isNew) state.channels.set(channel, memberId);
  await socket.join(room);
  if (!gate.isPresence || memberId === null) return;
  if (isNew) presence.join({ room, channel }, memberId);
  socket.emit('presence:subscribed', channel, presence.entriesOf(room));
};

const leaveChannel = async (
  { presence }: GatewayParts,
  socket: Socket,
  state: SocketState,
  channel: string,
): Promise<void> => {
  const memberId = state.channels.get(channel);
  if (memberId === undefined) return;
  state.channels.delete(channel);
  const room = roomOf(state.siteId, channel);
  await socket.leave(room);
  if (memberId !== null && gateOf(channel)?.isPresence === true) presence.leave({ room, channel }, memberId);
};

/** Serves one socket: its messages one after the other, malformed ones dropped, too many of them its end. */
const serve = (parts: GatewayParts, socket: Socket, state: SocketState, log: RealtimeDeps['log']): void => {
  const budget = createMessageBudget(parts.limits, () => performance.now());
  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'realtime');
      // The fault is here: the client may try again, by its own pace.
      letGo([socket]);
    });
  };
  socket.use((_packet, next) => {
    if (budget.spend()) next();
    else socket.disconnect(true);
  });
  socket.on('subscribe', (message: unknown, acknowledge: unknown) => {
    const request = subscribeSchema.safeParse(message);
    if (!request.success) return;
    inTurn(async () => {
      await subscribe(parts, socket, state, request.data);
      // The convention knows no word for "you are in"; a client that asks for one hears it here.
      if (typeof acknowledge === 'function' && state.channels.has(request.data.channel)) acknowledge();
    });
  });
  socket.on('unsubscribe', (message: unknown) => {
    const request = unsubscribeSchema.safeParse(message);
    if (request.success) inTurn(() => leaveChannel(parts, socket, state, request.data.channel));
  });
  socket.on('disconnect', () => {
    for (const channel of state.channels.keys()) inTurn(() => leaveChannel(parts, socket, state, channel));
  });
};

/** Drops the sockets of sessions that are over although nobody said so. */
const sweepSessions = async (
  { authenticator, office }: GatewayParts,
  sockets: ReadonlyMap<Socket, SocketState>,
): Promise<void> => {
  for (const socket of await staffToDrop(office, sockets)) socket.disconnect(true);
  const open = new Set([...sockets.values()].flatMap(({ sessions }) => [...sessions]));
  if (open.size === 0) return;
  const ended = new Set(await authenticator.endedAmong([...open]));
  for (const [socket, { sessions }] of sockets) {
    if ([...sessions].some((id) => ended.has(id))) socket.disconnect(true);
  }
};

/** Brings an event of the outbox to the sockets of this process. */
const createDeliver =
  (io: Server) =>
  ({ siteId, channel, event, payload, at, seq }: Omit<Delivery, 'memberId'>): void => {
    if (channel === sessionChannel) {
      const ended = sessionEndedSchema.safeParse(payload);
      if (ended.success) io.in(sessionRoomOf(ended.data.session_id)).disconnectSockets(true);
      return;
    }
    const room = roomOf(siteId, channel);
    // Most events find nobody who listens.
    if (!io.of('/').adapter.rooms.has(room)) return;
    const data =
      seq === null
        ? payload
        : ({ seq, at: at.toISOString(), data: payload } satisfies z.input<typeof memberEventEnvelopeSchema>);
    io.to(room).emit(event, channel, data);
  };

/** A delivery as it goes between processes. */
const toldSchema = z.object({
  kind: z.literal('delivery'),
  siteId: z.int(),
  channel: z.string(),
  event: z.string(),
  payload: z.unknown(),
  at: z.coerce.date(),
  seq: z.int().nullable(),
});

/** Drops the connections, not the sessions: the clients come back, subscribe again and fetch what they may have missed. */
const letGo = (sockets: Iterable<Socket>): void => {
  for (const socket of sockets) socket.conn.close();
};

/** Waits until the clients of connections that were let go have hung up, and then no longer. */
const hungUp = async (connections: ReadonlySet<Duplex>): Promise<void> => {
  const patience = AbortSignal.timeout(hangUpWithinMs);
  const ends = [...connections].map((connection) => once(connection, 'close', { signal: patience }));
  await Promise.allSettled(ends);
  for (const connection of connections) connection.destroy();
};

const hostOf = ({ handshake }: Socket): string => handshake.headers.host ?? '';

/** Takes sockets in, as many of an address as the limits allow. */
const acceptSockets = (
  parts: GatewayParts,
  sockets: Map<Socket, SocketState>,
  {
    addressOf = ({ socket }) => socket.remoteAddress ?? '',
    siteIdOf,
    isClosed = () => false,
    log,
  }: RealtimeDeps,
): void => {
  const { io, limits } = parts;
  const perAddress = createTally();

  io.use((socket, next) => {
    const address = addressOf(socket.request);
    if (isClosed(hostOf(socket))) return next(new Error('not ready'));
    if (perAddress.count(address) >= limits.socketsPerAddressMax) next(new Error('too many connections'));
    else next();
  });
  io.on('connection', (socket) => {
    const state: SocketState = {
      siteId: siteIdOf(hostOf(socket)),
      address: addressOf(socket.request),
      sessions: new Set(),
      staffSession: null,
      channels: new Map(),
    };
    sockets.set(socket, state);
    perAddress.add(state.address);
    socket.on('disconnect', () => {
      sockets.delete(socket);
      perAddress.remove(state.address);
    });
    serve(parts, socket, state, log);
  });
};

/**
 * Opens the realtime gateway on an HTTP server: Socket.IO at `/socket.io`, the Laravel-Echo convention for channels
 * (decisions: Realtime), and the relay that delivers the outbox.
 */
export const createRealtimeGateway = async (deps: RealtimeDeps): Promise<RealtimeGateway> => {
  const { httpServer, authenticator, pool, log, outbox } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const io = new Server(httpServer, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: limits.messageBytesMax,
    connectTimeout: handshakeTimeoutMs,
  });
  const sockets = new Map<Socket, SocketState>();
  const connections = new Set<Duplex>();
  httpServer.on('upgrade', (_request, connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  const meters = createRealtimeMeters(deps.registry, () => sockets.size);
  let link: ProcessLink | undefined;
  const presence = createPresence({
    emit: ({ room, channel }, event, entry) => io.to(room).emit(event, channel, entry),
    tellOthers: (headcount) => link?.tell(headcount),
    nowMs: () => performance.now(),
  });
  const watch = watchOffice(io, roomOf, { office: deps.office, log });
  const parts: GatewayParts = { io, authenticator, presence, limits, office: deps.office, watch };
  const deliver = createDeliver(io);
  if (deps.redisUrl !== undefined)
    link = await openProcessLink(deps.redisUrl, log, {
      onMessage: (message, from) => {
        if (presence.hear(message, from)) return;
        const told = toldSchema.safeParse(message);
        if (told.success) deliver(told.data);
      },
      onMissed: () => {
        meters.missed();
        letGo(sockets.keys());
      },
      onHeartbeat: () => [{ kind: 'alive' }, ...presence.headcounts()],
    });
  acceptSockets(parts, sockets, deps);

  const stopRelay = startOutboxRelay({
    pool,
    log,
    deliver: (delivery) => {
      deliver(delivery);
      link?.tell({ kind: 'delivery', ...delivery });
    },
    onWake: outbox.onWake,
    onTaken: meters.taken,
  });
  const sweeper = setInterval(() => {
    sweepSessions(parts, sockets).catch((error: unknown) => log.error({ err: error }, 'session sweep'));
  }, sweepEveryMs);
  sweeper.unref();

  return {
    socketCount: () => sockets.size,
    letGoOfClosed: () =>
      letGo([...sockets.keys()].filter((socket) => deps.isClosed?.(hostOf(socket)) === true)),
    close: async () => {
      clearInterval(sweeper);
      parts.presence.stop();
      await watch.stop();
      await stopRelay();
      // The transports, not the sockets: a client that hears `disconnect` stays away for good.
      io.engine.close();
      await hungUp(connections);
      await link?.close();
    },
  };
};
