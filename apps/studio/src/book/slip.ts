import type { Studio, Trx } from '../infra/studio.ts';
import type { Book } from './books.ts';
import { marketOf } from './engine/market.ts';
import { returnOf, slipPrice } from './engine/price.ts';
import { type Folds, isSystemOf } from './engine/systems.ts';
import { kindMaxOf, type limitsOf } from './limits.ts';
import { versionOf } from './presenter.ts';
import type { EventRow } from './rows.ts';
import type { Runs } from './runs.ts';
import {
  type BookSport,
  isConsented,
  type LegPick,
  legsMax,
  type PriceConsent,
  type QuotedLeg,
  type SlipRefusal,
} from './views.ts';

/** Legs of a slip against the events as they stand. */
export interface CheckedSlip {
  readonly legs: readonly QuotedLeg[];
  /** Sports of the legs that are in play. */
  readonly liveSports: readonly BookSport[];
}

/** Events of these legs. Locked against their next step when the slip is to be placed. */
export const readEvents = async (
  db: Studio['db'] | Trx,
  legs: readonly { readonly event: string }[],
  isLocked: boolean,
): Promise<ReadonlyMap<string, EventRow>> => {
  const query = db
    .selectFrom('book_event')
    .selectAll()
    .where('id', 'in', [...new Set(legs.map(({ event }) => event))])
    .orderBy('id');
  const rows = await (isLocked ? query.forShare() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * The legs' prices now. Closed: the event is not in this book, has ended, or the market is decided or not offered. Suspended: a
 * moment of danger, or a step that is due by the server's clock and has not been taken.
 */
export const checkSlip = async (
  studio: Studio,
  { book, runs }: { readonly book: Book; readonly runs: Runs },
  events: ReadonlyMap<string, EventRow>,
  picks: readonly LegPick[],
): Promise<CheckedSlip> => {
  const now = studio.clock.now();
  const legs = await Promise.all(
    picks.map(async ({ event, market, selection }): Promise<QuotedLeg> => {
      const row = events.get(event);
      const pick = { event, market, selection };
      const isOpen = row && (row.phase === 'coming' || row.phase === 'live');
      if (!isOpen || !book.sports.includes(row.sport)) {
        return { ...pick, version: row ? versionOf(row) : 0, price: null, stop: 'closed' };
      }
      const run = await runs.at(row);
      const found = run.markets
        .find(({ id }) => id === market)
        ?.selections.find(({ code }) => code === selection);
      const version = versionOf(row);
      if (!found) return { ...pick, version, price: null, stop: 'closed' };
      const isHeld = run.isSuspended || found.price === null || (row.next_at !== null && row.next_at <= now);
      return isHeld
        ? { ...pick, version, price: null, stop: 'suspended' }
        : { ...pick, version, price: found.price, stop: null };
    }),
  );
  const liveSports = picks.flatMap(({ event }) => {
    const row = events.get(event);
    return row?.phase === 'live' ? [row.sport] : [];
  });
  return { legs, liveSports };
};

/** Prices of a slip that can be bet on; `null` when a leg cannot. */
export const pricesOf = (legs: readonly QuotedLeg[]): number[] | null => {
  const prices = legs.flatMap(({ price }) => price ?? []);
  return prices.length === legs.length ? prices : null;
};

/** Why the legs cannot be combined or bet on; `null` when they can. */
export const legsRefusal = (legs: readonly QuotedLeg[], folds: Folds | undefined): SlipRefusal | null => {
  if (legs.length > legsMax) return 'too_many_legs';
  if (new Set(legs.map(({ event }) => event)).size < legs.length) return 'same_event';
  if (folds && !isSystemOf(legs.length, folds)) return 'no_system';
  const stops = legs.map(({ stop }) => stop);
  return stops.includes('closed') ? 'closed' : stops.includes('suspended') ? 'suspended' : null;
};

/** Why a stake, of a system that of all its combinations, cannot be set on these legs, which all have prices; `null` when it can. */
export const stakeRefusal = (
  stakeMinor: bigint,
  legs: readonly QuotedLeg[],
  limits: ReturnType<typeof limitsOf>,
  folds: Folds | undefined,
): SlipRefusal | null => {
  const prices = pricesOf(legs) ?? [];
  const kinds = legs.flatMap(({ market }) => marketOf(market)?.kind ?? []);
  if (stakeMinor < limits.min) return 'stake_low';
  if (stakeMinor > kindMaxOf(limits, kinds)) return 'stake_high';
  return returnOf(stakeMinor, prices, folds) > limits.returnMax ||
    slipPrice(prices, folds) > Number.MAX_SAFE_INTEGER
    ? 'return_high'
    : null;
};

/** Why a slip cannot be placed as it stands; `null` when it can. */
export const slipRefusal = (
  legs: readonly QuotedLeg[],
  asked: {
    readonly consent: PriceConsent;
    /** The legs as the player saw them, in the same order. */
    readonly legs: readonly { readonly price: number }[];
    readonly folds?: Folds | undefined;
  },
  stakeMinor: bigint,
  limits: ReturnType<typeof limitsOf>,
): SlipRefusal | null => {
  const refusal = legsRefusal(legs, asked.folds);
  if (refusal) return refusal;
  const hasChanged = legs.some(
    ({ price }, at) => !isConsented(asked.consent, asked.legs[at]?.price ?? 0, price ?? 0),
  );
  return hasChanged ? 'price_changed' : stakeRefusal(stakeMinor, legs, limits, asked.folds);
};
