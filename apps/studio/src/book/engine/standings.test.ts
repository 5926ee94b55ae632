import { describe, expect, it } from 'vitest';
import { type LeagueResult, leagueForm, standingsOf } from './standings.ts';

const result = (home: string, homeScore: number, awayScore: number, away: string): LeagueResult => ({
  home,
  away,
  homeScore,
  awayScore,
});

describe('the table of the league', () => {
  it('counts three points for a win and one for a draw, then the difference, then goals', () => {
    const results = [
      result('a', 2, 0, 'b'),
      result('c', 1, 1, 'd'),
      result('a', 0, 1, 'c'),
      result('b', 3, 2, 'd'),
    ];
    const table = standingsOf(['a', 'b', 'c', 'd', 'e'], results);
    expect(table.map(({ team, points }) => [team, points])).toEqual([
      ['c', 4],
      ['a', 3],
      ['b', 3],
      ['d', 1],
      ['e', 0],
    ]);
    expect(table[1]).toEqual({
      team: 'a',
      played: 2,
      won: 1,
      drawn: 0,
      lost: 1,
      scored: 2,
      conceded: 1,
      points: 3,
    });
    expect(table.reduce((sum, { scored, conceded }) => sum + scored - conceded, 0)).toBe(0);
  });

  it('leaves sides that are alike in everything in their order', () => {
    expect(standingsOf(['x', 'y'], [result('y', 1, 1, 'x')]).map(({ team }) => team)).toEqual(['x', 'y']);
  });

  it('tells the last five of a side, the latest last', () => {
    const results = [3, 0, 1, 2, 2, 5].map((goals) => result('a', goals, 1, 'b'));
    expect(leagueForm('a', results)).toEqual(['lost', 'drawn', 'won', 'won', 'won']);
    expect(leagueForm('b', results)).toEqual(['won', 'drawn', 'lost', 'lost', 'lost']);
    expect(leagueForm('c', results)).toEqual([]);
  });
});
