import { dealerDoneMs, dealerHand, dealerShow } from '../../../src/tables/games/sevenLanterns.ts';
import {
  atDeal,
  atReveal,
  awaited,
  evenly,
  firstOf,
  type HeardState,
  type TableCues,
} from '../heard/cues.ts';
import { dealtEveryMs, flownMs, openedMs, ownSeats, readFaceUp, readLanterns, showMsOf } from './read.ts';

/** Cards that the player's hands have taken besides their first two. */
const takenIn = ({ slips, table }: HeardState): number =>
  [...ownSeats(slips, table?.number ?? 0).values()].reduce(
    (sum, { hands }) => sum + hands.reduce((cards, hand) => cards + hand.cards.length, -2),
    0,
  );

/** Cards are heard as they land: the first ones all round, each that the player takes, and the dealer's, whose covered one is waited for. */
export const cues: TableCues = {
  family: 'cards',
  ambience: 'garden',
  timelineOf: firstOf(
    atReveal(readLanterns, showMsOf, (outcome) => {
      const all = dealerHand(outcome).length;
      return [
        ...awaited(dealerShow.first + flownMs, 'turn'),
        ...evenly(all - 2, 'turn', dealerShow.every, dealerShow.first + dealerShow.every + flownMs),
        { at: dealerDoneMs(all) + openedMs, sound: 'told' },
      ];
    }),
    atDeal(readFaceUp, ({ seats }) => evenly(2 * (seats.length + 1), 'deal', dealtEveryMs, flownMs)),
  ),
  taken: { count: takenIn, landsMs: flownMs },
};
