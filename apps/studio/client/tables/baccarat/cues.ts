import type { BaccaratTable } from '../../../src/tables/games/baccarat.ts';
import { dealtOf, winnerAtMs } from '../../../src/tables/games/baccaratDealing.ts';
import { atShow, awaited, type Cue, type TableCues } from '../heard/cues.ts';
import { type OpenedState, turnedAtOf } from './openedCards.ts';
import { readHands } from './read.ts';

/** Whoever looks on has turned nothing before the table does. */
const nothingOpened: OpenedState = { isOpenedForMe: false, opened: new Set() };

/**
 * Every card is laid down and turned. What is turned last decides, where it is a third card or the table waits for it. Cards that are
 * `opened` on one's own screen are heard as they are turned there.
 */
export const cuesOf = (
  { pace }: Pick<BaccaratTable, 'pace'>,
  openedNow: () => OpenedState = () => nothingOpened,
): TableCues => ({
  family: 'cards',
  timelineOf: atShow(
    (outcome) => readHands({ outcome }),
    (hands, { number, isReplayed }) => {
      const opened = openedNow();
      // A round that is seen again is not squeezed again.
      const turnedAt = turnedAtOf(isReplayed ? { ...opened, isOpenedForMe: true } : opened);
      const dealt = dealtOf(hands, pace);
      const last = dealt.at(-1);
      return [
        ...dealt.map(({ at }): Cue => ({ at, sound: 'deal' })),
        ...dealt.flatMap((card): readonly Cue[] => {
          const at = turnedAt(card, number);
          const isAwaited = at === card.turnedAt && card.turnedAt === last?.turnedAt;
          return isAwaited && (card.place === 2 || pace === 'squeezed')
            ? awaited(at, 'turn')
            : [{ at, sound: 'turn' }];
        }),
        { at: winnerAtMs(hands, pace), sound: 'told' },
      ];
    },
  ),
});
