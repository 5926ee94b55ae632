import type { Page, Request, WebSocketRoute } from '@playwright/test';
import { expect } from './expect.ts';

/** The hall's acknowledgement of a subscription: of the member's own channel alone one is asked for. */
const subscribed = /^43\d+\[/;

/** Watches what a page asks of the hall, from before it is opened; answers how to wait until all of it has come. */
const watchCalls = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => underWay.size).toBe(0);
  };
};

/** The line between a page and the hall, which a test can cut, mend, and let messages fall from. */
export const holdLine = async (page: Page) => {
  let isCut = false;
  let refused = 0;
  let dropped = 0;
  let letters = 0;
  let stood = 0;
  let swallows: RegExp | null = null;
  const routes = new Set<WebSocketRoute>();
  const callsOver = watchCalls(page);
  // A page whose web socket is cut asks by long polling.
  await page.route('**/socket.io/**', (route) => (isCut ? route.abort() : route.continue()));
  await page.routeWebSocket(/socket\.io/, (route) => {
    if (isCut) {
      refused += 1;
      void route.close();
      return;
    }
    const server = route.connectToServer();
    routes.add(route);
    server.onMessage((message) => {
      if (swallows?.test(String(message)) === true) {
        dropped += 1;
        return;
      }
      if (String(message).includes('"letters"')) letters += 1;
      if (subscribed.test(String(message))) stood += 1;
      route.send(message);
    });
  });
  return {
    cut: async () => {
      isCut = true;
      for (const route of routes) await route.close();
      routes.clear();
    },
    mend: () => {
      isCut = false;
    },
    /** Lets messages fall that name one of these events; null: none. */
    swallow: (events: RegExp | null) => {
      swallows = events;
    },
    dropped: () => dropped,
    /** Web sockets that were closed as they began. */
    refused: () => refused,
    /** Events of letters that have come through. */
    letters: () => letters,
    /** How often the member's channel has begun to stand. */
    stood: () => stood,
    /** The member's channel stands, and what was fetched with it has come: what changes from here on the page learns over the line alone. */
    stands: async () => {
      await expect.poll(() => stood).toBeGreaterThan(0);
      await callsOver();
    },
  };
};

/**
 * Waits until the member's channel stands and what was fetched with it has come: a call that is under way when the login
 * ends would end it in other words. To be called before the page is opened.
 */
export const channelStands = async (page: Page): Promise<void> => {
  const callsOver = watchCalls(page);
  await new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (subscribed.test(String(payload))) resolve();
      }),
    );
  });
  await callsOver();
};
