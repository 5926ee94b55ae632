import { describe, expect, it } from 'vitest';
import { cardOf } from '../engine/tableGame.ts';
import {
  crestDuel,
  type DuelOutcome,
  duelPrice,
  duelScore,
  duelSpots,
  duelWinner,
  everyDuel,
} from './crestDuel.ts';
import { seededBelow } from './seeded.fixture.ts';

const below = (round: number) => seededBelow('duel', round);

const card = cardOf(crestDuel, '2f90c1d7446be8a35502'.padEnd(64, '0'));
const pays = (spot: string, outcome: DuelOutcome): number => crestDuel.payout(spot, outcome, card);

describe('crest duel', () => {
  it('ends in one of the ways that are counted, and they are all', () => {
    const all = everyDuel(card);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    for (const { outcome } of all) {
      const [meron, wala] = duelScore(outcome);
      expect(outcome.rounds.length).toBeLessThanOrEqual(5);
      if (!outcome.crest) expect(Math.max(meron, wala)).toBe(3);
      expect(duelWinner(outcome)).toBe(outcome.rounds.at(-1) === 0 ? 'meron' : 'wala');
    }
  });

  it.each([
    ['even', [30, 30]],
    ['uneven', [40, 20]],
    ['as drawn', card.strengths],
  ])('returns at most 95 %% on every place, whatever the strengths (%s)', (_, strengths) => {
    const all = everyDuel({ strengths });
    for (const spot of duelSpots) {
      const back = all.reduce(
        (sum, { outcome, chance }) => sum + (chance * crestDuel.payout(spot, outcome, { strengths })) / 100,
        0,
      );
      expect(back, spot).toBeLessThanOrEqual(0.95 + 1e-9);
      expect(back, spot).toBeGreaterThan(0.94);
    }
    for (const { kind, rtp } of crestDuel.chances({ strengths })) expect(rtp, kind).toBeLessThanOrEqual(0.95);
  });

  it('is drawn as often as the chances say', async () => {
    const rounds = 5_000;
    const won = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await crestDuel.draw(below(round), card);
      for (const spot of duelSpots) if (pays(spot, outcome) > 0) won.set(spot, (won.get(spot) ?? 0) + 1);
    }
    for (const { kind, chance } of crestDuel.chances(card)) {
      const slack = 5 * Math.sqrt((chance * (1 - chance)) / rounds);
      expect(Math.abs((won.get(kind) ?? 0) / rounds - chance), kind).toBeLessThan(slack);
    }
  });

  it('pays the winner, the method, rounds, handicaps and scores', () => {
    const byCrest = { rounds: [1, 0, 0], crest: true };
    const onPoints = { rounds: [0, 1, 0, 0], crest: false };
    for (const spot of [
      'meron',
      'crest:meron',
      'first:wala',
      'over:2.5',
      'under:3.5',
      'rounds:3',
      'handicap:wala+1.5',
    ])
      expect(pays(spot, byCrest), spot).toBe(duelPrice(card, spot));
    for (const spot of ['wala', 'points:meron', 'score:2-3', 'score:3-1', 'handicap:meron-1.5', 'rounds:2'])
      expect(pays(spot, byCrest), spot).toBe(0);
    for (const spot of ['meron', 'points:meron', 'score:3-1', 'handicap:meron-1.5', 'over:2.5', 'over:3.5'])
      expect(pays(spot, onPoints), spot).toBe(duelPrice(card, spot));
    for (const spot of ['crest:meron', 'score:3-0', 'handicap:meron-2.5', 'handicap:wala+1.5', 'under:3.5'])
      expect(pays(spot, onPoints), spot).toBe(0);
    expect(crestDuel.summary(byCrest)).toBe('meron crest 2-1');
    expect(crestDuel.summary(onPoints)).toBe('meron points 3-1');
  });

  it.each(['draw', 'crest', 'handicap:meron-3.5', 'score:2-2', 'rounds:6', 'over:5.5', 'constructor'])(
    'knows no place %s',
    (spot) => {
      expect(crestDuel.isSpot(spot)).toBe(false);
      expect(duelPrice(card, spot)).toBe(0);
    },
  );
});
