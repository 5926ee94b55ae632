export { GreatWin } from './GreatWin.tsx';
export { WonCard } from './WonCard.tsx';
