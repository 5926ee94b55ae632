import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { proposeOnce, proposeOrDo } from '../proposals/index.ts';
import type { SettingsDeps } from './standing.ts';

/** The row tells the pages of everybody who is logged in (trigger of migration 0133). */
const order = async (tx: PoolClient, siteId: number, reason: string): Promise<void> => {
  await tx.query('INSERT INTO cache_clean (site_id, reason) VALUES ($1, $2)', [siteId, reason]);
};

const reloadContent = z.strictObject({ reason: z.string() });

export const registerReload = ({ book }: SettingsDeps): void =>
  book.register({
    kind: 'settings.reload_pages',
    right: 'settings.manage',
    content: reloadContent,
    worldOf: async () => null,
    run: (tx, { reason }, { siteId }) => order(tx, siteId, reason),
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
