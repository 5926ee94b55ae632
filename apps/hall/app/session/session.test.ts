import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, stubBrowser } from './browserStub.ts';

let browser: ReturnType<typeof stubBrowser>;
let session: typeof import('./session.ts');

beforeEach(async () => {
  vi.resetModules();
  browser = stubBrowser();
  session = await import('./session.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('session', () => {
  it('keeps who logged in under the names of the specification and marks the page', () => {
    session.beginSession(login);
    expect(Object.fromEntries(browser.stored)).toMatchObject({
      token: 'token-1',
      member_id: '7',
      member_account: 'player01',
      currency: 'RMB',
    });
    expect(session.currentSession()).toMatchObject({ memberId: 7, account: 'player01', loginId: 'login-1' });
    expect(browser.marks.has('data-member')).toBe(true);
  });

  it.each([
    ['no token', 'token', ''],
    ['a member id that is no number', 'member_id', 'seven'],
    ['a currency that the hall does not know', 'currency', 'XXX'],
  ])('is a visitor with %s in storage', (_case, key, value) => {
    session.beginSession(login);
    browser.stored.set(key, value);
    session.renewToken(key === 'token' ? '' : 'token-2');
    expect(session.currentSession()).toBeNull();
  });

  it('forgets member and token at the end, keeps the currency, and says why', () => {
    session.beginSession(login);
    const reasons: string[] = [];
    session.onSessionEnd((reason) => reasons.push(reason));
    session.endSession('replaced');
    expect([...browser.stored.keys()]).toEqual(['currency']);
    expect(browser.marks.size).toBe(0);
    expect(reasons).toEqual(['replaced']);
  });

  it('says nothing when there is no session to end', () => {
    const listener = vi.fn();
    session.onSessionEnd(listener);
    session.endSession('expired');
    expect(listener).not.toHaveBeenCalled();
  });

  it('gives a visitor no token, whatever an answer offers', () => {
    session.renewToken('stray');
    expect(browser.stored.has('token')).toBe(false);
  });
});
