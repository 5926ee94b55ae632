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

  it('forgets all that is the member’s at the end, keeps what is the browser’s, and says why', () => {
    session.beginSession(login);
    session.keepMemberKind({ memberType: 1, agentType: 0 });
    for (const key of ['isPlay', 'waitingWindow', 'skipReloadGetInfo']) browser.stored.set(key, '1');
    for (const key of ['eyeOpen', 'site_name', 'isV3Ver', 'pwa']) browser.stored.set(key, '1');
    const reasons: string[] = [];
    session.onSessionEnd((reason) => reasons.push(reason));
    expect(session.endSession('replaced')).toBe(true);
    expect([...browser.stored.keys()]).toEqual(['eyeOpen', 'site_name', 'isV3Ver', 'pwa']);
    expect(browser.marks.size).toBe(0);
    expect(document.cookie).toMatch(/^ccy=; Path=\/; Max-Age=0;/);
    expect(reasons).toEqual(['replaced']);
  });

  it('writes the token last, so that another tab that follows it finds whose it is', () => {
    const written: string[] = [];
    const { setItem } = localStorage;
    vi.stubGlobal('localStorage', {
      ...localStorage,
      setItem: (key: string, value: string) => {
        written.push(key);
        setItem(key, value);
      },
    });
    session.beginSession(login);
    expect(written).toHaveLength(5);
    expect(written.at(-1)).toBe('token');
  });

  it('says nothing when there is no session to end', () => {
    const listener = vi.fn();
    session.onSessionEnd(listener);
    expect(session.endSession('expired')).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps what kind of member it is, as the layout tells', () => {
    session.keepMemberKind({ memberType: 2, agentType: 1 });
    expect(browser.stored.has('member_type')).toBe(false);
    session.beginSession(login);
    session.keepMemberKind({ memberType: 2, agentType: 1 });
    expect(browser.stored.get('member_type')).toBe('2');
    expect(browser.stored.get('agent_type')).toBe('1');
  });

  it('gives a visitor no token, whatever an answer offers', () => {
    session.renewToken('stray');
    expect(browser.stored.has('token')).toBe(false);
  });
});

describe('a session that another tab of this browser has moved on', () => {
  const elsewhere = (over: Partial<Record<'token' | 'member_login_id' | 'member_id', string>>): void => {
    for (const [key, value] of Object.entries(over)) browser.stored.set(key, value);
  };
  let told: string[];
  beforeEach(() => {
    session.beginSession(login);
    told = [];
    session.onSessionEnd((reason) => told.push(reason));
  });

  it('is not ended by a 401 that was meant for the token of before', () => {
    elsewhere({ token: 'token-2' });
    expect(session.endSession('expired')).toBe(false);
    expect(session.currentSession()?.token).toBe('token-2');
    expect(told).toEqual([]);
  });

  it('is not ended by the news of its own login', () => {
    elsewhere({ token: 'token-2', member_login_id: 'login-2' });
    expect(session.isOwnLogin('login-2')).toBe(true);
    expect(session.isOwnLogin('login-3')).toBe(false);
    expect(session.endSession('replaced')).toBe(false);
    expect(session.currentSession()).toMatchObject({ token: 'token-2', loginId: 'login-2' });
  });

  it('forgets the member who is gone when another has taken the place', () => {
    elsewhere({ token: 'token-of-8', member_login_id: 'login-8', member_id: '8' });
    expect(session.endSession('expired')).toBe(false);
    expect(session.currentSession()?.memberId).toBe(8);
    expect(told).toEqual(['logout']);
  });

  it.each(['expired', 'replaced'] as const)(
    'has ended with a logout there, whatever is heard of it first: %s',
    (reason) => {
      for (const key of [...browser.stored.keys()]) browser.stored.delete(key);
      expect(session.endSession(reason)).toBe(false);
      expect(session.currentSession()).toBeNull();
      expect(told).toEqual(['logout']);
      expect(session.endSession('expired')).toBe(false);
      expect(told).toEqual(['logout']);
    },
  );

  it('is ended by the member in whatever tab', () => {
    elsewhere({ token: 'token-2', member_login_id: 'login-2' });
    expect(session.endSession('logout')).toBe(true);
    expect(browser.stored.has('token')).toBe(false);
  });
});

describe('storage that is blocked', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  beforeEach(async () => {
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
    vi.resetModules();
    session = await import('./session.ts');
  });

  it('is a visitor’s, and lets a member in for as long as the page lives', () => {
    expect(session.currentSession()).toBeNull();
    session.beginSession(login);
    expect(session.currentSession()?.token).toBe('token-1');
    session.renewToken('token-2');
    expect(session.currentSession()?.token).toBe('token-2');
    expect(session.endSession('logout')).toBe(true);
    expect(session.currentSession()).toBeNull();
  });
});
