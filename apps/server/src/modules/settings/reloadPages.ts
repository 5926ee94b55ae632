import { memberReloadPages } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { proposeOnce, proposeOrDo } from '../proposals/index.ts';
import type { SettingsDeps } from './standing.ts';

/** The row tells the pages (trigger of migration 0133); without a member those of everybody who is logged in. */
const order = async (
  tx: PoolClient,
  { siteId, memberId, reason }: { siteId: number; memberId: number | null; reason: string },
): Promise<void> => {
  await tx.query('INSERT INTO cache_clean (site_id, member_id, reason) VALUES ($1, $2, $3)', [
    siteId,
    memberId,
    reason,
  ]);
};

const reloadContent = z.strictObject({ reason: z.string() });

export const registerReload = ({ book }: SettingsDeps): void =>
  book.register({
    kind: 'settings.reload_pages',
    right: 'settings.manage',
    content: reloadContent,
    worldOf: async () => null,
    run: (tx, { reason }, { siteId }) => order(tx, { siteId, memberId: null, reason }),
  });

/** Has the pages of everybody load anew, when a second person agrees. Answers the proposal's id, or null. */
export const reloadAll = async (
  { pool, book, clock, outbox }: SettingsDeps,
  who: Actor,
  { reason, requestId }: { readonly reason: string; readonly requestId: string },
): Promise<number | null> => {
  const asked = { kind: 'settings.reload_pages', content: { reason }, requestId } as const;
  const proposed = await withTransaction(pool, (tx) =>
    proposeOnce(tx, who, asked, () => {
      const subject = { kind: 'site', id: who.siteId, name: String(who.siteId) };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    }),
  );
  outbox.wake();
  return proposed;
};

/** Has the pages of a member load anew. Answers how many sessions hear of it. Refuses with 404. */
export const reloadMember = async (
  { pool, outbox }: SettingsDeps,
  who: Actor,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<number> => {
  const sessions = await withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ sessions: number }>(
      `SELECT (SELECT count(*)::integer FROM session WHERE member_id = member.id AND ended_at IS NULL) AS sessions
         FROM member WHERE site_id = $1 AND id = $2`,
      [who.siteId, id],
    );
    const [member] = rows;
    if (member === undefined) throw refused(memberReloadPages.codes, 404, 'office.not_found');
    await order(tx, { siteId: who.siteId, memberId: id, reason });
    await who.trace(tx, { subject: { kind: 'member', id }, after: { pages_reloaded: true }, reason });
    return member.sessions;
  });
  outbox.wake();
  return sessions;
};
