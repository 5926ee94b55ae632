import './styles/book.css';
import { createRoot } from 'react-dom/client';
import { priceConsents } from '../../src/book/views.ts';
import { studioLocale } from '../../src/locale.ts';
import { bringIcon, bringLetters } from '../shell/late.ts';
import { againOf } from '../shell/page.ts';
import { readPictures } from '../shell/pictures.ts';
import { randomUuid } from '../shell/random.ts';
import { rememberedChoice } from '../shell/rememberedChoice.ts';
import { browserSoundMemory } from '../shell/soundMemory.ts';
import { loadWords } from '../shell/spoken.ts';
import { takeTicket } from '../shell/ticket.ts';
import { BookApp } from './BookApp.tsx';
import { createBookApi } from './shell/api.ts';
import { BookStore } from './shell/bookStore.ts';
import { BookProvider, WordsProvider } from './shell/context.ts';
import { chosenOf, hashOf, placeOf } from './shell/route.ts';
import { createBookSounds } from './shell/sound.ts';
import { textsOf } from './texts/texts.ts';

const ticket = takeTicket();

const start = async (): Promise<void> => {
  bringIcon();
  const { game: gameCode = '', locale, lobby = '/' } = document.body.dataset;
  const root = document.getElementById('root');
  if (!root) return;
  const lang = studioLocale(locale);
  const api = createBookApi(gameCode);
  const store = new BookStore({
    api,
    sounds: createBookSounds(),
    soundMemory: browserSoundMemory,
    consentMemory: rememberedChoice('book-consent', priceConsents, 'better'),
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newActionId: randomUuid,
    goTo: (url) => window.location.assign(url),
    remember: (place) => {
      if (hashOf(place) !== window.location.hash) window.history.pushState(null, '', hashOf(place));
    },
    lobbyUrl: lobby,
    again: againOf(),
  });
  window.addEventListener('popstate', () => void store.revisit(placeOf(window.location.hash)));
  const chosen = chosenOf(new URLSearchParams(window.location.search));
  const place = () =>
    chosen === null || window.location.hash !== ''
      ? placeOf(window.location.hash)
      : ({ name: 'event', id: chosen.event } as const);
  // Asked before its words have come, so that the answer travels beside them.
  const opened = store.open(ticket, place(), chosen?.leg ?? null);
  await loadWords(lang);
  createRoot(root).render(
    <WordsProvider value={{ lang, texts: textsOf(lang) }}>
      <BookProvider value={{ store, api, gameCode, name: document.title }}>
        <BookApp backdrop={readPictures()?.scene} onRetry={() => void store.open(ticket, place())} />
      </BookProvider>
    </WordsProvider>,
  );
  await opened.finally(bringLetters);
};

void start();
