import { describe, expect, it } from 'vitest';
import { findGame } from '../games/index.ts';
import { tableGames } from '../tables/games/index.ts';
import { choices, playerOf } from './players.ts';
import { simulateGame } from './simulateGame.ts';
import { simulateTable } from './simulateTable.ts';

/** Measured with a fixed seed, so that a failure is never chance. */
const seed = 20_261_122;
const errorsMax = 3.5;

const gameOf = (gameCode: string) => {
  const game = findGame(gameCode);
  if (!game) throw new Error(`no game ${gameCode}`);
  return game;
};

describe('the rules, played by the best choice', () => {
  it.each([
    ['lantern-twenty-one', 0],
    ['twin-lanterns', 0],
    ['crane-poker', 0],
    ['hundred-cranes', 0],
    ['jade-frog', 0.02],
  ])(
    'return in %s what the theory says',
    async (gameCode, jackpotShare) => {
      const game = gameOf(gameCode);
      const { rtp, standardError } = await simulateGame(game, playerOf(gameCode), 20_000, seed);
      expect(Math.abs(rtp - (game.rtpBp() / 10_000 - jackpotShare))).toBeLessThan(errorsMax * standardError);
      // Near enough for the distance to mean something.
      expect(standardError).toBeLessThan(0.05);
    },
    60_000,
  );

  it.each(choices.map((choice) => [choice.name, choice] as const))(
    'return as %s what the theory says',
    async (_, { gameCode, theory, player }) => {
      // Where a draw pays much and seldom, more of them are played; they are quick.
      const rounds = gameCode === 'harbor-keno' ? 120_000 : 20_000;
      const { rtp, standardError } = await simulateGame(gameOf(gameCode), player(), rounds, seed);
      expect(Math.abs(rtp - theory)).toBeLessThan(errorsMax * standardError);
      expect(standardError).toBeLessThan(0.08);
    },
    60_000,
  );

  it('return less to a player who only stands', async () => {
    const game = gameOf('lantern-twenty-one');
    const stands = {
      open: () => ({}),
      follow: (outcome: unknown) => game.unattended(outcome) as object,
    };
    const { rtp, standardError } = await simulateGame(game, stands, 20_000, seed);
    expect(rtp).toBeLessThan(game.rtpBp() / 10_000 - errorsMax * standardError);
  });
});

describe('every kind of bet at a table', () => {
  it.each(tableGames.map((table) => [table.gameCode, table] as const))(
    'returns at %s what its chances say',
    async (_, table) => {
      const bets = await simulateTable(table, 20_000, seed);
      expect(bets).not.toEqual([]);
      for (const { kind, rtp, theory, standardError } of bets)
        expect(Math.abs(rtp - theory), kind).toBeLessThan(errorsMax * standardError);
    },
    60_000,
  );
});
