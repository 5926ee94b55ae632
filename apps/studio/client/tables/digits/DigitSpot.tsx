import { paysAt, threeDigits } from '../../../src/tables/games/threeDigits.ts';
import { lotterySpot } from '../shell/lotterySpot.tsx';
import { readDigits } from './read.ts';

/** A place of the board, with what it pays. */
export const DigitSpot = lotterySpot(threeDigits, paysAt, readDigits);
