import { expect, it } from 'vitest';
import { blossomRules } from '../../../src/tables/games/blossom.ts';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow, showMsOf, streetCount } from '../../../src/tables/games/blossomPlay.ts';
import { blossom } from '../../../src/tables/games/blossomPot.ts';
import { turns } from './pace.ts';
import { chipsOf, handKinds, openShow, ownShow, pastShow, type ShownPot } from './read.ts';
import { ownTimes, pastTimes, type ShowTimes } from './times.ts';

const hand = (first: number): number[] => [first, first + 1, first + 2];
const held = ['look', 'hold-100', 'hold-100', 'hold-100'];
const folded = ['look', 'fold'];
const late = ['look', 'hold-100', 'hold-100', 'fold'];

/** Two hands are compared, the others have folded: three in the first street, one in the last. */
const outcome = {
  hands: [hand(0), hand(3), hand(6), hand(9), hand(13), hand(16)],
  plays: [held, folded, folded, held, late, folded],
};

/** What seat 1 sees of it once all streets are over. */
const ended: BlossomView = {
  seat: 0,
  street: streetCount,
  price: 100,
  pot: 1_400,
  cards: hand(0),
  seats: outcome.plays.map((made, at) => ({
    made,
    isIn: made === held,
    cards: made === held ? (outcome.hands[at] ?? null) : null,
  })),
  winner: 4,
};
const at = (phase: 'street' | 'end', elapsedMs: number, told = 2, lengthMs: number = blossomShow.length) => ({
  phase,
  elapsedMs,
  told,
  lengthMs,
});
const openIn = ({ seats }: { seats: readonly { cards: unknown }[] }): number =>
  seats.filter(({ cards }) => cards !== null).length;

const { deal, pause, turn, slow, lone, handLeast, hand: handMs, told, least, length } = blossomShow;
/** How long each of so many choices takes that are told in all three streets before so many hands are turned: one alone has its cards turned one by one. */
const eachOf = (choices: number, firstMs: number, hands: number): number =>
  (length - told - firstMs - 4 * pause - (hands === 1 ? turns.stand + turns.last : hands * handLeast)) /
  choices;

it('tells what the others chose one seat after another, and what it cost with it', () => {
  const first: BlossomView = {
    ...ended,
    street: 1,
    pot: 900,
    cards: null,
    winner: null,
    seats: [
      { made: ['hold-50'], isIn: true, cards: null },
      ...[folded, ['look', 'raise-100'], ['hold-50'], ['hold-50'], folded].map((made) => ({
        made,
        isIn: made !== folded,
        cards: null,
      })),
    ],
  };
  const moments = [0, pause, pause + turn, pause + 5 * turn].map((ms) => ownShow(first, at('street', ms)));
  expect(moments.map(({ seats }) => seats.map(({ made }) => made.length))).toEqual([
    [1, 0, 0, 0, 0, 0],
    [1, 2, 0, 0, 0, 0],
    [1, 2, 2, 0, 0, 0],
    [1, 2, 2, 1, 1, 2],
  ]);
  expect(moments.map(({ pot }) => pot)).toEqual([650, 650, 750, 850]);
  expect(moments.map(({ street }) => street)).toEqual([0, 0, 0, 1]);
  // Whoever folds is in until it is told.
  expect(moments.map(({ seats }) => seats[5]?.isIn)).toEqual([true, true, true, false]);
});

it('is in its first street from the deal on', () => {
  const dealt: BlossomView = {
    ...ended,
    street: 0,
    winner: null,
    seats: ended.seats.map(() => ({ made: [], isIn: true, cards: null })),
  };
  for (const ms of [-50, 0, 4_000])
    expect(ownShow(dealt, at('street', ms, 0))).toMatchObject({ street: 0, pot: 600 });
});

it('tells who has taken a pot early only after the choices that ended it, and once', () => {
  const over: BlossomView = {
    ...ended,
    street: 1,
    cards: hand(0),
    seats: [
      { made: ['look', 'hold-100'], isIn: true, cards: null },
      ...[1, 2, 3, 4, 5].map(() => ({ made: folded, isIn: false, cards: null })),
    ],
    winner: 1,
  };
  expect(ownShow(over, at('street', pause + 5 * turn - 1)).winner).toBeNull();
  expect(ownShow(over, at('street', pause + 5 * turn)).winner).toBe(1);
  // The round goes on for other pots: nothing is told again.
  expect(ownShow({ ...over, street: 2 }, at('street', 0)).winner).toBe(1);
  // Neither when the round is told at last: not for a moment is it open again.
  expect(ownShow({ ...over, street: streetCount }, at('end', 0)).winner).toBe(1);
  const end = ownShow({ ...over, street: streetCount }, at('end', pause));
  expect(end).toMatchObject({ winner: 1, pot: 700 });
  expect(openIn(end)).toBe(0);
});

it('turns the hands of one’s own pot after the last choices, and tells who has won after that', () => {
  const moment = (ms: number) => ownShow(ended, at('end', ms));
  // One has folded, one has held: both are told before cards are turned.
  const choicesMs = pause + 2 * slow + pause;
  const opened = (ms: number) => moment(ms).seats.flatMap(({ cards }, seat) => (cards ? [seat] : []));
  expect(moment(0).seats.map(({ made }) => made.length)).toEqual([4, 2, 2, 3, 3, 2]);
  expect(opened(choicesMs - 1)).toEqual([]);
  // One's own hand lies open since one has looked: nobody waits for it to be turned. The other comes to its place before it is.
  const openMs = choicesMs + turns.stand;
  expect([opened(choicesMs), opened(openMs - 1), opened(openMs)]).toEqual([[0], [0], [0, 3]]);
  // Its cards are turned one by one, and who has won is told with the last of them.
  expect(moment(openMs).seats[3]?.turnsMs).toBe(turns.last);
  expect(moment(openMs + turns.last - 1).winner).toBeNull();
  expect(moment(openMs + turns.last).winner).toBe(4);
});

it('turns a hand that its player has never looked at in its order, the weakest first and the winner a while after', () => {
  const blind = ['hold-50', 'hold-50', 'hold-50'];
  const view = {
    ...ended,
    seats: ended.seats.map((seat, at) => (at === 0 ? { ...seat, made: blind } : seat)),
  };
  const choicesMs = pause + 2 * slow + pause;
  const opened = (ms: number) =>
    ownShow(view, at('end', ms)).seats.flatMap(({ cards }, seat) => (cards ? [seat] : []));
  const firstMs = choicesMs + turns.stand;
  const lastMs = firstMs + handMs + 500;
  expect([firstMs - 1, firstMs, lastMs - 1, lastMs].map(opened)).toEqual([[], [0], [0], [0, 3]]);
  // Only the last is waited for, card by card.
  expect(ownShow(view, at('end', lastMs)).seats.map(({ turnsMs }) => turnsMs)).toEqual(
    view.seats.map((_, seat) => (seat === 3 ? turns.last : undefined)),
  );
  expect(ownShow(view, at('end', lastMs + turns.last - 1)).winner).toBeNull();
  expect(ownShow(view, at('end', lastMs + turns.last)).winner).toBe(4);
});

it('shows the end of a pot for as long as it needs, and has told it by then', () => {
  const deal = (plays: readonly (readonly string[])[]) => ({ hands: outcome.hands, plays });
  // One street is left, two choices in it, two hands.
  const needed = showMsOf(deal(outcome.plays), 2, [0]);
  expect(needed).toBe(2 * pause + 2 * slow + handMs + told);
  // Whoever has folded is told one choice more, and sees both hands turned.
  expect(showMsOf(deal(outcome.plays), 2, [0, 1])).toBe(needed + slow + handMs);
  expect(ownShow(ended, at('end', needed - told, 2, needed)).winner).toBe(4);
  // A page that has come late hurries.
  for (const known of [0, 1]) expect(ownShow(ended, at('end', needed, known, needed)).winner).toBe(4);
  expect(showMsOf(deal(outcome.plays), streetCount, [1])).toBe(2 * handMs + told);
  // All others have folded, and that has been told: nothing is left but to take the pot.
  const over = [['look', 'hold-100'], ...[1, 2, 3, 4, 5].map(() => folded)];
  expect(showMsOf(deal(over), 1, [0])).toBe(least);
  expect(showMsOf(deal(outcome.hands.map(() => held)), 0, [0])).toBe(length);
});

it('has told who has won in time, however many hands are turned', () => {
  const seats = ended.seats.map((_, seat) => ({ made: held, isIn: true, cards: hand(3 * seat) }));
  const moment = (ms: number) => ownShow({ ...ended, seats }, at('end', ms));
  expect(moment(length - told - 1).winner).toBeNull();
  expect(moment(length - told).winner).toBe(4);
});

it('tells whoever has folded early the streets that went by without them, one after another', () => {
  const view: BlossomView = {
    ...ended,
    seats: ended.seats.map((seat, index) =>
      index === 0 ? { made: folded, isIn: false, cards: null } : seat,
    ),
  };
  const moment = (ms: number) => ownShow(view, at('end', ms, 0));
  const each = eachOf(9, 0, 1);
  const streetMs = (choices: number) => Math.ceil(pause + choices * each);
  expect(moment(0)).toMatchObject({ pot: 600, winner: null });
  // All five in the first street, two in the second.
  expect(moment(streetMs(5) - 1).pot).toBe(800);
  expect(moment(streetMs(5) + pause).pot).toBe(900);
  expect(moment(streetMs(5) + streetMs(2) + pause + Math.ceil(each))).toMatchObject({
    pot: 1_100,
    winner: null,
  });
  expect(moment(length - told).winner).toBe(4);
});

it('shows the open table from the deal on, street by street and seat by seat, and is over when its show is', () => {
  const moment = (elapsedMs: number) => openShow(outcome, elapsedMs, length);
  expect(moment(deal)?.pot).toBe(600);
  expect(moment(deal)?.seats.every(({ isIn }) => isIn)).toBe(true);
  expect(moment(deal + pause)?.pot).toBe(700);
  const each = eachOf(12, deal, 2);
  expect(moment(Math.ceil(deal + pause + 6 * each))?.seats.map(({ isIn }) => isIn)).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
  const choicesMs = Math.ceil(deal + 3 * pause + 12 * each);
  expect(moment(choicesMs)).toMatchObject({ winner: null, pot: 1_400 });
  expect(openIn(moment(choicesMs) ?? { seats: [] })).toBe(0);
  expect(openIn(moment(choicesMs + pause) ?? { seats: [] })).toBe(1);
  const end = blossom.showMs?.(outcome) ?? 0;
  expect(end).toBeLessThanOrEqual(blossom.clock.drawnMs);
  expect(moment(end - told)?.winner).not.toBeNull();
});

it('shows a pot of the history from its beginning, and no hand that was not compared', () => {
  const moment = (elapsedMs: number) => pastShow(ended, elapsedMs);
  expect(moment(0)).toMatchObject({ pot: 600, street: 0, winner: null });
  expect(
    moment(Math.ceil(deal + 2 * pause + 6 * eachOf(12, deal, 2))).seats.map(({ made }) => made.length),
  ).toEqual([3, 2, 2, 2, 2, 2]);
  expect(moment(length)).toMatchObject({ pot: 1_400, winner: 4 });
  expect(openIn(moment(length))).toBe(2);
});

it('lays a chip for each ante that a seat has paid, a smaller one for half of one', () => {
  expect(chipsOf(['hold-50', 'look', 'raise-100', 'hold-200'])).toEqual([
    'whole',
    'half',
    'whole',
    'whole',
    'whole',
  ]);
  expect(chipsOf(['hold-50', 'void'])).toEqual([]);
});

it('tells of how many hands each kind is, the best first', () => {
  expect(Object.fromEntries(blossomRules.handCounts())).toEqual(handKinds);
  const best = [
    [8, 21, 34],
    [2, 3, 4],
    [1, 6, 11],
    [4, 18, 32],
    [12, 25, 5],
    [0, 23, 34],
  ].map((cards) => blossomRules.rank(cards));
  expect(best.map(({ name }) => name)).toEqual(Object.keys(handKinds));
  const strengths = best.map(({ order }) => order[0] ?? 0);
  expect(strengths).toEqual([...strengths].sort((one, other) => other - one));
});

/** Everything that changes in a show changes at one of its times, and nothing else does. */
const expectTimes = (times: ShowTimes, showAt: (ms: number) => ShownPot, looked = 0): void => {
  for (const { at: ms, choice } of times.choices) {
    const made = (shown: ShownPot): string[] => shown.seats.flatMap((seat) => seat.made);
    const [before, after] = [made(showAt(ms - 1)), made(showAt(ms))];
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.filter((other) => other === choice).length).toBeGreaterThan(
      before.filter((other) => other === choice).length,
    );
  }
  for (const ms of times.hands)
    expect(openIn(showAt(Math.ceil(ms)))).toBeGreaterThan(openIn(showAt(Math.ceil(ms) - 1)));
  expect(openIn(showAt(length))).toBe(times.hands.length + looked);
  if (times.wonMs === null) expect(showAt(length).winner).toBeNull();
  else expect([showAt(times.wonMs - 1).winner, showAt(times.wonMs).winner]).toEqual([null, ended.winner]);
};

it('says when each choice is told, each hand turned, and who has won', () => {
  expectTimes(pastTimes(ended), (ms) => pastShow(ended, ms));
  for (const known of [0, 1, 2])
    expectTimes(
      ownTimes(ended, { phase: 'end', told: known, lengthMs: length }),
      (ms) => ownShow(ended, at('end', ms, known)),
      1,
    );
  const streets: BlossomView = {
    ...ended,
    street: 1,
    winner: null,
    seats: ended.seats.map((seat) => ({ ...seat, made: seat.made.slice(0, 2), cards: null })),
  };
  expect(ownTimes(streets, { phase: 'street', told: 0, lengthMs: length }).choices).toHaveLength(5);
  expectTimes(ownTimes(streets, { phase: 'street', told: 0, lengthMs: length }), (ms) =>
    ownShow(streets, at('street', ms, 0)),
  );
});

it('tells choices that nothing follows no faster than they can be followed, and pales those of before', () => {
  const early: BlossomView = {
    ...ended,
    seats: ended.seats.map((seat, at) => ({
      ...seat,
      made: at === 0 ? held : ['look', 'hold-100', 'hold-100', 'fold'],
      isIn: at === 0,
      cards: null,
    })),
    winner: 1,
  };
  const moment = (ms: number) => ownShow(early, at('end', ms));
  expect(moment(pause + lone - 1).seats.map(({ made }) => made.length)).toEqual([4, 4, 3, 3, 3, 3]);
  expect(moment(pause + lone).seats.map(({ isPast }) => isPast)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  // The petals have their time, and not much more.
  expect(moment(2 * pause + 5 * lone - 1).winner).toBeNull();
  expect(moment(2 * pause + 5 * lone)).toMatchObject({ winner: 1, telling: null });
  // The show is no longer than that.
  const deal = {
    hands: early.seats.map((_, at) => hand(3 * at)),
    plays: early.seats.map(({ made }) => made),
  };
  expect(showMsOf(deal, 2, [0])).toBe(Math.max(least, 2 * pause + 5 * lone + told));
});

it('lights no choice of an earlier street again, neither as a round ends nor before its end is known', () => {
  const asked: BlossomView = {
    ...ended,
    street: 1,
    winner: null,
    seats: ended.seats.map(({ made }) => ({ made: made.slice(0, 2), isIn: made !== folded, cards: null })),
  };
  const pale = ({ seats }: ShownPot) => seats.map(({ isPast }) => isPast);
  expect(pale(ownShow(asked, at('end', 0, 1)))).toEqual(asked.seats.map(() => true));
  const early: BlossomView = {
    ...asked,
    seats: asked.seats.map(({ made }, seat) =>
      seat === 3 ? { made: folded, isIn: false, cards: null } : { made, isIn: seat === 0, cards: null },
    ),
    winner: 1,
  };
  expect(pale(ownShow(early, at('end', length)))).toEqual(early.seats.map(() => false));
  const last = ownShow(ended, at('end', length));
  expect(pale(last)).toEqual(ended.seats.map(({ made }) => made === folded));
});
