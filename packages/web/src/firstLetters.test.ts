import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cutFirstLetters, firstLettersRange, signsOf } from './firstLetters.ts';

const sheet = readFileSync(new URL('./face.css', import.meta.url), 'utf8');

describe('the first letters of the face', () => {
  test('hold what amounts and English are written with', () => {
    const signs = signsOf(firstLettersRange);
    for (const sign of '0123456789.,AZaz¥€£−×·…“”’–—%+') expect(signs).toContain(sign);
    expect(signs).not.toContain('é');
  });

  test('are a face of its own, much lighter than the whole', async () => {
    const cut = await cutFirstLetters();
    expect(cut.subarray(0, 4).toString()).toBe('wOF2');
    expect(cut.byteLength).toBeLessThan(16_000);
  });

  test('are asked for by the style sheet for just these signs', () => {
    const rule = sheet.split('@font-face').find((part) => part.includes('first-letters.woff2'));
    const range = /unicode-range:([^;]+);/
      .exec(rule ?? '')?.[1]
      ?.replaceAll(/\s+/g, ' ')
      .trim();
    expect(range).toBe(firstLettersRange);
  });
});
