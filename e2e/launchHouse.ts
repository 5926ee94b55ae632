import { launchSettings } from '@pavilion/contract/play';
import type { Page } from '@playwright/test';
import { hallOrigin } from './surroundings.ts';

export const slotLobby = '/slotgame?gt_id=2&gp_id=Popular&house=0';
/** A provider with slots that play and slots that are announced, few enough to be listed at once. */
export const tideLobby = '/slotgame?gt_id=2&gp_id=2&house=0';
export const koi = 'koi-lantern';
export const comet = 'comet-peaks';
/** Provider of Koi Lanterns. */
export const lanternGpId = 1;

type Settings = {
  default_mode: string;
  closed_text: string | null;
  providers: { gp_id: number; mode: string | null; wallet: string }[];
};

/**
 * Lets this browser alone be told of other modes than the house's: what an operator sets is proven at the server, and the
 * other specs play in the same house at the same time.
 */
export const tellSettings = async (page: Page, change: (settings: Settings) => void): Promise<void> => {
  await page.route(`**/api${launchSettings.path}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: Settings };
    change(answer.data);
    await route.fulfill({ response, json: answer });
  });
};

export const forceMode = (page: Page, mode: string): Promise<void> =>
  tellSettings(page, (settings) => {
    for (const provider of settings.providers) if (provider.gp_id === lanternGpId) provider.mode = mode;
  });

/** Takes the socket away, so that the address of a game is asked for. */
export const blockSocket = async (page: Page): Promise<void> => {
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.route('**/socket.io/**', (route) => route.abort());
};

export const isPlay = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('isPlay'));

/** How the settings came to the page is no matter of time: a press goes by them once they are there. */
export const openLobbyWithSettings = async (page: Page, open: () => Promise<void>): Promise<void> => {
  const told = page.waitForResponse(`**/api${launchSettings.path}`);
  await open();
  await (await told).finished();
};

export const closePage = (): string => `${hallOrigin()}/close`;
