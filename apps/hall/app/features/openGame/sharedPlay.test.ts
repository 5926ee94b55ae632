import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../deferred.fixture.ts';
import { stubBrowser } from '../../session/browserStub.ts';

let browser: ReturnType<typeof stubBrowser>;
let shared: typeof import('./sharedPlay.ts');

const game = {
  phase: 'playing',
  gpId: 1,
  gameType: 2,
  gameCode: 'koi-lantern',
  name: 'Koi',
  androidId: 'example.stonebridge.games',
  playId: 'p1',
} as const;
const noteOf = (tab: string) => JSON.stringify({ ...game, tab });
const note = (): string | undefined => browser.stored.get('open-game');

beforeEach(async () => {
  vi.resetModules();
  browser = stubBrowser();
  shared = await import('./sharedPlay.ts');
});
afterEach(() => {
  shared.tellTabs(null);
  vi.unstubAllGlobals();
});

/** Another tab, as far as locks go. Answers how it goes away. */
const openTab = async (name: string): Promise<() => Promise<void>> => {
  const held = deferred<void>();
  const gone = deferred<void>();
  const request = navigator.locks.request(`open-game:${name}`, async () => {
    held.resolve();
    await gone.promise;
  });
  await held.promise;
  return async () => {
    gone.resolve();
    await request;
  };
};

describe('a note of another tab', () => {
  it('is read when it is whole', () => {
    browser.stored.set('open-game', noteOf('other'));
    expect(shared.playElsewhere()).toEqual({ ...game, tab: 'other' });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"playing"',
    '{"tab":"other"}',
    JSON.stringify({ ...game }),
    JSON.stringify({ ...game, tab: 'other', phase: 'idle' }),
    JSON.stringify({ ...game, tab: 'other', gpId: '1' }),
    JSON.stringify({ ...game, tab: { toString: 'other' } }),
  ])('that says %s is none', (raw) => {
    browser.stored.set('open-game', raw);
    expect(shared.playElsewhere()).toBeNull();
  });

  it('stands while that tab is there, and goes when it goes', async () => {
    const leave = await openTab('other');
    browser.stored.set('open-game', noteOf('other'));
    const told: (string | null)[] = [];
    const stop = shared.watchTabs((play) => told.push(play?.tab ?? null));
    expect(told).toEqual(['other']);
    expect(await shared.isAlive({ ...game, tab: 'other' })).toBe(true);
    await leave();
    await vi.waitFor(() => expect(told).toEqual(['other', null]));
    expect(note()).toBeUndefined();
    stop();
  });

  it('that was left behind by a tab that is gone is forgotten', async () => {
    browser.stored.set('open-game', noteOf('gone'));
    expect(await shared.isAlive({ ...game, tab: 'gone' })).toBe(false);
    const stop = shared.watchTabs(() => undefined);
    await vi.waitFor(() => expect(note()).toBeUndefined());
    stop();
  });

  it('is followed when it changes, and not after one has stopped', async () => {
    const told: (string | null)[] = [];
    const stop = shared.watchTabs((play) => told.push(play?.phase ?? null));
    const leave = await openTab('other');
    browser.stored.set('open-game', noteOf('other'));
    browser.fire('storage', { key: 'open-game' });
    browser.fire('storage', { key: 'something-else' });
    expect(told).toEqual([null, 'playing']);
    stop();
    await leave();
    expect(note()).toBe(noteOf('other'));
  });
});

describe('the note of this tab', () => {
  it('is written once its lock is held, is nobody else’s to this tab, and goes with the game', async () => {
    shared.tellTabs(game);
    await vi.waitFor(() => expect(note()).toBeDefined());
    expect(shared.playElsewhere()).toBeNull();
    const own = JSON.parse(note() ?? '{}') as { tab: string };
    expect(await shared.isAlive({ ...game, tab: own.tab })).toBe(true);
    shared.tellTabs(null);
    expect(note()).toBeUndefined();
    await vi.waitFor(async () => expect(await shared.isAlive({ ...game, tab: own.tab })).toBe(false));
  });

  it('of a game that ended before the lock was there is not written', async () => {
    shared.tellTabs(game);
    shared.tellTabs(null);
    await navigator.locks.query();
    expect(note()).toBeUndefined();
  });

  it('does not take that of another tab along', async () => {
    shared.tellTabs(game);
    await vi.waitFor(() => expect(note()).toBeDefined());
    browser.stored.set('open-game', noteOf('other'));
    shared.tellTabs(null);
    expect(note()).toBe(noteOf('other'));
  });
});
