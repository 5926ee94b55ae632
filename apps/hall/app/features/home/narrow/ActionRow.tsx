import type { ComponentType, SVGProps } from 'react';
import IconIn from '~icons/lucide/banknote-arrow-down';
import IconOut from '~icons/lucide/banknote-arrow-up';
import IconGift from '~icons/lucide/gift';
import IconBack from '~icons/lucide/undo-2';
import { useTranslation } from '../../../i18n/texts.ts';
import { MemberLink } from '../../../ui/MemberLink.tsx';

interface Action {
  readonly to: string;
  readonly label: 'deposit' | 'withdraw' | 'transfer_back' | 'promotions';
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

const actions: readonly Action[] = [
  { to: '/user/Deposit', label: 'deposit', Icon: IconIn },
  { to: '/user/Withdrawal', label: 'withdraw', Icon: IconOut },
  // The wallet's page begins with the one key for everything.
  { to: '/user/MyWallet', label: 'transfer_back', Icon: IconBack },
  { to: '/discount', label: 'promotions', Icon: IconGift },
];

export const ActionRow = () => {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(5.25rem,100%),1fr))] rounded-card bg-raised py-2 ring-1 ring-line ring-inset">
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
