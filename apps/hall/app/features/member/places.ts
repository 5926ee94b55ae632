import type { ComponentType, SVGProps } from 'react';
import IconDeposit from '~icons/lucide/circle-plus';
import IconReceipt from '~icons/lucide/receipt-text';
import IconUser from '~icons/lucide/user-round';
import IconWallet from '~icons/lucide/wallet';

/** The pages of the member centre, in the order of its menu (spec §2). */
export const memberPlaces = [
  { to: '/user/Info', label: 'member.info', Icon: IconUser },
  { to: '/user/MyWallet', label: 'member.wallet', Icon: IconWallet },
  { to: '/user/Deposit', label: 'member.deposit', Icon: IconDeposit },
  { to: '/user/Transaction', label: 'member.records', Icon: IconReceipt },
] as const satisfies readonly { to: string; label: string; Icon: ComponentType<SVGProps<SVGSVGElement>> }[];
