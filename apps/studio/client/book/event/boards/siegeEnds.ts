import { stormsIn } from '../../../../src/book/engine/siegeRounds.ts';
import type { ArrowsGrade, AssaultView, EventView } from '../../../../src/book/views.ts';
import type { boardOf } from '../../pageTexts/texts.ts';
import { lastScored } from './leads.ts';

type Siege = ReturnType<typeof boardOf>['siege'];
type Words = Pick<Siege, 'ends' | 'unlikely'>;

/**
 * From when the feed tells how a round ended until its picture has done so, by what stormed it. Taken: the last defender is down, the old
 * banner gone and the new one up; by ladders and the tower a little later, as those who climb are seen over the walls. Held: ladders
 * have fallen or what was rolled there burns, the host runs and the banner rises. Milliseconds.
 */
export const deedMs = {
  taken: { ladders: 2_400, ram: 2_300, tower: 2_400 },
  held: { ladders: 1_600, ram: 1_800, tower: 1_800 },
} as const satisfies Readonly<Record<'taken' | 'held', Readonly<Record<AssaultView['way'], number>>>>;

/** No end of a round takes longer to be seen. Milliseconds. */
export const deedMsMax = Math.max(...Object.values(deedMs).flatMap((ways) => Object.values(ways)));

/** How long what is told of a round waits for its picture. */
export const deedMsOf = ({ timeline, assault }: Pick<EventView, 'timeline' | 'assault'>): number => {
  const last = lastScored(timeline);
  const state = last && last.side !== stormsIn(last.part, last.clock) ? 'held' : 'taken';
  return deedMs[state][assault?.way ?? 'ladders'];
};

/** By how much a side shot better, and which; rules that tell no grade have but one. */
export const arrowsText = (grade: ArrowsGrade | null, team: string, { arrows, shot }: Siege): string =>
  arrows(shot[grade ?? 'clear'], team);

/** Whether the walls were pressed the other way than the round has ended. */
export const isUnlikely = ({ press }: Pick<AssaultView, 'press'>, state: 'taken' | 'held'): boolean =>
  press === (state === 'taken' ? 1 : 3);

/** How a round is seen to end, by what stormed it; first that it was not likely to, where the walls were pressed the other way. */
export const endText = (assault: AssaultView, state: 'taken' | 'held', { ends, unlikely }: Words): string =>
  `${isUnlikely(assault, state) ? unlikely[state] : ''}${ends[state][assault.way]}`;
