import { studioLocale } from '../../src/locale.ts';
import type { GameApi } from './api.ts';
import type { PlayOptions } from './play.ts';
import { randomUuid } from './random.ts';
import type { Lang } from './sessionTexts.ts';
import { createSounds, type SoundFamily } from './sound.ts';
import { browserSoundMemory } from './soundMemory.ts';

/** What the server has written into the page. */
export interface PageData {
  readonly gameCode: string;
  readonly lang: Lang;
  /** Where leaving leads while no launch has named a better address. */
  readonly lobbyUrl: string;
}

/**
 * How the hall is asked to open this game anew: provider, type and code. `null` in a frame, which may not lead the hall around it
 * elsewhere.
 */
export const againOf = (): string | null =>
  window.parent === window ? (document.body.dataset.again ?? null) : null;

export const readPage = (): PageData => {
  const { game = '', locale, lobby = '/' } = document.body.dataset;
  return { gameCode: game, lang: studioLocale(locale), lobbyUrl: lobby };
};

/** A browser's clock, sounds and address bar. */
export const browserOptions = <Outcome>(
  api: GameApi<Outcome>,
  page: PageData,
  family: SoundFamily,
): PlayOptions<Outcome> => ({
  api,
  sounds: createSounds(family),
  soundMemory: browserSoundMemory,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newActionId: randomUuid,
  goTo: (url) => window.location.assign(url),
  lobbyUrl: page.lobbyUrl,
  again: againOf(),
});
