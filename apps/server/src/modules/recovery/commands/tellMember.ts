import type { Locale } from '@pavilion/contract';
import type { PoolClient } from 'pg';
import type { Site } from '../../../infra/site.ts';
import { type Notice, noticeMessage, readsIn } from '../letters.ts';
import { noticeGoodMs } from '../limits.ts';
import { letterSiteOf, type RecoveryDeps } from '../recoveryDeps.ts';

export interface ToldMember {
  readonly account: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: string | null;
}

/** Posts a notice to a member inside the caller's transaction; nothing when there is no way to reach them. */
export const tellMember = async (
  deps: RecoveryDeps,
  client: PoolClient,
  told: {
    readonly site: Site;
    readonly member: ToldMember;
    readonly notice: Notice;
    readonly locale: Locale;
  },
): Promise<void> => {
  const { site, member, notice, locale } = told;
  const now = deps.clock.now();
  const addressee = { ...member, locale: readsIn(member.locale, locale) };
  const content = noticeMessage(letterSiteOf(deps, site), addressee, notice, now);
  if (content === null) return;
  const goodUntil = new Date(now.getTime() + noticeGoodMs);
  await deps.post.send(client, { siteId: site.id, content, goodUntil });
};
