import { threeCard } from '../../../src/tables/games/threeCard.ts';
import { atDeal, atReveal, evenly, firstOf, lastAwaited, type TableCues } from '../heard/cues.ts';
import { dealtEveryMs, qualifiedAtMs, readPlayer, readThree, turnedAtMs, wonAtMs } from './read.ts';

/** Three cards for all players and three for the dealer, which are turned once everybody has chosen; the last is waited for. */
export const cues: TableCues = {
  family: 'cards',
  ambience: 'garden',
  timelineOf: firstOf(
    atReveal(
      readThree,
      () => threeCard.clock.drawnMs,
      () => [
        ...lastAwaited(turnedAtMs, 'turn'),
        { at: qualifiedAtMs, sound: 'drop' },
        { at: wonAtMs, sound: 'told' },
      ],
    ),
    atDeal(readPlayer, (player) => evenly(2 * player.length, 'deal', dealtEveryMs)),
  ),
};
