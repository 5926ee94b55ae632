import type { Locale } from '@pavilion/contract';
import { bulletin, bulletinHistory, bulletinMember, bulletinMemberHide } from '@pavilion/contract/content';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import type { Hall } from '../../infra/hall.ts';
import type { SiteBook } from '../sites/index.ts';
import { hideBulletins } from './commands/hideBulletins.ts';
import { presentBulletin } from './presenter.ts';
import {
  type BulletinRow,
  bulletinContents,
  type ContentDb,
  hiddenBulletins,
  listBulletinHistory,
  listBulletins,
} from './queries.ts';

export interface BulletinDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly db: ContentDb;
  readonly sites: SiteBook;
  readonly keep: Keep;
}

/** Pop-up promotions: for visitors, for members by place, those of the past, and putting them away (spec §3, §4). */
export const bulletinCalls = ({ db, pool, clock, sites, keep }: BulletinDeps): CallHandler[] => {
  const frequencyOf = (siteId: number): 0 | 1 => sites.byId(siteId)?.bulletinDisplayFrequency ?? 0;
  const presentList = (rows: readonly BulletinRow[], siteId: number, locale: Locale) => ({
    list: rows.map((row) => presentBulletin(row, locale)),
    display_frequency: frequencyOf(siteId),
    as_of: clock.now().toISOString(),
  });
  const listFor = async (siteId: number, device: number, location: 'visitor' | 2 | 3) =>
    listBulletins(db, { siteId, device, contents: bulletinContents[location] }, clock.now());

  return [
    handle(
      bulletin,
      keep(async ({ site, locale }, { display_device }) => {
        const rows = await listFor(site.id, display_device, 'visitor');
        return presentList(rows, site.id, locale);
      }),
    ),
    handle(
      bulletinHistory,
      keep(async ({ site, locale }, { display_device }) => {
        const place = { siteId: site.id, device: display_device, contents: bulletinContents.visitor };
        const rows = await listBulletinHistory(db, place, clock.now());
        return presentList(rows, site.id, locale);
      }),
    ),
    handle(bulletinMember, async ({ site, locale, member }, { display_device, display_location }) => {
      const [rows, hidden] = await Promise.all([
        listFor(site.id, display_device, display_location),
        hiddenBulletins(db, member.memberId),
      ]);
      const visible = frequencyOf(site.id) === 0 ? rows.filter((row) => !hidden.has(row.id)) : rows;
      return presentList(visible, site.id, locale);
    }),
    handle(bulletinMemberHide, async ({ site, member }, { display_device, display_location }) => {
      const rows = await listFor(site.id, display_device, display_location);
      await hideBulletins(
        { pool, clock },
        { siteId: site.id, memberId: member.memberId },
        rows.map((row) => row.id),
      );
      return {};
    }),
  ];
};
