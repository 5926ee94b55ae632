import { expect, it } from 'vitest';
import { plainAddress } from './addresses.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:DB8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:cb00:7107', '::ffff:cb00:7107'],
  ['not an address', '0.0.0.0'],
  ['', '0.0.0.0'],
])('writes the address %j as %s', (given, plain) => {
  expect(plainAddress(given)).toBe(plain);
});
