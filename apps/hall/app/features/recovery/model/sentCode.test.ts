import { afterEach, expect, it, vi } from 'vitest';
import { forgetSentCode, keepSentCode, keptSentCode } from './sentCode.ts';

const sent = {
  ticket: 'a ticket',
  account: 'player01',
  method: 'email',
  contact: 'a**@mail.org',
  untilMs: Number.MAX_SAFE_INTEGER,
} as const;

afterEach(() => vi.unstubAllGlobals());

it('remembers a code that is under way where the browser blocks its storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepSentCode(sent);
  expect(keptSentCode()).toEqual(sent);
  forgetSentCode();
  expect(keptSentCode()).toBeNull();
});
