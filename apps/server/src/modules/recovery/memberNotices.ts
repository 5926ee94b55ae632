import { defaultLocale } from '@pavilion/contract';
import type { Hall } from '../../infra/hall.ts';
import type { PostOffice } from '../../infra/mail/postOffice.ts';
import { type Site, siteNameIn } from '../../infra/site.ts';
import type { MemberNotices } from '../identity/index.ts';
import { noticeMessage, readsIn } from './letters.ts';
import { noticeGoodMs } from './limits.ts';

export interface NoticeDeps extends Pick<Hall, 'clock'> {
  readonly post: PostOffice;
  readonly sites: { readonly byId: (id: number) => (Site & { readonly origin: string }) | undefined };
}

interface Row {
  readonly account: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: string | null;
}

/** Tells members by letter or short message what was changed about their accounts; nothing where neither reaches them. */
export const createMemberNotices = ({ clock, post, sites }: NoticeDeps): MemberNotices => ({
  tell: async (tx, { siteId, memberId, notice }) => {
    const site = sites.byId(siteId);
    if (site === undefined) throw new Error(`no site ${siteId}`);
    const { rows } = await tx.query<Row>({
      name: 'member_notice_addressee',
      text: 'SELECT account, email, phone, locale FROM member WHERE site_id = $1 AND id = $2',
      values: [siteId, memberId],
    });
    const [member] = rows;
    if (member === undefined) return;
    const { settings, origin } = site;
    const now = clock.now();
    const content = noticeMessage(
      { nameIn: (locale) => siteNameIn(settings, locale), origin, timeZone: settings.time_zone },
      { ...member, locale: readsIn(member.locale, settings.languages[0] ?? defaultLocale) },
      notice,
      now,
    );
    if (content === null) return;
    await post.send(tx, { siteId, content, goodUntil: new Date(now.getTime() + noticeGoodMs) });
  },
});
