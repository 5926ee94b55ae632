import '../past/past.css';
import './album.css';
import './arena.css';
import './before.css';
import './beside.css';
import './duel.css';
import './flower.css';
import './gestures.css';
import './moves.css';
import './played.css';
import './states.css';

/** What is seen from the deal on, and what stands beside the table. It comes in a file of its own, once the table can be played. */
export { AlbumTold } from './AlbumTold.tsx';
export { arenaOf } from './arena.ts';
export { anted, Pot } from './Chips.tsx';
export { ComparePicks, picks } from './CompareForm.tsx';
export { decidedBy } from './decided.ts';
export { HandPanel } from './HandPanel.tsx';
export { Ladder } from './Ladder.tsx';
export { LastPots } from './LastPots.tsx';
export { Over, standsOf, Under } from './Layers.tsx';
export { duelText, lateWords, ownMissedText } from './lateWords.ts';
export { NearHand } from './NearHand.tsx';
export { netOf } from './net.ts';
export { Record, RecordHeard } from './Record.tsx';
export { SeatHand } from './SeatHand.tsx';
export { Soon } from './Soon.tsx';
