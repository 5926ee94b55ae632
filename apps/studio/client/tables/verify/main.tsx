import '../../styles/verify.css';
import { createRoot } from 'react-dom/client';
import { studioLocale } from '../../../src/locale.ts';
import { sheetTextsOf } from '../sheetTexts/texts.ts';
import { loadGameWords } from '../texts/gameWords.ts';
import { verifiers } from './games.ts';
import { VerifyTable } from './VerifyTable.tsx';

const { game: gameCode = '', locale } = document.body.dataset;
const lang = studioLocale(locale);
const verify = verifiers[gameCode];
const root = document.getElementById('root');

void loadGameWords(gameCode, lang).then((words) => {
  if (!root || !words || !verify) return;
  createRoot(root).render(
    <VerifyTable gameCode={gameCode} lang={lang} texts={sheetTextsOf(lang)} words={words} verify={verify} />,
  );
});
