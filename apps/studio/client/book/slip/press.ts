/** What stands on the press of a slip, and what somebody means who presses it. Pure. */
import type { PriceConsent } from '../../../src/book/views.ts';
import {
  agreedTo,
  type Pick,
  type Priced,
  type SlipWay,
  shownJointPriceOf,
  shownPriceOf,
  slipAsks,
} from './picks.ts';

/**
 * `shut`: nothing can be bet, for a reason that the press tells. `refused`: the stake, or what the choices are together, does not do.
 * `place` bets, `accept` agrees to prices that have moved, `arm` bets as soon as what is locked opens, `quote` as soon as a price that is
 * awaited is there, `armed` stops that. Of a choice that is all but decided: `swap` takes the other side, `remove` takes it out.
 */
export type PressKind =
  | 'shut'
  | 'refused'
  | 'place'
  | 'accept'
  | 'arm'
  | 'quote'
  | 'armed'
  | 'swap'
  | 'remove';

/** What stands on the press: what it does, of which choices and at which prices. */
export interface Offer extends Priced {
  readonly kind: PressKind;
  /** How many choices are closed, which it leaves out. */
  readonly closed: number;
}

/** What a press comes to. `agree` to these prices; and where it `bets` too, bet at them. */
export type Deed =
  | { readonly kind: 'place' | 'disarm' | 'swap' | 'remove' }
  | { readonly kind: 'arm'; readonly at: Priced }
  | { readonly kind: 'agree'; readonly at: Priced; readonly bets: boolean };

/** A press that cannot be pressed stands where the one that bets stood, and is meant as that. */
const bets: readonly PressKind[] = ['shut', 'refused', 'place', 'quote'];

/** It has been read where this has been the same for long enough. */
export const readingOf = ({ kind, closed, picks, joints }: Offer): string => {
  const [pick] = picks;
  if (bets.includes(kind)) return ['place', closed].join(' ');
  if (kind === 'swap' || kind === 'remove') return [kind, pick && shownPriceOf(pick)].join(' ');
  const prices = kind === 'armed' ? [] : [...picks.map(shownPriceOf), ...joints.map(shownJointPriceOf)];
  return [kind, closed, ...prices].join(' ');
};

/** Whether one press agrees to what it asks about, and bets: of a single it does. */
export const isOne = (picks: readonly Pick[]): boolean => picks.length === 1 && picks[0]?.price != null;

/** What a press comes to that has been read. */
const deedOf = (now: Offer): Deed | null => {
  switch (now.kind) {
    case 'shut':
    case 'refused':
      return null;
    case 'place':
    case 'swap':
    case 'remove':
      return { kind: now.kind };
    case 'accept':
      return { kind: 'agree', at: now, bets: isOne(now.picks) };
    case 'arm':
      return { kind: 'arm', at: now };
    case 'quote':
      // It names no price: what was agreed to stands.
      return { kind: 'arm', at: { picks: [], joints: [] } };
    case 'armed':
      return { kind: 'disarm' };
  }
};

/**
 * What a press comes to: what stands there where that was `read`, and otherwise what stood there before, as far as that can be done. The
 * prices that were read then are agreed to, and where the player's `consent` does not cover those that have come since, nothing is done.
 */
export const deedBy = (
  now: Offer,
  read: Offer | null,
  way: SlipWay & { readonly consent: PriceConsent },
): Deed | null => {
  if (now.kind === 'armed' || (read !== null && readingOf(read) === readingOf(now))) return deedOf(now);
  const isOpen = now.kind === 'place' || now.kind === 'accept';
  const wasAsked = read?.kind === 'accept' || read?.kind === 'arm';
  if (!isOpen || !wasAsked || read.closed !== now.closed || !isOne(now.picks)) return null;
  const isCovered = !slipAsks({ ...way, ...agreedTo(now, read) }, way.consent);
  return isCovered ? { kind: 'agree', at: read, bets: true } : null;
};
