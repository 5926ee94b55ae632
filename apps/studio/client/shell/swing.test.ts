import { describe, expect, it } from 'vitest';
import { measured } from '../../src/engine/measured.ts';
import { theories } from '../../src/games/videoSlots/theories.ts';
import { loadWords } from './spoken.ts';
import { swingOf } from './swing.ts';
import { textsOf } from './texts.ts';

describe('how much a game swings', () => {
  const deviations = Object.entries({ ...measured, ...theories });

  it('is said by the standard deviation alone: a game that scatters more is never called calmer', () => {
    const order = ['low', 'medium', 'high'];
    const words = deviations
      .sort(([, one], [, other]) => one.deviation - other.deviation)
      .map(([, { deviation }]) => order.indexOf(swingOf(deviation)));
    expect(words).toEqual([...words].sort());
    expect(new Set(words).size).toBe(3);
  });

  it.each(['zh_CN', 'en_US'] as const)(
    'states the figure, and nothing of how often rounds win (%s)',
    async (lang) => {
      await loadWords(lang);
      const { swings } = textsOf(lang).rulesText;
      for (const word of ['low', 'medium', 'high'] as const) {
        expect(swings[word]('10.9')).toContain('10.9');
        expect(swings[word]('10.9')).not.toMatch(/rare|frequent|少|多/);
      }
    },
  );
});
