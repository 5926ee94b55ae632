import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type memberEventEnvelopeSchema, subscribeSchema, unsubscribeSchema } from '@pavilion/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { MemberSession } from '../http/caller.ts';
import type { Authenticator } from '../modules/identity/index.ts';
import { gateOf } from './channelRules.ts';
import { createMessageBudget, createTally, defaultLimits, type RealtimeLimits } from './limits.ts';
import type { WakingOutbox } from './outbox.ts';
import { startOutboxRelay } from './outboxRelay.ts';
import type { Delivery } from './outboxRows.ts';
import { createPresence, type Presence } from './presence.ts';
import { connectRedisAdapter } from './redisAdapter.ts';

/** Channel of the outbox that tells gateways, never sockets, of ended sessions (migration 0025). */
const sessionChannel = '@session';
const sessionEndedSchema = z.object({ session_id: z.uuid() });
/** Sessions of open sockets are looked at this often, for ends that no event told of: idle ones, lost events. */
const sweepEveryMs = 15_000;
const handshakeTimeoutMs = 10_000;

export interface RealtimeDeps {
  readonly httpServer: HttpServer;
  readonly authenticator: Pick<Authenticator, 'inspect' | 'endedAmong'>;
  readonly pool: Pool;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly outbox: WakingOutbox;
  /** The site of a `host` header. */
  readonly siteIdOf: (host: string) => number;
  /** The address of a client; the socket's own unless proxies stand in front. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** Needed as soon as more than one process holds sockets. */
  readonly redisUrl?: string | undefined;
  readonly limits?: Partial<RealtimeLimits>;
}

export interface RealtimeGateway {
  /** Sockets open in this process. */
  readonly socketCount: () => number;
  /** Stops the relay and closes the sockets; the HTTP server stays its owner's. */
  readonly close: () => Promise<void>;
}

/** Channels of sites never mix: the same channel of two sites is two rooms. */
const roomOf = (siteId: number, channel: string): string => `site:${siteId}:${channel}`;
const sessionRoomOf = (sessionId: string): string => `session:${sessionId}`;

interface SocketState {
  readonly siteId: number;
  readonly address: string;
  /** Sessions whose end drops this socket. */
  readonly sessions: Set<string>;
  readonly channels: Set<string>;
}

interface GatewayParts {
  readonly io: Server;
  readonly authenticator: RealtimeDeps['authenticator'];
  readonly presence: Presence;
  readonly limits: RealtimeLimits;
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

const subscribe = async (
  parts: GatewayParts,
  socket: Socket,
  state: SocketState,
  request: z.output<typeof subscribeSchema>,
): Promise<void> => {
  const { presence, limits } = parts;
  const { channel } = request;
  const gate = gateOf(channel);
  if (gate === undefined) return refuse(socket, channel, 404);
  if (!state.channels.has(channel) && state.channels.size >= limits.subscriptionsPerSocketMax) {
    return refuse(socket, channel, 429);
  }
  if (gate.isPrivate) {
    const member = await proveMember(parts, socket, state, tokenFrom(request.auth?.headers));
    if (member === null) return refuse(socket, channel, 401);
    if (!gate.admits(member)) return refuse(socket, channel, 403);
    socket.data.presenceKey = member.memberId;
  }
  const room = roomOf(state.siteId, channel);
  state.channels.add(channel);
  await socket.join(room);
  if (!gate.isPresence) return;
  socket.emit('presence:subscribed', channel, await presence.entriesOf(room));
  presence.changed(room, channel, 'presence:joining');
};

const leaveChannel = async (
  { presence }: GatewayParts,
  socket: Socket,
  state: SocketState,
  channel: string,
): Promise<void> => {
  if (!state.channels.delete(channel)) return;
  const room = roomOf(state.siteId, channel);
  await socket.leave(room);
  if (gateOf(channel)?.isPresence === true) presence.changed(room, channel, 'presence:leaving');
};

/** Serves one socket: its messages one after the other, malformed ones dropped, too many of them its end. */
const serve = (parts: GatewayParts, socket: Socket, state: SocketState, log: RealtimeDeps['log']): void => {
  const budget = createMessageBudget(parts.limits, () => performance.now());
  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'realtime');
      socket.disconnect(true);
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
    for (const channel of state.channels) inTurn(() => leaveChannel(parts, socket, state, channel));
  });
};

/** Drops the sockets of sessions that are over although nobody said so. */
const sweepSessions = async (
  { authenticator }: GatewayParts,
  sockets: ReadonlyMap<Socket, SocketState>,
): Promise<void> => {
  const open = new Set([...sockets.values()].flatMap(({ sessions }) => [...sessions]));
  if (open.size === 0) return;
  const ended = new Set(await authenticator.endedAmong([...open]));
  for (const [socket, { sessions }] of sockets) {
    if ([...sessions].some((id) => ended.has(id))) socket.disconnect(true);
  }
};

/** Brings an event of the outbox to the sockets: of every process, when an adapter joins them. */
const createDeliver =
  (io: Server, isAlone: boolean) =>
  ({ siteId, channel, event, payload, at, seq }: Delivery): void => {
    if (channel === sessionChannel) {
      const ended = sessionEndedSchema.safeParse(payload);
      if (ended.success) io.in(sessionRoomOf(ended.data.session_id)).disconnectSockets(true);
      return;
    }
    const room = roomOf(siteId, channel);
    // Most events find nobody who listens. Of sockets in other processes only the adapter that joins them knows.
    if (isAlone && !io.of('/').adapter.rooms.has(room)) return;
    const data =
      seq === null
        ? payload
        : ({ seq, at: at.toISOString(), data: payload } satisfies z.input<typeof memberEventEnvelopeSchema>);
    io.to(room).emit(event, channel, data);
  };

/**
 * Opens the realtime gateway on an HTTP server: Socket.IO at `/socket.io`, the Laravel-Echo convention for channels
 * (decisions: Realtime), and the relay that delivers the outbox.
 */
export const createRealtimeGateway = async (deps: RealtimeDeps): Promise<RealtimeGateway> => {
  const { httpServer, authenticator, pool, log, outbox } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const addressOf = deps.addressOf ?? ((request) => request.socket.remoteAddress ?? '');
  const redis = deps.redisUrl === undefined ? undefined : await connectRedisAdapter(deps.redisUrl, log);
  const io = new Server(httpServer, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: limits.messageBytesMax,
    connectTimeout: handshakeTimeoutMs,
    ...(redis === undefined ? {} : { adapter: redis.adapter }),
  });
  const parts: GatewayParts = { io, authenticator, presence: createPresence(io), limits };
  const sockets = new Map<Socket, SocketState>();
  const perAddress = createTally();

  io.use((socket, next) => {
    const address = addressOf(socket.request);
    if (perAddress.count(address) >= limits.socketsPerAddressMax) next(new Error('too many connections'));
    else next();
  });
  io.on('connection', (socket) => {
    const state: SocketState = {
      siteId: deps.siteIdOf(socket.handshake.headers.host ?? ''),
      address: addressOf(socket.request),
      sessions: new Set(),
      channels: new Set(),
    };
    sockets.set(socket, state);
    perAddress.add(state.address);
    socket.on('disconnect', () => {
      sockets.delete(socket);
      perAddress.remove(state.address);
    });
    serve(parts, socket, state, log);
  });

  const stopRelay = startOutboxRelay({
    pool,
    log,
    deliver: createDeliver(io, redis === undefined),
    onWake: outbox.onWake,
  });
  const sweeper = setInterval(() => {
    sweepSessions(parts, sockets).catch((error: unknown) => log.error({ err: error }, 'session sweep'));
  }, sweepEveryMs);
  sweeper.unref();

  return {
    socketCount: () => sockets.size,
    close: async () => {
      clearInterval(sweeper);
      parts.presence.stop();
      await stopRelay();
      io.local.disconnectSockets(true);
      await io.of('/').adapter.close();
      io.engine.close();
      await redis?.close();
    },
  };
};
