import { quitGameDelayMs } from '@pavilion/contract';
import { leave } from '@pavilion/contract/play';
import type { Page } from '@playwright/test';
import { expect, memberTest, once } from './fixtures.ts';
import {
  blockSocket,
  closePage,
  comet,
  forceMode,
  isPlay,
  koi,
  openLobbyWithSettings,
  slotLobby,
} from './launchHouse.ts';
import { holdLine } from './line.ts';
import { type HallModel, hallOf } from './models/HallModel.ts';
import { SlotModel } from './models/SlotModel.ts';
import { studioOrigin } from './surroundings.ts';

/** What goes wrong around a launch, and several tabs that agree on one game (spec §4, §5, §8 Play). */

// A network that is taken away is a line in the browser's console.
memberTest.use({
  expectedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket connection|socket\.io/],
});

const openLobby = (hall: HallModel): Promise<void> =>
  openLobbyWithSettings(hall.page, async () => {
    await hall.open(slotLobby);
    await hall.expectBalance('$0.00');
  });
/** What a page brings later is there: without a network its parts could not be had. */
const openSettledLobby = async (hall: HallModel): Promise<void> => {
  const settled = hall.page.waitForResponse('**/builds/latest.json**');
  await openLobby(hall);
  await settled;
};
const leaveAnswer = (page: Page) => page.waitForResponse('**/api/member/game/leave1');
/**
 * A page that was loaded while a game counted as open has looked whether somebody still has it: its timer was set before
 * this one, and its question about the tabs' locks asked before this one.
 */
const lookedForLeftOver = (page: Page): Promise<void> =>
  page.evaluate(async (delayMs) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await navigator.locks.query();
  }, quitGameDelayMs);
const closedOf = async (window: Page): Promise<void> => {
  if (!window.isClosed()) await window.waitForEvent('close');
};

memberTest('a blocked window is told, and the game opens without one', async ({ hall, page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openLobby(hall);
  await hall.press(koi);
  await expect(hall.dialog()).toContainText(hall.text('pg.popup_blocked'));
  await hall.button('play.blocked_here').click();
  await page.waitForURL('**/play');
  await expect(page.locator('[data-play-page]')).toHaveAttribute('data-play-page', 'playing');
  await expect(page.frameLocator('iframe').locator('[data-field="balance"]')).toBeVisible({
    timeout: 20_000,
  });
});

memberTest('a blocked window may be tried again', once, async ({ hall, page }) => {
  await page.addInitScript(() => {
    const open = globalThis.open.bind(globalThis);
    let times = 0;
    globalThis.open = (...given: Parameters<typeof open>) => {
      times += 1;
      return times === 1 ? null : open(...given);
    };
  });
  await openLobby(hall);
  await hall.press(koi);
  const window = await hall.windowFrom(() => hall.button('play.blocked_again').click());
  await window.waitForURL(`${studioOrigin()}/play/**`);
});

memberTest('an address that is none of a game is never opened', once, async ({ hall, page }) => {
  await blockSocket(page);
  let address = '';
  await page.route('**/api/member/game/url', (route) =>
    route.fulfill({
      json: {
        code: 100,
        message: '',
        data: {
          state: 'ready',
          game_url: address,
          code: null,
          message: null,
          start_at: null,
          end_at: null,
        },
      },
    }),
  );
  await openLobby(hall);
  for (address of [
    'javascript:document.title="stolen"',
    'http://elsewhere.localhost/play',
    'data:text/html,x',
  ])
    await memberTest.step(address, async () => {
      const seen: string[] = [];
      const window = await hall.windowFrom(() => hall.press(koi));
      window.on('framenavigated', (frame) => seen.push(frame.url()));
      const left = leaveAnswer(page);
      await expect(hall.toast(hall.text('pg.start_failed'))).toBeVisible();
      await closedOf(window);
      await left;
      expect(seen.filter((url) => !url.endsWith('/loading'))).toEqual([]);
      await expect.poll(() => isPlay(page)).toBe('0');
      await expect(hall.playDock()).toBeHidden();
      await expect(hall.toast(hall.text('pg.start_failed'))).toHaveCount(0);
    });
});

memberTest(
  'where web sockets are cut off the address comes by long polling',
  once,
  async ({ hall, page }) => {
    // As a proxy that knows no web sockets would: the handshake fails.
    await page.addInitScript(() => {
      const { WebSocket } = window;
      window.WebSocket = class extends WebSocket {
        constructor(url: string | URL, protocols?: string | string[]) {
          super(String(url).replace('/socket.io/', '/nobody.io/'), protocols);
        }
      };
    });
    // The server's word that the channel stands, as the protocol of the socket writes it.
    const stands = page.waitForResponse(
      async (response) =>
        /socket\.io\/.*transport=polling/.test(response.url()) &&
        /43\d+\[/.test(await response.text().catch(() => '')),
    );
    await openLobby(hall);
    await stands;
    let asked = 0;
    await page.route('**/api/member/game/url', (route) => {
      asked += 1;
      return route.abort();
    });
    await hall.launch(koi);
    expect(asked).toBe(0);
  },
);

memberTest(
  'a window that is closed before the game comes leaves that very start',
  once,
  async ({ hall, page }) => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/member/game/play1', async (route) => {
      await held;
      await route.continue();
    });
    await openLobby(hall);
    const window = await hall.windowFrom(() => hall.press(koi));
    await window.close();
    await expect(hall.playDock()).toHaveAttribute('data-play-phase', 'quitting');
    await hall.press(comet);
    await expect(hall.toast(hall.text('pg.alert_quitting'))).toBeVisible();
    const started = page.waitForResponse('**/api/member/game/play1');
    const left = page.waitForRequest('**/api/member/game/leave1');
    goOn();
    const { data } = (await (await started).json()) as { data: { play_id: string } };
    expect((await left).postDataJSON()).toEqual({ play_id: data.play_id });
    await expect(hall.playDock()).toBeHidden();
    await expect.poll(() => isPlay(page)).toBe('0');
  },
);

memberTest(
  'the network goes while a game is started: said, and left once it is back',
  once,
  async ({ hall, page }) => {
    let isLineDown = false;
    // The browser may take a window that is just opening for one that has a network.
    await page
      .context()
      .route('**/api/member/game/leave1', (route) =>
        isLineDown ? route.abort('internetdisconnected') : route.continue(),
      );
    await page.route('**/api/member/game/play1', async (route) => {
      isLineDown = true;
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await openSettledLobby(hall);
    const window = await hall.windowFrom(() => hall.press(koi));
    await expect(hall.toast(hall.text('message.networkError'))).toBeVisible();
    await closedOf(window);
    expect(await isPlay(page)).toBe('1');
    const left = leaveAnswer(page);
    isLineDown = false;
    await page.context().setOffline(false);
    await left;
    await expect.poll(() => isPlay(page)).toBe('0');
  },
);

memberTest(
  'a game that was started before the channel stood, and has ended meanwhile: its window closes once it stands',
  once,
  async ({ hall, page, api, member }) => {
    const line = await holdLine(page);
    await line.cut();
    await openLobby(hall);
    const window = await hall.launch(koi);
    await new SlotModel(window).ready();
    await api.call(leave, {}, member.session);
    expect(window.isClosed()).toBe(false);
    const closed = closedOf(window);
    line.mend();
    // Back on the net, it is tried at once.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await closed;
    await expect(hall.playDock()).toBeHidden();
  },
);

memberTest(
  'the network goes while a game is played, and the game ends meanwhile: its window closes on return',
  once,
  async ({ hall, page, api, member }) => {
    const line = await holdLine(page);
    await openSettledLobby(hall);
    const window = await hall.launch(koi);
    await new SlotModel(window).ready();
    // A browser on the machine of its server keeps an open socket when it is taken off the net.
    await line.cut();
    await page.context().setOffline(true);
    await api.call(leave, {}, member.session);
    expect(window.isClosed()).toBe(false);
    const closed = closedOf(window);
    line.mend();
    await page.context().setOffline(false);
    await closed;
    await expect(hall.playDock()).toBeHidden();
  },
);

memberTest('a game ends by the house and by its own way home', once, async ({ hall, page, api, member }) => {
  await openLobby(hall);
  await memberTest.step('the house closes it: its window goes without a word of this page', async () => {
    const window = await hall.launch(koi);
    const closed = closedOf(window);
    await api.call(leave, {}, member.session);
    await closed;
    await expect(hall.playDock()).toBeHidden();
  });
  await memberTest.step('its own way home closes its window and leaves it', async () => {
    const window = await hall.launch(koi);
    const closed = closedOf(window);
    const left = leaveAnswer(page);
    await window.evaluate((address) => location.assign(address), closePage());
    await Promise.all([closed, left]);
    await expect(hall.playDock()).toBeHidden();
  });
});

memberTest(
  'a page from the back-forward cache begins anew while a game counts as open',
  once,
  async ({ hall, page }) => {
    await openLobby(hall);
    await hall.launch(koi);
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await loaded;
    await expect.poll(() => isPlay(page)).toBe('0');
  },
);

memberTest('tabs agree on one game', once, async ({ hall, page }) => {
  await openLobby(hall);
  const window = await hall.launch(koi);
  const second = hallOf(await page.context().newPage(), hall.locale);
  await openLobby(second);
  // A tab that is loaded does not take the game from the one that has it.
  await expect(second.playDock()).toHaveAttribute('data-play-phase', 'elsewhere');
  await second.press(koi);
  await expect(second.toast(second.text('pg.alert_duplicate'))).toBeVisible();
  await second.press(comet);
  await expect(second.toast(second.text('pg.err_is_playing'))).toBeVisible();
  expect(window.isClosed()).toBe(false);
  expect(await isPlay(page)).toBe('1');

  const closed = closedOf(window);
  await second
    .playDock()
    .getByRole('button', { name: second.text('play.leave'), exact: true })
    .click();
  await closed;
  await expect(hall.playDock()).toBeHidden();
  await expect(second.playDock()).toBeHidden();
});

memberTest(
  'a tab that goes takes its note along, and a game may be opened from the next',
  once,
  async ({ hall, page }) => {
    await openLobby(hall);
    await hall.launch(koi);
    const second = hallOf(await page.context().newPage(), hall.locale);
    await openLobby(second);
    await expect(second.playDock()).toHaveAttribute('data-play-phase', 'elsewhere');
    // Else it would leave the game for the tab that goes, and refuse a press meanwhile.
    await lookedForLeftOver(second.page);
    await page.close();
    await expect(second.playDock()).toBeHidden();
    await second.launch(koi);
  },
);

memberTest('words between tabs that nobody agreed on are nobody’s', once, async ({ hall, page }) => {
  await forceMode(page, 'modal');
  await openLobby(hall);
  await hall.press(koi);
  const overlay = page.locator('[data-game-overlay="playing"]');
  await expect(overlay).toBeVisible();
  const stranger = await page.context().newPage();
  await stranger.goto('/robots.txt');
  const say = (word: string) => stranger.evaluate((text) => localStorage.setItem('window-msg', text), word);
  for (const word of [
    '',
    '{',
    'quickGame',
    '[]',
    '{"msg":"quickgame"}',
    '{"msg":"quickGame","data":{"url":"javascript:alert(1)"}}',
    '{"msg":"quitGame"}',
    `{"msg":"quickGame","resMessage":"${'x'.repeat(5_000)}"}`,
    '{"msg":["quickGame"]}',
    '{"__proto__":{"msg":"quickGame"}}',
  ])
    await say(word);
  await stranger.evaluate(() => localStorage.removeItem('window-msg'));
  await expect(overlay).toBeVisible();
  // A page that says the agreed word is heard: what came before it was read and passed over.
  const left = leaveAnswer(page);
  await say('{"msg":"quickGame"}');
  await left;
  await expect(overlay).toBeHidden();
});

const closedBefore = [
  ['payment', 'depositWindow'],
  ['game', 'gameWindow'],
] as const;

for (const [what, closed] of closedBefore)
  memberTest(
    `a ${what} that closed leaves the next game alone, however late the hall hears of it`,
    once,
    async ({ hall, page }) => {
      let goOn: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      // What hears other tabs is fetched with the first word of one: on a bad line that takes longer than the next press.
      const asked = page.waitForRequest('**/assets/entrance-*.js');
      await page.route('**/assets/entrance-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await openLobby(hall);
      const other = await page.context().newPage();
      await other.goto('/robots.txt');
      await other.evaluate((name) => {
        localStorage.setItem('waitingWindow', name);
        localStorage.setItem('window-msg', '{"msg":"quickGame"}');
      }, closed);
      await asked;
      await page.bringToFront();
      const window = await hall.launch(koi);
      goOn();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('window-msg'))).toBeNull();
      await expect(hall.playDock()).toHaveAttribute('data-play-phase', 'playing');
      expect(window.isClosed()).toBe(false);
      expect(await isPlay(page)).toBe('1');
    },
  );

memberTest('messages of foreign frames move nothing', once, async ({ hall, page }) => {
  await openLobby(hall);
  const window = await hall.launch(koi);
  await window.evaluate(() => {
    for (const word of [
      'quickGame',
      { msg: 'quickGame' },
      { code: 'U003', params: {} },
      { code: 'S001', height: 9 },
    ])
      opener?.postMessage(word, '*');
  });
  await hall.press(koi);
  await expect(hall.toast(hall.text('pg.alert_duplicate'))).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);
});
