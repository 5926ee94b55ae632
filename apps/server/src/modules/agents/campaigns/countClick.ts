import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { plainAddress } from '../../identity/index.ts';
import type { CentreDeps } from '../centre.ts';

/** A link that has opened in a browser. */
export interface Click {
  readonly siteId: number;
  readonly agentId: number;
  readonly code: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
  /** The browser asks not to be known again. */
  readonly asksForPrivacy: boolean;
}

const hashBytes = 16;
const saltBytes = 32;

/** Programs that follow links by themselves and say so. */
const robots = /bot|crawl|spider|preview|headless|lighthouse|curl|wget|python|okhttp/i;

/** Halves of an IPv6 address, `::` written out. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  if (tail === undefined) return first;
  const last = tail === '' ? [] : tail.split(':');
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
};

/** The network of an address: the first 24 bits of IPv4, the first 64 of IPv6. */
const networkOf = (ip: string): string => {
  const address = plainAddress(ip);
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address.split('.').slice(0, 3).join('.');
};

const saltOf = async (tx: PoolClient, siteId: number, day: string): Promise<Buffer> => {
  await tx.query(
    'insert into agent_click_salt (site_id, day, salt) values ($1, $2, $3) on conflict do nothing',
    [siteId, day, randomBytes(saltBytes)],
  );
  const { rows } = await tx.query<{ salt: Buffer }>(
    'select salt from agent_click_salt where site_id = $1 and day = $2',
    [siteId, day],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a day without its salt');
  return row.salt;
};

/** Whether somebody of this network and browser is here for the first time on this day. */
const isNewVisitor = async (
  tx: PoolClient,
  { siteId, agentId, ip, userAgent, asksForPrivacy }: Click,
  campaignId: number,
  day: string,
): Promise<boolean> => {
  if (asksForPrivacy) return false;
  const salt = await saltOf(tx, siteId, day);
  const hash = createHmac('sha256', salt)
    .update(`${networkOf(ip)}\n${userAgent}`)
    .digest()
    .subarray(0, hashBytes);
  const { rowCount } = await tx.query(
    `insert into agent_visitor (site_id, agent_id, campaign_id, day, hash) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [siteId, agentId, campaignId, day, hash],
  );
  return rowCount === 1;
};

/**
 * Counts a link that was followed: under its campaign where it is one of the agent's and open, else under the agent. What
 * belongs to no agent in service, and what programs follow, is not counted.
 */
export const countClick = async ({ pool, clock }: CentreDeps, click: Click): Promise<void> => {
  if (click.userAgent === '' || robots.test(click.userAgent)) return;
  const { rows } = await pool.query<{ day: string; campaign_id: number }>({
    name: 'agent-click-of',
    text: `select ($4::timestamptz at time zone s.time_zone)::date::text as day, coalesce(c.id, 0) as campaign_id
             from member m join site s on s.id = m.site_id
             left join agent_campaign c on c.agent_id = m.id and c.code = $3 and c.is_open
            where m.site_id = $1 and m.id = $2 and m.is_agent and m.agent_active and m.status = 'active'`,
    values: [click.siteId, click.agentId, click.code ?? null, clock.now()],
  });
  const [found] = rows;
  if (found === undefined) return;
  const { day, campaign_id: campaignId } = found;
  await withTransaction(pool, async (tx) => {
    const isNew = await isNewVisitor(tx, click, campaignId, day);
    await tx.query(
      `insert into agent_click as c (site_id, agent_id, campaign_id, day, clicks, visitors) values ($1, $2, $3, $4, 1, $5)
       on conflict (agent_id, campaign_id, day) do update set clicks = c.clicks + 1, visitors = c.visitors + excluded.visitors`,
      [click.siteId, click.agentId, campaignId, day, isNew ? 1 : 0],
    );
  });
};

/** Forgets by what visitors of days that are over were known again. */
export const forgetVisitors = async ({ pool, clock }: CentreDeps): Promise<void> => {
  for (const table of ['agent_visitor', 'agent_click_salt'])
    await pool.query(
      `delete from ${table} t using site s where s.id = t.site_id and t.day < ($1::timestamptz at time zone s.time_zone)::date`,
      [clock.now()],
    );
};
