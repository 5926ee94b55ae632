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
  'Announcement',
  'Letter',
  'Withdrawal',
  'Safety',
  'RecommendProject',
  'RecommendRecord',
  'RecommendMemberSearch',
  'CashSurplus',
]);

export const loader = ({ request }: Route.LoaderArgs) => {
  const page = new URL(request.url).searchParams.get('page');
  return redirect(`/user/${page !== null && pages.has(page) ? page : 'Info'}`);
};
