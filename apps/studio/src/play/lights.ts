import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import { findLight, type LightLevel, lightLevels } from '../games/lights.ts';
import type { Db, Studio } from '../infra/studio.ts';
import { keyOf, readPot, rowOf } from './money/jackpot.ts';
import { openFirstPot } from './money/lights.ts';
import { notFound } from './refusal.ts';
import { currencyOf, gameOf, type SeatRow } from './rows.ts';
import type { LightsAnswer } from './views.ts';

const dropsShown = 12;

/** What a pot shows: its growth up to its ceiling, or, where it waits for its winner, what it will pay. */
const amountOf = (
  { state, drop_minor, ceiling_minor }: { state: string; drop_minor: bigint; ceiling_minor: bigint },
  held: bigint,
): bigint => {
  if (state === 'due') return drop_minor;
  if (held > ceiling_minor) return ceiling_minor;
  return held;
};

/** The pot of a level that is won next. */
const readLevel = async (db: Db, seat: SeatRow, level: LightLevel, currency: CurrencyCode, now: Date) => {
  const key = keyOf(seat, level);
  await openFirstPot(db, key, now);
  const pot = await db
    .selectFrom('light_pot')
    .select(['number', 'state', 'drop_minor', 'ceiling_minor', 'server_seed_hash'])
    .where((eb) => eb.and(rowOf(key)))
    .where('state', 'in', ['growing', 'due'])
    .orderBy('number')
    .limit(1)
    .executeTakeFirstOrThrow();
  const held = await readPot(db, key);
  return {
    name: level.name,
    amount: toDecimal(minor(amountOf(pot, held)), currency),
    dropsBy: toDecimal(minor(pot.ceiling_minor), currency),
    number: Number(pot.number),
    serverSeedHash: pot.server_seed_hash,
  };
};

const readDrops = async (db: Db, seat: SeatRow, currency: CurrencyCode): Promise<LightsAnswer['drops']> => {
  const drops = await db
    .selectFrom('light_pot')
    .select([
      'jackpot_id',
      'number',
      'seed_minor',
      'ceiling_minor',
      'drop_minor',
      'dropped_at',
      'server_seed',
      'server_seed_hash',
    ])
    .where('gp_id', '=', seat.gp_id)
    .where('currency', '=', currency)
    .where('state', '=', 'dropped')
    .orderBy('dropped_at', 'desc')
    .limit(dropsShown)
    .execute();
  return drops.flatMap((drop) => {
    const level = findLight(drop.jackpot_id);
    return level && drop.dropped_at
      ? {
          name: level.name,
          amount: toDecimal(minor(drop.drop_minor), currency),
          from: toDecimal(minor(drop.seed_minor), currency),
          dropsBy: toDecimal(minor(drop.ceiling_minor), currency),
          number: Number(drop.number),
          at: drop.dropped_at.toISOString(),
          serverSeed: drop.server_seed,
          serverSeedHash: drop.server_seed_hash,
        }
      : [];
  });
};

/** The lights that a game feeds. Throws `PlayRefusal` for a game that feeds none. */
export const readLights = async ({ db, clock }: Studio, seat: SeatRow): Promise<LightsAnswer> => {
  if (!gameOf(seat).feedsLights) throw notFound();
  const currency = currencyOf(seat);
  const levels = [];
  for (const level of lightLevels) levels.push(await readLevel(db, seat, level, currency, clock.now()));
  return { levels, drops: await readDrops(db, seat, currency) };
};
