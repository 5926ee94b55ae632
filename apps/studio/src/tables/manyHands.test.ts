import { randomUUID, webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifiers } from '../../client/tables/verify/games.ts';
import { centsOf } from '../testing/cents.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { lanternsHandSchema, lanternsOutcomeSchema } from './games/sevenLanterns.ts';
import { isWonRight, slipFields, slipIn } from './ownSlip.ts';

/** Hands with several choices and raises, of which each slip is dealt its own cards: blackjack at seven seats. */

let bench: StudioBench;
let table: TableBench;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'seven-lanterns');
});
afterAll(() => bench.close());

type Seat = Awaited<ReturnType<TableBench['sit']>>;
const startCash = 100_000;

/** Members with these stakes, at a table that has just come to decide; at the next where all are dealt a blackjack. */
const sitDeciding = async (...stakesOf: Record<string, string>[]) => {
  for (;;) {
    const sitting = await sit(stakesOf);
    let round = await table.step();
    while (round.state === 'open' || round.state === 'closed') round = await table.step();
    if (round.state === 'deciding') return { sitting, round };
  }
};

const sit = async (stakesOf: readonly Record<string, string>[]) => {
  await table.fresh();
  const sitting = [];
  for (const stakes of stakesOf) {
    const player = `player-${randomUUID()}`;
    const seat = await table.sit(player, startCash);
    const { body } = await seat.bet(stakes);
    if (body.kind !== 'placed') throw new Error(`not placed: ${JSON.stringify(body)}`);
    sitting.push({ player, seat, slip: body.slip.id });
  }
  return sitting;
};

/** Lays first cards of the test's own, on a round that is being decided: the dealer's pile, and two of each seat. */
const lay = async (dealer: readonly number[], first: readonly number[]): Promise<void> => {
  const { id, outcome } = await table.round();
  const drawn = lanternsOutcomeSchema.parse(outcome);
  const laid = { dealer: [...dealer, ...drawn.dealer].slice(0, 12), seats: drawn.seats.map(() => first) };
  await bench.database.owner.query('UPDATE table_round SET outcome = $1 WHERE id = $2', [
    JSON.stringify(laid),
    id,
  ]);
};

const handsOf = async (seat: Seat, slip: string) =>
  (await seat.state()).body.slips.find(({ id }) => id === slip)?.hands ?? [];
const viewOf = async (seat: Seat, slip: string) =>
  lanternsHandSchema.parse((await handsOf(seat, slip))[0]?.view);

const [nine, eight] = [8, 7];
/** A nine under a nine, and a pair of eights. */
const pairAgainstNine = [
  [nine, nine + 13],
  [eight, eight + 13],
] as const;

/** Splits a pair of eights and answers what may follow; again with another round, until its first hand may double. */
const split = async () => {
  for (;;) {
    const { sitting, round } = await sitDeciding({ 'seat:1': '10.00' });
    const [own] = sitting;
    if (!own) throw new Error('nobody sits');
    await lay(...pairAgainstNine);
    const { body } = await own.seat.decide(own.slip, 'split', { spot: 'seat:1' });
    if (body.kind !== 'decided') throw new Error(`not split: ${JSON.stringify(body)}`);
    if (body.slip.hands?.[0]?.next.includes('double')) return { ...own, round, split: body };
  }
};

describe('a hand of several choices', () => {
  it('raises once and again, each under a number of its own, and is paid with everything', async () => {
    const { player, seat, slip, split: first } = await split();
    expect(first).toMatchObject({
      balance: '980.00',
      slip: { hands: [{ made: ['split'], raised: '10.00' }] },
    });
    const how = { spot: 'seat:1' };
    // A press that knows too little of the hand, or too much, is none of it.
    expect(await seat.decide(slip, 'hit', how)).toMatchObject({
      status: 409,
      body: { error: 'already_decided' },
    });
    expect(await seat.decide(slip, 'hit', { ...how, nth: 2 })).toMatchObject({ status: 422 });
    expect((await seat.decide(slip, 'double', { ...how, nth: 1 })).body).toMatchObject({
      kind: 'decided',
      balance: '970.00',
    });
    for (let nth = 2; (await handsOf(seat, slip))[0]?.next.includes('stand'); nth += 1)
      await seat.decide(slip, 'stand', { ...how, nth });
    for (const seq of [1, 2])
      expect(bench.hall.books.transactions.get(`${slip}:bet:${seq}`)).toMatchObject({
        stake: 1_000,
        state: 'done',
      });
    await table.until('settled');
    const [hand] = (await seat.history()).body.slips[0]?.hands ?? [];
    expect(hand).toMatchObject({ state: 'done', raised: '20.00' });
    const [told] = (await seat.history()).body.slips;
    expect(bench.cashOf(player)).toBe(startCash - 3_000 + centsOf(told?.won));
    expect(bench.hall.books.netOf(slip)).toBe(bench.cashOf(player) - startCash);
    expect(bench.hall.books.closedRounds.has(slip)).toBe(true);
  });

  it('gives back all its stakes when its last raise stays in doubt', async () => {
    const { player, seat, slip } = await split();
    bench.hall.fail('bet', { kind: 'drop_after' });
    bench.hall.fail('rollback', ...Array.from({ length: 12 }, () => ({ kind: 'drop_before' }) as const));
    expect((await seat.decide(slip, 'double', { spot: 'seat:1', nth: 1 })).body).toMatchObject({
      kind: 'pending',
    });
    await table.until('drawn');
    expect((await handsOf(seat, slip))[0]).toMatchObject({ made: ['split'], state: 'void', raised: '10.00' });
    await table.until('settled');
    bench.hall.clearFaults();
    for (let passes = 0; passes < 4; passes += 1) {
      bench.clock.advance(300_000);
      await bench.app.runJobs();
    }
    expect(bench.cashOf(player)).toBe(startCash);
    expect((await seat.history()).body.slips[0]).toMatchObject({ state: 'settled', won: '20.00' });
    expect(bench.hall.books.netOf(slip)).toBe(0);
  });

  it('is left by the clock to what costs nothing, choice after choice', async () => {
    const { sitting } = await sitDeciding({ 'seat:2': '10.00' });
    const [own] = sitting;
    if (!own) throw new Error('nobody sits');
    // An ace of the dealer's: insurance is asked first.
    await lay([0, 8], [9, 5]);
    expect((await handsOf(own.seat, own.slip))[0]?.next).toEqual(['insure', 'decline']);
    await table.until('settled');
    const { rows } = await bench.database.owner.query(
      'SELECT choice, action_id, stake_minor::integer AS raise FROM table_choice WHERE table_bet_id = $1 ORDER BY nth',
      [own.slip],
    );
    expect(rows).toEqual([
      { choice: 'decline', action_id: null, raise: 0 },
      { choice: 'stand', action_id: null, raise: 0 },
    ]);
    expect(bench.cashOf(own.player)).toBe(startCash - 1_000);
  });

  it('insures for half of its stake', async () => {
    const { sitting } = await sitDeciding({ 'seat:2': '10.00' });
    const [own] = sitting;
    if (!own) throw new Error('nobody sits');
    await lay([0, 9], [9, 8]);
    expect((await own.seat.decide(own.slip, 'insure', { spot: 'seat:2' })).body).toMatchObject({
      kind: 'decided',
      balance: '985.00',
    });
    await own.seat.decide(own.slip, 'stand', { spot: 'seat:2', nth: 1 });
    await table.until('settled');
    // The dealer's blackjack: the stake is lost, and insurance pays two to one.
    expect(bench.cashOf(own.player)).toBe(startCash);
  });
});

it('is recomputed by the browser, with the cards that were dealt to this slip alone', async () => {
  const { sitting, round } = await sitDeciding({ 'seat:1': '10.00', 'seat:2': '10.00', 'pair:2': '5.00' });
  const [own] = sitting;
  if (!own) throw new Error('nobody sits');
  for (const spot of ['seat:1', 'seat:2'])
    for (let nth = 0; nth < 20; nth += 1) {
      const next = (await handsOf(own.seat, own.slip)).find((hand) => hand.spot === spot)?.next ?? [];
      const choice = next.find((found) => found === 'hit' || found === 'decline');
      if (choice === undefined) break;
      await own.seat.decide(own.slip, choice, { spot, nth });
    }
  await table.until('settled');
  const [slip] = (await own.seat.history()).body.slips;
  if (!slip) throw new Error('no slip');
  const told = slipIn(new URLSearchParams(slipFields(slip)));
  const verdict = await verifiers['seven-lanterns']?.(await table.proof(round.number), webcrypto.subtle);
  if (!told || !verdict) throw new Error('nothing to check');
  expect(verdict.outcomeAgrees).toBe(true);
  expect(isWonRight(told, await verdict.backsOf(told, slip.id))).toBe(true);
});

describe('several seats', () => {
  it('of one slip are decided one by one, and the round waits for all', async () => {
    const { sitting } = await sitDeciding({ 'seat:1': '10.00', 'seat:7': '20.00', 'pair:1': '5.00' });
    const [own] = sitting;
    if (!own) throw new Error('nobody sits');
    await lay([nine, nine], [9, 5]);
    expect(await handsOf(own.seat, own.slip)).toMatchObject([{ spot: 'seat:1' }, { spot: 'seat:7' }]);
    await own.seat.decide(own.slip, 'stand', { spot: 'seat:7' });
    expect((await table.round()).state).toBe('deciding');
    expect((await own.seat.decide(own.slip, 'double', { spot: 'seat:1' })).body).toMatchObject({
      balance: '955.00',
    });
    expect((await table.round()).state).toBe('drawn');
    await table.until('settled');
    expect(bench.hall.books.netOf(own.slip)).toBe(bench.cashOf(own.player) - startCash);
  });
});

describe('the same seat', () => {
  it('deals each player’s slip cards of its own: what a second account is dealt tells the first nothing', async () => {
    const everybody = Array.from({ length: 6 }, () => ({ 'seat:3': '10.00' }));
    const { sitting, round } = await sitDeciding(...everybody);
    await lay([nine, nine], [1, 2]);
    const third = [];
    for (const { seat, slip } of sitting) {
      expect((await viewOf(seat, slip)).hands[0]?.cards).toEqual([1, 2]);
      await seat.decide(slip, 'hit', { spot: 'seat:3' });
      third.push((await viewOf(seat, slip)).hands[0]?.cards[2]);
    }
    expect(new Set(third).size).toBeGreaterThan(1);
    // And the same again when it is asked again, by whatever process.
    await bench.restart();
    const [own] = sitting;
    const again = await bench.post<{ slips: { hands?: { view: unknown }[] }[] }>(
      '/play/seven-lanterns/api/open',
      {},
      { cookie: own?.seat.cookie ?? '' },
    );
    expect(lanternsHandSchema.parse(again.body.slips.at(-1)?.hands?.[0]?.view).hands[0]?.cards[2]).toBe(
      third[0],
    );
    expect(round.state).toBe('deciding');
  });
});
