import type { AssaultView } from '../../../../src/book/views.ts';
import type { boardOf } from '../../pageTexts/texts.ts';

type Words = Pick<ReturnType<typeof boardOf>['siege'], 'ends' | 'unlikely'>;

/** Whether the walls were pressed the other way than the round has ended. */
export const isUnlikely = ({ press }: Pick<AssaultView, 'press'>, state: 'taken' | 'held'): boolean =>
  press === (state === 'taken' ? 1 : 3);

/** How a round is seen to end, by what stormed it; first that it was not likely to, where the walls were pressed the other way. */
export const endText = (assault: AssaultView, state: 'taken' | 'held', { ends, unlikely }: Words): string =>
  `${isUnlikely(assault, state) ? unlikely[state] : ''}${ends[state][assault.way]}`;
