/** What lies in a slip, and what becomes of it when prices move. Pure. */
import {
  combinationsOf,
  type Folds,
  isSystemOf,
  partsIn,
  systemsOf,
} from '../../../src/book/engine/systems.ts';
import { hasEnded } from '../../../src/book/phases.ts';
import {
  type BetRefusal,
  type BookSport,
  type EventSummary,
  type EventView,
  isConsented,
  type LegPick,
  type LegStop,
  type MarketView,
  type PriceConsent,
  type QuotedJoint,
  type QuotedLeg,
  type TeamView,
} from '../../../src/book/views.ts';

/** One choice in the slip. */
export interface Pick extends LegPick {
  readonly sport: BookSport;
  readonly home: TeamView;
  readonly away: TeamView;
  readonly terms: {
    readonly kind: MarketView['kind'];
    readonly line: number | null;
    readonly number: number | null;
  };
  /** The price that the player has agreed to, thousandths. */
  readonly agreed: number;
  /** The price now; `null` while nothing can be bet on it. */
  readonly price: number | null;
  /** The price that stood before nothing could be bet on it, the last time that was so. */
  readonly last: number;
  /** What its price moved from, thousandths, and by which version of its event: the last two times. */
  readonly moves: readonly { readonly from: number; readonly at: number }[];
  readonly stop: LegStop | null;
  /** Which version of its event told that: what comes of an older one is no news. */
  readonly version: number;
  /** Since which version of its event nothing can be bet on it any more; `null` as long as something can. */
  readonly closedAt: number | null;
  /** How its match stood when it was over; `null` before, and where it came to no end. */
  readonly ended: readonly [number, number] | null;
  /** Why it was not taken when it was last placed. */
  readonly refusal: BetRefusal | null;
}

/** Nothing can be bet on it any more. */
export const isClosed = ({ stop }: Pick): boolean => stop === 'closed';

/** What of a slip can still be bet on, or can again in a moment. */
export const restOf = (picks: readonly Pick[]): readonly Pick[] => picks.filter((pick) => !isClosed(pick));

/** It is locked for a moment, and will have a price again. */
export const isLocked = (pick: Pick): boolean =>
  !isClosed(pick) && (pick.stop === 'suspended' || pick.price === null);

export type SlipMode = 'single' | 'multi' | 'system';

/** How a slip is bet, as the player has chosen. */
export interface SlipWay {
  readonly mode: SlipMode;
  /** The system that was chosen last. */
  readonly system: Folds | null;
}

export const keyOf = ({ event, market, selection }: LegPick): string => `${event}|${market}|${selection}`;

/** Whether choices are of more than one event. */
export const isOfSeveral = (picks: readonly Pick[]): boolean =>
  picks.some(({ event }) => event !== picks[0]?.event);

export const isPicked = (picks: readonly Pick[], leg: LegPick): boolean =>
  picks.some((pick) => keyOf(pick) === keyOf(leg));

/** Whether two slips are of the same choices. */
export const isSameSlip = (one: readonly Pick[], other: readonly Pick[]): boolean =>
  one.map(keyOf).join() === other.map(keyOf).join();

/** Puts a choice into the slip, in place of another of its market; takes it out when it lies there already. */
export const toggled = (picks: readonly Pick[], pick: Pick): readonly Pick[] => {
  if (isPicked(picks, pick)) return without(picks, pick);
  const others = picks.filter(({ event, market }) => event !== pick.event || market !== pick.market);
  return [...others, pick];
};

export const without = (picks: readonly Pick[], leg: LegPick): readonly Pick[] =>
  picks.filter((pick) => keyOf(pick) !== keyOf(leg));

/** A choice of an event as it is shown; `null` while it cannot be bet on. */
export const pickOf = (event: EventSummary, market: MarketView, code: Pick['selection']): Pick | null => {
  const price = market.selections.find((selection) => selection.code === code)?.price ?? null;
  if (price === null) return null;
  const { kind, line, number } = market;
  return {
    event: event.id,
    market: market.id,
    selection: code,
    sport: event.sport,
    home: event.home,
    away: event.away,
    terms: { kind, line, number },
    agreed: price,
    price,
    last: price,
    moves: [],
    stop: event.isSuspended ? 'suspended' : null,
    version: event.version,
    closedAt: null,
    ended: null,
    refusal: null,
  };
};

/** A round whose walls are stormed is never bet on again: what is shut for a moment elsewhere is closed there. While its arrows fly it waits. */
const isGone = ({ terms }: Pick, { score }: EventSummary): boolean =>
  terms.kind === 'round' && score.sport === 'siege' && score.isFought && score.stage !== 'arrows';

/** A choice with what is told of it. As its price goes, the one before is kept. */
const told = (pick: Pick, version: number, price: number | null, stop: LegStop | null): Pick => {
  // Shut for a moment is not open again for what is gone.
  const now = stop === 'suspended' && isClosed(pick) ? 'closed' : stop;
  const from = shownPriceOf(pick);
  // What a picture has come to is older than what is known, and no move.
  const isMove = price !== null && price !== from && version >= pick.version;
  return {
    ...pick,
    version,
    price,
    last: price === null ? from : pick.last,
    moves: isMove ? [...pick.moves.slice(-1), { from, at: version }] : pick.moves,
    stop: now,
    closedAt: now === 'closed' ? (pick.closedAt ?? version) : null,
  };
};

/** The price that a choice is shown at: while nothing can be bet on it, the one before that. */
export const shownPriceOf = ({ price, last }: Pick): number => price ?? last;

/** Whether an answer is of less than is known of a choice. One of version 0 says that there is no such event any more, which is the last word on it. */
const isLate = (pick: Pick, { version }: QuotedLeg): boolean => version > 0 && pick.version > version;

/** The slip with what the studio says of its legs. An answer about less than is known by now is late, and changes nothing. */
export const quoted = (picks: readonly Pick[], legs: readonly QuotedLeg[]): readonly Pick[] =>
  picks.map((pick) => {
    const leg = legs.find((each) => keyOf(each) === keyOf(pick));
    return leg && !isLate(pick, leg) ? told(pick, leg.version, leg.price, leg.stop) : pick;
  });

/** The events of which more is known by now than an answer of the studio says. */
export const lateIn = (picks: readonly Pick[], legs: readonly QuotedLeg[]): ReadonlySet<string> =>
  new Set(
    legs
      .filter((leg) => picks.some((pick) => keyOf(pick) === keyOf(leg) && isLate(pick, leg)))
      .map(({ event }) => event),
  );

const isWhole = (event: EventSummary | EventView): event is EventView => 'markets' in event;

/** The markets that an event tells of. */
export const marketsOf = (event: EventSummary | EventView): readonly MarketView[] =>
  isWhole(event) ? event.markets : [...(event.main === null ? [] : [event.main]), ...event.lines];

/** A choice as an event tells of it. A summary tells of the first markets alone. */
const toldBy = (pick: Pick, event: EventSummary | EventView): Pick => {
  if (pick.event !== event.id) return pick;
  const { version } = event;
  const { phase, score } = event;
  const ended = phase === 'over' ? ([score.home, score.away] as const) : null;
  if (hasEnded(event)) return { ...told(pick, version, null, 'closed'), ended };
  if (event.isSuspended) return told(pick, version, null, isGone(pick, event) ? 'closed' : 'suspended');
  const market = marketsOf(event).find(({ id }) => id === pick.market);
  if (!market) return isWhole(event) ? told(pick, version, null, 'closed') : pick;
  const price = market.selections.find(({ code }) => code === pick.selection)?.price ?? null;
  return told(pick, version, price, price === null ? 'suspended' : null);
};

/** The slip after news of an event; what is older than what is known is none. */
export const withEvent = (picks: readonly Pick[], event: EventSummary | EventView): readonly Pick[] =>
  picks.map((pick) => (pick.version > event.version ? pick : toldBy(pick, event)));

/** The slip after news of an event, with what its choices are together: while nothing can be bet on it that has no price either. */
export const pricedAfter = ({ picks, joints }: Priced, event: EventSummary | EventView): Priced => {
  const isOld = picks.some(({ event: id, version }) => id === event.id && version > event.version);
  const isShut = !isOld && (event.isSuspended || hasEnded(event));
  return {
    picks: withEvent(picks, event),
    joints: isShut
      ? joints.map((joint) => (joint.event === event.id ? { ...joint, price: null } : joint))
      : joints,
  };
};

/**
 * Whether after news of an event only the studio can say what the slip is worth: several choices of it are bet together, or one that was
 * locked is of a market that a summary does not tell of.
 */
export const isUntold = (picks: readonly Pick[], event: EventSummary | EventView): boolean => {
  if (clashes(picks).has(event.id)) return true;
  const told = new Set(marketsOf(event).map(({ id }) => id));
  return (
    !event.isSuspended &&
    picks.some((pick) => pick.event === event.id && isLocked(pick) && !told.has(pick.market))
  );
};

/** Whether the picture of some event in the slip has not shown yet what has been told of it. */
export const isHeld = (picks: readonly Pick[], pictured: EventView | null): boolean =>
  pictured !== null && picks.some(({ event }) => event === pictured.id);

/** A choice without the end that it has come to since this version of its event. */
const closedBy = (pick: Pick, { id, version }: EventView): Pick =>
  pick.event === id && pick.closedAt !== null && pick.closedAt > version
    ? { ...pick, stop: 'suspended', closedAt: null, ended: null }
    : pick;

/**
 * The slip as it may be shown: prices do not tell how something ends before it is seen. What stood before a lock is what was told then,
 * never a price that has come since.
 */
export const picturedPicks = (picks: readonly Pick[], pictured: EventView | null): readonly Pick[] =>
  pictured === null
    ? picks
    : picks.map((pick) => ({ ...toldBy(closedBy(pick, pictured), pictured), last: pick.last }));

/** Whether the price has moved in a way that the player wants to be asked about. */
export const asksFor = ({ price, agreed }: Pick, consent: PriceConsent): boolean => {
  return price !== null && !isConsented(consent, agreed, price);
};

/** Several choices of one event in one bet: what they are together, as the studio last said. */
export interface Joint extends QuotedJoint {
  /** Which choices these are. */
  readonly of: string;
  /** The price that the player has agreed to, thousandths; the first that was told. */
  readonly agreed: number | null;
  /** The price that was told last, thousandths: it is shown while there is none. */
  readonly last: number | null;
}

/** The price that choices of one event are shown at together: while there is none, the one before that. */
export const shownJointPriceOf = ({ price, last }: Joint): number | null => price ?? last;

/** Choices with their prices, and what those of one event are together. */
export interface Priced {
  readonly picks: readonly Pick[];
  readonly joints: readonly Joint[];
}

const jointKey = (picks: readonly Pick[], event: string): string =>
  picks
    .filter((pick) => pick.event === event)
    .map(keyOf)
    .sort()
    .join(' ');

/** What is known of choices together after an answer of the studio about these. */
export const quotedJoints = (
  known: readonly Joint[],
  picks: readonly Pick[],
  told: readonly QuotedJoint[],
): readonly Joint[] =>
  told.map((joint) => {
    const of = jointKey(picks, joint.event);
    const before = known.find((each) => each.of === of);
    return { ...joint, of, agreed: before?.agreed ?? joint.price, last: joint.price ?? before?.last ?? null };
  });

/** What the choices of an event are together; `undefined` as long as nobody has said it of these. */
export const jointOf = (picks: readonly Pick[], joints: readonly Joint[], event: string): Joint | undefined =>
  joints.find(({ of }) => of === jointKey(picks, event));

/** The prices of a slip, without what is closed of it, that have moved in a way that the player wants to be asked about. */
export const askingPrices = (
  { picks: all, joints, mode }: Priced & SlipWay,
  consent: PriceConsent,
): readonly number[] => {
  const picks = restOf(all);
  const together = modeOf(picks, mode) === 'single' ? new Set<string>() : clashes(picks);
  const ofJoints = [...together].flatMap((event) => {
    const joint = jointOf(picks, joints, event);
    if (joint?.price == null || joint.agreed === null) return [];
    return isConsented(consent, joint.agreed, joint.price) ? [] : [joint.price];
  });
  const moved = picks.filter((pick) => !together.has(pick.event) && asksFor(pick, consent));
  return [...moved.map(shownPriceOf), ...ofJoints];
};

/** Whether there are such. */
export const slipAsks = (slip: Priced & SlipWay, consent: PriceConsent): boolean =>
  askingPrices(slip, consent).length > 0;

/** The slip after some of it was not taken. */
export const refusedOf = (
  picks: readonly Pick[],
  legs: readonly Pick[],
  refusal: BetRefusal,
): readonly Pick[] => picks.map((pick) => (isPicked(legs, pick) ? { ...pick, refusal } : pick));

/** Of a single, what was agreed to and what its price is now. Thousandths. */
export const movedOf = (
  [leg, other]: readonly Pick[],
  now: readonly QuotedLeg[],
): { readonly moved?: { readonly was: number; readonly now: number } } => {
  const price = leg && !other && now.find((each) => keyOf(each) === keyOf(leg))?.price;
  return leg && price ? { moved: { was: leg.agreed, now: price } } : {};
};

/** The player agrees to the prices that were shown, of what is locked to the last: one that has moved since is not agreed to. */
export const agreedTo = ({ picks, joints }: Priced, shown: Priced): Priced => ({
  picks: picks.map((pick) => {
    const read = shown.picks.find((each) => keyOf(each) === keyOf(pick));
    return read ? { ...pick, agreed: shownPriceOf(read), refusal: null } : pick;
  }),
  joints: joints.map((joint) => {
    const read = shown.joints.find(({ of }) => of === joint.of);
    return { ...joint, agreed: (read && shownJointPriceOf(read)) ?? joint.agreed };
  }),
});

/** Events with more than one choice: these count together in one bet. */
export const clashes = (picks: readonly Pick[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { event } of picks) (seen.has(event) ? twice : seen).add(event);
  return twice;
};

/** How a slip is bet: one choice is always a single, and of so few or many events that no system is made of them it is a multi. */
export const modeOf = (picks: readonly Pick[], wanted: SlipMode): SlipMode => {
  if (picks.length < 2) return 'single';
  return wanted === 'system' && systemsOf(partsIn(picks)).length === 0 ? 'multi' : wanted;
};

/** Whether a choice counts together with others of its event, at one price. */
export const isJoined = (
  { picks, mode }: { readonly picks: readonly Pick[]; readonly mode: SlipMode },
  { event }: Pick,
): boolean => modeOf(picks, mode) !== 'single' && clashes(picks).has(event);

/** The system that a slip is bet as: the one that was chosen, where there is one of so many choices. */
export const foldsOf = (picks: readonly Pick[], { mode, system }: SlipWay): Folds | undefined => {
  if (modeOf(picks, mode) !== 'system') return undefined;
  const parts = partsIn(picks);
  return system !== null && isSystemOf(parts, system) ? system : systemsOf(parts)[0];
};

/** How many stakes of the slip are paid: one of each choice, one of all, or one of each combination. */
export const stakesOf = (picks: readonly Pick[], way: SlipWay): number => {
  const folds = foldsOf(picks, way);
  if (folds) return combinationsOf(partsIn(picks), folds);
  return modeOf(picks, way.mode) === 'multi' ? 1 : picks.length;
};

/** What is sent: one bet of all, or one of each. A system is one bet. */
export const betsOf = (picks: readonly Pick[], mode: SlipMode): readonly (readonly Pick[])[] =>
  mode === 'single' ? picks.map((pick) => [pick]) : [picks];

/** The prices that count in one bet of all, as they stand or stood before a lock; `null` as long as one of them was never told. */
export const shownPricesOf = (picks: readonly Pick[], joints: readonly Joint[]): readonly number[] | null => {
  const together = clashes(picks);
  const prices = [
    ...picks.filter(({ event }) => !together.has(event)).map(shownPriceOf),
    ...[...together].map((event) => {
      const joint = jointOf(picks, joints, event);
      return joint ? shownJointPriceOf(joint) : null;
    }),
  ];
  return prices.every((price) => price !== null) ? prices : null;
};

/** What a single may return, minor units, rounded down. */
export const returnOf = (stakeMinor: bigint, price: number): bigint => (stakeMinor * BigInt(price)) / 1_000n;

export const priceText = (thousandths: number): string => {
  const digits = thousandths % 10 === 0 ? 2 : 3;
  return (thousandths / 1_000).toFixed(digits);
};
