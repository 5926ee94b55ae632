import type { Currency, Locale } from '@pavilion/contract';
import { type play, playCodes, type startCodes } from '@pavilion/contract/play';
import type { FastifyBaseLogger } from 'fastify';
import type { Hall } from '../../infra/hall.ts';
import { type ProviderDirectory, type ProviderWire, playerIdOf, type Transfers } from '../wallet/index.ts';
import type { StartedSession } from './commands/openSession.ts';
import { markFailed, markReady } from './commands/settleLaunch.ts';
import type { PlayableGame } from './findGame.ts';
import { isGameAddress } from './gameAddress.ts';

/** Asking twice is harmless: a launch moves nothing, and its token is used by the game, not by the launch. */
const triesMax = 2;

export interface LaunchDeps extends Pick<Hall, 'pool' | 'clock' | 'log' | 'outbox'> {
  readonly providers: ProviderDirectory;
  readonly transfers: Transfers;
}

export interface LaunchInput {
  /** What must have ended before the game's money is moved. */
  readonly after: Promise<void>;
  readonly siteId: number;
  readonly memberId: number;
  readonly session: StartedSession;
  readonly game: PlayableGame;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly device: number;
  readonly lobbyUrl: string | undefined;
  readonly extra: Readonly<Record<string, string>> | undefined;
}

/** Why a start came to nothing: a code of `play1`, and a key of the server's messages. */
export interface LaunchFailure {
  readonly code: keyof typeof play.codes;
  readonly messageKey: string;
}
/** One that paid and demo starts share. */
interface StartFailure extends LaunchFailure {
  readonly code: keyof typeof startCodes;
}
type Launched = { readonly url: string } | LaunchFailure;

export const failed: StartFailure = { code: playCodes.startFailed, messageKey: 'pg.start_failed' };

/** What a provider's own refusals mean to a member. */
export const refusals: Readonly<Record<string, StartFailure>> = {
  GAME_DISABLED: { code: playCodes.maintenance, messageKey: 'pg.maintenance' },
  INVALID_GAME: { code: playCodes.gameNotFound, messageKey: 'pg.game_not_found' },
  WRONG_CURRENCY: { code: playCodes.currencyNotOffered, messageKey: 'pg.currency_not_offered' },
};

const askProvider = async (
  wire: ProviderWire,
  input: LaunchInput,
  log: FastifyBaseLogger,
): Promise<Launched> => {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const outcome = await wire.client.gameLaunch({
      player_id: playerIdOf(input.memberId),
      currency: input.currency,
      game_code: input.game.gameCode,
      locale: input.locale,
      device: input.device,
      launch_token: input.session.launchToken,
      ...(input.lobbyUrl !== undefined && { lobby_url: input.lobbyUrl }),
      ...(input.extra !== undefined && { meta: { extra: input.extra } }),
    });
    if (outcome.kind === 'ok') {
      const { url } = outcome.answer;
      if (isGameAddress(url, wire.gameOrigin)) return { url };
      // Not the address itself: it may bear the launch token.
      log.error(
        { gpId: wire.gpId, gameOrigin: wire.gameOrigin },
        'a provider answered with a foreign address',
      );
      return failed;
    }
    log.warn({ gpId: wire.gpId, outcome: outcomeOf(outcome) }, 'a game launch failed');
    if (outcome.kind === 'refused' && outcome.answer.status !== 'RETRY_LATER') {
      return refusals[outcome.answer.status] ?? failed;
    }
  }
  return failed;
};

const outcomeOf = (
  outcome:
    | { kind: 'refused'; answer: { status: string } }
    | { kind: 'unknown'; reason: string; httpStatus: number | undefined },
) =>
  outcome.kind === 'refused'
    ? outcome.answer.status
    : { reason: outcome.reason, httpStatus: outcome.httpStatus };

/** Why the money could not be moved to a transfer provider, in words of a start. */
const moneyFailures = {
  refused: failed,
  pending: { code: playCodes.startFailed, messageKey: 'pg.transfer_pending' },
  busy: { code: playCodes.oneKeyWaiting, messageKey: 'one_key_waiting' },
  paused: { code: playCodes.transfersPaused, messageKey: 'pg.transfer_disabled' },
  left: failed,
} as const satisfies Record<string, LaunchFailure>;

/** Brings the member's money to a provider that keeps it itself; `undefined` when the game may open. */
const moveMoney = async (deps: LaunchDeps, input: LaunchInput): Promise<Launched | undefined> => {
  const { memberId, siteId, session, game, currency } = input;
  if (game.wallet === 'seamless') return undefined;
  // Its failure is told where it was begun; the main balance is then what it is.
  await input.after.catch(() => undefined);
  const moved = await deps.transfers.moveIn({
    memberId,
    siteId,
    gpId: game.gpId,
    currency,
    sessionId: session.id,
  });
  return moved === 'ready' ? undefined : moneyFailures[moved];
};

/**
 * Brings the money to the provider where it keeps it itself, asks for the game's address and tells the member what came of
 * it. A start that fails ends its session, and with that the money comes back.
 */
export const launch = async (deps: LaunchDeps, input: LaunchInput): Promise<void> => {
  const { clock, log, providers } = deps;
  const { session, memberId, siteId, game, locale } = input;
  const wire = await providers.wireOf(game.gpId);
  const launched = wire ? ((await moveMoney(deps, input)) ?? (await askProvider(wire, input, log))) : failed;
  const at = { id: session.id, playId: session.playId, memberId };
  if ('url' in launched) await markReady(deps, at, launched.url, clock.now());
  else await markFailed(deps, at, { ...launched, siteId, gpId: game.gpId, locale, now: clock.now() });
};
