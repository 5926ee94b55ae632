import { redirect } from 'react-router';
import type { Route } from './+types/index';

/** Pages of the member centre by the name of `/user?page=` (spec §2). */
const pages = new Set([
  'Info',
  'Security',
  'BindAccount',
  'Deposit',
  'MyWallet',
  'Transaction',
  'DWRecord',
  'Announcement',
  'Letter',
  'Withdrawal',
  'Safety',
  'RecommendProject',
  'RecommendRecord',
  'RecommendMemberSearch',
  'CashSurplus',
  'Missions',
  'Vip',
  'Offers',
]);

/** The groups of the menu, which have no page of their own: each opens its first one. */
const groups = new Map([
  ['InfoCenter', 'Announcement'],
  ['Fund', 'Deposit'],
  ['TransactionRecord', 'Transaction'],
  ['RecommendAward', 'RecommendProject'],
]);

export const loader = ({ request }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get('page') ?? '';
  const page = groups.get(asked) ?? asked;
  return redirect(`/user/${pages.has(page) ? page : 'Info'}`);
};
