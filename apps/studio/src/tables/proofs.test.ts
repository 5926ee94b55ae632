import { randomUUID, webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifiers } from '../../client/tables/verify/games.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench } from '../testing/tableBench.ts';
import { formerPanes } from './games/beamPanes.ts';
import { tableGames } from './games/index.ts';
import { isWonRight, slipIn } from './ownSlip.ts';

let bench: StudioBench;
let table: TableBench;
const newPlayer = (): string => `player-${randomUUID()}`;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'tide-baccarat');
});
afterAll(() => bench.close());

const everySpot = { player: '20.00', banker: '10.00', tie: '10.00' };
const everySpotMinor = { player: 2_000, banker: 1_000, tie: 1_000 };

describe('what proves a round', () => {
  it('of the lighthouse wheel of before is recomputed by its own rules, and agrees with no other pane', async () => {
    const at = new TableBench(bench, 'lighthouse-wheel');
    const { number } = await at.until('settled');
    const proof = await at.proof(number);
    const verify = verifiers['lighthouse-wheel'];
    const agreeing = await Promise.all(
      formerPanes.map(async (summary, pane) => {
        const result = { number, outcome: { pane }, summary: String(summary) };
        return (await verify?.({ ...proof, result }, webcrypto.subtle))?.outcomeAgrees;
      }),
    );
    expect(agreeing.filter((agrees) => agrees === true)).toHaveLength(1);
  });

  it.each(tableGames.map(({ gameCode }) => gameCode))(
    '%s: the browser comes to the same',
    async (gameCode) => {
      const at = new TableBench(bench, gameCode);
      const seat = await at.sitForFun();
      const { number } = await at.until('open');
      // A place that stands for a kind of bet.
      const spots = at.table
        .chances({ strengths: [10, 10, 10, 10, 10, 10] })
        .map((bet) => bet.spot ?? bet.kind);
      const spot = spots.find(at.table.isSpot) ?? '';
      const chip = seat.opened.chips[0] ?? '';
      const placed = await seat.bet({ [spot]: chip });
      expect(placed.body).toMatchObject({ kind: 'placed' });
      await at.until('settled');
      const proof = await at.proof(number);
      expect(proof.contributions).toHaveLength(1);
      const verify = verifiers[gameCode];
      const agreeing = { hashAgrees: true, entropyAgrees: true, outcomeAgrees: true };
      expect(await verify?.(proof, webcrypto.subtle)).toMatchObject(agreeing);
      const other = { ...proof, serverSeed: 'ab'.repeat(32) };
      expect(await verify?.(other, webcrypto.subtle)).toMatchObject({ hashAgrees: false });
      const dropped = { ...proof, contributions: [] };
      expect(await verify?.(dropped, webcrypto.subtle)).toMatchObject({ entropyAgrees: false });
      const turned = { ...proof, result: { number, summary: 'else', outcome: {} } };
      expect(await verify?.(turned, webcrypto.subtle)).toMatchObject({ outcomeAgrees: false });
    },
  );

  it('the payout of a decided hand follows from the cards and what was chosen, by the link of the hall', async () => {
    const decided = new TableBench(bench, 'moonlit-three');
    await decided.fresh();
    const player = newPlayer();
    const seat = await decided.sit(player, 100_000);
    const { body } = await seat.bet({ ante: '10.00', 'pair-plus': '5.00' });
    const slip = body.kind === 'placed' ? body.slip.id : '';
    const { number } = await decided.until('deciding');
    await seat.decide(slip, 'play');
    await decided.until('settled');
    const hall = bench.asHall('sbx-tide-1');
    const replay = await hall.roundReplayUrl({ player_id: player, round_id: slip, locale: 'en_US' });
    hall.close();
    const url = new URL(replay.kind === 'ok' ? replay.answer.url : 'about:blank');
    const own = slipIn(new URLSearchParams(url.hash.slice(1)));
    const { won } = (await seat.history()).body.slips[0] ?? {};
    expect(own).toEqual({
      stakes: [
        { spot: 'ante', amount: '10.00', made: ['play'] },
        { spot: 'pair-plus', amount: '5.00', made: [] },
      ],
      won,
    });
    const verdict = await verifiers['moonlit-three']?.(await decided.proof(number), webcrypto.subtle);
    if (!own || !verdict) throw new Error('nothing to check');
    const backs = await verdict.backsOf(own, slip);
    expect(isWonRight(own, backs)).toBe(true);
    expect(isWonRight({ ...own, won: '9999.00' }, backs)).toBe(false);
    for (const text of ['', 'won=1.00', 'stake=ante 10.00', 'stake=ante ten&won=1.00', 'stake=ante&won=x'])
      expect(slipIn(new URLSearchParams(text)), text).toBeNull();
  });

  it('is not there for a round or a table that never was', async () => {
    for (const path of ['tide-baccarat/rounds/999999', 'koi-lantern/rounds/1']) {
      expect((await fetch(`${bench.origin}/tables/${path}`)).status, path).toBe(404);
    }
    expect((await fetch(`${bench.origin}/tables/tide-baccarat/rounds/0`)).status).toBe(400);
  });
});

describe('what the hall asks of the provider', () => {
  it('a slip is a round: its status, its details, its replay and its transactions', async () => {
    await table.fresh();
    const player = newPlayer();
    const seat = await table.sit(player, 100_000);
    const from = bench.clock.now().toISOString();
    const placed = await seat.bet(everySpot);
    if (!('kind' in placed.body) || placed.body.kind !== 'placed') throw new Error('not placed');
    const { id } = placed.body.slip;
    const client = bench.asHall('sbx-tide-1');
    const asked = { player_id: player, round_id: id };
    expect(await client.roundStatus(asked)).toMatchObject({
      kind: 'ok',
      answer: { state: 'open', bet_total: 4_000 },
    });
    expect(await client.roundReplayUrl({ ...asked, locale: 'en_US' })).toMatchObject({ kind: 'refused' });
    const round = await table.until('settled');
    const won = table.worth(round, everySpotMinor);
    expect(await client.roundStatus(asked)).toMatchObject({
      answer: { state: 'closed', bet_total: 4_000, win_total: won },
    });
    expect(await client.roundDetails({ ...asked, locale: 'en_US' })).toMatchObject({
      answer: { game_code: 'tide-baccarat', details: { table_round: round.number, summary: round.summary } },
    });
    const replay = await client.roundReplayUrl({ ...asked, locale: 'en_US' });
    expect(replay).toMatchObject({
      answer: { url: `http://studio.test/verify/tide-baccarat?lang=en_US#round=${round.number}&bet=${id}` },
    });
    const listed = await client.transactions({ from });
    const own =
      listed.kind === 'ok' ? listed.answer.transactions.filter((moved) => moved.round_id === id) : [];
    expect(own).toMatchObject([
      { transaction_id: `${id}:bet`, kind: 'bet', amount: 4_000, state: 'done' },
      { transaction_id: `${id}:win:0`, kind: 'win', amount: won, state: 'done' },
    ]);
    // Another member's slip, or another provider's, is nobody's.
    expect(await client.roundDetails({ ...asked, locale: 'en_US', player_id: newPlayer() })).toMatchObject({
      kind: 'refused',
    });
    client.close();
    const stranger = bench.asHall('sbx-hare-1');
    expect(await stranger.roundDetails({ ...asked, locale: 'en_US' })).toMatchObject({ kind: 'refused' });
    stranger.close();
  });
});
