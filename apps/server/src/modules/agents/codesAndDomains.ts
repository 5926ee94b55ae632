import { currencySchema } from '@pavilion/contract';
import {
  type AgentCode,
  type AgentDomain,
  type agentCodeList,
  agentCodeSet,
  agentDomainAdd,
  type agentDomainList,
  agentDomainRemove,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { countList } from '../../infra/countedList.ts';
import { accountKeyOf } from '../identity/index.ts';

interface CodeRow {
  readonly code: string;
  readonly member_id: number;
  readonly account: string;
  readonly is_agent: boolean;
  readonly is_open: boolean;
  readonly joined: number;
  readonly created_at: Date;
}

/** `$1` is the site. */
const codes = `
  SELECT c.code, c.member_id, m.account, m.account_key, m.is_agent, c.status = 'active' AS is_open, c.created_at
    FROM recommend_code c JOIN member m ON m.id = c.member_id WHERE c.site_id = $1`;

/** Members who joined by a code have its owner as their introducer: looked up by that. */
const withJoined = (page: string): string => `
  SELECT c.*, (SELECT count(*)::integer FROM member f
                WHERE f.introducer_id = c.member_id AND f.introducer_kind IN ('recommend_code', 'introducer')
                  AND upper(f.introducer_text) = c.code) AS joined
    FROM (${page}) AS c`;

const presentCode = (row: CodeRow): AgentCode => ({
  code: row.code,
  member: { id: row.member_id, account: row.account },
  is_agent: row.is_agent,
  is_open: row.is_open,
  joined: row.joined,
  created_at: row.created_at.toISOString(),
});

/** Recommendation codes of a site, found by their own or their owner's whole name; the newest first unless told. */
export const listCodes = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof agentCodeList.body>,
) => {
  const { q } = filter;
  const values = [
    siteId,
    q === undefined ? null : q.toUpperCase(),
    q === undefined ? null : accountKeyOf(q),
    filter.is_open ?? null,
  ];
  const matching = `${codes} AND ($2::text IS NULL OR c.code = $2 OR m.account_key = $3)
    AND ($4::boolean IS NULL OR (c.status = 'active') = $4)`;
  const bounds = await countList(pool, `FROM (${matching}) AS one`, values);
  const order = `created_at ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, code`;
  const { rows } = await pool.query<CodeRow>(
    `${withJoined(`${matching} ORDER BY c.${order} LIMIT $5 OFFSET $6`)} ORDER BY ${order}`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(presentCode), ...bounds };
};

export const codesOf = async (pool: Pool, siteId: number, memberId: number): Promise<AgentCode[]> => {
  const { rows } = await pool.query<CodeRow>(
    `${withJoined(`${codes} AND c.member_id = $2`)} ORDER BY created_at, code`,
    [siteId, memberId],
  );
  return rows.map(presentCode);
};

/** Opens or closes a code. Refuses with 404. */
export const setCode = (
  pool: Pool,
  who: Actor,
  { code, is_open: isOpen, reason }: z.output<typeof agentCodeSet.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ is_open: boolean; member_id: number }>(
      `SELECT status = 'active' AS is_open, member_id FROM recommend_code WHERE site_id = $1 AND code = $2 FOR UPDATE`,
      [who.siteId, code],
    );
    const [before] = rows;
    if (before === undefined) throw refused(agentCodeSet.codes, 404, 'office.not_found');
    await tx.query('UPDATE recommend_code SET status = $3 WHERE site_id = $1 AND code = $2', [
      who.siteId,
      code,
      isOpen ? 'active' : 'disabled',
    ]);
    await who.trace(tx, {
      subject: { kind: 'member', id: before.member_id },
      before: { code, is_open: before.is_open },
      after: { code, is_open: isOpen },
      reason,
    });
  });

interface DomainRow {
  readonly host: string;
  readonly agent_id: number;
  readonly account: string;
  readonly currency: string;
  readonly joined: number;
}

/** `$1` is the site. */
const domains = `
  SELECT d.host, d.agent_id, m.account, d.currency,
         (SELECT count(*)::integer FROM member f
           WHERE f.introducer_id = d.agent_id AND f.introducer_kind = 'agent_domain' AND f.introducer_text = d.host) AS joined
    FROM agent_domain d JOIN member m ON m.id = d.agent_id WHERE d.site_id = $1`;

const presentDomain = (row: DomainRow): AgentDomain => ({
  host: row.host,
  agent: { id: row.agent_id, account: row.account },
  currency: currencySchema.parse(row.currency),
  joined: row.joined,
});

/** Domains of the agents of a site, found by their own or their agent's whole name. */
export const listAgentDomains = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof agentDomainList.body>,
) => {
  const { q } = filter;
  const values = [siteId, q === undefined ? null : q.toLowerCase(), q === undefined ? null : accountKeyOf(q)];
  const matching = `${domains} AND ($2::text IS NULL OR d.host = $2 OR m.account_key = $3)`;
  const bounds = await countList(pool, `FROM (${matching}) AS one`, values);
  const { rows } = await pool.query<DomainRow>(
    `${matching} ORDER BY d.host ${sort?.order === 'DESC' ? 'DESC' : 'ASC'} LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(presentDomain), ...bounds };
};

export const domainsOf = async (pool: Pool, siteId: number, agentId: number): Promise<AgentDomain[]> => {
  const { rows } = await pool.query<DomainRow>(`${domains} AND d.agent_id = $2 ORDER BY d.host`, [
    siteId,
    agentId,
  ]);
  return rows.map(presentDomain);
};

/**
 * Gives an agent a host name, and lets it lead to the agent's site. Again for the same agent it does nothing more. Refuses
 * with 404 for no agent, 383 for a host of a site itself, 384 for another agent's.
 */
export const addDomain = (
  pool: Pool,
  who: Actor,
  { agent_id: agentId, host, reason }: z.output<typeof agentDomainAdd.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const agents = await tx.query<{ currency: string }>(
      'SELECT currency FROM member WHERE site_id = $1 AND id = $2 AND is_agent FOR NO KEY UPDATE',
      [who.siteId, agentId],
    );
    const [agent] = agents.rows;
    if (agent === undefined) throw refused(agentDomainAdd.codes, 404, 'office.not_found');
    const subject = { kind: 'member', id: agentId };
    // Written first: of two who add one name at once the second waits here and sees the first.
    const added = await tx.query(
      `INSERT INTO agent_domain (host, site_id, agent_id, currency) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [host, who.siteId, agentId, agent.currency],
    );
    if (added.rowCount === 0) {
      const known = await tx.query(
        'SELECT FROM agent_domain WHERE host = $1 AND site_id = $2 AND agent_id = $3',
        [host, who.siteId, agentId],
      );
      if (known.rowCount === 0) throw refused(agentDomainAdd.codes, 384, 'office.host_of_agent');
      await who.trace(tx, { subject, after: { host, repeated: true }, reason });
      return;
    }
    const led = await tx.query(
      'INSERT INTO site_host (host, site_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [host, who.siteId],
    );
    if (led.rowCount === 0) throw refused(agentDomainAdd.codes, 383, 'office.host_of_site');
    await who.trace(tx, { subject, after: { host }, reason });
  });

/** Takes a host name from its agent and from the site. Refuses with 404. */
export const removeDomain = (
  pool: Pool,
  who: Actor,
  { host, reason }: z.output<typeof agentDomainRemove.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ agent_id: number }>(
      'DELETE FROM agent_domain WHERE host = $1 AND site_id = $2 RETURNING agent_id',
      [host, who.siteId],
    );
    const [removed] = rows;
    if (removed === undefined) throw refused(agentDomainRemove.codes, 404, 'office.not_found');
    await tx.query('DELETE FROM site_host WHERE host = $1 AND site_id = $2', [host, who.siteId]);
    await who.trace(tx, { subject: { kind: 'member', id: removed.agent_id }, before: { host }, reason });
  });
