import type { Currency } from '@pavilion/contract';
import { type Mission, type MissionKind, moneyMissions } from '@pavilion/contract/missions';
import { minor, toDecimal } from '@pavilion/money';
import type { MissionRow, Room } from './queries.ts';

/** A goal, or how far one is, as it goes on the wire. */
export const measureOf = (kind: MissionKind, value: bigint, currency: Currency): string =>
  moneyMissions.has(kind) ? toDecimal(minor(value), currency) : value.toString();

/** How many more awards the rest of the budget pays. */
export const placesLeft = ({ left_minor: left, award_minor: award }: MissionRow): number =>
  Number(left / award);

/** Whether the goal keeps within what the member has allowed themselves: nobody is led up to an own limit, or beyond it. */
export const isWithinLimits = ({ kind, goal }: Pick<MissionRow, 'kind' | 'goal'>, room: Room): boolean => {
  if (kind === 'deposit' || kind === 'first_deposit') return room.deposit === null || goal <= room.deposit;
  if (kind === 'turnover') return room.stake === null || goal <= room.stake;
  return true;
};

/** What a line is: claimed, to be claimed, or still open. */
export const stateOf = (
  goal: bigint,
  { progress, claimed }: { readonly progress: bigint; readonly claimed: bigint | null },
): Mission['state'] => (claimed !== null ? 'claimed' : progress >= goal ? 'reached' : 'open');
