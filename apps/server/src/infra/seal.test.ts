import { expect, test } from 'vitest';
import { SealError, seal, unseal } from './seal.ts';

const secret = 'a secret of the installation, long enough';

test('opens what it sealed, and never seals the same way twice', () => {
  const sealed = seal(secret, 'key-1', '口令 of a wire');
  expect(unseal(secret, 'key-1', sealed)).toBe('口令 of a wire');
  expect(sealed.equals(seal(secret, 'key-1', '口令 of a wire'))).toBe(false);
  expect(sealed.includes('of a wire')).toBe(false);
});

test.each([
  ['another name', () => unseal(secret, 'key-2', seal(secret, 'key-1', 'x'))],
  ['another secret', () => unseal(`${secret}!`, 'key-1', seal(secret, 'key-1', 'x'))],
  [
    'a changed byte',
    () =>
      unseal(
        secret,
        'key-1',
        seal(secret, 'key-1', 'x').map((byte, at) => (at === 28 ? byte ^ 1 : byte)),
      ),
  ],
  ['too few bytes', () => unseal(secret, 'key-1', Buffer.alloc(5))],
])('refuses %s', (_name, open) => {
  expect(open).toThrow(SealError);
});
