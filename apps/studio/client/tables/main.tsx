import './styles/tables.css';
import { createRoot } from 'react-dom/client';
import { studioLocale } from '../../src/locale.ts';
import { bringIcon, bringLetters } from '../shell/late.ts';
import { againOf } from '../shell/page.ts';
import { readPictures } from '../shell/pictures.ts';
import { randomHex, randomUuid } from '../shell/random.ts';
import { browserSoundMemory } from '../shell/soundMemory.ts';
import { loadWords } from '../shell/spoken.ts';
import { takeTicket } from '../shell/ticket.ts';
import { sha256Of } from '../verify/proof.ts';
import { createTableApi } from './shell/api.ts';
import { isInFront, leaveTo, onNewsBeside, tellStanding } from './shell/beside.ts';
import { TableProvider } from './shell/context.ts';
import { NotLoaded } from './shell/NotLoaded.tsx';
import { keptInTab } from './shell/seals.ts';
import { LateSounds } from './shell/sound.ts';
import { TableStore } from './shell/tableStore.ts';
import type { TableGameView } from './shell/view.ts';
import { TableApp } from './TableApp.tsx';
import { textsOf } from './texts/texts.ts';

const ticket = takeTicket();

/** Each game's scene and board are fetched only where they are played. */
const views: Readonly<Record<string, () => Promise<{ view: TableGameView }>>> = {
  'tide-baccarat': () => import('./baccarat/view.ts'),
  'moon-roulette': () => import('./roulette/view.ts'),
  'abacus-three': () => import('./digits/view.ts'),
  'hare-derby': () => import('./race/view.ts'),
  'puppet-crest': () => import('./bout/view.ts'),
  'dragon-and-tiger': () => import('./dragonTiger/view.ts'),
  'lantern-dice': () => import('./sicBo/view.ts'),
  'moonrise-squeeze': () => import('./baccarat/squeezeView.tsx'),
  'crested-baccarat': () => import('./baccarat/noCommissionView.ts'),
  'five-minute-lanterns': () => import('./fastThree/view.ts'),
  'firefly-ten': () => import('./fireflies/view.ts'),
  'seven-storey-draw': () => import('./sixMark/view.ts'),
  'fireside-bulls': () => import('./bulls/view.ts'),
  'abacus-bulls': () => import('./bullsPot/view.ts'),
  'golden-blossom': () => import('./blossom/view.ts'),
  'three-by-moonlight': () => import('./dukes/view.ts'),
  'tea-house-fan-tan': () => import('./fanTan/view.ts'),
  'eight-carp-draw': () => import('./carps/view.ts'),
  'lighthouse-wheel': () => import('./beam/view.ts'),
  'dragon-boat-race': () => import('./race/boatView.ts'),
  'red-crest-duel': () => import('./bout/duelView.ts'),
  'moonlit-three': () => import('./threeCard/view.ts'),
  'seven-lanterns': () => import('./lanterns/view.ts'),
};

/** Random hex digits of the number that a bet brings to the draw. */
const entropyLength = 32;

/** Tables beside one another agree on the money that they play with, and on whether they are heard. */
const joinBeside = (store: TableStore): void => {
  store.subscribe(() => {
    const { phase, balance, sessionNet } = store.getState();
    if (phase === 'playing' && balance !== null) tellStanding(`${balance} ${sessionNet}`);
  });
  onNewsBeside(() => void store.refresh());
  window.addEventListener('storage', () => {
    const isOn = browserSoundMemory.read();
    if (isOn !== store.getState().sound) store.setSound(isOn);
  });
};

const start = async (): Promise<void> => {
  bringIcon();
  const { game: gameCode = '', locale, lobby = '/' } = document.body.dataset;
  const element = document.getElementById('root');
  const load = views[gameCode];
  const drawn = readPictures();
  const lang = studioLocale(locale);
  if (!element || !load || !drawn) return;
  const api = createTableApi(gameCode);
  // Two tables at once would sound like one broken one, and a page out of sight like a ghost.
  const sounds = new LateSounds(() => isInFront() && !document.hidden);
  const store = new TableStore({
    api,
    sounds,
    soundMemory: browserSoundMemory,
    // Goes on evenly when the machine's clock is set.
    now: () => performance.timeOrigin + performance.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newActionId: randomUuid,
    newEntropy: () => randomHex(entropyLength),
    // Missing on plain http addresses other than localhost.
    hashOf: window.isSecureContext ? (text) => sha256Of(text, window.crypto.subtle) : null,
    kept: keptInTab(`numbers ${gameCode}`),
    goTo: leaveTo,
    lobbyUrl: lobby,
    again: againOf(),
  });
  joinBeside(store);
  // Asked before its words and scene have come, so that the answer travels beside them.
  const opened = store.open(ticket);
  await loadWords(lang);
  const texts = textsOf(lang);
  const root = createRoot(element);
  const show = (view: TableGameView): void =>
    root.render(
      <TableProvider value={{ store, game: view.game, lang, texts, words: view.words(lang) }}>
        <TableApp
          view={view}
          api={api}
          sounds={sounds}
          backdrop={drawn.scene}
          pictures={drawn.symbols}
          onRetry={() => void store.open(ticket)}
        />
      </TableProvider>,
    );
  const begin = async (): Promise<void> => {
    try {
      const { view } = await load();
      // Its own, beside those of every table.
      await loadWords(lang);
      show(view);
    } catch {
      return root.render(<NotLoaded texts={texts} lobbyUrl={lobby} onRetry={() => void begin()} />);
    }
  };
  await Promise.all([opened, begin()]).finally(bringLetters);
};

void start();
