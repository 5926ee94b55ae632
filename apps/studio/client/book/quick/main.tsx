import '../styles/quick.css';
import { createRoot } from 'react-dom/client';
import { studioLocale } from '../../../src/locale.ts';
import { loadWords } from '../../shell/spoken.ts';
import { createBookApi } from '../shell/api.ts';
import { WordsProvider } from '../shell/context.ts';
import { textsOf } from '../texts/texts.ts';
import { createHallDoor } from './hallDoor.ts';
import { QuickApp } from './QuickApp.tsx';

/** The hall as the studio itself knows it: what stands in the address could be anybody's. */
const { game: gameCode = '', locale, hall } = document.body.dataset;
const root = document.getElementById('root');

if (root && hall !== undefined) {
  const lang = studioLocale(locale);
  const embedding = window.parent === window ? null : window.parent;
  const form = new URLSearchParams(window.location.search).get('view') === 'shelf' ? 'shelf' : 'page';
  void loadWords(lang).then(() =>
    createRoot(root).render(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <QuickApp api={createBookApi(gameCode)} door={createHallDoor(embedding, hall)} form={form} />
      </WordsProvider>,
    ),
  );
}
