import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../launcher/settings.ts';
import { askConfig } from './ask.ts';
import { parseConfig } from './config.ts';
import { exampleConfig } from './example.fixture.ts';

const faulty = `{
  "site": {
    "code": "Orchid", "name": "兰庭",
    "timeZone": "Mars/Olympus",
    "languages": ["zh_CN", "xx"],
    "currencies": ["RMB", "USD"],
    "hosts": ["https://hall.example"],
    "tehme": "H5_2"
  },
  "owner": {},
  "providers": [{ "code": "LANTERN", "origin": "https://games.example/provider" }],
  "gateways": [{
    "code": "pay",
    "name": { "en_US": "Pay" },
    "origin": "https://pay.example",
    "methods": [
      { "currency": "RMB", "min": "10", "max": "5" },
      { "currency": "USD", "min": "1.234", "max": "50", "presets": ["70"] }
    ]
  }]
}`;

test.each([
  ['line 3: site.code: takes small letters'],
  ['line 4: site.timeZone: is no time zone'],
  ['line 5: site.languages.1: Invalid option'],
  ['line 7: site.hosts.0: takes a host name'],
  ['line 8: site.tehme: is no field that there is'],
  ['line 10: owner.account: is missing'],
  ['line 11: providers.0.origin: takes scheme, host and port'],
  ['line 17: gateways.0.methods.0.max: is less than min'],
  ['line 18: gateways.0.methods.1.min: is no amount of USD'],
])('a faulty file is refused with %s', (told) => {
  expect(() => parseConfig(faulty, 'site.json')).toThrow(`site.json, ${told}`);
});

test.each([
  ['cut short', '{ "site": ', 'site.json is not JSON: '],
  ['a list', '[]', 'site.json, line 1: the file: '],
  [
    'a currency that no method takes',
    JSON.stringify(exampleConfig({ site: { currencies: ['RMB', 'USD', 'THB'] } })),
    'gateways: nobody could pay in THB: no method takes it',
  ],
  [
    'a method of a currency that the site has not',
    JSON.stringify(exampleConfig({ site: { currencies: ['RMB'] } })),
    "USD is none of the site's currencies",
  ],
])('a file that cannot be a hall is refused: %s', (_what, text, told) => {
  expect(() => parseConfig(text, 'site.json')).toThrow(told);
});

test("the guide's example is a config", () => {
  const guide = readFileSync(join(rootFolder, 'docs', 'guides', 'operator.md'), 'utf8');
  const example = /```json\n(\{\n {2}"site"[\s\S]*?)```/.exec(guide)?.[1] ?? '';
  expect(parseConfig(example, 'site.json').site.code).toBe('orchid');
});

test('asked step by step, a wrong answer is told at once and asked for again', async () => {
  const answers = [
    ['Orchid', 'orchid'],
    ['兰庭 Orchid'],
    ['Mars', 'Asia/Shanghai'],
    [''],
    ['RMB, EUR', 'RMB'],
    ['hall.example'],
    [''],
    ['17', ''],
    ['Mei'],
    ['LANTERN, TIDE'],
    ['games.example', 'https://games.example'],
    [''],
    ['在线支付'],
    [''],
    ['50, 10', '10, 50000, 50, 100'],
  ].flat();
  const told: string[] = [];
  const config = await askConfig({
    ask: async () => answers.shift() ?? '',
    tell: (line) => void told.push(line),
  });
  expect(answers).toEqual([]);
  expect(told).toHaveLength(6);
  expect(config).toMatchObject({
    site: {
      id: 1,
      code: 'orchid',
      languages: ['zh_CN', 'en_US'],
      currencies: ['RMB'],
      theme: 'H5_1',
      minimumAge: 18,
    },
    owner: { account: 'mei' },
    providers: [{ code: 'LANTERN' }, { code: 'TIDE' }],
    gateways: [
      {
        code: 'pay',
        origin: 'https://games.example',
        name: { zh_CN: '在线支付', en_US: '在线支付' },
        methods: [{ currency: 'RMB', min: '10', max: '50000', presets: ['50', '100'] }],
      },
    ],
  });
});
