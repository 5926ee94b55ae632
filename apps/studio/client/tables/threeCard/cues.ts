import { threeCard } from '../../../src/tables/games/threeCard.ts';
import { atDeal, atReveal, awaited, type Cue, firstOf, type TableCues } from '../heard/cues.ts';
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
        ...turnedAtMs.flatMap((at, card): readonly Cue[] =>
          card === turnedAtMs.length - 1 ? awaited(at, 'turn') : [{ at, sound: 'turn' }],
        ),
        { at: qualifiedAtMs, sound: 'drop' },
        { at: wonAtMs, sound: 'told' },
      ],
    ),
    atDeal(readPlayer, (player) =>
      Array.from(
        { length: 2 * player.length },
        (_, card): Cue => ({ at: card * dealtEveryMs, sound: 'deal' }),
      ),
    ),
  ),
};
