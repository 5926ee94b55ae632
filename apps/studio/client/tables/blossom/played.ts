import '../past/past.css';
import './before.css';
import './beside.css';
import './flower.css';
import './gestures.css';
import './moves.css';
import './played.css';
import './states.css';

/** What is seen from the deal on, and what stands beside the table. It comes in a file of its own, once the table can be played. */
export { Before } from './Ante.tsx';
export { BestHand } from './BestHand.tsx';
export { Breeze } from './Breeze.tsx';
export { anted, Pot } from './Chips.tsx';
export { allRings, Flower, Pollen } from './Flower.tsx';
export { HandPanel } from './HandPanel.tsx';
export { Ladder, RankLine } from './Ladder.tsx';
export { LastPots } from './LastPots.tsx';
export { Beam, Lights } from './Lights.tsx';
export { lateWords } from './lateWords.ts';
export { netOf } from './net.ts';
export { Petals } from './Petals.tsx';
export { Legend, Record, RecordHeard } from './Record.tsx';
export { SeatHand } from './SeatHand.tsx';
export { Told, WonHand } from './Told.tsx';
