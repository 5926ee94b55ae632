import { type LocalizedText, locales, localizedTextSchema } from '@pavilion/contract';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providers } from './gamesData.ts';
import { seed } from './index.ts';
import { readPages } from './pages.ts';

/** The demo hall as it stands in the database: nothing that a person reads may be in a language that is not theirs. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seed({ pool: database.pool, now: new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => database.drop());

interface Place {
  readonly table: string;
  readonly column: string;
}

/** Names of companies, which fall back to English where a language has none. */
const namesOnly: ReadonlySet<string> = new Set(['provider.name']);

/** Every column of the database that holds a text in several languages. */
const textColumns = async (): Promise<readonly Place[]> => {
  const { rows } = await database.owner.query<Place>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'jsonb' order by 1, 2`,
  );
  const holds = await Promise.all(
    rows.map(async ({ table, column }) => {
      const found = await database.owner.query(
        `select from ${table} where jsonb_typeof(${column}) = 'object' and ${column} ? 'en_US' limit 1`,
      );
      return found.rowCount === 1 && !namesOnly.has(`${table}.${column}`);
    }),
  );
  return rows.filter((_, at) => holds[at]);
};

interface Written {
  readonly where: string;
  readonly text: LocalizedText;
}

const textsOf = async ({ table, column }: Place): Promise<readonly Written[]> => {
  const { rows } = await database.owner.query<{ text: unknown }>(
    `select distinct ${column} as text from ${table} where ${column} ? 'en_US'`,
  );
  return rows.map(({ text }) => ({ where: `${table}.${column}`, text: localizedTextSchema.parse(text) }));
};

const allTexts = async (): Promise<readonly Written[]> =>
  (await Promise.all((await textColumns()).map(textsOf))).flat();

/** What is called the same everywhere: companies. */
const names: ReadonlySet<string> = new Set(
  providers.flatMap(({ names: { en_US = '' } }) => [en_US]).filter((name) => name !== ''),
);

/** Two words of Latin letters in a row that begin small: no name looks like this, only a sentence. */
const runningEnglish = /(?<![\p{L}.@/])[a-z]{2,}[ ,]+[a-z]{2,}(?![\p{L}])/u;
/** Words by which English gives itself away among Vietnamese, which is written in Latin letters too. */
const tellingEnglish = /\b(?:the|and|your|you|with|from|this|that|which)\b/iu;
/** Said in English in every language. */
const kept = /open source/giu;

const englishIn = (html: string, locale: string): string | null => {
  const words = html.replace(/<[^>]*>/g, ' ').replace(kept, '');
  const [found = null] = (locale === 'vi_VN' ? tellingEnglish : runningEnglish).exec(words) ?? [];
  return found;
};

describe('what the demo hall says', () => {
  test('stands in many columns, and the detector knows English when it reads it', async () => {
    expect((await textColumns()).length).toBeGreaterThan(12);
    const english = readPages().map(({ content }) => content.en_US ?? '');
    for (const html of english) {
      expect(englishIn(html, 'my_MM')).not.toBeNull();
      expect(englishIn(html, 'vi_VN')).not.toBeNull();
    }
  });

  test.each(locales)('%s: is there wherever something is said', async (locale) => {
    for (const { where, text } of await allTexts())
      expect((text[locale] ?? '') === '' && text.en_US !== '' ? text.en_US : null, where).toBeNull();
  });

  test.each(locales.filter((locale) => locale !== 'en_US'))('%s: holds no English', async (locale) => {
    for (const { where, text } of await allTexts()) {
      const said = text[locale] ?? '';
      expect(englishIn(said, locale), `${where}: ${said}`).toBeNull();
      if (said !== '' && said === text.en_US) expect([...names], where).toContain(said);
    }
    const { rows } = await database.owner.query<{ title: string; content: string }>(
      'select title, content from service_agreement where locale = $1',
      [locale],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { title, content } of rows) expect(englishIn(`${title} ${content}`, locale)).toBeNull();
  });
});
