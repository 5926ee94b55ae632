import { leave, play, playCodes, playUrl } from '@pavilion/contract/play';
import { withTransaction } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import { type CallHandler, handle } from '../../http/caller.ts';
import { badField, refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { repeat } from '../../infra/repeat.ts';
import type { ServerModule } from '../../module.ts';
import type { ProviderDirectory, Transfers } from '../wallet/index.ts';
import { type EndedSession, type EndReason, endSessions } from './commands/endSessions.ts';
import { openSession } from './commands/openSession.ts';
import { demoPlayCall } from './demoPlay.ts';
import { findPlayableGame } from './findGame.ts';
import { lobbyAddress } from './gameAddress.ts';
import { launch } from './launch.ts';
import { createLaunchSettings } from './launchSettings.ts';
import { isPlayId, isPlaying, readPlay } from './queries.ts';
import { sportsCall } from './sports.ts';
import { sweepSessions } from './sweepSessions.ts';
import { tellEnds } from './tellProvider.ts';

export { isPlaying } from './queries.ts';

export interface PlayDeps extends Pick<Hall, 'pool' | 'clock' | 'log' | 'outbox' | 'secret'> {
  readonly providers: ProviderDirectory;
  readonly transfers: Transfers;
}

export interface PlayModule extends ServerModule {
  readonly isPlaying: (memberId: number) => Promise<boolean>;
  /** Forgets how games open; called when content changed. */
  readonly purge: () => void;
  /** Ends the member's open game, as a logout does, and tells its provider. */
  readonly closePlaysOf: (memberId: number) => Promise<void>;
}

const playsPerMinute = 60;
const jobEveryMs = 5_000;

/** Work that goes on after its call was answered; the module waits for it before it closes. */
const createBackground = (log: FastifyBaseLogger) => {
  const running = new Set<Promise<void>>();
  return {
    start: (work: Promise<void>, what: string): void => {
      const tracked = work
        .catch((error: unknown) => log.error({ err: error }, what))
        .finally(() => running.delete(tracked));
      running.add(tracked);
    },
    settled: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};
type Background = ReturnType<typeof createBackground>;

/** Transfers are paused, or one key brings the balance back: nothing may go to a transfer provider (spec §4, §5). */
const refuseWhileHeld = async (transfers: Transfers, siteId: number, memberId: number): Promise<void> => {
  if (await transfers.isPaused(siteId))
    throw refused(play.codes, playCodes.transfersPaused, 'pg.transfer_disabled');
  if (await transfers.isOneKeyRunning(memberId))
    throw refused(play.codes, playCodes.oneKeyWaiting, 'one_key_waiting');
};

const playCall = (deps: PlayDeps, background: Background): CallHandler =>
  handle(
    play,
    async ({ site, member, locale, origin }, body) => {
      if (site.settings.is_demo) throw refused(play.codes, playCodes.disabled, 'pg.play_disabled');
      const { pool, clock } = deps;
      const { memberId, currency } = member;
      const lobbyUrl = body.lobby_url === undefined ? undefined : lobbyAddress(body.lobby_url, origin);
      if (body.lobby_url !== undefined && lobbyUrl === undefined) throw badField('lobby_url');
      const now = clock.now();
      const game = await findPlayableGame(pool, {
        siteId: site.id,
        memberId,
        currency,
        gpId: body.gpId,
        gameType: body.game_type,
        gameCode: body.game_code,
        house: 0,
        now,
      });
      if (game.wallet === 'transfer') await refuseWhileHeld(deps.transfers, site.id, memberId);
      const session = await openSession(pool, {
        siteId: site.id,
        memberId,
        loginSessionId: member.sessionId,
        game,
        currency,
        locale,
        now,
      });
      if (session.replaced.length > 0) deps.outbox.wake();
      const closing = closeAtProvider(deps, session.replaced);
      background.start(closing, 'closing a replaced game at its provider');
      background.start(
        launch(deps, {
          // What the last game brings back goes along to the next one, where that takes all of the main balance.
          after: game.wallet === 'transfer' ? closing : Promise.resolve(),
          memberId,
          siteId: site.id,
          session,
          game,
          currency,
          locale,
          device: body.device,
          lobbyUrl,
          extra: body.extra,
        }),
        'launching a game',
      );
      return { play_id: session.playId };
    },
    { perMinute: playsPerMinute },
  );

/** Tells the providers of ended games, and brings home what members have at those that keep money themselves. */
const closeAtProvider = async (deps: PlayDeps, ended: readonly EndedSession[]): Promise<void> => {
  if (ended.length === 0) return;
  await tellEnds(
    deps,
    ended.map(({ id }) => id),
  );
  await Promise.all(ended.map(({ memberId, gpId }) => deps.transfers.bringBack({ memberId, gpId })));
};

const end = async (
  deps: PlayDeps,
  background: Background,
  { memberId, playId, reason }: { memberId: number; playId?: string | undefined; reason: EndReason },
): Promise<void> => {
  const { pool, clock, outbox } = deps;
  const ended = await withTransaction(pool, async (tx) => {
    const sessions = await endSessions(tx, { memberId, playId, reason, now: clock.now() });
    for (const session of sessions) {
      await outbox.toMember(tx, memberId, 'forward_game_status', {
        play_id: session.playId,
        status: 'closed',
      });
    }
    return sessions;
  });
  if (ended.length === 0) return;
  outbox.wake();
  background.start(closeAtProvider(deps, ended), 'closing a game at its provider');
};

const urlCall = ({ pool, clock }: PlayDeps): CallHandler =>
  handle(playUrl, async ({ site, member, locale }, body) => {
    const state = await readPlay(pool, {
      siteId: site.id,
      memberId: member.memberId,
      playId: body.play_id,
      locale,
      now: clock.now(),
    });
    if (!state) throw refused(playUrl.codes, 404, 'pg.play_not_found');
    return state;
  });

const leaveCall = (deps: PlayDeps, background: Background): CallHandler =>
  handle(leave, async ({ member }, { play_id: playId }) => {
    // A play id that cannot be one names no game of the member's: leaving it is done already.
    if (playId === undefined || isPlayId(playId)) {
      await end(deps, background, { memberId: member.memberId, playId, reason: 'left' });
    }
    return {};
  });

/** Starting and leaving games (spec §4 Game launch, §7 `play1`, `leave1`). */
export const createPlayModule = (deps: PlayDeps): PlayModule => {
  const background = createBackground(deps.log);
  const settings = createLaunchSettings(deps);
  return {
    name: 'play',
    calls: [
      playCall(deps, background),
      urlCall(deps),
      leaveCall(deps, background),
      settings.call,
      demoPlayCall(deps),
      sportsCall(deps),
    ],
    purge: settings.purge,
    isPlaying: (memberId) => isPlaying(deps.pool, memberId),
    closePlaysOf: (memberId) => end(deps, background, { memberId, reason: 'logout' }),
    routes: async (app) => {
      app.addHook('onClose', background.settled);
    },
    startJobs: async () => {
      const stops = [
        repeat(() => sweepSessions(deps), { everyMs: jobEveryMs, what: 'sweeping games', log: deps.log }),
        repeat(() => tellEnds(deps, null), {
          everyMs: jobEveryMs,
          what: 'telling providers of ended games',
          log: deps.log,
        }),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
};
