import '../../styles/verify.css';
import { createRoot } from 'react-dom/client';
import { textsOf } from '../texts/texts.ts';
import { verifiers } from './games.ts';
import { VerifyTable } from './VerifyTable.tsx';

const { game: gameCode = '', locale } = document.body.dataset;
const texts = textsOf(locale === 'zh_CN' ? 'zh_CN' : 'en_US');
const words = texts.games[gameCode];
const verify = verifiers[gameCode];
const root = document.getElementById('root');

if (root && words && verify) {
  createRoot(root).render(<VerifyTable gameCode={gameCode} texts={texts} words={words} verify={verify} />);
}
