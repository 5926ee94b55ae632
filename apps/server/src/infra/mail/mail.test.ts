import { expect, it } from 'vitest';
import { headerLine, isMailbox, readMailSender } from './mail.ts';

const long = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`;

it.each([
  'ana@example.com',
  'ana.maria+hall@mail.example.co',
  "o'neil@example.com",
  '安娜@例子.公司',
  'ana@münchen.example',
  'postmaster@localhost',
  long,
])('%s is one mailbox', (address) => expect(isMailbox(address)).toBe(true));

it.each([
  ['nothing', ''],
  ['no host', 'ana@'],
  ['no name', '@example.com'],
  ['two addresses', 'ana@example.com,eve@example.com'],
  ['a name and an address', 'Ana <ana@example.com>'],
  ['a quoted name', '"ana eve"@example.com'],
  ['a comment', 'ana(eve@evil.example)@example.com'],
  ['a header after it', 'ana@example.com\r\nBcc: eve@example.com'],
  ['a line of its own', '\nana@example.com'],
  ['a space', 'ana @example.com'],
  ['a semicolon', 'ana@example.com;eve@example.com'],
  ['dots side by side', 'ana..b@example.com'],
  ['an invisible sign', 'ana\u200b@example.com'],
  ['a host that begins with a hyphen', 'ana@-example.com'],
  ['255 characters', `e${long}`],
  ['a name of 65 characters', `${'a'.repeat(65)}@example.com`],
])('%s is none', (_name, address) => expect(isMailbox(address)).toBe(false));

it('254 characters are just short enough', () => expect(long).toHaveLength(254));

it.each([
  ['no-reply@hall.example', { name: '', address: 'no-reply@hall.example' }],
  ['华庭 Pavilion <no-reply@hall.example>', { name: '华庭 Pavilion', address: 'no-reply@hall.example' }],
  ['"Pavilion, the hall" <a@hall.example>', { name: 'Pavilion, the hall', address: 'a@hall.example' }],
  ['Pavilion', null],
  ['Pavilion <>', null],
  ['Pavilion <a@b.example> <c@d.example>', null],
])('MAIL_FROM %s', (text, sender) => expect(readMailSender(text)).toEqual(sender));

it('a header is one line', () => {
  expect(headerLine(' Hello\r\nBcc: eve@example.com\u2028\u0000! ')).toBe('Hello Bcc: eve@example.com !');
});
