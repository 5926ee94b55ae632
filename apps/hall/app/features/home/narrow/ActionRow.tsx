import type { ComponentType, SVGProps } from 'react';
import { Link } from 'react-router';
import IconIn from '~icons/lucide/banknote-arrow-down';
import IconGift from '~icons/lucide/gift';
import IconReceipt from '~icons/lucide/receipt-text';
import IconWallet from '~icons/lucide/wallet';
import { useTranslation } from '../../../i18n/texts.ts';
import { openModal } from '../../../modals/modalStore.ts';
import { currentSession } from '../../../session/session.ts';
import { rememberTarget } from '../../../session/target.ts';

interface Action {
  readonly to: string;
  readonly label: 'deposit' | 'my_wallet' | 'my_records' | 'promotions';
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly forMembers: boolean;
}

const actions: readonly Action[] = [
  { to: '/user/Deposit', label: 'deposit', Icon: IconIn, forMembers: true },
  { to: '/user/MyWallet', label: 'my_wallet', Icon: IconWallet, forMembers: true },
  { to: '/user/Transaction', label: 'my_records', Icon: IconReceipt, forMembers: true },
  { to: '/discount', label: 'promotions', Icon: IconGift, forMembers: false },
];

export const ActionRow = () => {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-4 rounded-card bg-raised py-2 ring-1 ring-line ring-inset">
      {actions.map(({ to, label, Icon, forMembers }) => (
        <li key={label}>
          <Link
            to={to}
            onClick={(event) => {
              if (!forMembers || currentSession() !== null) return;
              event.preventDefault();
              rememberTarget(to);
              openModal('login');
            }}
            className="flex flex-col items-center gap-1 px-1 py-1.5 text-center text-text-2 text-xs"
          >
            <Icon aria-hidden className="size-6 text-accent" />
            {t(`shell.${label}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
