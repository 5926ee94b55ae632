import type { ComponentType, SVGProps } from 'react';
import IconIn from '~icons/lucide/banknote-arrow-down';
import IconGift from '~icons/lucide/gift';
import IconReceipt from '~icons/lucide/receipt-text';
import IconWallet from '~icons/lucide/wallet';
import { useTranslation } from '../../../i18n/texts.ts';
import { MemberLink } from '../../shell/MemberLink.tsx';

interface Action {
  readonly to: string;
  readonly label: 'deposit' | 'my_wallet' | 'my_records' | 'promotions';
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

const actions: readonly Action[] = [
  { to: '/user/Deposit', label: 'deposit', Icon: IconIn },
  { to: '/user/MyWallet', label: 'my_wallet', Icon: IconWallet },
  { to: '/user/Transaction', label: 'my_records', Icon: IconReceipt },
  { to: '/discount', label: 'promotions', Icon: IconGift },
];

export const ActionRow = () => {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-4 rounded-card bg-raised py-2 ring-1 ring-line ring-inset">
      {actions.map(({ to, label, Icon }) => (
        <li key={label}>
          <MemberLink
            to={to}
            className="flex flex-col items-center gap-1 px-1 py-1.5 text-center text-text-2 text-xs"
          >
            <Icon aria-hidden className="size-6 text-accent" />
            {t(`shell.${label}`)}
          </MemberLink>
        </li>
      ))}
    </ul>
  );
};
