import {
  agentApplicationApprove,
  agentApplicationContact,
  agentApplicationList,
  agentApplicationOne,
  agentApplicationRefuse,
  agentCodeList,
  agentCodeSet,
  agentDomainAdd,
  agentDomainList,
  agentDomainRemove,
  agentList,
  agentOne,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import {
  addDomain,
  codesOf,
  domainsOf,
  listAgentDomains,
  listCodes,
  removeDomain,
  setCode,
} from './codesAndDomains.ts';
import {
  type ApplicationResult,
  approveApplication,
  type DecideDeps,
  refuseApplication,
} from './commands/decideApplication.ts';
import {
  findAgentAtDesk,
  findApplicationAtDesk,
  listAgents,
  listApplications,
  readContact,
} from './officeQueries.ts';

const newForMs = 30 * 24 * 60 * 60_000;

/** Throws what a decision came to, unless it was made. */
const assertDecided = async (
  { pool }: DecideDeps,
  siteId: number,
  id: string,
  result: ApplicationResult,
): Promise<void> => {
  const { codes } = agentApplicationApprove;
  if (result === 'unknown') throw refused(codes, 404, 'office.not_found');
  if (result === 'closed_out') throw refused(codes, 382, 'office.applicant_closed_out');
  if (result !== 'too_late') return;
  const application = await findApplicationAtDesk(pool, siteId, id);
  throw refused(codes, 381, 'office.application_decided', { state: application?.state });
};

const applicationCalls = (deps: DecideDeps): readonly OfficeCallHandler[] => [
  handleOffice(agentApplicationList, null, async ({ site }, body) => ({
    ...(await listApplications(deps.pool, site.id, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(agentApplicationOne, null, async ({ site }, { id }) => {
    const application = await findApplicationAtDesk(deps.pool, site.id, id);
    if (application === undefined) throw refused(agentApplicationOne.codes, 404, 'office.not_found');
    return application;
  }),
  handleOffice(agentApplicationContact, 'read', async ({ site, actor }, { id, reason }) => {
    const found = await readContact(deps.pool, site.id, id);
    if (found === undefined) throw refused(agentApplicationContact.codes, 404, 'office.not_found');
    const subject = { kind: 'member', id: found.memberId };
    await withTransaction(deps.pool, (tx) =>
      actor.trace(tx, { subject, after: { application: id, fields: ['contact'] }, reason }),
    );
    return { contact: found.contact };
  }),
  handleOffice(agentApplicationApprove, 'write', async ({ site, actor }, { id }) => {
    await assertDecided(deps, site.id, id, await approveApplication(deps, { id: BigInt(id), by: actor }));
    return {};
  }),
  handleOffice(agentApplicationRefuse, 'write', async ({ site, actor }, { id, refusal: reason }) => {
    await assertDecided(
      deps,
      site.id,
      id,
      await refuseApplication(deps, { id: BigInt(id), by: actor, reason }),
    );
    return {};
  }),
];

/** Agents of the site, who would be one, and by what they bring members. */
export const agentDeskCalls = (deps: DecideDeps): readonly OfficeCallHandler[] => {
  const { pool, clock } = deps;
  const since = (): Date => new Date(clock.now().getTime() - newForMs);
  return [
    ...applicationCalls(deps),
    handleOffice(agentList, null, async ({ site }, body) => ({
      ...(await listAgents(pool, site.id, since(), body)),
      asOf: clock.now().toISOString(),
    })),
    handleOffice(agentOne, null, async ({ site }, { id }) => {
      const agent = await findAgentAtDesk(pool, site.id, since(), id);
      if (agent === undefined) throw refused(agentOne.codes, 404, 'office.not_found');
      const [codes, domains] = await Promise.all([codesOf(pool, site.id, id), domainsOf(pool, site.id, id)]);
      return { ...agent, codes, domains };
    }),
    handleOffice(agentCodeList, null, async ({ site }, body) => ({
      ...(await listCodes(pool, site.id, body)),
      asOf: clock.now().toISOString(),
    })),
    handleOffice(agentCodeSet, 'write', async ({ actor }, body) => {
      await setCode(pool, actor, body);
      return {};
    }),
    handleOffice(agentDomainList, null, async ({ site }, body) => ({
      ...(await listAgentDomains(pool, site.id, body)),
      asOf: clock.now().toISOString(),
    })),
    handleOffice(agentDomainAdd, 'write', async ({ actor }, body) => {
      await addDomain(pool, actor, body);
      return {};
    }),
    handleOffice(agentDomainRemove, 'write', async ({ actor }, body) => {
      await removeDomain(pool, actor, body);
      return {};
    }),
  ];
};
