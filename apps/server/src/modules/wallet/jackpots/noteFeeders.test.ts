import { afterAll, beforeAll, expect, test } from 'vitest';
import { lantern, openHall, type Player, playRound, type TestHall } from '../hall.fixture.ts';
import { noteFeeders } from './noteFeeders.ts';

/** Which games feed which jackpots, as their bets show. */

let hall: TestHall;
let player: Player;
beforeAll(async () => {
  hall = await openHall();
  player = await hall.addPlayer(1_000_000);
  await hall.database.owner.query('DELETE FROM jackpot');
  await hall.database.owner.query(
    `INSERT INTO jackpot (id, site_id, code, currency, seed_minor, gp_id, wire_id)
     VALUES (7, 1, 'lantern', 'RMB', 5000, 1, 'lantern')`,
  );
});
afterAll(() => hall.close());

const feeders = async () => {
  await noteFeeders({ pool: hall.database.pool, clock: hall.clock });
  const { rows } = await hall.database.owner.query<{ jackpot_id: number; game_code: string }>(
    'SELECT f.jackpot_id, g.game_code FROM jackpot_game f JOIN game g ON g.id = f.game_id',
  );
  return rows;
};

test('a game is noted once it has brought something to a pot, and once only', async () => {
  await playRound(hall, lantern, player, 'plain').betWin('plain', 100, 0);
  expect(await feeders()).toEqual([]);
  await playRound(hall, lantern, player, 'feeds').bet('feeds', 100, { jackpot_contribution: '0.5' });
  await playRound(hall, lantern, player, 'whole').betWin('whole', 100, 0, { jackpot_contribution: '1' });
  const [noted, ...more] = await feeders();
  expect(noted?.jackpot_id).toBe(7);
  expect(more).toEqual([]);
  expect(await feeders()).toHaveLength(1);
});
