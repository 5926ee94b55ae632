import { paidBy, rakeOf } from '../../../src/tables/games/blossomPlay.ts';
import { type OwnPot, rankNameOf, type ShownPot } from './read.ts';

/** Whether the player has taken this pot and gets more than they have paid: whoever gets less has won nothing to be celebrated. */
export const isGain = ({ own, view }: OwnPot, { winner, pot }: ShownPot): boolean =>
  winner === view.seat + 1 && pot - rakeOf(pot) > paidBy(own.hand.made);

/** How a pot ends: the player's own win, another's by the better hand, and one that nobody was left to contest. */
export type Ending = 'own' | 'other' | 'folded';

export const endingOf = (shown: ShownPot, isOwnGain: boolean): Ending =>
  shown.compared.length === 0 ? 'folded' : isOwnGain ? 'own' : 'other';

/** What a great hand is given, whoever holds it: five lamps on a bridge, falling gold, the whole flower. */
export type Emblem = 'bridge' | 'gold' | 'flower';

const emblems: Readonly<Record<string, Emblem>> = {
  straight: 'bridge',
  flush: 'gold',
  'straight-flush': 'flower',
  triple: 'flower',
};

export const emblemOf = (hand: readonly number[] | null): Emblem | null =>
  hand === null ? null : (emblems[rankNameOf(hand)] ?? null);

/** So many chips run to whoever takes a pot, by how it ended. */
export const runs: Readonly<Record<Ending, number>> = { own: 22, other: 12, folded: 9 };
/** One leaves after another, and each has so long a way: the last lies there before the sum does. Milliseconds. */
export const runMs = { each: 26, way: 560, from: 120 } as const;
