import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A window as far as its opener may touch it. */
const fakeWindow = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://hall.example');
  const opened = {
    closed: false,
    location: { pathname, search, hash },
    focus: vi.fn(),
    close: vi.fn(() => {
      opened.closed = true;
    }),
  };
  return opened;
};

let windows: typeof import('./memberWindows.ts');
const open = vi.fn<(path: string, name: string, features: string) => ReturnType<typeof fakeWindow> | null>();
const here = { name: '', open, close: vi.fn(), screen: { availWidth: 1920, availHeight: 1000 } };

beforeEach(async () => {
  vi.resetModules();
  open.mockReset().mockImplementation((path) => fakeWindow(path));
  here.name = '';
  here.close.mockReset();
  vi.stubGlobal('window', here);
  windows = await import('./memberWindows.ts');
});
afterEach(() => vi.unstubAllGlobals());

const openedBy = (call: number) => {
  const result = open.mock.results[call];
  if (result?.type !== 'return' || result.value === null) throw new Error('no window');
  return result.value;
};

describe('a place with a window of its own', () => {
  it.each([
    ['/user/Deposit', 'userWindow'],
    ['/user?page=Deposit', 'userWindow'],
    ['/proxy?page=Register', 'proxyWindow'],
    ['/fastPayment', 'fpWindow'],
  ])('%s opens in %s, 1500x800 in the middle', (path, name) => {
    expect(windows.openMemberWindow(path)).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith(path, name, 'popup,width=1500,height=800,left=210,top=100');
    expect(openedBy(0).focus).toHaveBeenCalled();
  });

  it.each(['/', '/discount', '/users/Deposit', '/gameHall/3', '/constructor'])('%s has none', (path) => {
    expect(windows.openMemberWindow(path)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('comes to the front when it is there already, and goes on when it is elsewhere', () => {
    windows.openMemberWindow('/user/Deposit');
    expect(windows.openMemberWindow('/user/Deposit')).toBe(true);
    expect(open).toHaveBeenCalledTimes(1);
    expect(openedBy(0).focus).toHaveBeenCalledTimes(2);
    windows.openMemberWindow('/user/Info');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('is opened again after the member has closed it', () => {
    windows.openMemberWindow('/user/Deposit');
    openedBy(0).closed = true;
    windows.openMemberWindow('/user/Deposit');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('is left to the same window when the browser refuses one, and within that window itself', () => {
    open.mockReturnValue(null);
    expect(windows.openMemberWindow('/user/Deposit')).toBe(false);
    here.name = 'userWindow';
    expect(windows.openMemberWindow('/user/Info')).toBe(false);
  });
});

describe('at the end of a session', () => {
  it('every window that was opened for it is closed, once', () => {
    windows.openMemberWindow('/user/Deposit');
    windows.openMemberWindow('/fastPayment');
    windows.closeOwnedWindows();
    windows.closeOwnedWindows();
    expect(openedBy(0).close).toHaveBeenCalledTimes(1);
    expect(openedBy(1).close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['userWindow', true],
    ['proxyWindow', true],
    ['fpWindow', true],
    ['', false],
    ['gameWindow', false],
  ])('a page in the window “%s” closes itself: %s', (name, closes) => {
    here.name = name;
    windows.closeIfOwned();
    expect(here.close).toHaveBeenCalledTimes(closes ? 1 : 0);
  });
});
