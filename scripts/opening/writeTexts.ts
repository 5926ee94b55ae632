import type { PoolClient } from '@pavilion/postgres';
import type { WritableReport } from './report.ts';
import type { SitePage, SiteTexts } from './texts.ts';

type Texts = Readonly<Record<string, string>>;
const parts = ['title', 'summary', 'content'] as const;
type PageRow = Readonly<Record<(typeof parts)[number], Texts>>;

const writeAgreement = async (
  tx: PoolClient,
  report: WritableReport,
  siteId: number,
  { version, agreement }: SiteTexts,
): Promise<void> => {
  for (const [locale, { title, content }] of agreement) {
    const { rows } = await tx.query<{ title: string; content: string }>(
      'SELECT title, content FROM service_agreement WHERE site_id = $1 AND version = $2 AND locale = $3',
      [siteId, version, locale],
    );
    const [row] = rows;
    if (row === undefined) {
      await tx.query(
        'INSERT INTO service_agreement (site_id, version, locale, title, content) VALUES ($1, $2, $3, $4, $5)',
        [siteId, version, locale, title, content],
      );
      report.say(`service agreement of ${version} added in ${locale}`);
    } else if (row.title !== title || row.content !== content) {
      // Somebody may have accepted it: another text is another version.
      report.contradict(`service agreement of ${version}: its text in ${locale} is another than the file's`);
    }
  }
};

const writePage = async (
  tx: PoolClient,
  report: WritableReport,
  siteId: number,
  { kind, slug, texts }: SitePage,
): Promise<void> => {
  const given = (part: (typeof parts)[number], locales: readonly string[]): Texts =>
    Object.fromEntries(
      [...texts].filter(([one]) => locales.includes(one)).map(([one, text]) => [one, text[part]]),
    );
  const { rows } = await tx.query<PageRow>(
    'SELECT title, summary, content FROM content_page WHERE site_id = $1 AND kind = $2 AND slug = $3',
    [siteId, kind, slug],
  );
  const [row] = rows;
  const added = [...texts.keys()].filter((locale) => row?.title[locale] === undefined);
  for (const [locale, text] of texts)
    if (
      row !== undefined &&
      !added.includes(locale) &&
      parts.some((part) => row[part][locale] !== text[part])
    )
      report.contradict(`page ${kind}/${slug}: its text in ${locale} is another than the file's`);
  if (added.length === 0) return;
  await tx.query(
    `INSERT INTO content_page (site_id, kind, slug, title, summary, content, scene, sort, updated_at)
     SELECT $1, $2, $3, $4, $5, $6, '', count(*), now() FROM content_page WHERE site_id = $1 AND kind = $2
     ON CONFLICT (site_id, kind, slug) DO UPDATE SET title = content_page.title || $4,
       summary = content_page.summary || $5, content = content_page.content || $6, updated_at = now()`,
    [siteId, kind, slug, ...parts.map((part) => JSON.stringify(given(part, added)))],
  );
  report.say(`page ${kind}/${slug} added in ${added.join(', ')}`);
};

/** What a visitor would look for in vain; nothing is refused for it. */
const tellOfGaps = async (tx: PoolClient, report: WritableReport, siteId: number): Promise<void> => {
  const { rows } = await tx.query<{ unread: string[]; service: string | null }>(
    `SELECT ARRAY(SELECT locale FROM unnest(languages) WITH ORDINALITY AS said (locale, place) WHERE NOT EXISTS
              (SELECT FROM service_agreement WHERE site_id = site.id AND service_agreement.locale = said.locale) ORDER BY place) AS unread,
            CASE WHEN coalesce(settings #>> '{customer_service,url}', '/main/contact') = '/main/contact' AND NOT EXISTS
              (SELECT FROM content_page WHERE site_id = site.id AND kind = 'main' AND slug = 'contact' AND enabled)
              THEN '/main/contact' END AS service
       FROM site WHERE id = $1`,
    [siteId],
  );
  const { unread = [], service = null } = rows[0] ?? {};
  if (unread.length > 0)
    report.say(`still to do: there is no service agreement in ${unread.join(', ')} for those who sign up`);
  if (service !== null) report.say(`still to do: customer service leads to ${service}, which is no page yet`);
};

/** The agreement and the pages of a site. What is there stays; a text that is another one is a contradiction. */
export const openTexts = async (
  tx: PoolClient,
  report: WritableReport,
  siteId: number,
  texts: SiteTexts | undefined,
): Promise<void> => {
  if (texts !== undefined) {
    await writeAgreement(tx, report, siteId, texts);
    for (const page of texts.pages) await writePage(tx, report, siteId, page);
  }
  await tellOfGaps(tx, report, siteId);
};
