import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import type { SlipView } from '../../../src/tables/views.ts';
import { tierOf } from '../../shell/tiers.ts';
import { minorOf, stakedBy } from './news.ts';
import { type Notice, standingOf, type TableClientState } from './tableState.ts';

type Purse = Pick<TableClientState, 'currency' | 'sessionNet'>;
type News = Partial<Pick<TableClientState, 'notice' | 'win' | 'returned' | 'sessionNet' | 'lastLayout'>>;

const sumIn = (slips: readonly SlipView[], read: (slip: SlipView) => bigint): bigint =>
  slips.reduce((total, slip) => total + read(slip), 0n);

/** The round of these slips is over: what all of the player's slips in it came to together. */
const newsOfEnd = (
  ended: readonly SlipView[],
  slips: readonly SlipView[],
  { currency, sessionNet }: Purse,
): News => {
  const round = Math.max(...ended.map((slip) => slip.round));
  const ofRound = slips.filter((slip) => slip.round === round && slip.state === 'settled');
  if (ofRound.length === 0) return { notice: { kind: 'returned' } };
  const wonOf = (slip: SlipView): bigint => minorOf(slip.won ?? '0', currency);
  const stakeOf = (slip: SlipView): bigint => stakedBy(slip, currency);
  const won = sumIn(ofRound, wonOf);
  const stake = sumIn(ofRound, stakeOf);
  const settled = ended.filter((slip) => slip.state === 'settled');
  const returned = toDecimal(minor(won), currency);
  const gains = won > stake;
  return {
    returned,
    // The last win stays in view until there is another.
    ...(gains && { win: returned }),
    sessionNet: sessionNet + sumIn(settled, wonOf) - sumIn(settled, stakeOf),
    lastLayout: standingOf(ofRound, round, (amount) => minorOf(amount, currency)),
    notice: gains
      ? { kind: 'won', won: returned, stake: toDecimal(minor(stake), currency) }
      : won > 0n
        ? { kind: 'back', amount: returned }
        : { kind: 'lost' },
  };
};

/** What became of slips since they were last looked at, for the screen to tell. */
export const newsOfSlips = (before: readonly SlipView[], slips: readonly SlipView[], purse: Purse): News => {
  const changed = slips.filter(({ id, state }) => {
    const was = before.find((slip) => slip.id === id);
    return was !== undefined && was.state !== state;
  });
  const ended = changed.filter(({ state }) => state === 'settled' || state === 'returned');
  if (ended.length > 0) return newsOfEnd(ended, slips, purse);
  const last = changed.at(-1);
  switch (last?.state) {
    case 'stuck':
      return { notice: { kind: 'stuck' } };
    case 'refused':
      return { notice: { kind: 'refused', reason: last.refusal ?? 'refused' } };
    case 'standing':
      return { notice: { kind: 'placed', stake: last.stake } };
    default:
      return {};
  }
};

/** What the end of a round sounds like: a win, more where it is celebrated, chips that come back, chips that are collected. */
export const tuneOf = (
  notice: Notice | undefined,
  currency: CurrencyCode,
): 'win' | 'great' | 'back' | 'taken' | null => {
  switch (notice?.kind) {
    case 'won':
      return tierOf(notice.won, notice.stake, currency) > 0 ? 'great' : 'win';
    case 'back':
    case 'returned':
      return 'back';
    case 'lost':
      return 'taken';
    default:
      return null;
  }
};
