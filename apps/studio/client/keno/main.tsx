import '../styles/game.css';
import '../styles/cards.css';
import '../styles/keno.css';
import { art } from 'virtual:game-art';
import { createRoot } from 'react-dom/client';
import type { KenoOutcome } from '../../src/games/keno/rules.ts';
import { App } from '../shell/App.tsx';
import { createGameApi } from '../shell/api.ts';
import { ShellProvider } from '../shell/context.ts';
import { historyLoader } from '../shell/history.ts';
import { browserOptions, readPage } from '../shell/page.ts';
import { textsOf } from '../shell/texts.ts';
import { takeTicket } from '../shell/ticket.ts';
import { Board, DrawButton, KenoRules } from './Board.tsx';
import { KenoProvider } from './context.ts';
import { KenoGame } from './kenoGame.ts';
import { kenoWordsOf } from './words.ts';

const ticket = takeTicket();
const page = readPage();
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

const start = (): void => {
  const { gameCode, lang } = page;
  const drawn = art[gameCode];
  const root = document.getElementById('root');
  if (!drawn || !root) return;
  const words = kenoWordsOf(lang);
  const api = createGameApi<KenoOutcome>(gameCode);
  const game = new KenoGame({
    ...browserOptions(api, page),
    isCalm: () => calm.matches,
    pick: (size) => Math.floor(Math.random() * size),
  });
  const loadHistory = historyLoader(
    api,
    {
      noteOf: ({ lastStep }) =>
        lastStep ? words.historyHits(lastStep.outcome.hits, lastStep.outcome.picks.length) : null,
      drawsOf: (steps) => steps,
      verifyFields: ({ picks }) => ({ picks: picks.join(',') }),
    },
    gameCode,
    lang,
  );
  const onKey = (code: string): boolean => {
    if (code !== 'Space') return false;
    game.press();
    return true;
  };
  createRoot(root).render(
    <ShellProvider
      value={{
        play: game.play,
        gameCode,
        lang,
        texts: textsOf(lang),
        name: words.name,
        tagline: words.tagline,
        welcome: words.welcome,
        notices: words.notices,
        fairness: words.fairness,
        loadHistory,
      }}
    >
      <KenoProvider value={{ game, words }}>
        <App
          scene={drawn.scene}
          stage={<Board />}
          actions={<DrawButton />}
          rules={<KenoRules />}
          onKey={onKey}
          onRetry={() => void game.play.open(ticket)}
        />
      </KenoProvider>
    </ShellProvider>,
  );
  void game.play.open(ticket);
};

start();
