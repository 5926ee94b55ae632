import '../styles/game.css';
import '../styles/cascade.css';
import { art } from 'virtual:game-art';
import { createRoot } from 'react-dom/client';
import type { CascadeOutcome } from '../../src/games/cascade/outcome.ts';
import { thousandJellies as machine } from '../../src/games/cascade/thousandJellies.ts';
import { MachineProvider } from '../machine/context.ts';
import { SpinButton } from '../machine/SpinButton.tsx';
import { machineWordsOf } from '../machine/words.ts';
import { App } from '../shell/App.tsx';
import { createGameApi } from '../shell/api.ts';
import { ShellProvider } from '../shell/context.ts';
import { historyLoader } from '../shell/history.ts';
import { browserOptions, readPage } from '../shell/page.ts';
import { textsOf } from '../shell/texts.ts';
import { takeTicket } from '../shell/ticket.ts';
import { CascadeGame } from './cascadeGame.ts';
import { CascadeProvider, CascadeRules, Water } from './Water.tsx';
import { cascadeWordsOf } from './words.ts';

const ticket = takeTicket();
const page = readPage();
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

const start = (): void => {
  const { gameCode, lang } = page;
  const drawn = art[gameCode];
  const root = document.getElementById('root');
  if (!drawn || !root) return;
  const words = cascadeWordsOf(lang);
  const common = { ...machineWordsOf(lang), notices: words.notices, fairness: words.fairness };
  const pictures = Object.fromEntries(
    Object.entries(machine.letters).map(([letter, name]) => [letter, drawn.symbols[name] ?? '']),
  );
  const api = createGameApi<CascadeOutcome>(gameCode);
  const game = new CascadeGame({ ...browserOptions(api, page), machine, isCalm: () => calm.matches });
  const loadHistory = historyLoader(
    api,
    {
      noteOf: ({ steps }) => (steps.length > 1 ? common.historyFree(steps.length - 1) : null),
      drawsOf: (steps) => steps,
      verifyFields: ({ mode, stops }) => ({ mode, stops: stops.join(',') }),
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
        welcome: common.welcome,
        notices: common.notices,
        fairness: common.fairness,
        loadHistory,
      }}
    >
      <MachineProvider
        value={{
          press: game.press,
          getState: game.play.getState,
          subscribe: game.play.subscribe,
          words: common,
          freeText: words.free,
        }}
      >
        <CascadeProvider value={{ game, machine, words, pictures }}>
          <App
            scene={drawn.scene}
            stage={<Water />}
            actions={<SpinButton />}
            rules={<CascadeRules />}
            onKey={onKey}
            onRetry={() => void game.play.open(ticket)}
          />
        </CascadeProvider>
      </MachineProvider>
    </ShellProvider>,
  );
  void game.play.open(ticket);
};

start();
