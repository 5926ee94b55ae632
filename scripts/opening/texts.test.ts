import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPool, type Pool } from '@pavilion/postgres';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configSchema } from './config.ts';
import { exampleConfig } from './example.fixture.ts';
import { openFirstSite } from './openHall.ts';
import { readTexts } from './texts.ts';

let folder: string;
let database: TestDatabase;
let pool: Pool;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pavilion-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const config = (
  languages: ('zh_CN' | 'en_US' | 'ja_JP')[] = ['zh_CN', 'en_US'],
  agreementFrom = '2026-01-31',
) => configSchema.parse(exampleConfig({ site: { languages }, texts: { folder: 'texts', agreementFrom } }));
const write = (path: string, text: string): void => {
  const file = join(folder, 'texts', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const page = (title: string, html = '<p>Ask us.</p>') => `${title}\nIn one line\n\n${html}\n`;
const agreement = (title: string) => `<h1>${title}</h1>\n<p>Play fair.</p>\n`;
const writeAll = (): void => {
  write('zh_CN/agreement.html', agreement('服务协议'));
  write('en_US/agreement.html', agreement('Service agreement'));
  write('zh_CN/main/contact.html', page('联系我们'));
  write('en_US/main/contact.html', page('Contact'));
  write('en_US/faq/how-to-join.html', page('How to join'));
};

const open = (given = config()) =>
  openFirstSite(pool, 'a secret of thirty-two characters!', given, readTexts(given, folder));
const kept = async () => {
  const { rows } = await database.owner.query(
    `SELECT (SELECT json_agg(a ORDER BY id) FROM (SELECT id, version, locale, title, content FROM service_agreement) a) AS agreements,
            (SELECT json_agg(p ORDER BY id) FROM content_page p) AS pages`,
  );
  return rows[0];
};

describe('the texts of a site', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
    pool = createPool(database.applicationUrl, { max: 2 });
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  test('are stored in their languages, once, and what is added later is added', async () => {
    writeAll();
    const first = await open();
    expect(first.lines).toEqual(
      expect.arrayContaining([
        'service agreement of 2026-01-31 added in zh_CN',
        'service agreement of 2026-01-31 added in en_US',
        'page main/contact added in en_US, zh_CN',
        'page faq/how-to-join added in en_US',
      ]),
    );
    expect(first.lines.join('\n')).not.toContain('still to do');
    const before = await kept();
    expect(before).toMatchObject({
      agreements: [
        {
          version: '2026-01-31',
          locale: 'en_US',
          title: 'Service agreement',
          content: '<p>Play fair.</p>\n',
        },
        { locale: 'zh_CN', title: '服务协议' },
      ],
      pages: [
        { kind: 'faq', slug: 'how-to-join', title: { en_US: 'How to join' } },
        {
          kind: 'main',
          slug: 'contact',
          title: { zh_CN: '联系我们', en_US: 'Contact' },
          summary: { zh_CN: 'In one line' },
          content: { en_US: '<p>Ask us.</p>' },
        },
      ],
    });
    expect((await open()).lines.filter((line) => /page|agreement/.test(line))).toEqual([]);
    expect(await kept()).toEqual(before);

    write('ja_JP/main/contact.html', page('お問い合わせ'));
    const more = await open(config(['zh_CN', 'en_US', 'ja_JP']));
    expect(more.lines).toEqual(
      expect.arrayContaining([
        'page main/contact added in ja_JP',
        'still to do: there is no service agreement in ja_JP for those who sign up',
      ]),
    );
    expect(await kept()).toMatchObject({
      pages: [{}, { title: { zh_CN: '联系我们', en_US: 'Contact', ja_JP: 'お問い合わせ' } }],
    });
  });

  test('of another wording are a contradiction, and nothing is changed', async () => {
    writeAll();
    await open();
    const before = await kept();
    write('en_US/agreement.html', agreement('Other terms'));
    write('zh_CN/main/contact.html', page('联系我们', '<p>打电话。</p>'));
    write('en_US/main/about.html', page('About us'));
    await expect(open()).rejects.toThrow(
      [
        "service agreement of 2026-01-31: its text in en_US is another than the file's",
        "page main/contact: its text in zh_CN is another than the file's",
      ].join('\n  '),
    );
    expect(await kept()).toEqual(before);
  });

  test('of the agreement may be another from another day on', async () => {
    writeAll();
    await open();
    write('en_US/agreement.html', agreement('Other terms'));
    expect((await open(config(undefined, '2026-06-01'))).lines).toContain(
      'service agreement of 2026-06-01 added in en_US',
    );
  });
});

test.each([
  ['fr_FR/main/about.html', page('Chez nous'), "fr_FR is none of the site's languages"],
  ['ja_JP/main/about.html', page('案内'), "ja_JP is none of the site's languages"],
  ['en_US/agreement.html', '<p>No title.</p>', 'begins with its title as <h1>'],
  ['en_US/agreement.html', '<h1>Nothing else</h1>\n', 'begins with its title as <h1>'],
  ['en_US/main/about.html', 'A title\n<p>No summary.</p>\n', 'takes a line of title, one of summary'],
  ['en_US/blog/about.html', page('About'), 'is neither agreement.html nor a page of main, faq'],
  ['en_US/main/About_us.html', page('About'), 'is neither agreement.html nor a page of main, faq'],
  ['en_US/main/deep/about.html', page('About'), 'is neither agreement.html nor a page of main, faq'],
  ['about.html', page('About'), "about.html is none of the site's languages"],
])('%s is refused by its name', (path, text, told) => {
  writeAll();
  write(path, text);
  expect(() => readTexts(config(), folder)).toThrow(`${path}: ${told}`);
});

test('a folder that there is not, and a day that is none, are refused', () => {
  expect(() => readTexts(config(), folder)).toThrow('there is no such folder of texts');
  expect(
    configSchema.safeParse(exampleConfig({ texts: { folder: 'texts', agreementFrom: 'soon' } })).success,
  ).toBe(false);
});
