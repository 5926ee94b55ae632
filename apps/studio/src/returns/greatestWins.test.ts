import { readFileSync } from 'node:fs';
import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { greatestOf } from '../engine/greatest.ts';
import { machines } from '../engine/machines/index.ts';
import type { RoundCard } from '../tables/engine/tableGame.ts';
import { findTable, type ServedTable, tableGames } from '../tables/games/index.ts';
import { greatestBetOf, greatestLineOf } from './greatestWins.ts';

const page = readFileSync(new URL('../../../../docs/games.md', import.meta.url), 'utf8');

const tableOf = (gameCode: string): ServedTable => {
  const found = findTable(gameCode);
  if (!found) throw new Error(`no table ${gameCode}`);
  return found;
};

describe('the greatest win of a game', () => {
  it.each(catalogue.map(({ gameCode, names }) => [gameCode, names] as const))(
    'of %s stands below its name in docs/games.md as it is computed',
    (gameCode, names) => {
      expect(page).toContain(`### ${names.en_US} · ${names.zh_CN}\n\n${greatestLineOf(gameCode)}\n`);
    },
  );

  it('is told of no game that there is none of', () => {
    expect(() => greatestLineOf('no-such-game')).toThrow('no-such-game');
  });

  it.each([
    ['dragon-and-tiger', 'suited-tie', 5_100],
    ['moon-roulette', 'straight', 3_600],
    ['lantern-dice', 'triple', 18_100],
    ['moonlit-three', 'six-card', 100_100],
    ['lighthouse-wheel', 'number-47', 48_000],
  ])('at %s is that of %s, %i hundredths of the stake', (gameCode, kind, pays) => {
    expect(greatestBetOf(tableOf(gameCode))).toMatchObject({ kind, pays });
  });

  it.each([...machines])('of $gameCode is the best order of its best spins', (machine) => {
    const most = greatestOf(machine).toLocaleString('en-US', { maximumFractionDigits: 2 });
    expect(greatestLineOf(machine.gameCode)).toContain(`**${most} for 1**`);
  });
});

describe('what pays most at a table', () => {
  const cardsOf = ({ runners }: ServedTable): RoundCard[] => {
    if (!runners) return [{ strengths: [] }];
    const random = createRandom(20_261_129);
    return Array.from({ length: 400 }, () => ({
      strengths: Array.from({ length: runners.count }, () =>
        random.int(runners.from, runners.from + runners.spread - 1),
      ),
    }));
  };

  it.each(tableGames.map((table) => [table.gameCode, table] as const))(
    'at %s is passed by no bet on any card of strengths',
    (_, table) => {
      const { pays } = greatestBetOf(table);
      const found = cardsOf(table).map((card) => greatestBetOf(table, card).pays);
      expect(Math.max(...found)).toBeLessThanOrEqual(pays);
    },
  );

  it.each(tableGames.filter(({ pot }) => !pot).map((table) => [table.gameCode, table] as const))(
    'at %s is passed by nothing that draws pay',
    async (_, table) => {
      const random = createRandom(7);
      const below = async (length: number): Promise<number> => random.int(0, length - 1);
      for (const card of cardsOf(table).slice(0, 5)) {
        const most = greatestBetOf(table, card).pays;
        const spots = table.chances(card).map(({ kind, spot }) => spot ?? kind);
        for (let draws = 0; draws < 200; draws += 1) {
          const { payout } = table.judge(await table.draw(below, card), card);
          for (const spot of spots) if (table.isSpot(spot)) expect(payout(spot)).toBeLessThanOrEqual(most);
        }
      }
    },
  );
});
