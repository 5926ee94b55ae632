import { createHash, randomUUID, webcrypto } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyRound } from '../../client/tables/verify/check.ts';
import { beaconRoundFor, beaconTimeOf } from '../fair/quicknet.ts';
import { BeaconRelay } from '../testing/beaconRelay.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { numberOf, TableBench } from '../testing/tableBench.ts';
import { baccarat } from './games/baccarat.ts';
import { beaconWaitMs } from './schedule.ts';
import type { ProofView } from './views.ts';

/** A busy machine answers late. */
const slowly = { timeout: 10_000 } as const;
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const newPlayer = (): string => `player-${randomUUID()}`;
const spots = { player: '10.00' };

/** The list's hash, by a stranger's program. */
const listHashOf = ({ contributions }: ProofView): string =>
  sha256(
    contributions
      .map(({ id, entropy }) => `${id}:${entropy}`)
      .sort()
      .join('\n'),
  );

describe('a round that waits for its players’ numbers', () => {
  let bench: StudioBench;
  let table: TableBench;
  beforeAll(async () => {
    bench = await StudioBench.open();
    table = new TableBench(bench, 'tide-baccarat');
  });
  afterAll(() => bench.close());

  it('seals every bet that was in time and no other, however close they come', async () => {
    const round = await table.fresh();
    const seats = await Promise.all(Array.from({ length: 12 }, () => table.sitForFun()));
    bench.clock.advance(round.closes_at.getTime() - bench.clock.now().getTime() - 1);
    const press = (_: unknown, at: number) => seats[at % seats.length]?.bet(spots, { round: round.number });
    const presses = Array.from({ length: 36 }, press);
    bench.clock.advance(1);
    const closing = [bench.app.runTables(), bench.app.runTables()];
    const late = Array.from({ length: 12 }, press);
    await Promise.all(closing);
    const answers = (await Promise.all([...presses, ...late])).map((answer) => answer?.body);
    const taken = answers.flatMap((body) =>
      body !== undefined && 'kind' in body && body.kind === 'placed' ? [body.slip.id] : [],
    );
    const refused = answers.filter((body) => body !== undefined && 'error' in body);
    for (const body of refused) expect(body).toEqual({ error: 'bets_closed' });
    expect(taken.length + refused.length).toBe(48);

    expect(await table.round()).toMatchObject({ number: round.number, state: 'closed' });
    const sealed = await table.proof(round.number);
    expect(sealed).toMatchObject({ sealing: 'commitments', serverSeed: null, result: null });
    expect(sealed.contributions.map(({ id }) => id).sort()).toEqual(taken.sort());
    expect(sealed.seal?.hash).toBe(listHashOf(sealed));
    await table.until('drawn');
    const drawn = await table.proof(round.number);
    expect(drawn.seal).toEqual(sealed.seal);
    expect(drawn.contributions).toEqual(sealed.contributions);
  });

  it('waits with its seal for a bet that was in time and is not stored yet, and then has it in the list', async () => {
    const { id, number, closes_at } = await table.fresh();
    const seat = await table.sitForFun();
    const placing = await bench.database.owner.connect();
    await placing.query('BEGIN');
    // As a bet holds its round while it is stored.
    await placing.query('SELECT 1 FROM table_round WHERE id = $1 FOR SHARE', [id]);
    bench.clock.advance(closes_at.getTime() - bench.clock.now().getTime());
    const sealing = bench.app.runTables();
    const blocked = async (): Promise<number> => {
      const { rows } = await bench.database.owner.query<{ waiting: number }>(
        "SELECT count(*)::integer AS waiting FROM pg_locks WHERE NOT granted AND locktype IN ('tuple', 'transactionid')",
      );
      return rows[0]?.waiting ?? 0;
    };
    await expect.poll(blocked, slowly).toBeGreaterThan(0);
    await placing.query(
      `INSERT INTO table_bet (id, table_round_id, seat_id, action_id, stakes, stake_minor, entropy, state, placed_at)
       SELECT 'table-slow', $1, id, gen_random_uuid(), '[{"spot": "player", "minor": 1000}]', 1000, $2, 'taken', now()
       FROM seat ORDER BY id DESC LIMIT 1`,
      [id, 'ab'.repeat(16)],
    );
    await placing.query('COMMIT');
    placing.release();
    await sealing;
    const proof = await table.proof(number);
    expect(proof.contributions).toEqual([{ id: 'table-slow', entropy: 'ab'.repeat(16), opening: null }]);
    expect(proof.seal?.hash).toBe(listHashOf(proof));
    expect(await seat.bet(spots, { round: number })).toMatchObject({
      status: 409,
      body: { error: 'bets_closed' },
    });
    await table.until('settled');
  });

  it('draws from the numbers that were told between seal and draw, and tells how many were not', async () => {
    const { number } = await table.fresh();
    const [seat, other] = [await table.sitForFun(), await table.sitForFun()];
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (const actionId of [first, second]) await seat.bet(spots, { actionId });
    await other.bet(spots, { actionId: third });
    // Before the seal nothing is taken: the house would know it.
    expect((await seat.reveal(number, [first])).body).toEqual({ opened: 0 });
    await table.until('closed');
    expect((await seat.reveal(number, [first])).body).toEqual({ opened: 1 });
    expect((await seat.reveal(number, [first])).body).toEqual({ opened: 1 });
    // Another's number, a number that no bet brought, and another round's.
    expect((await seat.reveal(number, [third])).body).toEqual({ opened: 0 });
    expect((await seat.reveal(number, [randomUUID()])).body).toEqual({ opened: 0 });
    expect((await seat.reveal(number + 1, [second])).body).toEqual({ opened: 0 });
    expect(await seat.call('reveal', { round: number, numbers: [] })).toMatchObject({ status: 400 });
    expect(await seat.call('reveal', { round: number, numbers: ['not hex'] })).toMatchObject({ status: 400 });
    expect((await other.reveal(number, [third])).body).toEqual({ opened: 1 });
    await table.until('drawn');
    expect((await seat.reveal(number, [second])).body).toEqual({ opened: 0 });

    const proof = await table.proof(number);
    const told = proof.contributions.filter(({ opening }) => opening !== null);
    expect(told.map(({ opening }) => opening).sort()).toEqual([numberOf(first), numberOf(third)].sort());
    const lines = told.map(({ id, opening }) => `${id}:${opening}`).sort();
    expect(proof.entropy).toBe(sha256(`${proof.seal?.hash}:${sha256(lines.join('\n'))}`));
    const agreeing = { agrees: true, beacon: null, opened: { count: 2, agrees: true } };
    expect(await verifyRound(baccarat, proof, webcrypto.subtle)).toMatchObject({
      seal: agreeing,
      entropyAgrees: true,
      outcomeAgrees: true,
    });
    const [one, ...others] = proof.contributions;
    if (!one) throw new Error('no bets');
    // A number that was left out, and one that is not what its bet brought.
    const left = { ...proof, contributions: proof.contributions.map((bet) => ({ ...bet, opening: null })) };
    expect(await verifyRound(baccarat, left, webcrypto.subtle)).toMatchObject({ entropyAgrees: false });
    const forged = { ...proof, contributions: [{ ...one, opening: 'ff'.repeat(16) }, ...others] };
    expect(await verifyRound(baccarat, forged, webcrypto.subtle)).toMatchObject({
      seal: { opened: { agrees: false } },
    });
    const added = {
      ...proof,
      contributions: [...proof.contributions, { ...one, id: 'table-of-the-house' }],
    };
    expect(await verifyRound(baccarat, added, webcrypto.subtle)).toMatchObject({ seal: { agrees: false } });
  });

  it('keeps in the list a bet whose stake is not certain yet, whatever becomes of it', async () => {
    const { number } = await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    bench.hall.fail('bet', { kind: 'hold' });
    const pressed = seat.bet(spots);
    await expect.poll(() => bench.hall.heldCount, slowly).toBe(1);
    await table.until('closed');
    const sealed = await table.proof(number);
    expect(sealed.contributions).toHaveLength(1);
    await table.until('drawn');
    bench.hall.release();
    await pressed;
    await table.until('settled');
    expect(await table.proof(number)).toMatchObject({
      seal: sealed.seal,
      contributions: sealed.contributions,
    });
    expect(bench.cashOf(player)).toBe(10_000);
  });

  it('cannot be drawn from its list alone, as a process of before would', async () => {
    const { id } = await table.until('closed');
    const drawing = bench.database.owner.query(
      `UPDATE table_round SET state = 'drawn', entropy = sealed_hash, outcome = '{}', summary = 'tie', shoe_left = 412
       WHERE id = $1`,
      [id],
    );
    await expect(drawing).rejects.toThrow('table_round_mixed');
  });

  it('comes to the same after a crash between seal and draw', async () => {
    const { number } = await table.fresh();
    const seat = await table.sitForFun();
    const actionId = randomUUID();
    await seat.bet(spots, { actionId });
    await table.until('closed');
    await seat.reveal(number, [actionId]);
    const { seal, contributions } = await table.proof(number);
    await bench.restart();
    expect(await table.round()).toMatchObject({ number, state: 'closed' });
    await table.until('drawn');
    expect(await table.proof(number)).toMatchObject({ seal, contributions });
  });

  it('is drawn as before when it was opened before lists were sealed', async () => {
    const { number, id } = await table.until('open');
    const seat = await table.sitForFun();
    await seat.bet(spots);
    await bench.database.owner.query("UPDATE table_round SET sealing = 'none' WHERE id = $1", [id]);
    await table.until('drawn');
    const proof = await table.proof(number);
    expect(proof).toMatchObject({ sealing: 'none', seal: null, entropy: listHashOf(proof) });
    expect(await verifyRound(baccarat, proof, webcrypto.subtle)).toMatchObject({
      seal: null,
      entropyAgrees: true,
      outcomeAgrees: true,
    });
  });
});

describe('a round that waits for a public beacon', () => {
  const relay = new BeaconRelay('a beacon of one');
  let bench: StudioBench;
  let table: TableBench;
  beforeAll(async () => {
    await relay.listen();
    bench = await StudioBench.open(relay.end);
    table = new TableBench(bench, 'tide-baccarat');
  });
  afterAll(async () => {
    await bench.close();
    await relay.close();
  });
  beforeEach(() => {
    relay.manner = 'honest';
  });

  /** Looks at the table until its beacon has come. */
  const untilDrawn = async (): Promise<void> => {
    const { draws_at } = await table.round();
    bench.clock.advance(Math.max(0, draws_at.getTime() - bench.clock.now().getTime()));
    await expect
      .poll(async () => {
        await bench.app.runTables();
        return (await table.round()).state;
      }, slowly)
      .toBe('drawn');
  };

  it('names the beacon’s round with its seal, before that exists, and draws with it', async () => {
    const open = await table.fresh();
    const seat = await table.sitForFun();
    expect(seat.opened.table).toMatchObject({ sealing: 'beacon', seal: null });
    await seat.bet(spots);
    const closed = await table.until('closed');
    const beaconRound = beaconRoundFor(relay.chain, closed.sealed_at?.getTime() ?? 0);
    const timeMs = beaconTimeOf(relay.chain, beaconRound);
    // In the time that the hall's last answers have anyway, and after the seal.
    expect(timeMs - open.closes_at.getTime()).toBe(1_500);
    expect(open.draws_at.getTime() - timeMs).toBe(1_000);
    const { table: told } = (await seat.state()).body;
    const seal = { hash: closed.sealed_hash, beaconRound, at: closed.sealed_at?.toISOString() };
    expect(told.seal).toEqual(seal);
    await untilDrawn();

    const proof = await table.proof(open.number);
    const signature = relay.sign(beaconRound);
    expect(proof).toMatchObject({ sealing: 'beacon', seal, beaconSignature: signature });
    expect(proof.seal?.hash).toBe(listHashOf(proof));
    expect(proof.entropy).toBe(sha256(`${proof.seal?.hash}:${sha256(Buffer.from(signature, 'hex'))}`));
    const verify = (changed: ProofView) => verifyRound(baccarat, changed, webcrypto.subtle, relay.chain);
    expect(await verify(proof)).toMatchObject({
      seal: { agrees: true, beacon: { round: beaconRound, timeMs, agrees: true }, opened: null },
      entropyAgrees: true,
      outcomeAgrees: true,
    });
    // Another round of the beacon, though truly signed; the right one, signed by nobody.
    const next = {
      ...proof,
      seal: proof.seal && { ...proof.seal, beaconRound: beaconRound + 1 },
      beaconSignature: relay.sign(beaconRound + 1),
    };
    expect(await verify(next)).toMatchObject({
      seal: { beacon: { agrees: false } },
      entropyAgrees: false,
    });
    const forged = { ...proof, beaconSignature: 'ab'.repeat(48) };
    expect(await verify(forged)).toMatchObject({ seal: { beacon: { agrees: false } } });
    await table.until('settled');
  });

  it('is not drawn without it or with a lie, and with the very round named at its seal once that comes', async () => {
    const { number } = await table.fresh();
    const seat = await table.sitForFun();
    await seat.bet(spots);
    relay.manner = 'silent';
    const { beacon_round, draws_at } = await table.until('closed');
    for (const manner of ['silent', 'lying'] as const) {
      relay.manner = manner;
      relay.asked.length = 0;
      bench.clock.advance(5_000);
      await expect
        .poll(async () => {
          await bench.app.runTables();
          return relay.asked.length;
        }, slowly)
        .toBeGreaterThan(0);
      expect((await table.round()).state).toBe('closed');
    }
    await bench.restart();
    relay.manner = 'honest';
    await untilDrawn();
    const drawn = await table.round();
    expect(drawn).toMatchObject({ number, beacon_round, beacon_signature: relay.sign(beacon_round ?? 0) });
    // The result is shown for as long as any other, from the moment when it was drawn.
    const drawnAt = bench.clock.now().getTime();
    expect(drawnAt).toBeGreaterThanOrEqual(draws_at.getTime() + 5_000);
    const showMs = table.table.judge(drawn.outcome, { strengths: [] }).showMs();
    expect(drawn.settles_at.getTime() - drawnAt).toBe(showMs);
    expect(drawn.ends_at.getTime() - drawn.settles_at.getTime()).toBe(table.table.clock.settledMs);
    await table.until('settled');
  });

  it('is void when the beacon stays away, and every stake goes back; its seed and list are told', async () => {
    const { number, server_seed } = await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 10_000);
    await seat.bet(spots);
    relay.manner = 'silent';
    const { beacon_round } = await table.until('closed');
    const silentFrom = beaconTimeOf(relay.chain, beacon_round ?? 0) + beaconWaitMs;
    bench.clock.advance(silentFrom - bench.clock.now().getTime());
    await bench.app.runTables();
    expect((await table.round()).state).toBe('closed');
    bench.clock.advance(1);
    await bench.app.runTables();
    const { rows } = await bench.database.owner.query(
      'SELECT state, entropy, outcome FROM table_round WHERE game_code = $1 AND number = $2',
      ['tide-baccarat', number],
    );
    expect(rows).toEqual([{ state: 'void', entropy: null, outcome: null }]);
    expect(bench.cashOf(player)).toBe(10_000);
    const proof = await table.proof(number);
    expect(proof).toMatchObject({ phase: 'void', serverSeed: server_seed, entropy: null, result: null });
    expect(proof.contributions).toHaveLength(1);
  });

  it('that is sealed late waits for a later round of the beacon', async () => {
    const { closes_at } = await table.until('open');
    bench.clock.advance(closes_at.getTime() + 20_000 - bench.clock.now().getTime());
    await bench.app.runTables();
    const { sealed_at, beacon_round } = await table.round();
    expect(sealed_at?.getTime()).toBe(closes_at.getTime() + 20_000);
    expect(beaconTimeOf(relay.chain, beacon_round ?? 0)).toBeGreaterThanOrEqual(closes_at.getTime() + 21_000);
    await untilDrawn();
  });
});
