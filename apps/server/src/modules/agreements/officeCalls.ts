import { isLocale } from '@pavilion/contract';
import {
  agentAgreementList,
  agentAgreementOne,
  agentAgreementPropose,
  agreementList,
  agreementOne,
  agreementPropose,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { dayAt } from '../../infra/site.ts';
import type { AgreementShelf } from './agreementTexts.ts';
import {
  type AgreementDeps,
  type AgreementKind,
  agentAgreements,
  proposeAgreement,
  serviceAgreements,
} from './propose.ts';

interface VersionRow {
  readonly version: string;
  readonly locales: string[];
  readonly accepted: bigint;
}

const listVersions = async (
  { pool }: AgreementDeps,
  { texts, acceptances }: AgreementShelf,
  siteId: number,
): Promise<VersionRow[]> => {
  const { rows } = await pool.query<VersionRow>(
    `SELECT version::text AS version, array_agg(locale ORDER BY locale) AS locales,
            (SELECT count(*) FROM ${acceptances}
               JOIN ${texts} accepted ON accepted.id = agreement_id
              WHERE accepted.site_id = $1 AND accepted.version = agreement.version) AS accepted
       FROM ${texts} agreement WHERE site_id = $1 GROUP BY version ORDER BY version DESC`,
    [siteId],
  );
  return rows;
};

const readTexts = async (
  { pool }: AgreementDeps,
  { texts }: AgreementShelf,
  siteId: number,
  version: string,
) => {
  const { rows } = await pool.query<{ locale: string; title: string; content: string }>(
    `SELECT locale, title, content FROM ${texts} WHERE site_id = $1 AND version = $2 ORDER BY locale`,
    [siteId, version],
  );
  if (rows.length === 0) throw refused(agreementOne.codes, 404, 'office.not_found');
  const known = rows.filter(({ locale }) => isLocale(locale));
  return {
    title: Object.fromEntries(known.map(({ locale, title }) => [locale, title])),
    content: Object.fromEntries(known.map(({ locale, content }) => [locale, content])),
  };
};

/** An agreement in eleven languages. */
const proposalBodyBytesMax = 5 * 1024 * 1024;

interface KindCalls {
  readonly list: typeof agreementList;
  readonly one: typeof agreementOne;
  readonly propose: typeof agreementPropose;
}

const callsOf = (
  deps: AgreementDeps,
  kind: AgreementKind,
  { list, one, propose }: KindCalls,
): readonly OfficeCallHandler[] => [
  handleOffice(list, null, async ({ site }) => {
    const rows = await listVersions(deps, kind.shelf, site.id);
    const today = dayAt(site, deps.clock.now());
    const holding = rows.find(({ version }) => version <= today)?.version;
    return {
      locales: [...site.settings.languages],
      rows: rows.map(({ version, locales, accepted }) => ({
        version,
        locales,
        accepted: Number(accepted),
        holds: version === holding,
      })),
    };
  }),
  handleOffice(one, null, async ({ site }, { version }) => ({
    version,
    texts: await readTexts(deps, kind.shelf, site.id, version),
  })),
  handleOffice(
    propose,
    'write',
    async ({ actor }, { request_id: requestId, ...asked }) => ({
      proposal_id: await proposeAgreement(deps, kind, actor, { ...asked, requestId }),
    }),
    { bodyBytesMax: proposalBodyBytesMax },
  ),
];

/** Versions of the agreements, their words, and another one: with members, and with agents. */
export const agreementCalls = (deps: AgreementDeps): readonly OfficeCallHandler[] => [
  ...callsOf(deps, serviceAgreements, { list: agreementList, one: agreementOne, propose: agreementPropose }),
  ...callsOf(deps, agentAgreements, {
    list: agentAgreementList,
    one: agentAgreementOne,
    propose: agentAgreementPropose,
  }),
];
