import { demoPlay } from '@pavilion/contract/demo';
import { playCodes } from '@pavilion/contract/play';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { requireCurrency } from '../sites/index.ts';
import type { ProviderWire } from '../wallet/index.ts';
import { findDemoGame } from './findGame.ts';
import { isGameAddress } from './gameAddress.ts';
import type { PlayDeps } from './index.ts';
import { failed, refusals } from './launch.ts';

/** Nobody stands behind a demo: the address is all that can be limited. */
const demosPerMinute = 30;

/** Asks the provider for a game with play money. Throws the refusals of `/demo/play`. */
const askForDemo = async (
  wire: ProviderWire,
  ask: Parameters<ProviderWire['client']['gameDemo']>[0],
  log: PlayDeps['log'],
): Promise<string> => {
  const outcome = await wire.client.gameDemo(ask);
  if (outcome.kind === 'ok' && isGameAddress(outcome.answer.url, wire.gameOrigin)) return outcome.answer.url;
  log.warn(
    {
      gpId: wire.gpId,
      outcome: outcome.kind === 'refused' ? outcome.answer.status : outcome.kind,
    },
    'a demo did not start',
  );
  const known = outcome.kind === 'refused' ? refusals[outcome.answer.status] : undefined;
  const { code, messageKey } = known ?? failed;
  throw refused(demoPlay.codes, code, messageKey);
};

/**
 * A game with play money (spec §7 `/demo/play`). No session is opened and no wallet asked: nothing that is played there can
 * touch a balance. The address is the same kind of address as that of a paid game, and held to the same rule.
 */
export const demoPlayCall = (deps: PlayDeps): CallHandler =>
  handle(
    demoPlay,
    async ({ site, locale, origin }, body) => {
      requireCurrency(site, body.currency);
      const game = await findDemoGame(deps.pool, {
        siteId: site.id,
        currency: body.currency,
        gpId: body.gp_id,
        gameType: body.game_type,
        gameCode: body.game_code,
        house: body.house,
        now: deps.clock.now(),
      });
      const wire = await deps.providers.wireOf(game.gpId);
      if (wire === undefined) throw refused(demoPlay.codes, playCodes.startFailed, 'pg.start_failed');
      if (!wire.hasDemo) throw refused(demoPlay.codes, playCodes.noDemo, 'pg.no_demo');
      const lobbyUrl = new URL('/close', origin).href;
      const ask = { currency: body.currency, game_code: game.gameCode, locale, device: body.device };
      return { game_url: await askForDemo(wire, { ...ask, lobby_url: lobbyUrl }, deps.log) };
    },
    { perMinute: demosPerMinute },
  );
