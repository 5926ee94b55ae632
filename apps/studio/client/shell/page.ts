import type { GameApi } from './api.ts';
import type { PlayOptions } from './play.ts';
import { randomUuid } from './random.ts';
import type { Lang } from './sessionTexts.ts';
import { createSounds } from './sound.ts';

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

/** A browser's clock, sounds and address bar. */
export const browserOptions = <Outcome>(api: GameApi<Outcome>, page: PageData): PlayOptions<Outcome> => ({
  api,
  sounds: createSounds(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newActionId: randomUuid,
  goTo: (url) => window.location.assign(url),
  lobbyUrl: page.lobbyUrl,
});
