import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, stubBrowser } from './session/browserStub.ts';

let browser: ReturnType<typeof stubBrowser>;
let session: typeof import('./session/session.ts');
const reload = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  reload.mockReset();
  browser = stubBrowser();
  vi.stubGlobal('location', { reload });
  session = await import('./session/session.ts');
  const { guardBackForward } = await import('./backForward.ts');
  guardBackForward();
});
afterEach(() => vi.unstubAllGlobals());

const comeBack = (persisted = true) => browser.fire('pageshow', { persisted });

describe('a page that comes back as it was left', () => {
  it('stays, for a visitor and for a member who is still there', () => {
    comeBack();
    session.beginSession(login);
    comeBack();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['logged out', () => browser.stored.delete('token')],
    ['given the place to another member', () => browser.stored.set('token', 'token-of-8')],
  ])('begins anew when its member has %s meanwhile', (_case, happen) => {
    session.beginSession(login);
    happen();
    comeBack(false);
    expect(reload).not.toHaveBeenCalled();
    comeBack();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('begins anew when its visitor has logged in meanwhile', () => {
    expect(session.currentSession()).toBeNull();
    for (const [key, value] of [
      ['member_id', '7'],
      ['token', 'token-1'],
    ] as const)
      browser.stored.set(key, value);
    comeBack();
    expect(reload).toHaveBeenCalledOnce();
  });
});
