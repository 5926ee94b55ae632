import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptMoney } from '../testing/keptMoney.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { paidBy } from './games/blossomPlay.ts';
import { blossomViewSchema } from './games/blossomPot.ts';
import type { SlipView } from './views.ts';

/** A table whose seats decide against one another, street by street: Golden Blossom. */

let bench: StudioBench;
let table: TableBench;
let money: KeptMoney;
const newPlayer = (): string => `player-${randomUUID()}`;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'golden-blossom');
  money = new KeptMoney(bench, 'sbx-abacus-1');
});
afterAll(() => bench.close());

type Seat = Awaited<ReturnType<TableBench['sit']>>;

const cashOf = (player: string): Promise<number> => money.cashOf(player);

const sit = async (player: string, amount = 100_000): Promise<Seat> => {
  await money.bring(player, amount);
  return table.sit(player, 0);
};

/** A member with an ante of 10.00 at this seat. */
interface Sitting {
  readonly player: string;
  readonly seat: Seat;
  readonly slip: string;
  readonly spot: string;
}

const sitAt = async (places: readonly number[], amount = 100_000): Promise<Sitting[]> => {
  await table.fresh();
  const sitting: Sitting[] = [];
  for (const place of places) {
    const player = newPlayer();
    const seat = await sit(player, amount);
    const spot = `seat:${place}`;
    const { body } = await seat.bet({ [spot]: '10.00' });
    if (body.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(body)}`);
    sitting.push({ player, seat, slip: body.slip.id, spot });
  }
  await table.until('deciding');
  return sitting;
};

const slipOf = async ({ seat, slip }: Sitting): Promise<SlipView> => {
  const found = (await seat.state()).body.slips.find(({ id }) => id === slip);
  if (!found) throw new Error(`no slip ${slip}`);
  return found;
};
const handOf = async (sitting: Sitting) => {
  const hand = (await slipOf(sitting)).hands?.[0];
  if (!hand) throw new Error('no hand');
  return { ...hand, view: blossomViewSchema.parse(hand.view) };
};
const choose = async ({ seat, slip, spot }: Sitting, choice: string, nth: number, actionId?: string) =>
  seat.decide(slip, choice, { spot, nth, ...(actionId !== undefined && { actionId }) });

/** The word for staying that is offered now. */
const stay = async (sitting: Sitting, kind: 'hold' | 'raise' = 'hold'): Promise<string> => {
  const { next } = await handOf(sitting);
  return (
    next.find((choice) => choice.startsWith(kind)) ?? next.find((choice) => choice.startsWith('hold')) ?? ''
  );
};

/** Everybody stays, street after street, until the round is told. */
const playOut = async (sittings: readonly Sitting[], kind: 'hold' | 'raise' = 'hold'): Promise<void> => {
  for (let street = 0; street < 3 && (await table.round()).state === 'deciding'; street += 1)
    for (const sitting of sittings) {
      const { made, next } = await handOf(sitting);
      if (next.length === 0) continue;
      expect((await choose(sitting, await stay(sitting, kind), made.length)).body.kind).toBe('decided');
    }
};

interface PotRow {
  readonly seats: (string | null)[];
  readonly winner: number | null;
  readonly pot_minor: bigint;
  readonly paid_minor: bigint;
  readonly rake_minor: bigint;
}
const potsOf = async (round: number): Promise<PotRow[]> => {
  const { rows } = await bench.database.owner.query<PotRow>(
    `SELECT p.* FROM table_pot p JOIN table_round r ON r.id = p.table_round_id
      WHERE r.game_code = 'golden-blossom' AND r.number = $1 ORDER BY p.id`,
    [round],
  );
  return rows;
};

describe('a pot that is decided street by street', () => {
  it('lets everybody in it decide at once, and its money comes out even with the rake', async () => {
    const sittings = await sitAt([2, 5]);
    const [one, other] = sittings;
    if (!one || !other) throw new Error('nobody sits');
    const { number } = await table.round();
    const first = await handOf(one);
    expect(first).toMatchObject({ made: [], next: ['look', 'fold', 'hold-50', 'raise-50'], state: 'open' });
    expect(first.view).toMatchObject({ seat: 1, street: 0, price: 100, pot: 600, cards: null, winner: null });
    await choose(one, 'look', 0);
    const looked = await handOf(one);
    expect(looked).toMatchObject({ made: ['look'], next: ['fold', 'hold-100', 'raise-100'], raised: '0.00' });
    expect(looked.view.cards).toHaveLength(3);
    expect((await choose(one, 'hold-100', 1)).body).toMatchObject({
      kind: 'decided',
      balance: '980.00',
      slip: { hands: [{ raised: '10.00', state: 'done' }] },
    });
    // Nobody is told what others choose before the street is over.
    expect((await handOf(other)).view.seats[1]?.made).toEqual([]);
    expect((await table.round()).street).toBe(0);
    await choose(other, 'raise-50', 0);
    const round = await table.round();
    expect([round.state, round.street]).toEqual(['deciding', 1]);
    expect((await handOf(other)).view.seats[1]?.made).toEqual(['look', 'hold-100']);
    expect((await handOf(one)).view.price).toBe(200);
    expect((await handOf(one)).next).toEqual(['fold', 'hold-200', 'raise-200']);
    await playOut(sittings);
    expect((await table.round()).state).toBe('drawn');
    await table.until('settled');

    const [pot, ...more] = await potsOf(number);
    expect(more).toEqual([]);
    const told = await slipOf(one);
    const { view } = await handOf(one);
    expect(view.winner).toBe(pot?.winner);
    const paid = view.seats.reduce((sum, { made }) => sum + paidBy(made), 0);
    expect(pot?.pot_minor).toBe(BigInt(paid) * 10n);
    expect((pot?.paid_minor ?? 0n) + (pot?.rake_minor ?? 0n)).toBe(pot?.pot_minor);
    expect(pot?.rake_minor).toBe(BigInt(Math.min((paid * 4) / 100, 150)) * 10n);
    for (const sitting of sittings) {
      const { seats, seat } = (await handOf(sitting)).view;
      const cost = 10 * paidBy(seats[seat]?.made ?? []);
      const won = pot?.winner === seat + 1 ? Number(pot.paid_minor) : 0;
      expect(await cashOf(sitting.player)).toBe(100_000 - cost + won);
    }
    expect(told.pot?.play?.plays.filter((made) => made !== null)).toHaveLength(2);
  });

  it('folds for whoever says nothing, one street after another', async () => {
    const [one, other] = await sitAt([1, 2]);
    if (!one || !other) throw new Error('nobody sits');
    await choose(one, 'hold-50', 0);
    let round = await table.round();
    while (round.state === 'deciding' && round.street === 0) round = await table.step();
    expect((await handOf(other)).made).toEqual(['fold']);
    expect((await handOf(other)).view.cards).toBeNull();
    await table.until('settled');
    expect((await handOf(one)).made.slice(0, 1)).toEqual(['hold-50']);
    expect(await cashOf(other.player)).toBe(99_000);
  });

  it('refuses what the street does not offer, another’s seat, a late choice and one made otherwise', async () => {
    const sittings = await sitAt([3, 4]);
    const [one, other] = sittings;
    if (!one || !other) throw new Error('nobody sits');
    for (const [choice, nth] of [
      ['hold-100', 0],
      ['raise-400', 0],
      ['hold-50', 1],
      ['void', 0],
    ] as const)
      expect(await choose(one, choice, nth)).toMatchObject({
        status: 422,
        body: { error: 'action_refused' },
      });
    expect(await choose({ ...one, slip: other.slip }, 'hold-50', 0)).toMatchObject({
      body: { error: 'action_refused' },
    });
    expect(await choose({ ...one, spot: 'seat:4' }, 'hold-50', 0)).toMatchObject({
      body: { error: 'action_refused' },
    });
    const actionId = randomUUID();
    for (let press = 0; press < 2; press += 1)
      expect((await choose(one, 'hold-50', 0, actionId)).body).toMatchObject({
        kind: 'decided',
        slip: { hands: [{ made: ['hold-50'], raised: '5.00' }] },
      });
    expect(await cashOf(one.player)).toBe(98_500);
    expect(await choose(one, 'fold', 0)).toMatchObject({ body: { error: 'already_decided' } });
    await table.until('drawn');
    expect(await choose(other, 'hold-50', 0)).toMatchObject({ body: { error: 'decisions_closed' } });
  });

  it('makes no choice that cannot be paid, and lets the hand fold', async () => {
    const [one] = await sitAt([6], 1_200);
    if (!one) throw new Error('nobody sits');
    expect((await choose(one, 'raise-50', 0)).body).toMatchObject({
      kind: 'refused',
      reason: 'insufficient_funds',
    });
    expect((await choose(one, 'fold', 0)).body.kind).toBe('decided');
    await table.until('settled');
    expect(await cashOf(one.player)).toBe(200);
  });

  it('tells nobody the cards of a seat that folded, neither while hands are decided nor afterwards', async () => {
    const [one, other] = await sitAt([1, 4]);
    if (!one || !other) throw new Error('nobody sits');
    const round = await table.round();
    await choose(one, 'look', 0);
    const folded = (await handOf(one)).view.cards;
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
    await choose(one, 'fold', 1);
    await table.until('settled');
    const { view } = await handOf(other);
    expect(view.seats[0]).toMatchObject({ made: ['look', 'fold'], isIn: false, cards: null });
    expect(JSON.stringify((await other.seat.history()).body)).not.toContain(JSON.stringify(folded));
    // The seed that proves the deal is told with the round.
    expect((await table.proof(round.number)).serverSeed).toBe(round.server_seed);
  });

  it('deals each pot cards of its own', async () => {
    await table.fresh();
    const [member, fun] = [await sit(newPlayer()), await table.sitForFun()];
    const slips = await Promise.all([member, fun].map((seat) => seat.bet({ 'seat:1': '10.00' })));
    const { number } = await table.until('deciding');
    const hands = await Promise.all(
      [member, fun].map(async (seat, at) => {
        const { body } = slips[at] ?? {};
        const slip = body?.kind === 'placed' ? body.slip.id : '';
        const sitting = { player: '', seat, slip, spot: 'seat:1' };
        await choose(sitting, 'look', 0);
        return (await handOf(sitting)).view.cards;
      }),
    );
    expect(hands[0]).not.toEqual(hands[1]);
    expect(await potsOf(number)).toHaveLength(2);
  });
});
