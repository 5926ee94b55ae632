import '../styles/verify.css';
import { art } from 'virtual:game-art';
import { createRoot } from 'react-dom/client';
import { findMachine } from '../../src/engine/machines/index.ts';
import { slotWordsOf } from '../slots/words.ts';
import { VerifyPage } from './VerifyPage.tsx';

const { game: gameCode = '', locale } = document.body.dataset;
const machine = findMachine(gameCode);
const pictures = art[gameCode];
const root = document.getElementById('root');

if (machine && pictures && root) {
  const lang = locale === 'zh_CN' ? 'zh_CN' : 'en_US';
  createRoot(root).render(
    <VerifyPage
      machine={machine}
      symbols={pictures.symbols}
      lang={lang}
      name={slotWordsOf(lang).machines[gameCode]?.name ?? ''}
    />,
  );
}
