import { Menu } from '@base-ui/react/menu';
import IconChevron from '~icons/lucide/chevron-down';
import IconLogOut from '~icons/lucide/log-out';
import IconReceipt from '~icons/lucide/receipt-text';
import IconUser from '~icons/lucide/user-round';
import IconWallet from '~icons/lucide/wallet';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { openModal } from '../../../state/modalStore.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { MemberLink } from '../../../ui/MemberLink.tsx';
import { LetterBell } from '../../letters/LetterBell.tsx';
import { BalancePill } from '../BalancePill.tsx';

const places = [
  { to: '/user/Info', label: 'shell.my_account', Icon: IconUser },
  { to: '/user/MyWallet', label: 'shell.my_wallet', Icon: IconWallet },
  { to: '/user/Transaction', label: 'shell.my_records', Icon: IconReceipt },
] as const;

const item =
  'flex h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm outline-none data-[highlighted]:bg-higher [&>svg]:size-4 [&>svg]:text-text-3';

const AccountMenu = ({ account }: { account: string }) => {
  const { t } = useTranslation();
  return (
    <Menu.Root>
      <Menu.Trigger className="flex h-11 items-center gap-2 rounded-control pr-2 pl-1 text-text-2 transition-colors hover:bg-higher hover:text-text">
        <span
          aria-hidden
          data-initial={account.slice(0, 1)}
          className="flex size-9 items-center justify-center rounded-full bg-higher font-semibold text-accent text-sm uppercase ring-1 ring-line before:content-[attr(data-initial)]"
        />
        <span className="sr-only max-w-28 truncate font-medium text-sm min-[1360px]:not-sr-only">
          {account}
        </span>
        <IconChevron aria-hidden className="size-4" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={8} className="z-[1100]">
          <Menu.Popup className="w-56 rounded-card bg-raised p-2 shadow-lift ring-1 ring-line">
            <p className="truncate px-3 py-2 font-semibold text-sm">{account}</p>
            {places.map(({ to, label, Icon }) => (
              <Menu.Item key={to} className={item} render={<MemberLink to={to} />}>
                <Icon aria-hidden />
                {t(label)}
              </Menu.Item>
            ))}
            <Menu.Separator className="my-2 h-px bg-line" />
            <Menu.Item className={item} onClick={() => openModal('logout')}>
              <IconLogOut aria-hidden />
              {t('shell.logout')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

/** A member's end of the header: balance, deposit, account. A chunk of its own. */
export const MemberBar = () => {
  const { t } = useTranslation();
  const session = useSession();
  if (session === null) return null;
  return (
    <span className="flex items-center gap-2">
      <BalancePill currency={session.currency} />
      <MemberLink to="/user/Deposit" className={buttonClass('main')}>
        {t('shell.deposit')}
      </MemberLink>
      <LetterBell />
      <AccountMenu account={session.account} />
    </span>
  );
};
