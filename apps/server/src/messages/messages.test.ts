import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const catalogueSchema = z.record(z.string(), z.string());
const files = globSync('*.json', { cwd: import.meta.dirname }).sort();
const textsOf = (file: string) =>
  catalogueSchema.parse(JSON.parse(readFileSync(resolve(import.meta.dirname, file), 'utf8')));

const master = textsOf('zh_CN.json');
const english = textsOf('en_US.json');
const placeholders = (text: string): readonly string[] => text.match(/\{\w+\}/g)?.sort() ?? [];

describe.each(files)('%s', (file) => {
  const texts = Object.entries(textsOf(file));

  it('has exactly the keys of zh_CN', () => {
    expect(texts.map(([key]) => key).sort()).toEqual(Object.keys(master).sort());
  });

  it('keeps the placeholders of zh_CN in every text', () => {
    expect(
      texts.filter(([key, text]) => `${placeholders(text)}` !== `${placeholders(master[key] ?? '')}`),
    ).toEqual([]);
  });

  it('has no empty or padded text', () => {
    expect(texts.filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  it.runIf(file !== 'zh_CN.json')('keeps no text of zh_CN', () => {
    // What traditional writing leaves as it is stays as it is.
    const borrowed = texts.filter(([key, text]) => text === master[key]);
    expect(file === 'zh_TW.json' ? borrowed.filter(([, text]) => text.length > 8) : borrowed).toEqual([]);
  });

  it.runIf(!['zh_CN.json', 'en_US.json'].includes(file))('keeps no text of en_US', () => {
    expect(texts.filter(([key, text]) => text === english[key])).toEqual([]);
  });

  it.runIf(!/^(zh|ja)_/.test(file))('holds no Chinese character', () => {
    expect(texts.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
});

const office = textsOf('office/zh_CN.json');
const officeEnglish = textsOf('office/en_US.json');

describe('what is said in the office alone', () => {
  it('is said in Chinese and English, with the same placeholders', () => {
    expect(Object.keys(officeEnglish)).toEqual(Object.keys(office));
    for (const [key, text] of Object.entries(office)) {
      expect(placeholders(officeEnglish[key] ?? ''), key).toEqual(placeholders(text));
      expect(text, key).toMatch(/\p{Script=Han}/u);
      expect(officeEnglish[key], key).not.toMatch(/\p{Script=Han}/u);
    }
  });
});

describe('the keys', () => {
  const roots = [
    resolve(import.meta.dirname, '..'),
    resolve(import.meta.dirname, '../../../../packages/contract/src'),
  ];
  const sources = roots.flatMap((root) =>
    globSync('**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => readFileSync(resolve(root, file), 'utf8')),
  );
  const literals = new Set(
    sources.flatMap((source) => [...source.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => text)),
  );

  /** Of keys that are put together: `office.column_${word}`, where the word is a literal elsewhere. */
  const stems = [
    ...new Set(
      sources.flatMap((source) => [...source.matchAll(/`(office\.\w+_)\$\{/g)].map(([, stem = '']) => stem)),
    ),
  ];
  /** Names of codes: both the group and the code are literals. */
  const isNamed = (key: string): boolean => {
    const dot = key.lastIndexOf('.');
    return literals.has(key.slice(0, dot)) && literals.has(key.slice(dot + 1));
  };
  const isUsed = (key: string): boolean =>
    literals.has(key) ||
    isNamed(key) ||
    stems.some((stem) => key.startsWith(stem) && literals.has(key.slice(stem.length)));

  it('are all used', () => {
    expect(Object.keys({ ...master, ...office }).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are there for every refusal', () => {
    const named = sources.flatMap((source) => [
      ...source.matchAll(/\b(?:refused\(\s*\w+,|messageText\(|messageKey:|badField\('[^']*',)\s*'([^']+)'/g),
    ]);
    const keys = named.map(([, key = '']) => key);
    expect(keys).toContain('pg.start_failed');
    expect(keys.filter((key) => !Object.hasOwn({ ...master, ...office }, key))).toEqual([]);
  });
});
