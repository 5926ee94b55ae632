import type { Locale } from '@pavilion/contract';
import {
  type AgreementTexts,
  agreementPropose,
  agreementTextsSchema,
  type OfficeRight,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { dayAt } from '../../infra/site.ts';
import { type DeedBook, propose, proposeOnce } from '../proposals/index.ts';
import { type AgreementShelf, agentShelf, agreementHtml, serviceShelf } from './agreementTexts.ts';

export interface AgreementDeps extends Pick<Hall, 'pool' | 'clock' | 'sites'> {
  readonly book: DeedBook;
}

/** An agreement of a kind as staff publish it. */
export interface AgreementKind {
  readonly kind: 'content.agreement' | 'agents.agreement';
  readonly right: OfficeRight;
  readonly shelf: AgreementShelf;
}
export const serviceAgreements: AgreementKind = {
  kind: 'content.agreement',
  right: 'content.manage',
  shelf: serviceShelf,
};
export const agentAgreements: AgreementKind = {
  kind: 'agents.agreement',
  right: 'agents.manage',
  shelf: agentShelf,
};

const contentSchema = z.strictObject({ version: z.iso.date(), texts: agreementTextsSchema });
type Content = z.output<typeof contentSchema>;

/** The newest version of a site, as a day; null before the first. Two who write one wait for each other. */
const newestOf = async (
  tx: PoolClient,
  { texts }: AgreementShelf,
  siteId: number,
): Promise<string | null> => {
  await tx.query('SELECT FROM site WHERE id = $1 FOR UPDATE', [siteId]);
  const { rows } = await tx.query<{ newest: string | null }>(
    `SELECT max(version)::text AS newest FROM ${texts} WHERE site_id = $1`,
    [siteId],
  );
  return rows[0]?.newest ?? null;
};

const refuseDay = async (
  { sites, clock }: AgreementDeps,
  tx: PoolClient,
  shelf: AgreementShelf,
  { siteId, version }: { readonly siteId: number; readonly version: string },
): Promise<void> => {
  const newest = await newestOf(tx, shelf, siteId);
  const site = sites.byId(siteId);
  if (site === undefined) throw new Error(`no site ${siteId}`);
  if (version < dayAt(site, clock.now()) || (newest !== null && version <= newest))
    throw refused(agreementPropose.codes, 381, 'office.agreement_day');
};

/** Words as they are kept: without empty ones, HTML as it will be shown. */
const cleaned = ({ title, content }: AgreementTexts): AgreementTexts => {
  const kept = (texts: AgreementTexts['title'], clean: (text: string) => string): AgreementTexts['title'] =>
    Object.fromEntries(
      Object.entries(texts)
        .map(([locale, text]) => [locale, clean(text).trim()])
        .filter(([, text]) => text !== ''),
    );
  return { title: kept(title, (text) => text), content: kept(content, agreementHtml) };
};

const refuseGaps = ({ title, content }: AgreementTexts, locales: readonly Locale[]): void => {
  const locale = locales.find((name) => title[name] === undefined || content[name] === undefined);
  if (locale !== undefined) throw refused(agreementPropose.codes, 382, 'office.agreement_lacks', { locale });
};

/** Another version is written by two: members are bound to its words. */
export const registerAgreementDeed = (deps: AgreementDeps, { kind, right, shelf }: AgreementKind): void =>
  deps.book.register({
    kind,
    right,
    content: contentSchema,
    worldOf: async (tx, _content, siteId) => ({ newest: await newestOf(tx, shelf, siteId) }),
    run: async (tx, { version, texts }, { siteId }) => {
      await refuseDay(deps, tx, shelf, { siteId, version });
      for (const [locale, title] of Object.entries(texts.title)) {
        const content = Object.entries(texts.content).find(([name]) => name === locale)?.[1];
        if (content !== undefined)
          await tx.query(
            `INSERT INTO ${shelf.texts} (site_id, version, locale, title, content) VALUES ($1, $2, $3, $4, $5)`,
            [siteId, version, locale, title, content],
          );
      }
    },
  });

/** Proposes another version. Refuses with 381 a day that does not fit, with 382 a language without words, with 345. */
export const proposeAgreement = async (
  deps: AgreementDeps,
  { kind, shelf }: AgreementKind,
  who: Actor,
  { version, texts, reason, requestId }: Content & { readonly reason: string; readonly requestId: string },
): Promise<number> => {
  const content: Content = { version, texts: cleaned(texts) };
  const asked = { kind, content, requestId };
  const proposed = await withTransaction(deps.pool, (tx) =>
    proposeOnce(tx, who, asked, async () => {
      refuseGaps(content.texts, deps.sites.byId(who.siteId)?.settings.languages ?? []);
      await refuseDay(deps, tx, shelf, { siteId: who.siteId, version });
      const subject = { kind: 'agreement', id: version, name: version };
      return propose(tx, deps.book, who, { ...asked, subject, reason }, deps.clock.now());
    }),
  );
  if (proposed === null) throw new Error('an agreement is written by two');
  return proposed;
};
