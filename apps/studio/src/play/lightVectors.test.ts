import { parseDecimal } from '@pavilion/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lightsVector } from '../fairness/lightVectors.ts';
import { findLight } from '../games/lights.ts';
import type { Trx } from '../infra/studio.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { bringGain } from './money/jackpot.ts';
import { dropLight, giveLightBack, meetLight } from './money/lights.ts';
import type { SeatRow } from './rows.ts';

/** The vectors of the lights follow the rules of the house: the same rounds through the pots of the database win the same. */

let bench: StudioBench;
beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());

class Undone extends Error {}

/** Runs in a transaction of which nothing stays: its rounds are nowhere stored. */
const undone = async (run: (trx: Trx) => Promise<void>): Promise<void> => {
  const done = bench.app.studio.db.transaction().execute(async (trx) => {
    await run(trx);
    throw new Undone();
  });
  await expect(done).rejects.toThrow(Undone);
};

const minorOf = (amount: string): bigint => parseDecimal(amount, 'RMB') ?? 0n;

it('rounds that are played one after another win the pots that the vectors tell', async () => {
  const { currency, before, pots, players, rounds } = await lightsVector();
  const player = 'e3a1f2d4-6b7c-4d8e-9f01-23456789abcd';
  bench.hall.books.addPlayer(player, currency, 1_000_000);
  await bench.sit(await bench.launchUrl(player, 'night-market'));
  await undone(async (trx) => {
    const seat = await trx.selectFrom('seat').selectAll().executeTakeFirstOrThrow();
    const now = bench.clock.now();
    const gpId = seat.gp_id;
    await trx.deleteFrom('light_pot').execute();
    for (const [light, { held }] of Object.entries(before)) {
      await trx
        .insertInto('jackpot')
        .values({ gp_id: gpId, jackpot_id: `light-${light}`, currency, amount: String(minorOf(held)) })
        .execute();
    }
    /** Puts the vector's seed and drop into the pot that grows, which opens with a random one. */
    const put = async (light: string, number: number, isNew: boolean): Promise<void> => {
      const pot = pots.find((one) => one.light === light && one.number === number);
      const level = findLight(`light-${light}`);
      if (!pot || !level) throw new Error(`no pot ${number} of ${light}`);
      const drawn = {
        server_seed: pot.serverSeed,
        server_seed_hash: pot.serverSeedHash,
        drop_minor: minorOf(pot.drop),
      };
      const where = { gp_id: gpId, jackpot_id: level.jackpotId, currency, number: BigInt(number) };
      if (isNew)
        await trx
          .insertInto('light_pot')
          .values({
            ...where,
            ...drawn,
            seed_minor: level.seedOf(currency),
            ceiling_minor: level.ceilingOf(currency),
            state: 'growing',
            opened_at: now,
          })
          .execute();
      else
        await trx
          .updateTable('light_pot')
          .set(drawn)
          .where((eb) => eb.and(where))
          .execute();
    };
    for (const [light, { number }] of Object.entries(before)) await put(light, number, true);
    const growing = new Map(Object.entries(before).map(([light, { number }]) => [light, number]));
    for (const [at, round] of rounds.entries()) {
      const { serverSeed = '', clientSeed = '' } = players[round.player] ?? {};
      const own: SeatRow = {
        ...seat,
        server_seed: serverSeed,
        client_seed: clientSeed,
        next_nonce: round.nonce,
      };
      const id = `vector-${at}`;
      const stake = parseDecimal(round.stake, currency);
      if (stake === undefined) throw new Error(`no stake ${round.stake}`);
      const { level, contribution, won } = await meetLight(trx, own, { stake, roundId: id, now });
      expect(level.name, id).toBe(round.light);
      if (round.taken) {
        expect(won, id).toBe(minorOf(round.won?.amount ?? '0'));
        await bringGain(trx, own, { jackpot_id: level.jackpotId, jackpot_contribution: contribution });
        await dropLight(trx, { id }, now);
      } else await giveLightBack(trx, { id });
      const next = (growing.get(level.name) ?? 0) + 1;
      const opened = await trx
        .selectFrom('light_pot')
        .select('number')
        .where('jackpot_id', '=', level.jackpotId)
        .where('number', '=', BigInt(next))
        .executeTakeFirst();
      if (!opened) continue;
      await put(level.name, next, false);
      growing.set(level.name, next);
    }
    const all = await trx.selectFrom('light_pot').select(['jackpot_id', 'number']).execute();
    expect(all.map(({ jackpot_id, number }) => `${jackpot_id} ${number}`).sort()).toEqual(
      pots.map(({ light, number }) => `light-${light} ${number}`).sort(),
    );
  });
});
