import { toCurrencyCode } from '@pavilion/money';
import { potsOf } from '../games/game.ts';
import { games } from '../games/index.ts';
import type { Studio } from '../infra/studio.ts';
import { readPot } from '../play/money/jackpot.ts';
import { toWire } from '../play/money/transactionIds.ts';

/** A provider's pots in a currency: names, what they hold and by what they drop, whole minor units (wallet protocol, `/jackpots`). */
export const listJackpots = async (studio: Studio, gpId: number, currencyText: string) => {
  const currency = toCurrencyCode(currencyText);
  if (!currency) return { status: 'WRONG_CURRENCY' as const };
  const terms = new Map(
    games.flatMap((game) =>
      game.gpId === gpId ? potsOf(game).map((pot) => [pot.jackpotId, pot] as const) : [],
    ),
  );
  const jackpots = [];
  for (const [jackpotId, found] of terms) {
    const amount = toWire(await readPot(studio.db, { gpId, currency, terms: found }));
    jackpots.push({
      jackpot_id: jackpotId,
      amount,
      names: { ...found.names },
      ...(found.ceilingOf && { drops_by: toWire(found.ceilingOf(currency)) }),
    });
  }
  return { status: 'OK' as const, jackpots };
};
