import { leave, play, playCodes, playUrl } from '@pavilion/contract/play';
import { type CallHandler, handle } from '../../http/caller.ts';
import { badField, refused } from '../../http/refusal.ts';
import type { Background } from '../../infra/background.ts';
import type { Transfers } from '../wallet/index.ts';
import { openSession } from './commands/openSession.ts';
import { demoPlayCall } from './demoCalls.ts';
import { closeAtProvider, end } from './endPlays.ts';
import { findPlayableGame } from './findGame.ts';
import { lobbyAddress } from './gameAddress.ts';
import type { PlayDeps } from './index.ts';
import { launch } from './launch.ts';
import { isPlayId, readPlay } from './queries.ts';
import { sportsCall } from './sportsCalls.ts';

const playsPerMinute = 60;

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

/** Playing a game, trying one, and leaving it (spec §7 `play1`, `/demo/play`). */
export const playCalls = (deps: PlayDeps, background: Background, settings: CallHandler): CallHandler[] => [
  playCall(deps, background),
  urlCall(deps),
  leaveCall(deps, background),
  settings,
  demoPlayCall(deps),
  sportsCall(deps),
];
