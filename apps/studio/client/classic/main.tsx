import '../styles/game.css';
import '../styles/classic.css';
import { art } from 'virtual:game-art';
import { createRoot } from 'react-dom/client';
import { jadeFrog as machine } from '../../src/games/classic/machine.ts';
import { type ClassicOutcome, winsJackpot } from '../../src/games/classic/outcome.ts';
import { MachineProvider } from '../machine/context.ts';
import { SpinButton } from '../machine/SpinButton.tsx';
import { machineWordsOf } from '../machine/words.ts';
import { createReels } from '../reels/createReels.ts';
import { App } from '../shell/App.tsx';
import { createGameApi } from '../shell/api.ts';
import { ShellProvider } from '../shell/context.ts';
import { historyLoader } from '../shell/history.ts';
import { browserOptions, readPage } from '../shell/page.ts';
import { textsOf } from '../shell/texts.ts';
import { takeTicket } from '../shell/ticket.ts';
import { ClassicRules } from './ClassicRules.tsx';
import { ClassicGame } from './classicGame.ts';
import { ClassicProvider } from './context.ts';
import { Reels } from './Reels.tsx';
import { classicWordsOf } from './words.ts';

const ticket = takeTicket();
const page = readPage();
const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

const start = (): void => {
  const { gameCode, lang } = page;
  const drawn = art[gameCode];
  const root = document.getElementById('root');
  if (!drawn || !root) return;
  const words = classicWordsOf(lang);
  const common = { ...machineWordsOf(lang), great: words.great };
  const pictures = Object.fromEntries(
    Object.entries(machine.letters).map(([letter, name]) => [letter, drawn.symbols[name] ?? '']),
  );
  const api = createGameApi<ClassicOutcome>(gameCode);
  const { reels, host, moveToWebGl } = createReels(
    { wild: machine.wild, stripsOf: () => machine.strips },
    pictures,
    () => calm.matches,
  );
  const game = new ClassicGame({ ...browserOptions(api, page), machine, reels });
  const loadHistory = historyLoader(
    api,
    {
      noteOf: ({ lastStep }) => (lastStep && winsJackpot(lastStep.outcome) ? words.historyJackpot : null),
      drawsOf: (steps) => steps,
      verifyFields: ({ lots, lotsInAll }) => ({ lots: `${lots}/${lotsInAll}` }),
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
        notices: words.notices,
        fairness: words.fairness,
        loadHistory,
      }}
    >
      <MachineProvider
        value={{
          press: game.press,
          getState: game.play.getState,
          subscribe: game.play.subscribe,
          words: common,
          freeText: '',
        }}
      >
        <ClassicProvider value={{ game, machine, words, pictures }}>
          <App
            scene={drawn.scene}
            stage={<Reels host={host} api={api} />}
            actions={<SpinButton />}
            rules={<ClassicRules />}
            onKey={onKey}
            onRetry={() => void game.play.open(ticket)}
          />
        </ClassicProvider>
      </MachineProvider>
    </ShellProvider>,
  );
  void game.play.open(ticket);
  void moveToWebGl();
};

start();
