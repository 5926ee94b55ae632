import {
  booksProve,
  caseClose,
  caseList,
  caseSave,
  providerCompare,
  type ReconciliationChoices,
  reconciliationChoices,
  statementImport,
} from '@pavilion/contract/office';
import type { ReconcileReport } from '@pavilion/ledger';
import { type Pool, withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import { type Actor, handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { holdsEverywhere } from '../proposals/index.ts';
import { dayOf, type ProviderDirectory, reconcileProvider } from '../wallet/index.ts';
import { closeCase, type FoundDifference, listCases, openCases, saveCase } from './cases.ts';
import { importStatement } from './statement.ts';

export interface ReconciliationDeps extends Pick<Hall, 'pool' | 'clock' | 'log'> {
  readonly providers: ProviderDirectory;
  /** Proves the books of all sites. */
  readonly proveBooks: () => Promise<Pick<ReconcileReport, 'differences' | 'totals'>>;
}

/** A statement is the longest thing that staff hand in. */
const statementBytesMax = 8 * 1024 * 1024;
/** Proofs and comparisons of one address a minute: each reads a lot. */
const proofsPerMinute = 6;
const statementsShown = 20;

interface StatementRow {
  readonly id: number;
  readonly gateway: string;
  readonly from: Date;
  readonly to: Date;
  readonly lines: number;
  readonly matched: number;
  readonly differences: number;
  readonly by: string;
  readonly at: Date;
}

const readChoices = async (pool: Pool, siteId: number): Promise<ReconciliationChoices> => {
  const [providers, gateways, statements] = await Promise.all([
    pool.query<{ id: number; code: string }>(
      `SELECT p.gp_id AS id, p.gp_code AS code FROM site_provider s JOIN provider p USING (gp_id) JOIN provider_wire USING (gp_id)
        WHERE s.site_id = $1 AND p.wallet = 'seamless' ORDER BY p.gp_code`,
      [siteId],
    ),
    pool.query<{ code: string }>(
      `SELECT DISTINCT d.gateway_code AS code FROM deposit_method d JOIN payment_gateway g ON g.code = d.gateway_code
        WHERE d.site_id = $1 AND g.adapter NOT IN ('transfer', 'agents') ORDER BY 1`,
      [siteId],
    ),
    pool.query<StatementRow>(
      `SELECT t.id, t.gateway_code AS gateway, t.from_at AS from, t.to_at AS to, t.lines, t.matched, t.differences,
              s.account AS by, t.imported_at AS at
         FROM gateway_statement t JOIN staff s ON s.id = t.staff_id
        WHERE t.site_id = $1 ORDER BY t.id DESC LIMIT $2`,
      [siteId, statementsShown],
    ),
  ]);
  return {
    providers: providers.rows,
    gateways: gateways.rows.map(({ code }) => code),
    statements: statements.rows.map((row) => ({
      ...row,
      from: row.from.toISOString(),
      to: row.to.toISOString(),
      at: row.at.toISOString(),
    })),
  };
};

/**
 * Proves the books, which are those of all sites: what differs is shown to whoever may see all of them, and counted for
 * everybody else.
 */
const proveForDesk = async ({ pool, clock, proveBooks }: ReconciliationDeps, who: Actor) => {
  const { differences: broken, totals } = await proveBooks();
  const differences = broken.map(({ subject, rule, expected, actual }) => ({
    subject,
    rule,
    ours: actual,
    theirs: expected,
  }));
  return withTransaction(pool, async (tx) => {
    const sites = await tx.query<{ id: number }>('SELECT id FROM site');
    const ids = sites.rows.map(({ id }) => id);
    const maySee = await holdsEverywhere(tx, who.staffId, 'reconciliation.manage', ids);
    const found = { siteId: who.siteId, source: 'books', party: 'ledger', now: clock.now() } as const;
    const cases = maySee ? await openCases(tx, found, differences) : 0;
    await who.trace(tx, {
      subject: { kind: 'books', id: 'ledger' },
      after: { differences: differences.length, cases },
    });
    return {
      differences: differences.length,
      cases,
      totals: totals.map(({ currency, accounts, entries }) => ({
        currency,
        accounts: Number(accounts),
        entries: Number(entries),
      })),
    };
  });
};

const compareCodes = providerCompare.codes;

/** What of a provider's differences is about this site: its own transactions, and those that the hall does not know. */
const ofSite = async (
  pool: Pool,
  { siteId, gpId }: { readonly siteId: number; readonly gpId: number },
  differences: readonly FoundDifference[],
): Promise<FoundDifference[]> => {
  const { rows } = await pool.query<{ transaction_id: string }>(
    `SELECT transaction_id FROM wallet_transaction WHERE gp_id = $1 AND transaction_id = ANY ($2) AND site_id <> $3`,
    [gpId, differences.map(({ subject }) => subject), siteId],
  );
  const foreign = new Set(rows.map(({ transaction_id: id }) => id));
  return differences.filter(({ subject }) => !foreign.has(subject));
};

const compareProvider = async (
  deps: ReconciliationDeps,
  who: Actor,
  { gp_id: gpId, day }: z.output<typeof providerCompare.body>,
) => {
  const { pool, clock } = deps;
  const { siteId } = who;
  const offered = (await readChoices(pool, siteId)).providers.find(({ id }) => id === gpId);
  if (offered === undefined) throw refused(compareCodes, 404, 'office.not_found');
  const report = await reconcileProvider(deps, gpId, dayOf(new Date(`${day}T00:00:00Z`)));
  if (report.kind === 'not_offered') throw refused(compareCodes, 386, 'office.no_list');
  if (report.kind === 'busy') throw refused(compareCodes, 388, 'office.being_compared');
  if (report.kind !== 'compared') throw refused(compareCodes, 387, 'office.list_unread');
  const found = report.differences.map(({ transaction_id, rule, ours, theirs }) => ({
    subject: transaction_id,
    rule,
    ours,
    theirs,
  }));
  const differences = await ofSite(pool, { siteId, gpId }, found);
  return withTransaction(pool, async (tx) => {
    const place = { siteId, source: 'provider', party: offered.code, now: clock.now() } as const;
    const cases = await openCases(tx, place, differences);
    const told = { listed: report.listed, differences: differences.length, cases };
    await who.trace(tx, { subject: { kind: 'provider', id: gpId }, after: { day, ...told } });
    return told;
  });
};

/** The desk of differences: what was found, whose it is, what it came to; and what finds them. */
export const reconciliationCalls = (deps: ReconciliationDeps): readonly OfficeCallHandler[] => [
  handleOffice(caseList, null, async ({ site, staff }, body) => ({
    ...(await listCases(deps.pool, { siteId: site.id, staffId: staff.staffId }, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(reconciliationChoices, null, ({ site }) => readChoices(deps.pool, site.id)),
  handleOffice(caseSave, 'write', async ({ actor }, body) => ({
    version: await saveCase(deps, actor, body),
  })),
  handleOffice(caseClose, 'write', async ({ actor }, body) => {
    await closeCase(deps, actor, body);
    return {};
  }),
  handleOffice(booksProve, 'write', ({ actor }) => proveForDesk(deps, actor), { perMinute: proofsPerMinute }),
  handleOffice(providerCompare, 'write', ({ actor }, body) => compareProvider(deps, actor, body), {
    perMinute: proofsPerMinute,
  }),
  handleOffice(statementImport, 'write', ({ actor }, body) => importStatement(deps, actor, body), {
    bodyBytesMax: statementBytesMax,
  }),
];
