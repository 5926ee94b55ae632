import '../styles/openBets.css';

/** How bets stand and what they come to, below the top bar. It comes in a file of its own, once there is a bet. */
export { OpenBetsLine } from './OpenBetsLine.tsx';
export { SettledLine } from './SettledLine.tsx';
