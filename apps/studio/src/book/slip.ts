import type { Studio, Trx } from '../infra/studio.ts';
import type { Book } from './books.ts';
import type { Joint } from './engine/joint.ts';
import { marketOf } from './engine/market.ts';
import { priceOf, returnOf, slipPrice } from './engine/price.ts';
import { marginsBp } from './engine/run.ts';
import { type Folds, isSystemOf, partsIn } from './engine/systems.ts';
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
  type QuotedJoint,
  type QuotedLeg,
  type SlipRefusal,
} from './views.ts';

/** Legs of a slip against the events as they stand. */
export interface CheckedSlip {
  readonly legs: readonly QuotedLeg[];
  /** Of every event with more than one leg. */
  readonly joints: readonly QuotedJoint[];
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
  // What is refused for its length is not priced: the time that takes grows with the legs.
  const joints = legs.length > legsMax ? [] : await jointsOf(runs, events, legs);
  return { legs, joints, liveSports };
};

const jointRefusals = {
  line: 'joint_line',
  impossible: 'joint_impossible',
  implied: 'joint_implied',
} as const;

/** Which leg adds nothing, and which one it is a part of. */
const impliedOf = (
  legs: readonly QuotedLeg[],
  { implied, by }: Extract<Joint, { kind: 'implied' }>,
): QuotedJoint['implied'] => {
  const named = (at: number | null) => {
    const leg = at === null ? undefined : legs[at];
    return leg ? { market: leg.market, selection: leg.selection } : null;
  };
  const leg = named(implied);
  return leg && { leg, by: named(by) };
};

/** What the legs of every event with more than one are together: their joint chance with the event's margin, once. */
const jointsOf = (
  runs: Runs,
  events: ReadonlyMap<string, EventRow>,
  legs: readonly QuotedLeg[],
): Promise<QuotedJoint[]> =>
  Promise.all(
    [...Map.groupBy(legs, ({ event }) => event)]
      .filter(([, own]) => own.length > 1)
      .map(async ([event, own]): Promise<QuotedJoint> => {
        const row = events.get(event);
        const isSameMarket = new Set(own.map(({ market }) => market)).size < own.length;
        if (!row || isSameMarket) return { event, price: null, refusal: 'same_event', implied: null };
        if (own.some(({ price }) => price === null))
          return { event, price: null, refusal: null, implied: null };
        const selections = own.flatMap(({ market: id, selection }) => {
          const market = marketOf(id);
          return market ? [{ market, selection }] : [];
        });
        const joint = (await runs.at(row)).joint(selections);
        if (joint.kind !== 'together')
          return {
            event,
            price: null,
            refusal: jointRefusals[joint.kind],
            implied: joint.kind === 'implied' ? impliedOf(own, joint) : null,
          };
        const price = priceOf(joint.chance, marginsBp[row.sport]);
        return { event, price, refusal: price === null ? 'joint_none' : null, implied: null };
      }),
  );

type PricedSlip = Pick<CheckedSlip, 'legs' | 'joints'>;

/**
 * Prices of the parts of a slip that can be bet on, legs of one event together; `null` when one of them has none. In the order of
 * the legs.
 */
export const pricesOf = ({ legs, joints }: PricedSlip): number[] | null => {
  const parts = [...Map.groupBy(legs, ({ event }) => event)].map(
    ([event, own]) => (joints.find((joint) => joint.event === event) ?? own[0])?.price ?? null,
  );
  const prices = parts.flatMap((price) => price ?? []);
  return prices.length === parts.length ? prices : null;
};

/** Why the legs cannot be combined or bet on; `null` when they can. */
export const legsRefusal = ({ legs, joints }: PricedSlip, folds: Folds | undefined): SlipRefusal | null => {
  if (legs.length > legsMax) return 'too_many_legs';
  if (folds && !isSystemOf(partsIn(legs), folds)) return 'no_system';
  const stops = legs.map(({ stop }) => stop);
  if (stops.includes('closed')) return 'closed';
  if (stops.includes('suspended')) return 'suspended';
  return joints.find(({ refusal }) => refusal !== null)?.refusal ?? null;
};

/** Why a stake, of a system that of all its combinations, cannot be set on these legs, which all have prices; `null` when it can. */
export const stakeRefusal = (
  stakeMinor: bigint,
  slip: PricedSlip,
  limits: ReturnType<typeof limitsOf>,
  folds: Folds | undefined,
): SlipRefusal | null => {
  const prices = pricesOf(slip) ?? [];
  const kinds = slip.legs.flatMap(({ market }) => marketOf(market)?.kind ?? []);
  if (stakeMinor < limits.min) return 'stake_low';
  if (stakeMinor > kindMaxOf(limits, kinds)) return 'stake_high';
  return returnOf(stakeMinor, prices, folds) > limits.returnMax ||
    slipPrice(prices, folds) > Number.MAX_SAFE_INTEGER
    ? 'return_high'
    : null;
};

/** Why a slip cannot be placed as it stands; `null` when it can. */
export const slipRefusal = (
  slip: PricedSlip,
  asked: {
    readonly consent: PriceConsent;
    /** The legs as the player saw them, in the same order. */
    readonly legs: readonly { readonly price: number }[];
    readonly joints?: readonly { readonly event: string; readonly price: number }[] | undefined;
    readonly folds?: Folds | undefined;
  },
  stakeMinor: bigint,
  limits: ReturnType<typeof limitsOf>,
): SlipRefusal | null => {
  const refusal = legsRefusal(slip, asked.folds);
  if (refusal) return refusal;
  const { legs, joints } = slip;
  const seenOf = (event: string): number => asked.joints?.find((joint) => joint.event === event)?.price ?? 0;
  const hasChanged =
    joints.some(({ event, price }) => !isConsented(asked.consent, seenOf(event), price ?? 0)) ||
    legs.some(
      ({ event, price }, at) =>
        // Of legs that count together, their own prices are nothing that was agreed to.
        !joints.some((joint) => joint.event === event) &&
        !isConsented(asked.consent, asked.legs[at]?.price ?? 0, price ?? 0),
    );
  return hasChanged ? 'price_changed' : stakeRefusal(stakeMinor, slip, limits, asked.folds);
};
