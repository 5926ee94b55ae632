import { currencyCodes } from '@pavilion/money';
import { catalogue } from '../catalogue.ts';
import type { CatalogueGame } from '../games/game.ts';
import { studioLocales } from '../locale.ts';
import { toWire } from '../play/money/transactionIds.ts';
import { nameOfGame } from '../words/index.ts';

const betLimits = (game: CatalogueGame) =>
  Object.fromEntries(
    currencyCodes.map((currency) => {
      const stakes = game.stakesOf(currency);
      return [currency, { min: toWire(stakes[0] ?? 0n), max: toWire(stakes.at(-1) ?? 0n) }];
    }),
  );

/** What this provider offers, as `/games` tells it. */
export const catalogueOf = (gpId: number, studioOrigin: string) =>
  catalogue
    .filter((game) => game.gpId === gpId)
    .map((game) => ({
      game_code: game.gameCode,
      game_type: game.gameType,
      names: Object.fromEntries(studioLocales.map((locale) => [locale, nameOfGame(game, locale)])),
      rtp_bp: game.rtpBp(),
      ...(game.isReturnUpTo?.() === true && { rtp_up_to: true }),
      bet_limits: betLimits(game),
      icon: `${studioOrigin}/icon/${game.gameCode}.svg`,
    }));
