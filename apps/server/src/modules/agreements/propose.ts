import type { Locale } from '@pavilion/contract';
import { type AgreementTexts, agreementPropose, agreementTextsSchema } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { type DeedBook, propose, proposeOnce } from '../proposals/index.ts';
import { agreementHtml } from '../signup/index.ts';
import type { SiteBook } from '../sites/index.ts';

export interface AgreementDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly sites: Pick<SiteBook, 'byId'>;
  readonly book: DeedBook;
}

const contentSchema = z.strictObject({ version: z.iso.date(), texts: agreementTextsSchema });
type Content = z.output<typeof contentSchema>;

/** The newest version of a site, as a day; null before the first. Two who write one wait for each other. */
const newestOf = async (tx: PoolClient, siteId: number): Promise<string | null> => {
  await tx.query('SELECT FROM site WHERE id = $1 FOR UPDATE', [siteId]);
  const { rows } = await tx.query<{ newest: string | null }>(
    'SELECT max(version)::text AS newest FROM service_agreement WHERE site_id = $1',
    [siteId],
  );
  return rows[0]?.newest ?? null;
};

/** The day that it is at the site. */
export const todayAt = ({ sites, clock }: Pick<AgreementDeps, 'sites' | 'clock'>, siteId: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: sites.byId(siteId)?.settings.time_zone ?? 'UTC' }).format(
    clock.now(),
  );

const refuseDay = async (
  deps: AgreementDeps,
  tx: PoolClient,
  siteId: number,
  version: string,
): Promise<void> => {
  const newest = await newestOf(tx, siteId);
  if (version < todayAt(deps, siteId) || (newest !== null && version <= newest))
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
export const registerAgreementDeed = (deps: AgreementDeps): void =>
  deps.book.register({
    kind: 'content.agreement',
    right: 'content.manage',
    content: contentSchema,
    worldOf: async (tx, _content, siteId) => ({ newest: await newestOf(tx, siteId) }),
    run: async (tx, { version, texts }, { siteId }) => {
      await refuseDay(deps, tx, siteId, version);
      for (const [locale, title] of Object.entries(texts.title)) {
        const content = Object.entries(texts.content).find(([name]) => name === locale)?.[1];
        if (content !== undefined)
          await tx.query(
            'INSERT INTO service_agreement (site_id, version, locale, title, content) VALUES ($1, $2, $3, $4, $5)',
            [siteId, version, locale, title, content],
          );
      }
    },
  });

/** Proposes another version. Refuses with 381 a day that does not fit, with 382 a language without words, with 345. */
export const proposeAgreement = async (
  deps: AgreementDeps,
  who: Actor,
  { version, texts, reason, requestId }: Content & { readonly reason: string; readonly requestId: string },
): Promise<number> => {
  const content: Content = { version, texts: cleaned(texts) };
  const asked = { kind: 'content.agreement', content, requestId } as const;
  const proposed = await withTransaction(deps.pool, (tx) =>
    proposeOnce(tx, who, asked, async () => {
      refuseGaps(content.texts, deps.sites.byId(who.siteId)?.settings.languages ?? []);
      await refuseDay(deps, tx, who.siteId, version);
      const subject = { kind: 'agreement', id: version, name: version };
      return propose(tx, deps.book, who, { ...asked, subject, reason }, deps.clock.now());
    }),
  );
  if (proposed === null) throw new Error('an agreement is written by two');
  return proposed;
};
