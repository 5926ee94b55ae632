import {
  newSiteSchema,
  type siteHostAdd,
  siteHostRemove,
  siteHostSchema,
  siteOpen,
} from '@pavilion/contract/office';
import { advisoryLocks, type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { badField, refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { type DeedBook, holdsOnEverySite, proposeOnce, proposeOrDo } from '../proposals/index.ts';
import { addHost, makeSite, ownerOfHost } from './makeSite.ts';

export interface SiteDeskDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly book: DeedBook;
  /** Makes one of the staff an owner of a site. */
  readonly appointOwner: (
    db: SqlExecutor,
    owner: { readonly account: string; readonly siteId: number },
  ) => Promise<unknown>;
}

const right = 'sites.manage';

const openContent = newSiteSchema.extend({ owner: z.string() });
const hostContent = z.strictObject({ site_id: z.number().int().positive(), host: siteHostSchema });
type HostContent = z.output<typeof hostContent>;

/** What is felt on every site is for whoever may do it on every site. Refuses with 382. */
const assertReach = async (tx: PoolClient, who: Actor): Promise<void> => {
  if (!(await holdsOnEverySite(tx, who.staffId, [right])))
    throw refused(siteOpen.codes, 382, 'office.sites_elsewhere');
};

/** Sites are made one after another, whether by the office or by a file. */
const takeTurns = (tx: PoolClient) => tx.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.opening]);

/** Refuses what another site or nobody has, naming the field. */
const assertFree = async (
  tx: PoolClient,
  { code, hosts, owner }: Pick<z.output<typeof openContent>, 'code' | 'hosts' | 'owner'>,
): Promise<void> => {
  const namesake = await tx.query('SELECT FROM site WHERE code = $1', [code]);
  if (namesake.rowCount !== 0) throw badField('code', 'office.code_taken');
  for (const [place, host] of hosts.entries())
    if ((await ownerOfHost(tx, host)) !== undefined) throw badField(`hosts.${place}`, 'office.host_taken');
  const account = await tx.query('SELECT FROM staff WHERE account = $1 AND enabled', [owner]);
  if (account.rowCount === 0) throw badField('owner', 'office.no_such_account');
};

const registerOpen = ({ book, appointOwner }: SiteDeskDeps): void =>
  book.register({
    kind: 'sites.open',
    right,
    everywhere: true,
    content: openContent,
    worldOf: async (tx, content) => {
      await takeTurns(tx);
      await assertFree(tx, content);
      return {};
    },
    run: async (tx, { owner, ...site }, who) => {
      await assertReach(tx, who);
      const siteId = await makeSite(tx, site);
      if (siteId === null) throw badField('code', 'office.code_taken');
      for (const [place, host] of site.hosts.entries())
        if (!(await addHost(tx, siteId, host)).added) throw badField(`hosts.${place}`, 'office.host_taken');
      await appointOwner(tx, { account: owner, siteId });
    },
  });

/** A site, locked until the transaction ends: of two who change its hosts the second sees what the first did. */
const lockSite = async (tx: PoolClient, id: number): Promise<{ readonly code: string } | undefined> => {
  const { rows } = await tx.query<{ code: string }>('SELECT code FROM site WHERE id = $1 FOR UPDATE', [id]);
  return rows[0];
};

const registerHost = ({ book }: SiteDeskDeps): void =>
  book.register({
    kind: 'sites.add_host',
    right,
    everywhere: true,
    content: hostContent,
    worldOf: async (tx, { site_id, host }) => {
      await lockSite(tx, site_id);
      return { owner: (await ownerOfHost(tx, host))?.siteId ?? null };
    },
    run: async (tx, { site_id, host }, who) => {
      await assertReach(tx, who);
      if ((await addHost(tx, site_id, host)).taken !== undefined) throw badField('host', 'office.host_taken');
    },
  });

export const registerSiteDeeds = (deps: SiteDeskDeps): void => {
  registerOpen(deps);
  registerHost(deps);
};

/** Opens a site, or proposes it. Answers the proposal, or the number of what was opened at once. */
export const openSite = (
  { pool, clock, book }: SiteDeskDeps,
  who: Actor,
  { reason, request_id: requestId, time_zone, minimum_age, owner, ...given }: z.output<typeof siteOpen.body>,
): Promise<z.output<typeof siteOpen.data>> =>
  withTransaction(pool, async (tx) => {
    const content = openContent.parse({
      ...given,
      timeZone: time_zone,
      minimumAge: minimum_age,
      owner: (owner ?? who.account).trim().normalize('NFC').toLowerCase(),
    });
    const asked = { kind: 'sites.open', content, requestId } as const;
    const proposalId = await proposeOnce(tx, who, asked, async () => {
      await assertReach(tx, who);
      await takeTurns(tx);
      await assertFree(tx, content);
      const subject = { kind: 'site', id: content.code, name: content.name };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
    const { rows } = await tx.query<{ id: number }>('SELECT id FROM site WHERE code = $1', [content.code]);
    return { proposal_id: proposalId, site_id: proposalId === null ? (rows[0]?.id ?? null) : null };
  });

/** Lets a host name lead to a site, or proposes it. Answers the proposal, or null for what was done at once. */
export const giveHost = (
  { pool, clock, book }: SiteDeskDeps,
  who: Actor,
  { id, host, reason, request_id: requestId }: z.output<typeof siteHostAdd.body>,
): Promise<number | null> =>
  withTransaction(pool, async (tx) => {
    const content: HostContent = { site_id: id, host };
    const asked = { kind: 'sites.add_host', content, requestId } as const;
    return proposeOnce(tx, who, asked, async () => {
      await assertReach(tx, who);
      const site = await lockSite(tx, id);
      if (site === undefined) throw refused(siteHostRemove.codes, 404, 'office.not_found');
      const owner = await ownerOfHost(tx, host);
      const subject = { kind: 'site', id, name: site.code };
      if (owner === undefined) return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
      if (owner.siteId !== id || owner.isAgents) throw badField('host', 'office.host_taken');
      await who.trace(tx, { subject, after: { host, repeated: true }, reason });
      return null;
    });
  });

/** A host name leads to its site no longer. */
export const takeHost = (
  { pool }: Pick<SiteDeskDeps, 'pool'>,
  who: Actor,
  { id, host, reason }: z.output<typeof siteHostRemove.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const { codes } = siteHostRemove;
    await assertReach(tx, who);
    await lockSite(tx, id);
    const owner = await ownerOfHost(tx, host);
    if (owner?.siteId !== id) throw refused(codes, 404, 'office.not_found');
    if (owner.isAgents) throw refused(codes, 389, 'office.host_of_agent_here');
    const others = await tx.query(
      `SELECT FROM site_host h WHERE h.site_id = $1 AND h.host <> $2
          AND NOT EXISTS (SELECT FROM agent_domain d WHERE d.host = h.host) LIMIT 1`,
      [id, host],
    );
    if (others.rowCount === 0) throw refused(codes, 388, 'office.last_host');
    await tx.query('DELETE FROM site_host WHERE host = $1 AND site_id = $2', [host, id]);
    await who.trace(tx, { subject: { kind: 'site', id }, before: { host }, reason });
  });
