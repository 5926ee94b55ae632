import type { ComponentType, SVGProps } from 'react';
import IconDw from '~icons/lucide/arrow-left-right';
import IconMissions from '~icons/lucide/calendar-check';
import IconWithdraw from '~icons/lucide/circle-minus';
import IconDeposit from '~icons/lucide/circle-plus';
import IconVip from '~icons/lucide/crown';
import IconGift from '~icons/lucide/gift';
import IconHeart from '~icons/lucide/heart-handshake';
import IconLandmark from '~icons/lucide/landmark';
import IconGiftList from '~icons/lucide/list-checks';
import IconMail from '~icons/lucide/mail';
import IconMegaphone from '~icons/lucide/megaphone';
import IconNetwork from '~icons/lucide/network';
import IconReceipt from '~icons/lucide/receipt-text';
import IconShield from '~icons/lucide/shield-check';
import IconSprout from '~icons/lucide/sprout';
import IconOffer from '~icons/lucide/ticket-percent';
import IconUser from '~icons/lucide/user-round';
import IconFriends from '~icons/lucide/users-round';
import IconWallet from '~icons/lucide/wallet';
import type { Offered } from '../recommend/model/useOffered.ts';

/**
 * The pages of the member centre by the groups of its menu (spec §2), in their order. On
 * a phone they are reached from Info.
 */
export const memberGroups = ['account', 'news', 'fund', 'records', 'recommend'] as const;
export type MemberGroup = (typeof memberGroups)[number];

export const memberPlaces = [
  { to: '/user/Info', label: 'member.info', Icon: IconUser, group: 'account' },
  { to: '/user/MyWallet', label: 'member.wallet', Icon: IconWallet, group: 'account' },
  { to: '/user/Security', label: 'security.title', Icon: IconShield, group: 'account' },
  { to: '/user/BindAccount', label: 'bank.title', Icon: IconLandmark, group: 'account' },
  { to: '/user/Safety', label: 'safety.title', Icon: IconHeart, group: 'account' },
  {
    to: '/user/Announcement',
    label: 'letters.announcements',
    Icon: IconMegaphone,
    group: 'news',
  },
  { to: '/user/Letter', label: 'letters.title', Icon: IconMail, group: 'news' },
  { to: '/user/Deposit', label: 'member.deposit', Icon: IconDeposit, group: 'fund' },
  { to: '/user/Withdrawal', label: 'withdrawal.title', Icon: IconWithdraw, group: 'fund' },
  { to: '/user/Offers', label: 'offers.mine', Icon: IconOffer, group: 'fund' },
  {
    to: '/user/CashSurplus',
    label: 'recommend.surplus',
    Icon: IconSprout,
    group: 'fund',
    offer: 'surplus',
  },
  {
    to: '/user/Vip',
    label: 'vip.title',
    Icon: IconVip,
    group: 'account',
    offer: 'vip',
  },
  {
    to: '/user/Missions',
    label: 'missions.title',
    Icon: IconMissions,
    group: 'fund',
    offer: 'missions',
  },
  { to: '/user/Transaction', label: 'member.records', Icon: IconReceipt, group: 'records' },
  { to: '/user/DWRecord', label: 'records.tab_dw', Icon: IconDw, group: 'records' },
  {
    to: '/user/RecommendProject',
    label: 'recommend.project',
    Icon: IconGift,
    group: 'recommend',
    offer: 'recommend',
  },
  {
    to: '/user/RecommendRecord',
    label: 'recommend.record',
    Icon: IconGiftList,
    group: 'recommend',
    offer: 'recommend',
  },
  {
    to: '/user/RecommendMemberSearch',
    label: 'recommend.search',
    Icon: IconFriends,
    group: 'recommend',
    offer: 'recommend',
  },
  {
    to: '/proxy',
    label: 'member.agent_title',
    Icon: IconNetwork,
    group: 'recommend',
    offer: 'agent',
  },
] as const satisfies readonly {
  to: string;
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  group: MemberGroup;
  /** Only in the menu of members who are offered it. */
  offer?: keyof Offered;
}[];

/** The entries of a group for a member who is offered these parts. */
export const placesOf = (group: MemberGroup, offered: Offered) =>
  memberPlaces.filter((place) => place.group === group && (!('offer' in place) || offered[place.offer]));
