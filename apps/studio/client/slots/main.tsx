import '../styles/game.css';
import { art } from 'virtual:game-art';
import { createRoot } from 'react-dom/client';
import { type Mode, reelSetOf } from '../../src/engine/machine.ts';
import { findMachine } from '../../src/engine/machines/index.ts';
import type { SlotOutcome } from '../../src/games/slots/outcome.ts';
import { MachineProvider } from '../machine/context.ts';
import { machineWordsOf } from '../machine/words.ts';
import { createReels } from '../reels/createReels.ts';
import { createGameApi } from '../shell/api.ts';
import { ShellProvider } from '../shell/context.ts';
import { historyLoader } from '../shell/history.ts';
import { browserOptions, readPage } from '../shell/page.ts';
import { textsOf } from '../shell/texts.ts';
import { takeTicket } from '../shell/ticket.ts';
import { SlotProvider } from './context.ts';
import { SlotApp } from './SlotApp.tsx';
import { SlotGame } from './slotGame.ts';
import { slotWordsOf } from './words.ts';

const ticket = takeTicket();
const page = readPage();
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

const start = (): void => {
  const { gameCode, lang } = page;
  const machine = findMachine(gameCode);
  const drawn = art[gameCode];
  const root = document.getElementById('root');
  const words = slotWordsOf(lang);
  const common = machineWordsOf(lang);
  const theme = words.machines[gameCode];
  if (!machine || !drawn || !theme || !root) return;
  const pictures = Object.fromEntries(
    Object.entries(machine.letters).map(([letter, name]) => [letter, drawn.symbols[name] ?? '']),
  );
  const api = createGameApi<SlotOutcome>(gameCode);
  const stripsOf = (mode: Mode) => reelSetOf(machine, mode).strips;
  const { reels, host, moveToWebGl } = createReels(
    { wild: machine.wild, stripsOf },
    pictures,
    () => calm.matches,
  );
  const game = new SlotGame({ ...browserOptions(api, page), machine, reels });
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
  createRoot(root).render(
    <ShellProvider
      value={{
        play: game.play,
        gameCode,
        lang,
        texts: textsOf(lang),
        name: theme.name,
        tagline: theme.tagline,
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
          freeText: theme.free,
        }}
      >
        <SlotProvider value={{ game, machine, words, theme, pictures }}>
          <SlotApp host={host} scene={drawn.scene} onRetry={() => void game.play.open(ticket)} />
        </SlotProvider>
      </MachineProvider>
    </ShellProvider>,
  );
  void game.play.open(ticket);
  void moveToWebGl();
};

start();
