import '../styles/verify.css';
import '../styles/cards.css';
import { createRoot } from 'react-dom/client';
import { readPage } from '../shell/page.ts';
import { loadWords } from '../shell/spoken.ts';
import { DrawPage } from './DrawPage.tsx';
import { verifiers } from './verifiers.ts';

const { gameCode, lang } = readPage();
const verifier = verifiers[gameCode];
const root = document.getElementById('root');

if (verifier && root) {
  void loadWords(lang).then(() =>
    createRoot(root).render(<DrawPage verifier={verifier} lang={lang} name={document.title} />),
  );
}
