import type { DataOf } from '@pavilion/contract';
import type { marquee } from '@pavilion/contract/content';

export interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly forVisitors: boolean;
  readonly forMembers: boolean;
}

/** The running lines of the wire, in the order that the call asked for. */
export const toAnnouncements = (list: DataOf<typeof marquee>['web_announcement_list']): Announcement[] =>
  list.map((item) => ({
    id: item.id,
    text: item.content,
    forVisitors: item.display_before_login === 1,
    forMembers: item.display_after_login === 1,
  }));

/** Those that somebody is to see, by login state (spec §3 Marquee). */
export const announcementsFor = (
  items: readonly Announcement[],
  isMember: boolean,
): readonly Announcement[] => items.filter((item) => (isMember ? item.forMembers : item.forVisitors));
