import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lantern, openHall, type TestHall } from '../hall.fixture.ts';
import { type FakeProvider, openProvider } from '../provider.fixture.ts';
import { createLevelNotes } from './noteLevels.ts';

/** How jackpots are called and by what they drop, as their providers tell. */

let hall: TestHall;
let provider: FakeProvider;
let noteLevels: () => Promise<void>;
beforeAll(async () => {
  hall = await openHall();
  provider = await openProvider(hall, lantern);
});
beforeEach(async () => {
  provider.received.length = 0;
  await sql('DELETE FROM jackpot');
  await sql(`INSERT INTO jackpot (id, site_id, code, currency, seed_minor, gp_id, wire_id, enabled) VALUES
    (7, 1, 'lamp', 'RMB', 5000, 1, 'lamp', true), (8, 1, 'own', 'RMB', 5000, NULL, NULL, true),
    (9, 1, 'off', 'USD', 5000, 1, 'off', false)`);
  noteLevels = createLevelNotes({
    pool: hall.database.pool,
    clock: hall.clock,
    providers: hall.wallet.providers,
  });
});
afterAll(async () => {
  await provider.close();
  await hall.close();
});

const sql = (text: string) => hall.database.owner.query(text);
const tell = (jackpots: object[] | 'silence') =>
  provider.answer('jackpots', () => (jackpots === 'silence' ? jackpots : { jackpots }));
const noted = async () => (await sql('SELECT id, names, drops_by_minor FROM jackpot ORDER BY id')).rows;
const asked = () => provider.received.map(({ call, body }) => `${call} ${body.currency}`);

const lamp = {
  jackpot_id: 'lamp',
  amount: 6_000,
  names: { zh_CN: '灯盏', en_US: 'Lamp', fr_FR: 'Lampe' },
  drops_by: 25_000,
};
const rest = [
  { id: 8, names: {}, drops_by_minor: null },
  { id: 9, names: {}, drops_by_minor: null },
];

test('are noted in the languages of the hall, for enabled pots of the provider, and asked for seldom', async () => {
  tell([lamp, { jackpot_id: 'unknown', amount: 1, names: { en_US: 'Unknown' } }]);
  await noteLevels();
  await noteLevels();
  expect(await noted()).toEqual([
    { id: 7, names: { zh_CN: '灯盏', en_US: 'Lamp' }, drops_by_minor: 25_000n },
    ...rest,
  ]);
  expect(asked()).toEqual(['jackpots RMB']);

  tell([{ jackpot_id: 'lamp', amount: 6_000, names: { en_US: 'Light' } }]);
  hall.clock.advance(10 * 60_000);
  await noteLevels();
  expect(await noted()).toEqual([{ id: 7, names: { en_US: 'Light' }, drops_by_minor: null }, ...rest]);
});

test('of a provider that tells neither are none; one that does not answer changes nothing and is asked again', async () => {
  tell([{ jackpot_id: 'lamp', amount: 6_000 }]);
  await noteLevels();
  expect(await noted()).toEqual([{ id: 7, names: {}, drops_by_minor: null }, ...rest]);

  tell([lamp]);
  hall.clock.advance(10 * 60_000);
  await noteLevels();
  const known = await noted();
  expect(known[0]).toMatchObject({ drops_by_minor: 25_000n });
  tell('silence');
  hall.clock.advance(10 * 60_000);
  await noteLevels();
  expect(await noted()).toEqual(known);

  tell([{ ...lamp, drops_by: 26_000 }]);
  hall.clock.advance(60_000);
  await noteLevels();
  expect((await noted())[0]).toMatchObject({ drops_by_minor: 26_000n });
});
