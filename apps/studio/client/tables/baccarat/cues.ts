import type { BaccaratTable } from '../../../src/tables/games/baccarat.ts';
import { dealtOf, winnerAtMs } from '../../../src/tables/games/baccaratDealing.ts';
import { atEach, atShow, awaited, type Cue, type TableCues } from '../heard/cues.ts';
import { byTheTable, readHands, type TurnedAt } from './read.ts';

/**
 * Every card is laid down and turned. What is turned last decides, where it is a third card or the table waits for it. Cards that
 * are turned on one's own screen are heard as they are turned there.
 */
export const cuesOf = (
  { pace }: Pick<BaccaratTable, 'pace'>,
  turnedNow: (isReplayed: boolean) => TurnedAt = () => byTheTable,
): TableCues => ({
  family: 'cards',
  timelineOf: atShow(
    (outcome) => readHands({ outcome }),
    (hands, { number, isReplayed }) => {
      const turnedAt = turnedNow(isReplayed);
      const dealt = dealtOf(hands, pace);
      const last = dealt.at(-1);
      return [
        ...atEach(
          dealt.map(({ at }) => at),
          'deal',
        ),
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
