import { locales } from '@pavilion/contract';
import { describe, expect, it } from 'vitest';
import { codeMessage, type Notice, noticeMessage } from '../../modules/recovery/letters.ts';
import { composeLetter, type LetterContent } from './letter.ts';

const name = '华庭 Pavilion';
const site = { nameIn: () => name, origin: 'https://hall.example', timeZone: 'America/Caracas' };
const at = new Date('2026-11-22T02:30:00Z');
const notices = [
  'password_changed',
  'withdraw_password_changed',
  'withdraw_tries_spent',
] as const satisfies readonly Notice[];

describe.each(locales)('letters in %s', (locale) => {
  const to = { account: 'Lantern88', email: 'ana@example.com', phone: '13800138000', locale };
  const letters = [
    codeMessage(site, { method: 'email', contact: to.email, account: to.account, locale }, '204816'),
    ...notices.map((notice) => noticeMessage(site, to, notice, at)),
  ];

  it('leave no place unfilled and say who is meant, in text and HTML alike', () => {
    for (const letter of letters) {
      if (letter?.channel !== 'mail') throw new Error('not a letter');
      for (const form of [letter.subject, letter.text, letter.html]) expect(form).not.toMatch(/\{\w+\}/);
      expect(letter.subject).toContain(name);
      expect(letter.text).toContain('Lantern88');
      expect(letter.html).toContain('Lantern88');
      expect(letter.html).toContain(`lang="${locale.replace('_', '-')}"`);
    }
  });

  it('fetch nothing, run nothing and link to the site alone', () => {
    for (const letter of letters) {
      const html = letter?.channel === 'mail' ? letter.html : '';
      expect(html).not.toMatch(
        /<(?:img|script|link|iframe|form|style|object|svg)\b|url\(|@import|\bon\w+=|src=/i,
      );
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link.startsWith('https://hall.example/'), link).toBe(true);
    }
  });

  it('show the code once in each form, whole, so that it can be copied', () => {
    const [letter] = letters;
    if (letter?.channel !== 'mail') throw new Error('not a letter');
    expect(letter.text.split('204816')).toHaveLength(2);
    expect(letter.html.split('>204816<')).toHaveLength(2);
  });

  it('keep a short message short', () => {
    const phoneOnly = { ...to, email: null };
    const texts = [
      codeMessage(site, { method: 'phone', contact: to.phone, account: to.account, locale }, '204816'),
      ...notices.map((notice) => noticeMessage(site, phoneOnly, notice, at)),
    ];
    for (const message of texts) {
      expect(message).toMatchObject({ channel: 'sms', to: to.phone });
      expect(message?.text).not.toMatch(/\{\w+\}/);
      expect(message?.text.length).toBeLessThanOrEqual(280);
    }
  });
});

it('says the time as the site’s clocks show it', () => {
  const person = { account: 'Lantern88', email: 'ana@example.com', phone: null, locale: 'en_US' as const };
  expect(noticeMessage(site, person, 'password_changed', at)?.text).toContain('November 21, 2026 at 10:30');
});

it('takes nothing that is put into a letter for HTML or for a header', () => {
  const hostile = `"><script>alert(1)</script><a href='https://evil.example'>`;
  const content: LetterContent = {
    locale: 'en_US',
    siteName: hostile,
    origin: 'https://hall.example',
    subject: `Hello\r\nBcc: eve@evil.example ${hostile}`,
    greeting: hostile,
    paragraphs: [hostile],
    code: hostile,
    caution: hostile,
    action: { label: hostile, path: '/' },
    footer: hostile,
  };
  const { subject, html } = composeLetter(content);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<script');
  expect(html).not.toContain("href='https://evil");
});
