import type { Side } from '../../../../../src/book/views.ts';
import type { Caption } from './footballCaption.ts';
import {
  arrivals,
  ballHeld,
  type Carrier,
  dangerSpots,
  flight,
  keptSpot,
  order,
  type Passage,
} from './footballPassages.ts';
import { type Places, placesOf } from './footballShape.ts';
import { type Ground, ownView, seenAt } from './pitch.ts';

/** How a threat comes about: where the ball is, who gets it there, and who loses it. */
export interface Lead {
  readonly side: Side;
  readonly from: Ground;
  /** Whoever wins it, or has it already. */
  readonly man: number;
  readonly loser: Carrier | null;
  readonly way: 'own' | 'tackle' | 'catch';
}

/** A long ball, or a long run with it, is in the air or on its way for so long. Milliseconds, and the beats that it takes. */
const longMs = 900;
const longBeats = 2;
/** From here on nothing has to be brought forward. Hundredths of the pitch, as whoever attacks sees it. */
const isThereFrom = 66;
/** Before this a side is in its own half. */
const halfway = 50;
/** So far is run with the ball rather than passed. */
const runsUpTo = 26;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

const nearestOf = (places: Places, side: Side, ball: Ground): number => {
  const at = seenAt(ball);
  const far = places[side].map((man) => Math.hypot(seenAt(man).x - at.x, seenAt(man).y - at.y));
  return 1 + far.slice(1).indexOf(Math.min(...far.slice(1)));
};

/** What was played last leads to a threat of a side: won by whoever is nearest, or caught on its way out of the keeper's hands. */
export const leadOf = (side: Side, last: Passage): Lead => {
  const { ball, carrier } = last;
  const from = ball.to;
  const nearest = nearestOf(placesOf(last), side, from);
  if (carrier?.side === side) return { side, from, man: carrier.order, loser: null, way: 'own' };
  const isKept = ball.isGone === true || carrier?.order === order.keeper;
  return {
    side,
    from,
    man: isKept ? order.middle : nearest,
    loser: carrier,
    way: isKept ? 'catch' : 'tackle',
  };
};

/** Where it is won: a step on from where it was, or where a ball out of the keeper's hands is caught. */
const wonAt = ({ side, from, way }: Lead): Ground => {
  if (way === 'own') return from;
  const own = ownView(side, from);
  return way === 'catch'
    ? ownView(side, { u: 60, v: 0.5 + (own.v - 0.5) / 2 })
    : ownView(side, { u: within(3, own.u + 1.2, 97), v: within(0.04, own.v, 0.97) });
};

const wins = ({ way }: Lead): number => (way === 'own' ? 0 : 1);
const isThere = (lead: Lead): boolean => ownView(lead.side, wonAt(lead)).u >= isThereFrom;

/** Beats until the threat's own way begins. */
const leadBeats = (lead: Lead): number => wins(lead) + (isThere(lead) ? 0 : longBeats);

/** It is seen from near once it has come to where it threatens. */
export const isLeadNear = (lead: Lead, beat: number): boolean =>
  beat >= leadBeats(lead) - (isThere(lead) ? 0 : 1);

/** A side counters that has just won the ball in its own half, and none that had it already. */
const isCounter = ({ side, from, way }: Lead): boolean => way !== 'own' && ownView(side, from).u < halfway;

/** What is said until it is in the last third: that it was won, that a side counters, or how else it comes. */
export const leadSays = (lead: Lead, beat: number): Caption | null => {
  const { side, way } = lead;
  if (beat >= leadBeats(lead)) return null;
  const coming = isCounter(lead) ? 'counter' : 'attack';
  if (way === 'own') return { kind: isRun(lead) ? 'wing' : 'long', side, coming };
  return { kind: coming === 'counter' && beat >= wins(lead) ? 'breaks' : 'steal', side, coming };
};

/** Where it comes to, and over which wing. */
const bringsTo = (lead: Lead) => {
  const { wing, spots } = dangerSpots(wonAt(lead).v > 0.5);
  return { wing, spots, to: ownView(lead.side, spots[1]) };
};

/** Whether it is run with rather than passed. */
const isRun = (lead: Lead): boolean => {
  const { wing, to } = bringsTo(lead);
  return lead.man === wing || Math.abs(to.u - wonAt(lead).u) < runsUpTo;
};

/** Whoever has lost it is a step behind where it was. */
const robbedAt = (side: Side, { u, v }: Ground): Ground => ({
  u: u + (side === 'home' ? -4.2 : 4.2),
  v: v + 0.03,
});

/** The ball is taken from whoever had it. */
const winPlay = (lead: Lead): Passage => {
  const { side, from, man, loser, way } = lead;
  const won = wonAt(lead);
  const isCaught = way === 'catch';
  return {
    ball: flight(-3, from, won, { height: isCaught ? 18 : 3, ms: isCaught ? 600 : 480 }),
    carrier: { side, order: man },
    set: {
      [side]: { [man]: ballHeld(side, won) },
      ...(loser && { [loser.side]: { [loser.order]: robbedAt(loser.side, from) } }),
    },
    poses: {
      [side]: { [man]: isCaught ? 'reach' : 'lunge' },
      ...(loser && { [loser.side]: { [loser.order]: isCaught ? 'kick' : 'droop' } }),
    },
  };
};

/** A long ball to the wing, or a long run: until it is there. */
const longPlay = (lead: Lead, beat: number): Passage => {
  const { side, man } = lead;
  const { wing, to } = bringsTo(lead);
  const won = wonAt(lead);
  const runs = isRun(lead);
  const gets = runs ? man : wing;
  const others = arrivals(side, beat, gets);
  return {
    ball: flight(-2, won, to, { height: runs ? 3 : 34, ms: longMs }),
    carrier: runs || beat > 0 ? { side, order: gets } : null,
    set: {
      [side]: { ...others, [gets]: ballHeld(side, to), ...(!runs && { [man]: ballHeld(side, won) }) },
    },
    poses: runs || beat > 0 ? {} : { [side]: { [man]: 'kick' } },
  };
};

/** A threat from where the ball was on: it is won, brought forward, and comes before the goal, where it is kept until the feed tells what comes of it. */
export const leadPlay = (lead: Lead, beat: number): Passage => {
  const { side } = lead;
  const { wing, spots, to } = bringsTo(lead);
  const own = (place: Ground): Ground => ownView(side, place);
  if (beat < wins(lead)) return winPlay(lead);
  const since = beat - wins(lead);
  if (!isThere(lead) && since < longBeats) return longPlay(lead, since);
  const at = beat - leadBeats(lead);
  const was = at === 0 ? (isThere(lead) ? wonAt(lead) : to) : own(keptSpot(spots, 1 + at));
  const carrier = at === 0 ? wing : order.striker;
  return {
    ball: flight(at, was, own(keptSpot(spots, 2 + at)), { height: [4, 24][at] ?? 2 }),
    carrier: { side, order: carrier },
    set: { [side]: arrivals(side, 2 + at, carrier) },
    poses: at === 1 ? { [side]: { [wing]: 'kick' } } : {},
  };
};
