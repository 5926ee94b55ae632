import { expect, it } from 'vitest';
import { isLoopback, isProxyRange, proxyRangesSchema } from './proxyRanges.ts';

it('tells what a proxy may be trusted by', () => {
  expect(['10.77.0.0/24', 'loopback', '::1', 'uniquelocal'].every(isProxyRange)).toBe(true);
  expect(['10.77.0.0/99', 'proxy.internal', ''].some(isProxyRange)).toBe(false);
});

it('reads a list of them, and refuses it for one that is none', () => {
  expect(proxyRangesSchema.parse('10.77.0.0/24, loopback')).toEqual(['10.77.0.0/24', 'loopback']);
  expect(() => proxyRangesSchema.parse('loopback,proxy.internal')).toThrow('not an address');
});

it('knows this machine', () => {
  expect(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['198.51.100.1', '10.0.0.1', '2001:db8::1'].some(isLoopback)).toBe(false);
});
