import { currencyCodes } from '@pavilion/money';
import { toWire } from '../play/money/transactionIds.ts';
import { chipsOf, spotMaxOf } from './engine/chips.ts';
import { cardOf } from './engine/tableGame.ts';
import { type ServedTable, tableGames } from './games/index.ts';
import { tableNames } from './names.ts';

/** Any card will do: prices follow the strengths, so that returns hardly differ between rounds. */
const someFingerprint = '5'.repeat(64);

/** The best return that the table offers, in hundredths of a percent. */
export const tableRtpBpOf = (table: ServedTable): number =>
  Math.floor(10_000 * Math.max(...table.chances(cardOf(table, someFingerprint)).map(({ rtp }) => rtp)));

const betLimits = (table: ServedTable) =>
  Object.fromEntries(
    currencyCodes.map((currency) => [
      currency,
      { min: toWire(chipsOf(table, currency)[0] ?? 0n), max: toWire(spotMaxOf(table, currency)) },
    ]),
  );

/** The tables of a provider, as `/games` tells them. */
export const tablesOf = (gpId: number, studioOrigin: string) =>
  tableGames
    .filter((table) => table.gpId === gpId)
    .map((table) => ({
      game_code: table.gameCode,
      game_type: table.gameType,
      names: { ...(tableNames[table.gameCode] ?? { en_US: table.gameCode }) },
      rtp_bp: tableRtpBpOf(table),
      bet_limits: betLimits(table),
      icon: `${studioOrigin}/icon/${table.gameCode}.svg`,
    }));
