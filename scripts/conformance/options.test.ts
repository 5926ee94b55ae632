import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const there = ['--url', 'http://hall:3000', '--key', 'k-1:a:secret'];
const player = ['--player', '7', '--token', 't', '--game', 'g'];

test('without an address this hall is meant', () => {
  expect(readOptions(['--seed', '7'])).toMatchObject({ mode: 'own', hall: { seed: 7 } });
});

test('a hall is reached with a key, and with a player or its database', () => {
  expect(readOptions([...there, ...player])).toMatchObject({
    mode: 'hall',
    hall: {
      url: 'http://hall:3000',
      key: { keyId: 'k-1', secret: 'a:secret' },
      player: { playerId: '7', sessionToken: 't', gameCode: 'g', currency: 'USD' },
      otherPlayer: undefined,
    },
  });
  expect(readOptions([...there, '--setup-database', 'postgres://x/y'])).toMatchObject({
    hall: { setupDatabase: 'postgres://x/y', player: undefined },
  });
});

test('a provider is reached with a key', () => {
  expect(readOptions(['--provider', ...there, '--currency', 'RMB'])).toMatchObject({
    mode: 'provider',
    provider: { currency: 'RMB', playerId: undefined },
  });
});

test.each<[string, string[], string]>([
  ['no key', ['--url', 'http://hall'], '--key is missing'],
  ['no address', ['--key', 'a:b'], '--url is missing'],
  ['a key without a secret', ['--url', 'http://hall', '--key', 'k-1'], '--key is ID:SECRET'],
  ['an address that is none', ['--url', 'hall', '--key', 'a:b'], '--url is an http or https address'],
  ['neither player nor database', there, 'give --setup-database'],
  ['a player without a session', [...there, '--player', '7'], 'belong together'],
  ['a currency that nobody knows', [...there, ...player, '--currency', 'XXX'], '--currency XXX'],
  ['a seed that is no number', ['--seed', 'x'], '--seed is a whole number'],
  ['a flag that there is not', ['--fast'], '--fast'],
])('%s is told in one line', (_name, args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
