import { expect, it } from 'vitest';
import { isIp, isIpList, isIpOrHost } from './addresses.ts';

it.each<[text: string, ip: boolean, list: boolean, host: boolean]>([
  ['192.0.2.7', true, true, true],
  ['2001:db8::7', true, true, true],
  ['::ffff:192.0.2.7', true, true, true],
  ['192.0.2.7,2001:db8::7', false, true, false],
  ['192.0.2.7, 192.0.2.8', false, true, false],
  ['192.0.2.7,', false, false, false],
  ['192.0.2.7,,192.0.2.8', false, false, false],
  ['192.0.2.7,hall.example', false, false, false],
  ['192.0.2.256', false, false, false],
  ['192.0.2', false, false, false],
  ['192.0.2.7/24', false, false, false],
  ['192.0.2.7:443', false, false, false],
  ['[2001:db8::7]', false, false, false],
  ['fe80::1%eth0', false, false, false],
  ['hall.example', false, false, true],
  ['WWW.Hall.example', false, false, true],
  ['localhost', false, false, true],
  ['xn--fiq228c.example', false, false, true],
  [`${'a'.repeat(63)}.example`, false, false, true],
  [`${'a'.repeat(64)}.example`, false, false, false],
  [`${'a.'.repeat(126)}ab`, false, false, false],
  ['-hall.example', false, false, false],
  ['hall-.example', false, false, false],
  ['hall..example', false, false, false],
  ['hall.example.', false, false, false],
  ['hall example', false, false, false],
  ['hall_1.example', false, false, false],
  ['https://hall.example', false, false, false],
  ['hall.example:443', false, false, false],
  ['hall.example/path', false, false, false],
  ['', false, false, false],
])('%j', (text, ip, list, host) => {
  expect([isIp(text), isIpList(text), isIpOrHost(text)]).toEqual([ip, list, host]);
});
