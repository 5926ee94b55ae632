import { type Offer, offers, sitePercent } from '../plan/offers.ts';

/**
 * What bonuses demand, give and take, as decisions 0345 and 0350 say it, of one member. It remembers everything that
 * happened, in its order, and answers each question by going through it from the beginning. Minor units.
 */

export interface ModelBonus {
  readonly order: string;
  readonly offer: Offer;
  readonly given: bigint;
  readonly settledAtMs: number;
  /** Infinity where it has no days. */
  readonly untilMs: number;
  readonly taken: bigint;
  readonly end: 'given_up' | 'expired' | undefined;
  /** Its terms hold no more. */
  readonly isEnded: boolean;
  /** Own money alone was ever staked before it went back. */
  readonly wasWhole: boolean;
}

export type BonusEvent =
  /** A deposit, with what is to be staked of it for each hundred where no promotion says so. */
  | { readonly kind: 'deposit'; readonly amount: bigint; readonly percent: number; readonly order?: string }
  | { readonly kind: 'bonus'; readonly order: string }
  /** So much counts of a stake, or is taken back of it. */
  | { readonly kind: 'counted'; readonly amount: bigint }
  /** Money went out of the wallet, in which so much was left. */
  | { readonly kind: 'out'; readonly left: bigint };

export interface MemberBonuses {
  readonly bonuses: readonly ModelBonus[];
  readonly events: readonly BonusEvent[];
}

export const noBonuses: MemberBonuses = { bonuses: [], events: [] };

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const requirement = (amount: bigint, percent: number): bigint => (amount * BigInt(percent)) / 100n;

/** What an offer gives for a deposit. */
export const givenFor = ({ bonusBasisPoints, bonusMax }: Offer, amount: bigint): bigint =>
  least((amount * BigInt(bonusBasisPoints)) / 10_000n, BigInt(bonusMax));

export const hasTerms = ({ stakeMax, slotsPercent, gamePercents, days, freeRounds }: Offer): boolean =>
  stakeMax !== null ||
  slotsPercent !== null ||
  gamePercents.length > 0 ||
  days !== null ||
  freeRounds !== null;

/** What is to be staked of a deposit at present. */
const requiredOf = (
  { amount, percent, order }: Extract<BonusEvent, { kind: 'deposit' }>,
  bonuses: readonly ModelBonus[],
): bigint => {
  const bonus = bonuses.find((one) => one.order === order);
  if (bonus === undefined) return requirement(amount, percent);
  if (bonus.end === undefined) return requirement(amount + bonus.given, bonus.offer.turnoverPercent);
  return requirement(amount, bonus.wasWhole ? sitePercent : bonus.offer.turnoverPercent);
};

interface Due {
  readonly order: string | undefined;
  readonly required: bigint;
  left: bigint;
}

/**
 * What is still to be staked of each deposit, the oldest first: a stake counts for the oldest deposit before it that is not
 * played yet. `unsettled` is what counts of stakes in open rounds: as the newest, they do not count until those close.
 */
export const duesOf = ({ bonuses, events }: MemberBonuses, unsettled: bigint): Due[] => {
  const dues: Due[] = [];
  // What was staked between a deposit and the next.
  const staked: bigint[] = [];
  for (const event of events) {
    if (event.kind === 'deposit') {
      const required = requiredOf(event, bonuses);
      dues.push({ order: event.order, required, left: required });
      staked.push(0n);
    }
    const last = staked.length - 1;
    if (event.kind === 'counted' && last >= 0) staked[last] = (staked[last] ?? 0n) + event.amount;
  }
  let hidden = unsettled;
  for (let place = staked.length - 1; place >= 0; place -= 1) {
    const there = staked[place] ?? 0n;
    const part = there > 0n ? least(hidden, there) : 0n;
    staked[place] = there - part;
    hidden -= part;
  }
  let missing = 0n;
  for (const [place, sum] of staked.entries()) {
    // Stakes that were taken back after a later deposit came are made up for first.
    let counts = sum - missing;
    missing = counts < 0n ? -counts : 0n;
    for (const due of dues.slice(0, place + 1)) {
      if (counts <= 0n) break;
      const part = least(counts, due.left);
      due.left -= part;
      counts -= part;
    }
  }
  return dues;
};

/** Bonuses that may be given up, the oldest first. */
export const runningOf = (member: MemberBonuses, unsettled: bigint): ModelBonus[] => {
  const open = new Set(duesOf(member, unsettled).flatMap(({ order, left }) => (left > 0n ? [order] : [])));
  return member.bonuses.filter(({ order, end }) => end === undefined && open.has(order));
};

/** What goes back of a running bonus, and whether own money alone was ever at stake. */
export const takenOf = (
  member: MemberBonuses,
  bonus: ModelBonus,
  { unsettled, cash }: { readonly unsettled: bigint; readonly cash: bigint },
): { readonly taken: bigint; readonly isWhole: boolean } => {
  const running = runningOf(member, unsettled);
  const newer = running.slice(running.indexOf(bonus) + 1);
  let here = 0n;
  let isWhole = true;
  for (const event of member.events) {
    if (event.kind === 'bonus') {
      const come = running.slice(running.indexOf(bonus)).find(({ order }) => order === event.order);
      if (come !== undefined) here += come.given;
    }
    if (event.kind === 'out' && here > 0n && event.left < here) isWhole = false;
  }
  if (isWhole) return { taken: bonus.given, isWhole };
  const free = cash - newer.reduce((sum, { given }) => sum + given, 0n);
  return { taken: free < 0n ? 0n : least(free, bonus.given), isWhole };
};

/** What holds for stakes now: the smallest highest stake, and how much of a stake at a provider counts, per cent. */
export const termsAt = (
  { bonuses }: MemberBonuses,
  nowMs: number,
): { readonly stakeMax: bigint | undefined; readonly percentAt: (provider: number) => number } => {
  const bound = bonuses
    .filter(({ offer, isEnded }) => hasTerms(offer) && !isEnded)
    .sort((left, right) => left.settledAtMs - right.settledAtMs);
  const [oldest] = bound;
  if (oldest === undefined || bound.every(({ untilMs }) => untilMs <= nowMs))
    return { stakeMax: undefined, percentAt: () => 100 };
  const highest = bound.flatMap(({ offer }) => (offer.stakeMax === null ? [] : [offer.stakeMax]));
  const { gamePercents, slotsPercent } = oldest.offer;
  return {
    stakeMax: highest.length === 0 ? undefined : BigInt(Math.min(...highest)),
    percentAt: (provider) => gamePercents[provider] ?? slotsPercent ?? 100,
  };
};

export const offerAt = (place: number): Offer => {
  const offer = offers[place];
  if (offer === undefined) throw new Error(`there is no offer ${place}`);
  return offer;
};
