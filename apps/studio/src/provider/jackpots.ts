import { type CurrencyCode, type Minor, minor, toCurrencyCode } from '@pavilion/money';
import { potsOf } from '../games/game.ts';
import { games } from '../games/index.ts';
import type { Db, Studio } from '../infra/studio.ts';
import { readPot } from '../play/money/jackpot.ts';
import { toWire } from '../play/money/transactionIds.ts';

/** Ceilings of the pots that grow, as they were when these opened. */
const readCeilings = async (db: Db, gpId: number, currency: CurrencyCode): Promise<Map<string, Minor>> => {
  const rows = await db
    .selectFrom('light_pot')
    .select(['jackpot_id', 'ceiling_minor'])
    .where('gp_id', '=', gpId)
    .where('currency', '=', currency)
    .where('state', '=', 'growing')
    .execute();
  return new Map(rows.map((row) => [row.jackpot_id, minor(row.ceiling_minor)]));
};

/** A provider's pots in a currency: names, what they hold and by what they drop, whole minor units (wallet protocol, `/jackpots`). */
export const listJackpots = async (studio: Studio, gpId: number, currencyText: string) => {
  const currency = toCurrencyCode(currencyText);
  if (!currency) return { status: 'WRONG_CURRENCY' as const };
  const terms = new Map(
    games.flatMap((game) =>
      game.gpId === gpId ? potsOf(game).map((pot) => [pot.jackpotId, pot] as const) : [],
    ),
  );
  const ceilings = await readCeilings(studio.db, gpId, currency);
  const jackpots = [];
  for (const [jackpotId, found] of terms) {
    const amount = toWire(await readPot(studio.db, { gpId, currency, terms: found }));
    const ceiling = ceilings.get(jackpotId) ?? found.ceilingOf?.(currency);
    jackpots.push({
      jackpot_id: jackpotId,
      amount,
      names: { ...found.names },
      ...(ceiling !== undefined && { drops_by: toWire(ceiling) }),
    });
  }
  return { status: 'OK' as const, jackpots };
};
