import '../styles/game.css';
import '../styles/cards.css';
import { art } from 'virtual:game-art';
import { createRoot } from 'react-dom/client';
import type { BlackjackOutcome, Move } from '../../src/games/blackjack/rules.ts';
import { App } from '../shell/App.tsx';
import { createGameApi } from '../shell/api.ts';
import { ShellProvider } from '../shell/context.ts';
import { historyLoader } from '../shell/history.ts';
import { browserOptions, readPage } from '../shell/page.ts';
import { textsOf } from '../shell/texts.ts';
import { takeTicket } from '../shell/ticket.ts';
import { BlackjackGame } from './blackjackGame.ts';
import { BlackjackProvider } from './context.ts';
import { BlackjackRules, Moves, Table } from './Table.tsx';
import { blackjackWordsOf } from './words.ts';

const ticket = takeTicket();
const { gameCode, lang, lobbyUrl } = readPage();
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

const keys: Readonly<Record<string, Move>> = {
  KeyH: 'hit',
  KeyS: 'stand',
  KeyD: 'double',
  KeyP: 'split',
  KeyI: 'insure',
  KeyN: 'decline',
};

const start = (): void => {
  const drawn = art[gameCode];
  const root = document.getElementById('root');
  if (!drawn || !root) return;
  const words = blackjackWordsOf(lang);
  const api = createGameApi<BlackjackOutcome>(gameCode);
  const game = new BlackjackGame({
    ...browserOptions(api, { gameCode, lang, lobbyUrl }),
    isCalm: () => calm.matches,
  });
  const loadHistory = historyLoader(
    api,
    {
      noteOf: ({ lastStep }) => {
        const results = lastStep?.outcome.hands.flatMap(({ result }) =>
          result ? [words.results[result]] : [],
        );
        return results && results.length > 0 ? results.join(' / ') : null;
      },
      drawsOf: (steps) => steps.slice(-1),
      verifyFields: ({ moves }) => ({ moves: moves.join(',') }),
    },
    gameCode,
    lang,
  );
  const onKey = (code: string): boolean => {
    const move = keys[code];
    if (code === 'Space') game.deal();
    else if (move) game.move(move);
    else return false;
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
      <BlackjackProvider value={{ game, words }}>
        <App
          scene={drawn.scene}
          stage={<Table />}
          actions={<Moves />}
          rules={<BlackjackRules />}
          hasMoves
          onKey={onKey}
          onRetry={() => void game.play.open(ticket)}
        />
      </BlackjackProvider>
    </ShellProvider>,
  );
  void game.play.open(ticket);
};

start();
