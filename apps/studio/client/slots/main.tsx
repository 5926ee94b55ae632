import '../styles/game.css';
import { art } from 'virtual:game-art';
import { createRoot } from 'react-dom/client';
import type { SlotMachine } from '../../src/engine/machine.ts';
import { findMachine } from '../../src/engine/machines/index.ts';
import type { SlotOutcome } from '../../src/games/slots/outcome.ts';
import { MachineProvider } from '../machine/context.ts';
import { machineWordsOf } from '../machine/words.ts';
import { createDomPainter } from '../reels/domPainter.ts';
import { ReelBox } from '../reels/reelBox.ts';
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

/** The reels in their box: plain elements at once, WebGL as soon as it is there. */
const createReels = (machine: SlotMachine, pictures: Readonly<Record<string, string>>) => {
  const stage = document.createElement('div');
  stage.className = 'reels-stage';
  const plainly = (): void => {
    stage.dataset.painter = 'elements';
    reels.changePainter(createDomPainter(stage, pictures));
  };
  const reels: ReelBox = new ReelBox({
    machine,
    painter: createDomPainter(stage, pictures),
    isCalm: () => calm.matches,
    onSlow: () => {
      if (stage.dataset.painter === 'webgl') plainly();
    },
  });
  let observer: ResizeObserver | undefined;
  const host = (element: HTMLDivElement | null): void => {
    observer?.disconnect();
    if (!element) return;
    element.append(stage);
    observer = new ResizeObserver(() => reels.resize());
    observer.observe(stage);
  };
  return { reels, stage, host, plainly };
};

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
  const { reels, stage, host, plainly } = createReels(machine, pictures);
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
  void moveToWebGl(reels, stage, pictures, plainly);
};

/** WebGL takes over from the plain elements once it is there; without it they simply stay. */
const moveToWebGl = async (
  reels: ReelBox,
  stage: HTMLElement,
  pictures: Readonly<Record<string, string>>,
  onLost: () => void,
): Promise<void> => {
  try {
    const { createPixiPainter } = await import('../reels/pixiPainter.ts');
    const painter = await createPixiPainter(stage, pictures, onLost);
    reels.changePainter(painter);
    stage.dataset.painter = 'webgl';
  } catch {
    stage.dataset.painter = 'elements';
  }
};

start();
