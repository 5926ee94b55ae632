import { currencySchema } from '@pavilion/contract';
import {
  reportAgents,
  reportCash,
  reportFile,
  reportFunnel,
  reportLiabilities,
  reportMailAdd,
  reportMailEnd,
  reportMailList,
  reportMethods,
  reportPlay,
  reportProof,
  reportRetention,
} from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import type { Site } from '../../infra/site.ts';
import { handleOfficeDownload } from '../../sheets/officeSheets.ts';
import { type ArchiveReader, ArchiveUnreadable } from '../archive/index.ts';
import { readFunnel, readRetention } from './cohorts.ts';
import { addReportMail, endReportMail, listReportMails } from './mails/subscriptions.ts';
import { datedReport, readProgress } from './progress.ts';
import {
  readAgents,
  readCash,
  readLiabilities,
  readMethods,
  readPlay,
  type Span,
  sumHouseGains,
} from './queries.ts';
import { writeReport } from './sheets.ts';

const spanOf = ({ id }: Site, { from, to }: { from: string; to: string }): Span => ({ siteId: id, from, to });

export type ReportDeps = Pick<Hall, 'pool' | 'clock' | 'secret'> & {
  readonly archive: Pick<ArchiveReader, 'gains'>;
};

/**
 * What the report of play comes to beside what the ledger says, of days in the archive by what its files say. Refuses with 374
 * where those cannot be read now.
 */
const readProof = async ({ pool, archive }: ReportDeps, span: Span, timeZone: string) => {
  const gains = await sumHouseGains(pool, span, timeZone);
  try {
    const old = await archive.gains({ ...span, timeZone, ownerKind: 'provider', purpose: 'house' });
    return {
      archived: old.size > 0,
      rows: gains.map((row) => ({ ...row, ledger: row.ledger + (old.get(row.currency) ?? 0n) })),
    };
  } catch (error) {
    if (error instanceof ArchiveUnreadable)
      throw refused(reportProof.codes, 374, 'office.archive_unreadable');
    throw error;
  }
};

const figureCalls = (deps: ReportDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  const dated = <Said extends object>(said: () => Promise<Said>) => datedReport(pool, said);
  return [
    handleOffice(reportPlay, null, ({ site, locale }, body) =>
      dated(() =>
        readPlay(pool, spanOf(site, body), { by: body.by, currency: body.currency ?? null, locale }),
      ),
    ),
    handleOffice(reportAgents, null, ({ site }, body) =>
      dated(async () => ({ rows: await readAgents(pool, spanOf(site, body), body.currency ?? null) })),
    ),
    handleOffice(reportCash, null, ({ site }, body) =>
      dated(async () => ({
        rows: await readCash(pool, spanOf(site, body), { by: body.by, currency: body.currency ?? null }),
      })),
    ),
    handleOffice(reportMethods, null, ({ site, locale }, body) =>
      dated(async () => ({
        rows: await readMethods(pool, spanOf(site, body), site.settings.time_zone, locale),
      })),
    ),
    handleOffice(reportLiabilities, null, ({ site }) =>
      dated(async () => ({ rows: await readLiabilities(pool, site.id) })),
    ),
    handleOffice(reportFunnel, null, ({ site }, body) =>
      dated(() => readFunnel(pool, spanOf(site, body), site.settings.time_zone)),
    ),
    handleOffice(reportRetention, null, ({ site }, { weeks }) =>
      dated(async () => ({
        cohorts: await readRetention(pool, {
          siteId: site.id,
          timeZone: site.settings.time_zone,
          weeks,
          now: clock.now(),
        }),
      })),
    ),
    handleOfficeDownload(deps, reportFile, {
      open: ({ site, locale }, { report, format }, signal) =>
        writeReport(deps, { site, locale, signal }, report, format),
    }),
    handleOffice(
      reportProof,
      null,
      async ({ site }, body) => {
        const { gathered_at, through_transfer_id } = await readProgress(pool);
        const { archived, rows } = await readProof(deps, spanOf(site, body), site.settings.time_zone);
        return {
          as_of: gathered_at.toISOString(),
          through: String(through_transfer_id),
          archived,
          rows: rows.map(({ currency: code, report, ledger }) => {
            const currency = currencySchema.parse(code);
            return {
              currency,
              report: toDecimal(minor(report), currency),
              ledger: toDecimal(minor(ledger), currency),
              equal: report === ledger,
            };
          }),
        };
      },
      // Goes through what the house accounts gained since they were last summed up: dearer than a report.
      { perMinute: 20 },
    ),
  ];
};

/** What of them comes to oneself by mail. */
const mailCalls = (deps: ReportDeps): readonly OfficeCallHandler[] => [
  handleOffice(reportMailList, null, ({ actor }) => listReportMails(deps.pool, actor)),
  handleOffice(reportMailAdd, 'write', async ({ site, actor }, body) => ({
    id: await addReportMail(deps, actor, site.settings.time_zone, body),
  })),
  handleOffice(reportMailEnd, 'write', async ({ actor }, { id }) => {
    await endReportMail(deps, actor, id);
    return {};
  }),
];

/** Reports about all that the ledger knows. They read sums alone, which are gathered every minute. */
export const reportCalls = (deps: ReportDeps): readonly OfficeCallHandler[] => [
  ...figureCalls(deps),
  ...mailCalls(deps),
];
