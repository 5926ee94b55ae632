import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ZodMiniType } from 'zod/mini';
import { createGameApi, type GameApi } from './api.ts';
import { type PlayHandle, type Shell, ShellProvider } from './context.ts';
import { isFirstOpenThere } from './firstOpen.ts';
import { type HistoryWords, historyLoader } from './history.ts';
import { bringIcon, bringLetters } from './late.ts';
import { browserOptions, type PageData, readPage } from './page.ts';
import { type Pictures, readPictures } from './pictures.ts';
import { createReplay, type Staged, type StageOptions } from './replay.ts';
import type { SoundFamily } from './sound.ts';
import { loadWords } from './spoken.ts';
import { textsOf } from './texts.ts';
import { takeTicket } from './ticket.ts';

/** What the page gives to the kind of game that is played on it. */
interface Start<Outcome> {
  readonly page: PageData;
  readonly api: GameApi<Outcome>;
  readonly options: StageOptions<Outcome>;
  readonly scene: Pictures['scene'];
  readonly near?: Pictures['near'];
  /** Addresses of the symbols' pictures, by name. */
  readonly symbols: Pictures['symbols'];
}

/** What the kind of game brings to the page. */
interface Started<Outcome> {
  readonly play: PlayHandle & { readonly open: (ticket: string | null) => Promise<void> };
  readonly words: Pick<Shell, 'name' | 'tagline' | 'welcome' | 'notices' | 'fairness'>;
  readonly history: HistoryWords<Outcome>;
  readonly content: (onRetry: () => void) => ReactNode;
  /** The same game once more, for a round that is shown again. */
  readonly stageOf: (options: StageOptions<Outcome>) => Staged<Outcome>;
  /** What may wait until the game is on its page. */
  readonly afterwards?: () => Promise<void>;
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Puts a game on its page, as soon as its words have come, and opens it. `outcome` reads what the game's kind draws. Nothing is shown where `begin` knows no such
 * game.
 */
export const startGame = <Outcome,>(
  outcome: ZodMiniType<Outcome>,
  begin: (start: Start<Outcome>) => Started<Outcome> | undefined,
  family: SoundFamily = 'reels',
): void => {
  bringIcon();
  const ticket = takeTicket();
  const page = readPage();
  const { gameCode, lang } = page;
  const drawn = readPictures();
  const root = document.getElementById('root');
  if (!drawn || !root) return;
  void loadWords(lang).then(async () => {
    const api = createGameApi(gameCode, outcome);
    const options = { ...browserOptions(api, page, family), isCalm: () => calm.matches };
    const started = begin({ page, api, options, ...drawn });
    if (!started) return;
    const { play, words, history, content, stageOf, afterwards } = started;
    const open = (): Promise<void> => play.open(ticket);
    const loadHistory = historyLoader(api, history, page, (round) =>
      createReplay(round, { options, live: play, stageOf }),
    );
    const { name, tagline, welcome, notices, fairness } = words;
    const opened = open();
    // What has come already is drawn at once, and not a page that waits for it first.
    if (isFirstOpenThere()) await opened;
    createRoot(root).render(
      <ShellProvider
        value={{
          play,
          gameCode,
          lang,
          texts: textsOf(lang),
          name,
          tagline,
          welcome,
          notices,
          fairness,
          loadHistory,
          scene: drawn.scene,
        }}
      >
        {content(() => void open())}
      </ShellProvider>,
    );
    // Until the game is open, the line is for that.
    void opened.finally(bringLetters).then(afterwards);
  });
};
