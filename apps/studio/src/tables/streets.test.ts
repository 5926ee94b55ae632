import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlossomBench } from '../testing/blossomBench.ts';
import { StudioBench } from '../testing/studioBench.ts';
import type { TableBench } from '../testing/tableBench.ts';
import { TableFeed } from './feed.ts';
import { paidBy, showMsOf } from './games/blossomPlay.ts';
import { findTable } from './games/index.ts';

/** A table whose seats decide against one another, street by street: Golden Blossom. */

let bench: StudioBench;
let blossom: BlossomBench;
let table: TableBench;

beforeAll(async () => {
  bench = await StudioBench.open();
  blossom = new BlossomBench(bench);
  table = blossom.table;
});
afterAll(() => bench.close());

describe('a pot that is decided street by street', () => {
  it('lets everybody in it decide at once, and its money comes out even with the rake', async () => {
    const sittings = await blossom.sitPair(2, 5);
    const [one, other] = sittings;
    const { number } = await table.round();
    const first = await blossom.handOf(one);
    expect(first).toMatchObject({ made: [], next: ['look', 'fold', 'hold-50', 'raise-50'], state: 'open' });
    expect(first.view).toMatchObject({ seat: 1, street: 0, price: 100, pot: 600, cards: null, winner: null });
    await blossom.choose(one, 'look', 0);
    const looked = await blossom.handOf(one);
    expect(looked).toMatchObject({ made: ['look'], next: ['fold', 'hold-100', 'raise-100'], raised: '0.00' });
    expect(looked.view.cards).toHaveLength(3);
    expect((await blossom.choose(one, 'hold-100', 1)).body).toMatchObject({
      kind: 'decided',
      balance: '980.00',
      slip: { hands: [{ raised: '10.00', state: 'done' }] },
    });
    // Nobody is told what others choose before the street is over.
    expect((await blossom.handOf(other)).view.seats[1]?.made).toEqual([]);
    expect((await table.round()).street).toBe(0);
    await blossom.choose(other, 'raise-50', 0);
    const round = await table.round();
    expect([round.state, round.street]).toEqual(['deciding', 1]);
    expect((await blossom.handOf(other)).view.seats[1]?.made).toEqual(['look', 'hold-100']);
    expect((await blossom.handOf(one)).view.price).toBe(200);
    const secondHand = await blossom.handOf(one);
    const others = secondHand.view.seats.flatMap(({ isIn }, seat) => (isIn && seat !== 1 ? [seat + 1] : []));
    expect(others).toContain(5);
    // Whoever is in may be asked to be compared with, for twice what holding costs.
    expect(secondHand.next).toEqual([
      'fold',
      'hold-200',
      'raise-200',
      ...others.map((seat) => `compare-400-${seat}`),
    ]);
    await blossom.playOut(sittings);
    const drawn = await table.round();
    expect(drawn.state).toBe('drawn');
    const plays = (await blossom.handOf(one)).view.seats.map(({ made }) => made);
    const { decides_at, settles_at } = drawn;
    // It is paid as soon as what its end has to tell has been told.
    expect(settles_at.getTime() - (decides_at?.getTime() ?? 0)).toBe(
      showMsOf({ hands: [], plays }, drawn.street, [1, 4]),
    );
    expect((await one.seat.state()).body.table).toMatchObject({
      shownFrom: drawn.attended_at?.toISOString(),
    });
    await table.until('settled');

    const [pot, ...more] = await blossom.potsOf(number);
    expect(more).toEqual([]);
    const told = await blossom.slipOf(one);
    const { view } = await blossom.handOf(one);
    expect(view.winner).toBe(pot?.winner);
    const paid = view.seats.reduce((sum, { made }) => sum + paidBy(made), 0);
    expect(pot?.pot_minor).toBe(BigInt(paid) * 10n);
    expect((pot?.paid_minor ?? 0n) + (pot?.rake_minor ?? 0n)).toBe(pot?.pot_minor);
    expect(pot?.rake_minor).toBe(BigInt(Math.min((paid * 4) / 100, 150)) * 10n);
    for (const sitting of sittings) {
      const { seats, seat } = (await blossom.handOf(sitting)).view;
      const cost = 10 * paidBy(seats[seat]?.made ?? []);
      const won = pot?.winner === seat + 1 ? Number(pot.paid_minor) : 0;
      expect(await blossom.cashOf(sitting.player)).toBe(100_000 - cost + won);
    }
    expect(told.pot?.play?.plays.filter((made) => made !== null)).toHaveLength(2);
  });

  it('folds for whoever says nothing, one street after another', async () => {
    const [one, other] = await blossom.sitPair(1, 2);
    await blossom.choose(one, 'hold-50', 0);
    let round = await table.round();
    while (round.state === 'deciding' && round.street === 0) round = await table.step();
    expect(await blossom.handOf(other)).toMatchObject({ made: ['fold'], timedOut: true });
    expect((await blossom.handOf(one)).timedOut).toBeUndefined();
    // Where all bots have folded too the pot has its winner, and blind cards are open.
    const { cards, winner } = (await blossom.handOf(other)).view;
    expect(cards === null).toBe(winner === null);
    await table.until('settled');
    expect((await blossom.handOf(one)).made.slice(0, 1)).toEqual(['hold-50']);
    expect(await blossom.cashOf(other.player)).toBe(99_000);
  });

  it('refuses what the street does not offer, another’s seat, a late choice and one made otherwise', async () => {
    const [one, other] = await blossom.sitPair(3, 4);
    for (const [choice, nth] of [
      ['hold-100', 0],
      ['raise-400', 0],
      ['hold-50', 1],
      ['void', 0],
    ] as const)
      expect(await blossom.choose(one, choice, nth)).toMatchObject({
        status: 422,
        body: { error: 'action_refused' },
      });
    expect(await blossom.choose({ ...one, slip: other.slip }, 'hold-50', 0)).toMatchObject({
      body: { error: 'action_refused' },
    });
    expect(await blossom.choose({ ...one, spot: 'seat:4' }, 'hold-50', 0)).toMatchObject({
      body: { error: 'action_refused' },
    });
    const actionId = randomUUID();
    for (let press = 0; press < 2; press += 1)
      expect((await blossom.choose(one, 'hold-50', 0, actionId)).body).toMatchObject({
        kind: 'decided',
        slip: { hands: [{ made: ['hold-50'], raised: '5.00' }] },
      });
    expect(await blossom.cashOf(one.player)).toBe(98_500);
    expect(await blossom.choose(one, 'fold', 0)).toMatchObject({ body: { error: 'already_decided' } });
    await table.until('drawn');
    expect(await blossom.choose(other, 'hold-50', 0)).toMatchObject({ body: { error: 'decisions_closed' } });
  });

  it('makes no choice that cannot be paid, and lets the hand fold', async () => {
    const one = await blossom.sitAlone(6, 1_200);
    expect((await blossom.choose(one, 'raise-50', 0)).body).toMatchObject({
      kind: 'refused',
      reason: 'insufficient_funds',
    });
    expect((await blossom.choose(one, 'fold', 0)).body.kind).toBe('decided');
    await table.until('settled');
    // The ante is all that was paid; where all bots fold in the same street, the best of the hands takes the pot.
    const [slip] = (await one.seat.history()).body.slips;
    expect(slip).toMatchObject({ stake: '10.00', hands: [{ raised: '0.00' }] });
    expect(await blossom.cashOf(one.player)).toBe(200 + Number((slip?.won ?? '').replace('.', '')));
  });

  it('tells those who watch that a street is over, though no time has passed', async () => {
    const sitting = await blossom.sitAlone(2);
    const served = findTable('golden-blossom');
    if (!served) throw new Error('no table');
    const feed = new TableFeed(bench.app.studio, served);
    await feed.advance();
    expect(await feed.advance()).toBe(false);
    await blossom.choose(sitting, 'hold-50', 0);
    expect((await table.round()).street).toBe(1);
    expect(await feed.advance()).toBe(true);
  });

  it('tells nobody the cards of a seat that folded, neither while hands are decided nor afterwards', async () => {
    const [one, other] = await blossom.sitPair(1, 4);
    const round = await table.round();
    await blossom.choose(one, 'look', 0);
    const folded = (await blossom.handOf(one)).view.cards;
    expect(folded).toHaveLength(3);
    for (const told of [
      (await other.seat.state()).body,
      (await other.seat.history()).body,
      await table.proof(round.number),
    ]) {
      const text = JSON.stringify(told);
      expect(text).not.toContain(JSON.stringify(folded));
      expect(text).not.toContain(round.server_seed);
    }
    await blossom.choose(one, 'fold', 1);
    await table.until('settled');
    const { view } = await blossom.handOf(other);
    expect(view.seats[0]).toMatchObject({ made: ['look', 'fold'], isIn: false, cards: null });
    expect(JSON.stringify((await other.seat.history()).body)).not.toContain(JSON.stringify(folded));
    // The seed that proves the deal is told with the round.
    expect((await table.proof(round.number)).serverSeed).toBe(round.server_seed);
  });

  it('deals each pot cards of its own', async () => {
    await table.fresh();
    const [member, fun] = [(await blossom.sit()).seat, await table.sitForFun()];
    const slips = await Promise.all([member, fun].map((seat) => seat.bet({ 'seat:1': '10.00' })));
    const { number } = await table.until('deciding');
    const hands = await Promise.all(
      [member, fun].map(async (seat, at) => {
        const { body } = slips[at] ?? {};
        const slip = body?.kind === 'placed' ? body.slip.id : '';
        const sitting = { player: '', seat, slip, spot: 'seat:1' };
        await blossom.choose(sitting, 'look', 0);
        return (await blossom.handOf(sitting)).view.cards;
      }),
    );
    expect(hands[0]).not.toEqual(hands[1]);
    expect(await blossom.potsOf(number)).toHaveLength(2);
  });

  it('compares two hands on demand, which costs twice what holding does and puts the weaker out', async () => {
    const [one, other] = await blossom.sitPair(2, 5);
    for (const sitting of [one, other]) await blossom.choose(sitting, 'hold-50', 0);
    expect((await table.round()).street).toBe(1);
    const price = (await blossom.handOf(one)).view.price;
    // Nobody is compared with themselves, nor at another price.
    for (const choice of [`compare-${price}-2`, `compare-${4 * price}-5`])
      expect((await blossom.choose(one, choice, 1)).status).toBe(422);
    const { body } = await blossom.choose(one, `compare-${price}-5`, 1);
    const raised = (50 + price) / 10;
    expect(body).toMatchObject({ kind: 'decided', slip: { hands: [{ raised: `${raised.toFixed(2)}` }] } });
    expect((await blossom.handOf(other)).view).not.toHaveProperty('duels');
    await blossom.choose(other, `hold-${price / 2}`, 1);
    const { number } = await table.round();
    const { view } = await blossom.handOf(other);
    const [duel] = view.duels ?? [];
    expect(duel).toMatchObject({ by: 1, against: 4 });
    expect(view.seats[duel?.out ?? 0]?.isIn).toBe(false);
    const beaten = duel?.out === 1 ? one : other;
    expect(await blossom.handOf(beaten)).toMatchObject({ next: [], state: 'done' });
    // Who is out is known, and no card of theirs before the pot is told.
    if ((await table.round()).state === 'deciding')
      expect(view.seats.every(({ cards }) => cards === null)).toBe(true);
    await blossom.playOut([one, other]);
    expect((await table.round()).state).toBe('drawn');
    const end = (await blossom.handOf(beaten)).view;
    expect([end.seats[1]?.cards, end.seats[4]?.cards].map((cards) => cards?.length)).toEqual([3, 3]);
    const [pot] = await blossom.potsOf(number);
    expect(pot?.winner).toBe(end.winner);
    expect(pot?.winner).not.toBe((duel?.out ?? 0) + 1);
    expect(Number(pot?.pot_minor)).toBe(end.seats.reduce((sum, { made }) => sum + paidBy(made), 0) * 10);
  });
});
