import '../styles/verify.css';
import { createRoot } from 'react-dom/client';
import { findMachine } from '../../src/engine/machines/index.ts';
import { studioLocale } from '../../src/locale.ts';
import { readPictures } from '../shell/pictures.ts';
import { loadWords } from '../shell/spoken.ts';
import { slotWordsOf } from '../slots/words.ts';
import { VerifyPage } from './VerifyPage.tsx';

const { game: gameCode = '', locale } = document.body.dataset;
const machine = findMachine(gameCode);
const pictures = readPictures();
const root = document.getElementById('root');

if (machine && pictures && root) {
  const lang = studioLocale(locale);
  void loadWords(lang).then(() =>
    createRoot(root).render(
      <VerifyPage
        machine={machine}
        symbols={pictures.symbols}
        lang={lang}
        name={slotWordsOf(lang).machines[gameCode]?.name ?? ''}
      />,
    ),
  );
}
