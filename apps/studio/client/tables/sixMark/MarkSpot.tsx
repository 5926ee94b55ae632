import { sixMark, sixMarkPays } from '../../../src/tables/games/sixMark.ts';
import { lotterySpot } from '../shell/lotterySpot.tsx';
import { readMarks } from './read.ts';

/** A place of the board, with what it pays. */
export const MarkSpot = lotterySpot(sixMark, sixMarkPays, readMarks);
