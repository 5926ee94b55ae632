import type { Locale } from '@pavilion/contract';
import {
  type ChosenReport,
  type FileFormat,
  type MailedReport,
  mailedReportSchema,
  type reportMailOutcomes,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { messageText } from '../../../http/messages.ts';
import type { OfficeFile } from '../../../http/officeCaller.ts';
import type { OfficeKeepers } from '../../../http/registerOfficeCalls.ts';
import type { Hall } from '../../../infra/hall.ts';
import { composeLetter } from '../../../infra/mail/letter.ts';
import type { MailAttachment } from '../../../infra/mail/mail.ts';
import type { PostOffice } from '../../../infra/mail/postOffice.ts';
import { siteNameIn } from '../../../infra/site.ts';
import type { SiteBook } from '../../sites/index.ts';
import { writeReport } from '../sheets.ts';

export interface ReportMailDeps
  extends Pick<Hall, 'pool' | 'clock' | 'log'>,
    Pick<OfficeKeepers, 'writeTrace'> {
  readonly sites: Pick<SiteBook, 'byId'>;
  readonly post: Pick<PostOffice, 'send' | 'carries'>;
}

interface Bounded extends ReportMailDeps {
  readonly attachmentBytesMax: number;
}

/** What goes along with a letter at most; more than that waits in the office. */
const attachmentBytesMaxUsual = 1024 * 1024;
/** After this long a morning's figures are of no use to anybody. */
const goodMs = 12 * 60 * 60_000;
/** How the trace calls it. */
const traceName = 'report_mail';

type Outcome = (typeof reportMailOutcomes)[number];

interface DueMail {
  readonly id: number;
  readonly site_id: number;
  readonly staff_id: number;
  readonly account: string;
  readonly mail: string | null;
  readonly may_have: boolean;
  readonly report: unknown;
  readonly format: FileFormat;
  readonly locale: Locale;
  /** By the site's clock. */
  readonly today: string;
}

/** Whose hour has come, once the sums hold all of the day before. `$1` is now. */
const due = `
  FROM report_mail m JOIN site s ON s.id = m.site_id JOIN staff ON staff.id = m.staff_id CROSS JOIN report.progress p
  CROSS JOIN LATERAL (SELECT $1::timestamptz AT TIME ZONE s.time_zone AS local) moment
 WHERE m.ended_at IS NULL AND extract(hour FROM moment.local) >= m.hour
   AND (m.last_day IS NULL OR m.last_day < moment.local::date)
   AND p.gathered_at >= (moment.local::date)::timestamp AT TIME ZONE s.time_zone`;

const lockDue = async (tx: PoolClient, id: number, now: Date): Promise<DueMail | undefined> => {
  const { rows } = await tx.query<DueMail>(
    `SELECT m.id, m.site_id, m.staff_id, staff.account, staff.mail, m.report, m.format, m.locale,
            moment.local::date::text AS today,
            staff.enabled AND (SELECT count(DISTINCT held.name) = 2
              FROM staff_role_on_site given JOIN role_right held USING (role_id)
             WHERE given.staff_id = m.staff_id AND given.site_id = m.site_id
               AND held.name IN ('reports.read', 'reports.mail')) AS may_have
       ${due} AND m.id = $2 FOR UPDATE OF m SKIP LOCKED`,
    [now, id],
  );
  return rows[0];
};

const dayMs = 24 * 60 * 60_000;
const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);

/** The whole days before today that are meant. */
const spanOf = (days: 'yesterday' | 'week' | 'month', today: string): { from: string; to: string } => {
  const to = daysBefore(today, 1);
  switch (days) {
    case 'yesterday':
      return { from: to, to };
    case 'week':
      return { from: daysBefore(today, 7), to };
    case 'month':
      return { from: `${to.slice(0, 8)}01`, to };
  }
};

const chosenOf = (report: MailedReport, today: string): ChosenReport => {
  if (!('days' in report)) return report;
  const { days, ...rest } = report;
  return { ...rest, ...spanOf(days, today) };
};

/** The whole file; null where it is larger than may go along. */
const attachmentOf = async (
  { name, type, parts }: OfficeFile,
  bytesMax: number,
): Promise<MailAttachment | null> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const part of parts) {
    const chunk = Buffer.from(part);
    bytes += chunk.length;
    if (bytes > bytesMax) return null;
    chunks.push(chunk);
  }
  return { name, type, base64: Buffer.concat(chunks).toString('base64') };
};

const pageOf = ({ kind }: ChosenReport): `/${string}` => {
  switch (kind) {
    case 'methods':
      return '/office/reports/cash';
    case 'funnel':
    case 'retention':
      return '/office/reports/people';
    default:
      return `/office/reports/${kind}`;
  }
};

/** The letter, and the file with it where it is small enough. */
const writeLetter = async (
  { pool, clock, sites, attachmentBytesMax }: Bounded,
  due: DueMail & { readonly mail: string },
) => {
  const { locale } = due;
  const site = sites.byId(due.site_id);
  if (site === undefined) throw new Error(`no site ${due.site_id}`);
  const report = chosenOf(mailedReportSchema.parse(due.report), due.today);
  const gone = new AbortController();
  const file = await writeReport({ pool, clock }, { site, locale, signal: gone.signal }, report, due.format);
  const attachment = await attachmentOf(file, attachmentBytesMax);
  const values: Readonly<Record<string, string>> = {
    site: siteNameIn(site.settings, locale),
    account: due.account,
    report: messageText(`office.report_${report.kind}`, locale),
    days: 'from' in report ? [...new Set([report.from, report.to])].join(' – ') : due.today,
    file: file.name,
  };
  const words = (key: string): string =>
    messageText(key, locale).replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const letter = composeLetter({
    locale,
    siteName: words('{site}'),
    origin: site.origin,
    subject: words('office.mail_report_subject'),
    greeting: words('mail.greeting'),
    paragraphs: [words(attachment === null ? 'office.mail_report_large' : 'office.mail_report_text')],
    action: { label: words('office.mail_report_action'), path: pageOf(report) },
    caution: words('office.mail_report_caution'),
    footer: words('mail.automatic'),
  });
  const content = {
    channel: 'mail',
    to: due.mail,
    ...letter,
    ...(attachment === null ? {} : { attachment }),
  } as const;
  return { report, content };
};

const deal = async (
  deps: Bounded,
  tx: PoolClient,
  mail: DueMail,
): Promise<{ outcome: Outcome; report?: ChosenReport }> => {
  if (!mail.may_have) return { outcome: 'no_right' };
  if (mail.mail === null) return { outcome: 'no_address' };
  if (!deps.post.carries('mail')) return { outcome: 'no_mail' };
  const { report, content } = await writeLetter(deps, { ...mail, mail: mail.mail });
  const goodUntil = new Date(deps.clock.now().getTime() + goodMs);
  await deps.post.send(
    { query: ({ text, values }) => tx.query(text, values) },
    { siteId: mail.site_id, content, goodUntil },
  );
  return { outcome: 'attachment' in content ? 'attached' : 'linked', report };
};

/** Sends one, in the transaction that notes that its day is done. Whoever may not have it gets nothing. */
const sendOne = (deps: Bounded, id: number): Promise<boolean> =>
  withTransaction(deps.pool, async (tx) => {
    const mail = await lockDue(tx, id, deps.clock.now());
    if (mail === undefined) return false;
    const { outcome, report } = await deal(deps, tx, mail);
    await tx.query('UPDATE report_mail SET last_day = $2, last_outcome = $3 WHERE id = $1', [
      id,
      mail.today,
      outcome,
    ]);
    await deps.writeTrace(
      { query: ({ text, values }) => tx.query(text, values) },
      {
        siteId: mail.site_id,
        staffId: mail.staff_id,
        sessionId: null,
        address: null,
        call: traceName,
        kind: 'read',
        subject: { kind: 'report_mail', id },
        after: { outcome, format: mail.format, ...(report === undefined ? {} : { report }) },
        code: outcome === 'no_right' ? 403 : null,
        requestId: null,
      },
    );
    return outcome === 'attached' || outcome === 'linked';
  });

/** Sends the reports whose hour has come, each once a day. One that fails holds up no other. Answers how many went. */
export const sendDueReports = async (
  deps: ReportMailDeps,
  attachmentBytesMax = attachmentBytesMaxUsual,
): Promise<number> => {
  const { rows } = await deps.pool.query<{ id: number }>(`SELECT m.id ${due} ORDER BY m.id`, [
    deps.clock.now(),
  ]);
  let sent = 0;
  for (const { id } of rows)
    try {
      if (await sendOne({ ...deps, attachmentBytesMax }, id)) sent += 1;
    } catch (error) {
      deps.log.error({ err: error, alarm: 'report_mail_failed', reportMailId: id }, 'a report did not go');
    }
  return sent;
};
