import type { ComponentType, SVGProps } from 'react';
import IconDeposit from '~icons/lucide/circle-plus';
import IconLandmark from '~icons/lucide/landmark';
import IconReceipt from '~icons/lucide/receipt-text';
import IconShield from '~icons/lucide/shield-check';
import IconUser from '~icons/lucide/user-round';
import IconWallet from '~icons/lucide/wallet';

/**
 * The pages of the member centre, in the order of its menu (spec §2). A phone's bar has room for four; those under Info are
 * reached from there.
 */
export const memberPlaces = [
  { to: '/user/Info', label: 'member.info', Icon: IconUser, under: null },
  { to: '/user/Security', label: 'security.title', Icon: IconShield, under: 'info' },
  { to: '/user/BindAccount', label: 'bank.title', Icon: IconLandmark, under: 'info' },
  { to: '/user/MyWallet', label: 'member.wallet', Icon: IconWallet, under: null },
  { to: '/user/Deposit', label: 'member.deposit', Icon: IconDeposit, under: null },
  { to: '/user/Transaction', label: 'member.records', Icon: IconReceipt, under: null },
] as const satisfies readonly {
  to: string;
  label: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  under: 'info' | null;
}[];
