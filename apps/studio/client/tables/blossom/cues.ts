import { blossomSeats, costOf } from '../../../src/tables/games/blossomPlay.ts';
import {
  atEach,
  atReveal,
  type Cue,
  evenly,
  firstOf,
  showing,
  type TableCues,
  type TimelineOf,
} from '../heard/cues.ts';
import { openPot, ownPotIn, readOutcome } from './read.ts';
import { dealEachMs, earlyEachMs, earlyMs } from './schedule.ts';
import { lengthOf, type StreetClock, streetClockOf, toldBefore } from './streetClock.ts';
import { openTimes, ownTimes, pastTimes, type ShowTimes } from './times.ts';

const cardsEach = 3;

const dealt = cardsEach * blossomSeats.length;
const deal = evenly(dealt, 'deal', dealEachMs);
const earlyDeal = evenly(dealt, 'deal', earlyEachMs);

/** Chips into the pot, or cards laid away; two hands that meet, and the one that falls; the hands, as they are turned; the winner. */
const cuesAt = ({ choices, duels, hands, wonMs }: ShowTimes): readonly Cue[] => [
  ...choices.map(({ at, choice }): Cue => ({ at, sound: costOf(choice) > 0 ? 'chip' : 'deal' })),
  ...duels.flatMap(({ at, toldAt }): Cue[] => [
    { at, sound: 'deal' },
    { at: toldAt, sound: 'turn' },
  ]),
  ...atEach(hands, 'turn'),
  ...(wonMs === null ? [] : [{ at: wonMs, sound: 'told' } as const]),
];

/** What the round's outcome tells, to whoever has no hand in it. */
const watched = atReveal(
  (outcome) => {
    const read = readOutcome(outcome);
    return read && openPot(read);
  },
  (_, table) => lengthOf(table),
  (pot, { lengthMs }) => [...deal, ...cuesAt(openTimes(pot, lengthMs))],
);

/** What the player's own pot tells, in its streets and at its end; a page follows them with a clock of its own. */
const played = (): TimelineOf => {
  let clock: StreetClock | null = null;
  let dealtEarly = 0;
  return ({ table, slips }, look) => {
    const isSeated = slips.some(({ round, state }) => round === table?.number && state === 'standing');
    if (table?.phase === 'closed' && isSeated && !look.isReplayed) {
      dealtEarly = table.number;
      return { name: `${table.number} deal`, since: Date.parse(table.drawsAt) - earlyMs, cues: earlyDeal };
    }
    const view = table ? ownPotIn(slips, table.number)?.view : undefined;
    if (!table || !view) return null;
    const { number: round } = table;
    const lengthMs = lengthOf(table);
    clock = look.isReplayed ? null : streetClockOf(clock, view, table, look.nowMs);
    if (table.result) {
      const told = toldBefore(clock, view, round);
      const cues = look.isReplayed
        ? [...deal, ...cuesAt(pastTimes(view))]
        : cuesAt(ownTimes(view, { phase: 'end', told, lengthMs }));
      return showing(table, Date.parse(table.settlesAt) - lengthMs, cues);
    }
    if (clock?.round !== round) return null;
    const told = cuesAt(ownTimes(view, { phase: 'street', told: clock.street, lengthMs }));
    return {
      name: `${round} street ${clock.street}`,
      since: clock.startedAt,
      cues: clock.street === 0 && dealtEarly !== round ? [...deal, ...told] : told,
    };
  };
};

/** Of one page: another would be in another street. */
export const cuesOfPage = (): TableCues => ({
  family: 'cards',
  ambience: 'garden',
  timelineOf: firstOf(played(), watched),
});
