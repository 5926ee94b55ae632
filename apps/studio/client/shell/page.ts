import type { GameApi } from './api.ts';
import type { PlayOptions } from './play.ts';
import { createSounds } from './sound.ts';
import type { Lang } from './texts.ts';

/** What the server has written into the page. */
export interface PageData {
  readonly gameCode: string;
  readonly lang: Lang;
  /** Where leaving leads while no launch has named a better address. */
  readonly lobbyUrl: string;
}

export const readPage = (): PageData => {
  const { game = '', locale, lobby = '/' } = document.body.dataset;
  return { gameCode: game, lang: locale === 'zh_CN' ? 'zh_CN' : 'en_US', lobbyUrl: lobby };
};

/** `crypto.randomUUID` is missing on plain http addresses other than localhost. */
const newActionId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** A browser's clock, sounds and address bar. */
export const browserOptions = <Outcome>(api: GameApi<Outcome>, page: PageData): PlayOptions<Outcome> => ({
  api,
  sounds: createSounds(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newActionId,
  goTo: (url) => window.location.assign(url),
  lobbyUrl: page.lobbyUrl,
});
