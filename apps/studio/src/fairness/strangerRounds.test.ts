import { describe, expect, it } from 'vitest';
import { centsOf } from '../testing/cents.ts';
import { blackjacks } from './stranger/blackjack.ts';
import { vectors } from './stranger/data.ts';
import { drawOf } from './stranger/numbers.ts';
import { pokerAndKeno } from './stranger/poker.ts';
import { reelSlots } from './stranger/reelSlots.ts';
import { videoSlots } from './stranger/videoSlots.ts';

/**
 * Every step of the games that one player plays, recomputed from the seeds by the descriptions and data in `docs/fairness` alone:
 * which numbers are drawn, what they come to, and what it wins.
 */

const programs = { ...reelSlots, ...videoSlots, ...blackjacks, ...pokerAndKeno };
const rounds = vectors.filter((vector) => vector.kind === 'round');
const games = [...new Set(rounds.map(({ game }) => game))];

describe('a stranger’s programs', () => {
  it('are there for every game of one player', () => {
    expect(Object.keys(programs).sort()).toEqual([...games].sort());
  });

  it.each(games)('come to every step of %s', (game) => {
    const program = programs[game];
    if (!program) throw new Error(`no program for ${game}`);
    for (const step of rounds.filter((one) => one.game === game)) {
      const { below, noted } = drawOf(step.serverSeed, step.clientSeed, step.nonce);
      const answered = program({ below, before: step.before, action: step.action });
      const name = `${game} ${step.nonce} ${JSON.stringify(step.action)}`;
      expect(noted, name).toEqual(step.numbers);
      expect(answered.outcome, name).toEqual(step.outcome);
      expect([answered.win, answered.furtherStake ?? 0, answered.closes], name).toEqual([
        centsOf(step.win),
        centsOf(step.furtherStake),
        step.closes,
      ]);
    }
  });
});
