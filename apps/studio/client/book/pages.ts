import './styles/board.css';
import './styles/boardHead.css';
import './styles/event.css';
import './styles/league.css';
import './styles/bets.css';
import { bringBoards } from './event/boards/late.tsx';

/** What is looked at from the list of events on. It comes in a file of its own, once that list is there. */
export { BetsPage } from './bets/BetsPage.tsx';
export { EventPage } from './event/EventPage.tsx';
export { LeaguePage } from './league/LeaguePage.tsx';
export { ResultsPage } from './results/ResultsPage.tsx';
export { BookKeysSheet } from './shell/BookKeysSheet.tsx';
export { RulesSheet } from './shell/RulesSheet.tsx';

/** The list comes first. Milliseconds. */
const boardsAfterMs = 300;
setTimeout(bringBoards, boardsAfterMs);
