import type { AssaultView } from '../../../../src/book/views.ts';
import type { boardOf } from '../../pageTexts/texts.ts';

type Words = Pick<ReturnType<typeof boardOf>['siege'], 'ends' | 'unlikely'>;

/** How a round is seen to end, by what stormed it; first that it was not likely to, where the walls were pressed the other way. */
export const endText = (
  { way, press }: AssaultView,
  state: 'taken' | 'held',
  { ends, unlikely }: Words,
): string => `${press === (state === 'taken' ? 1 : 3) ? unlikely[state] : ''}${ends[state][way]}`;
