import './played.css';

/** What is seen from the deal on. It comes in a file of its own, once the table can be played. */
export { Pot } from './Chips.tsx';
export { LastPots } from './LastPots.tsx';
export { Lights } from './Lights.tsx';
export { Petals } from './Petals.tsx';
export { Told, WonHand } from './Told.tsx';
