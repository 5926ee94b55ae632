import { join } from 'node:path';
import { allOfficeCalls, proposalKinds, settingNames, settings } from '@pavilion/contract/office';
import namedEn from '@pavilion/contract/officeWords/en_US.json' with { type: 'json' };
import namedZh from '@pavilion/contract/officeWords/zh_CN.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../apps/office/src/locales/en_US.json' with { type: 'json' };
import ownEn from '../apps/office/src/locales/fields/en_US.json' with { type: 'json' };
import ownZh from '../apps/office/src/locales/fields/zh_CN.json' with { type: 'json' };
import { joinWords, type Words } from '../apps/office/src/locales/joinWords.ts';
import zh from '../apps/office/src/locales/zh_CN.json' with { type: 'json' };
import { keysOfField } from '../apps/office/src/rooms/trace/changes/fieldKeys.ts';
import { createTestHall, type TestHall } from '../apps/server/src/testing/testHall.ts';
import { fieldsOfSchema, fieldsOfTrace } from './fieldNames.fixture.ts';

/**
 * Whoever confirms a deed, or reads what was done, reads words: every field that a proposal or a line of the trace can hold has
 * one in both languages. What a schema or the server's own text does not tell by name (columns of a row, say) is not found here.
 */

let hall: TestHall;
beforeAll(async () => {
  hall = await createTestHall();
});
afterAll(() => hall.close());

interface Language {
  readonly own: Readonly<Record<string, string>>;
  readonly words: Words;
}

const languages: Readonly<Record<string, Language>> = {
  zh_CN: { own: ownZh.fields, words: joinWords(namedZh, zh) },
  en_US: { own: ownEn.fields, words: joinWords(namedEn, en) },
};

const wordAt = (words: Words, key: string): boolean => {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>(
      (place, name) => (typeof place === 'object' ? place[name] : undefined),
      words,
    );
  return typeof found === 'string' && found.trim() !== '';
};

const wordless = (names: Iterable<string>): string[] =>
  Object.entries(languages).flatMap(([locale, { own, words }]) =>
    [...new Set(names)]
      .filter((name) => own[name] === undefined && !keysOfField(name).some((key) => wordAt(words, key)))
      .map((name) => `${locale} ${name}`),
  );

it('every deed that a second person confirms has words for all its fields', () => {
  const { book } = hall.process;
  const fields = proposalKinds.flatMap((kind) => fieldsOfSchema(book.find(kind).content));
  // The deed that moves most: the collecting itself is proved by it.
  expect(fields).toEqual(expect.arrayContaining(['direction', 'amount', 'currency', 'source']));
  expect(wordless(fields)).toEqual([]);
});

it('every setting has', () => {
  expect(wordless(settingNames.flatMap((name) => fieldsOfSchema(settings[name].schema)))).toEqual([]);
});

it('every deed of the office that is more than a look or somebody’s own login has', () => {
  const deeds = allOfficeCalls.filter(
    ({ right, body }) => right !== 'public' && right !== 'session' && fieldsOfSchema(body).includes('reason'),
  );
  expect(deeds.length).toBeGreaterThan(50);
  expect(wordless(deeds.flatMap(({ body }) => fieldsOfSchema(body)))).toEqual([]);
});

it('whatever the server writes into the trace by name has', () => {
  const fields = fieldsOfTrace(join(import.meta.dirname, '../apps/server/src'));
  expect(fields).toEqual(expect.arrayContaining(['cache_clean', 'rights', 'sessions_ended']));
  expect(wordless(fields)).toEqual([]);
});

it('a field without a word is told', () => {
  expect(wordless(['amount', 'no_such_field'])).toEqual(['zh_CN no_such_field', 'en_US no_such_field']);
});

it('no word is written a second time', () => {
  const twice = Object.keys(ownZh.fields).filter((name) => {
    const [key] = keysOfField(name);
    return key !== undefined && /^(resources|office\.(?!settings|piece|lift))/.test(key);
  });
  expect(twice).toEqual([]);
});

it('both languages say the same of fields, values and the list itself', () => {
  expect(Object.keys(ownZh)).toEqual(Object.keys(ownEn));
  expect(Object.keys(ownZh.fields)).toEqual(Object.keys(ownEn.fields));
  expect(Object.keys(ownZh.values)).toEqual(Object.keys(ownEn.values));
  expect(Object.keys(ownZh.say)).toEqual(Object.keys(ownEn.say));
  const latin = Object.values({ ...ownZh.fields, ...ownZh.values, ...ownZh.say }).filter(
    (text) => !/\p{Script=Han}/u.test(text),
  );
  expect(latin).toEqual([]);
});
