import { createPool, type Pool } from '@pavilion/postgres';
import { providerBasePath } from '@pavilion/provider-kit';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configSchema, type OpeningInput } from './config.ts';
import { exampleConfig } from './example.fixture.ts';
import { openFirstSite } from './openHall.ts';

const secret = 'a secret of thirty-two characters!';

let database: TestDatabase;
/** As the command has it: the hall's own role. */
let pool: Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  pool = createPool(database.applicationUrl, { max: 2 });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const open = (input: OpeningInput) => openFirstSite(pool, secret, configSchema.parse(input));

/** Every row that opening could have made. */
const everything = async (): Promise<unknown> => {
  const { rows } = await database.owner.query(
    `SELECT (SELECT json_agg(s ORDER BY id) FROM site s) AS sites,
            (SELECT json_agg(h ORDER BY host) FROM site_host h) AS hosts,
            (SELECT json_agg(s ORDER BY id) FROM staff s) AS staff,
            (SELECT json_agg(r) FROM staff_site_role r) AS roles,
            (SELECT json_agg(k ORDER BY key_id) FROM provider_key k) AS provider_keys,
            (SELECT json_agg(k ORDER BY key_id) FROM gateway_key k) AS gateway_keys,
            (SELECT json_agg(w ORDER BY gp_id) FROM provider_wire w) AS wires,
            (SELECT json_agg(g ORDER BY id) FROM payment_gateway g) AS gateways,
            (SELECT json_agg(m ORDER BY id) FROM deposit_method m) AS methods,
            (SELECT json_agg(w ORDER BY currency) FROM withdrawal_rule w) AS rules,
            (SELECT count(*)::integer FROM game) AS games,
            (SELECT count(*)::integer FROM site_game) AS offered,
            (SELECT count(*)::integer FROM register_setting) AS fields`,
  );
  return rows[0];
};

test('a second run makes nothing twice, changes nothing and shows no key again', async () => {
  const first = await open(exampleConfig());
  expect(first.studioKeys.map((key) => key.for)).toEqual(['provider:1', 'gateway:sandbox']);
  expect(first.secrets).toHaveLength(5);
  const before = await everything();
  const second = await open(exampleConfig());
  expect(second.secrets).toEqual([]);
  expect(second.studioKeys).toEqual([]);
  expect(second.lines).toEqual([
    'site 1 "orchid" is there',
    'owner mei is there',
    'provider LANTERN is there',
    'gateway pay is there',
    'still to do: there is no service agreement in zh_CN, en_US for those who sign up',
    'still to do: customer service leads to /main/contact, which is no page yet',
  ]);
  expect(await everything()).toEqual(before);
});

test('two runs at once make one hall', async () => {
  const reports = await Promise.all([open(exampleConfig()), open(exampleConfig())]);
  expect(reports.map(({ studioKeys }) => studioKeys.length).sort()).toEqual([0, 2]);
});

test('what the file adds is added, with keys for what is new alone; what it leaves out stays', async () => {
  await open(exampleConfig());
  const [pay] = exampleConfig().gateways;
  if (pay === undefined) throw new Error('the example has no gateway');
  const report = await open(
    exampleConfig({
      site: { languages: ['zh_CN', 'ja_JP'], currencies: ['RMB', 'USD', 'JPY'], hosts: ['www.hall.example'] },
      owner: { account: 'bo' },
      providers: [{ code: 'TIDE', origin: 'https://games.example' }],
      gateways: [{ ...pay, methods: [...pay.methods, { currency: 'JPY', min: '1000', max: '1000000' }] }],
    }),
  );
  expect(report.studioKeys.map((key) => key.for)).toEqual(['provider:2']);
  expect(report.lines).toEqual(
    expect.arrayContaining([
      'site 1: languages added: ja_JP',
      'site 1: languages stay though the file does not name them: en_US',
      'site 1: currencies added: JPY',
      'host www.hall.example added',
      'owner bo made',
      'deposits by pay: ¥1,000 to ¥1,000,000',
    ]),
  );
  const { rows } = await database.owner.query(
    `SELECT (SELECT count(*)::integer FROM site_host) AS hosts, (SELECT count(*)::integer FROM staff) AS staff,
            (SELECT array_agg(DISTINCT currency) FROM register_setting) AS forms,
            (SELECT array_agg(currency ORDER BY currency) FROM withdrawal_rule) AS rules,
            (SELECT languages FROM site) AS languages`,
  );
  expect(rows).toEqual([
    {
      hosts: 2,
      staff: 2,
      forms: ['JPY', 'RMB', 'USD'],
      rules: ['JPY', 'RMB', 'USD'],
      languages: ['zh_CN', 'en_US', 'ja_JP'],
    },
  ]);
});

test('every contradiction is refused in words, and nothing is changed', async () => {
  await open(exampleConfig());
  await database.owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES (2, 'lotus', 'Lotus', '{zh_CN}', '{RMB}');
     INSERT INTO site_host (host, site_id) VALUES ('lotus.example', 2)`,
  );
  const before = await everything();
  const [pay] = exampleConfig().gateways;
  if (pay === undefined) throw new Error('the example has no gateway');
  const [rmb, usd] = pay.methods;
  if (rmb === undefined || usd === undefined) throw new Error('the example has no methods');
  const contrary = exampleConfig({
    site: { code: 'peony', timeZone: 'Asia/Tokyo', hosts: ['lotus.example', 'new.example'] },
    providers: [{ code: 'LANTERN', origin: 'https://elsewhere.example' }],
    gateways: [
      { ...pay, methods: [{ ...rmb, min: '20' }, usd] },
      { ...pay, code: 'second' },
    ],
  });
  await expect(open(contrary)).rejects.toThrow(
    [
      'nothing was changed: the file says otherwise than the database. Change the file, or the database where it is meant',
      'site 1: its code is "orchid", the file says "peony"',
      'site 1: its time zone is "Asia/Shanghai", the file says "Asia/Tokyo"',
      'host lotus.example belongs to site 2',
      `provider LANTERN: it is reached at https://games.example${providerBasePath}, the file says https://elsewhere.example${providerBasePath}`,
      'deposits by pay in RMB: ¥10.00 to ¥50,000.00, the file says ¥20.00 to ¥50,000.00',
    ].join('\n  '),
  );
  await expect(open(exampleConfig({ site: { id: 3 } }))).rejects.toThrow(
    'site "orchid" is there as number 1, the file says 3',
  );
  expect(await everything()).toEqual(before);
});
