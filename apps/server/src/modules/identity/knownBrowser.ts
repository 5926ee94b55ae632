import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieNames } from '@pavilion/contract';
import type { CookiesOf, KeptCookie } from '../../http/caller.ts';
import type { Clock } from '../../infra/clock.ts';
import { accountKeyOf } from './accounts.ts';

/**
 * What a browser keeps of the accounts that were logged in with it: one mark each, which says so of that account to the hall
 * and nothing to anybody who reads it. It opens nothing: its bearer is only no stranger to the account (`loginAttempts`).
 */
const marksMax = 5;
const dayMs = 24 * 60 * 60_000;
const knownDays = 365;
const between = '~';
const macBytes = 16;

interface Account {
  readonly siteId: number;
  readonly accountKey: string;
}

const macOf = (secret: string, { siteId, accountKey }: Account, day: string, nonce: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['known browser', siteId, accountKey, day, nonce]))
    .digest()
    .subarray(0, macBytes);

const marksOf = (cookie: string | null): readonly string[] =>
  (cookie ?? '').split(between, marksMax).filter((mark) => /^\d{1,6}(?:\.[\w-]{8,32}){2}$/.test(mark));

const isMarkOf = (secret: string, account: Account, mark: string, now: Date): boolean => {
  const [day = '', nonce = '', mac = ''] = mark.split('.');
  const expected = macOf(secret, account, day, nonce);
  const given = Buffer.from(mac, 'base64url');
  const ageDays = now.getTime() / dayMs - Number(day);
  return given.length === macBytes && timingSafeEqual(given, expected) && ageDays < knownDays;
};

/** Whether the cookie's bearer was logged in to the account with this browser within a year. */
export const isKnownBrowser = (secret: string, account: Account, cookie: string | null, now: Date): boolean =>
  marksOf(cookie).some((mark) => isMarkOf(secret, account, mark, now));

/** The cookie with the account's mark in front, in the place of an older one. */
export const rememberBrowser = (
  secret: string,
  account: Account,
  cookie: string | null,
  now: Date,
): KeptCookie => {
  const day = String(Math.floor(now.getTime() / dayMs));
  const nonce = randomBytes(8).toString('base64url');
  const mark = `${day}.${nonce}.${macOf(secret, account, day, nonce).toString('base64url')}`;
  const others = marksOf(cookie).filter((known) => !isMarkOf(secret, account, known, now));
  return {
    name: cookieNames.knownBrowser,
    value: [mark, ...others].slice(0, marksMax).join(between),
    maxAgeSeconds: (knownDays * dayMs) / 1000,
    httpOnly: true,
  };
};

/** What a call that has logged somebody in leaves in the browser. */
export const rememberingBrowser =
  ({ secret, clock }: { readonly secret: string; readonly clock: Clock }) =>
  (
    { member_account }: { readonly member_account: string },
    { site, knownBrowser }: Parameters<CookiesOf>[1],
  ): readonly KeptCookie[] => [
    rememberBrowser(
      secret,
      { siteId: site.id, accountKey: accountKeyOf(member_account) },
      knownBrowser,
      clock.now(),
    ),
  ];
