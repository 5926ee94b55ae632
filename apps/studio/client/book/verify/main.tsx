import '../styles/verify.css';
import { createRoot } from 'react-dom/client';
import { studioLocale } from '../../../src/locale.ts';
import { loadWords } from '../../shell/spoken.ts';
import { createBookApi } from '../shell/api.ts';
import { WordsProvider } from '../shell/context.ts';
import { textsOf } from '../texts/texts.ts';
import { VerifyEvents } from './VerifyEvents.tsx';

const { game: gameCode = '', locale } = document.body.dataset;
const root = document.getElementById('root');

if (root) {
  const lang = studioLocale(locale);
  void loadWords(lang).then(() =>
    createRoot(root).render(
      <WordsProvider value={{ lang, texts: textsOf(lang) }}>
        <VerifyEvents name={document.title} api={createBookApi(gameCode)} />
      </WordsProvider>,
    ),
  );
}
