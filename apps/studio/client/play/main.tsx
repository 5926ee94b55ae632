import '../styles/game.css';
import { art } from 'virtual:game-art';
import { createRoot } from 'react-dom/client';
import { findMachine } from '../../src/engine/machines/index.ts';
import { createDomPainter } from '../reels/domPainter.ts';
import { ReelBox } from '../reels/reelBox.ts';
import { App } from './App.tsx';
import { createGameApi } from './api.ts';
import { ApiProvider } from './apiContext.ts';
import { GameProvider } from './context.ts';
import { Game } from './game.ts';
import { createSounds } from './sound.ts';
import { textsOf } from './texts.ts';
import { takeTicket } from './ticket.ts';

const ticket = takeTicket();
const { game: gameCode = '', locale, lobby = '/' } = document.body.dataset;
const machine = findMachine(gameCode);
const pictures = art[gameCode];
const root = document.getElementById('root');
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

const start = (): void => {
  if (!machine || !pictures || !root) return;
  const addresses = Object.fromEntries(
    Object.entries(machine.letters).map(([letter, name]) => [letter, pictures.symbols[name] ?? '']),
  );
  const lang = locale === 'zh_CN' ? 'zh_CN' : 'en_US';
  const api = createGameApi(machine.gameCode);
  const stage = document.createElement('div');
  stage.className = 'reels-stage';
  const plainly = (): void => {
    stage.dataset.painter = 'elements';
    reels.changePainter(createDomPainter(stage, addresses));
  };
  const reels: ReelBox = new ReelBox({
    machine,
    painter: createDomPainter(stage, addresses),
    isCalm: () => calm.matches,
    onSlow: () => {
      if (stage.dataset.painter === 'webgl') plainly();
    },
  });
  const game = new Game({
    machine,
    api,
    reels,
    sounds: createSounds(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newActionId: newActionId,
    goTo: (url) => window.location.assign(url),
    lobbyUrl: lobby,
  });
  let observer: ResizeObserver | undefined;
  const host = (element: HTMLDivElement | null): void => {
    observer?.disconnect();
    if (!element) return;
    element.append(stage);
    observer = new ResizeObserver(() => reels.resize());
    observer.observe(stage);
  };
  createRoot(root).render(
    <ApiProvider value={api}>
      <GameProvider value={{ game, machine, lang, texts: textsOf(lang), pictures: addresses }}>
        <App host={host} scene={pictures.scene} onRetry={() => void game.open(ticket)} />
      </GameProvider>
    </ApiProvider>,
  );
  void game.open(ticket);
  void moveToWebGl(reels, stage, addresses, plainly);
};

/** WebGL takes over from the plain elements once it is there; without it they simply stay. */
const moveToWebGl = async (
  reels: ReelBox,
  stage: HTMLElement,
  addresses: Readonly<Record<string, string>>,
  onLost: () => void,
): Promise<void> => {
  try {
    const { createPixiPainter } = await import('../reels/pixiPainter.ts');
    const painter = await createPixiPainter(stage, addresses, onLost);
    reels.changePainter(painter);
    stage.dataset.painter = 'webgl';
  } catch {
    stage.dataset.painter = 'elements';
  }
};

/** `crypto.randomUUID` is missing on plain http addresses other than localhost. */
const newActionId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

start();
