import '../styles/game.css';
import '../styles/cards.css';
import { art } from 'virtual:game-art';
import { createRoot } from 'react-dom/client';
import type { PokerOutcome } from '../../src/games/videoPoker/rules.ts';
import { App } from '../shell/App.tsx';
import { createGameApi } from '../shell/api.ts';
import { ShellProvider } from '../shell/context.ts';
import { historyLoader } from '../shell/history.ts';
import { browserOptions, readPage } from '../shell/page.ts';
import { textsOf } from '../shell/texts.ts';
import { takeTicket } from '../shell/ticket.ts';
import { PokerProvider } from './context.ts';
import { DrawButton, PokerHand, PokerRules } from './Hand.tsx';
import { PokerGame } from './pokerGame.ts';
import { pokerWordsOf } from './words.ts';

const ticket = takeTicket();
const page = readPage();

const start = (): void => {
  const { gameCode, lang } = page;
  const drawn = art[gameCode];
  const root = document.getElementById('root');
  if (!drawn || !root) return;
  const words = pokerWordsOf(lang);
  const api = createGameApi<PokerOutcome>(gameCode);
  const game = new PokerGame(browserOptions(api, page));
  const loadHistory = historyLoader(
    api,
    {
      noteOf: ({ lastStep }) => (lastStep?.outcome.held ? words.hands[lastStep.outcome.hand] : null),
      drawsOf: (steps) => steps.slice(-1),
      verifyFields: ({ held }) => (held === null ? {} : { held: held.join('') }),
    },
    gameCode,
    lang,
  );
  const onKey = (code: string): boolean => {
    const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
    if (code === 'Space') game.press();
    else if (digit) game.toggle(Number(digit) - 1);
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
      <PokerProvider value={{ game, words }}>
        <App
          scene={drawn.scene}
          stage={<PokerHand />}
          actions={<DrawButton />}
          rules={<PokerRules />}
          onKey={onKey}
          onRetry={() => void game.play.open(ticket)}
        />
      </PokerProvider>
    </ShellProvider>,
  );
  void game.play.open(ticket);
};

start();
