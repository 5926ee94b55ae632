import type { ComponentType, SVGProps } from 'react';
import IconGift from '~icons/lucide/gift';
import IconHeadset from '~icons/lucide/headset';
import IconHouse from '~icons/lucide/house';
import IconUser from '~icons/lucide/user-round';
import IconWallet from '~icons/lucide/wallet';
import { useTranslation } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { MemberNavLink } from '../../../ui/MemberLink.tsx';
import { HelpLink } from '../HelpLink.tsx';

interface Place {
  /** Null: where the site's customer service is. */
  readonly to: string | null;
  readonly label: 'home' | 'promotions' | 'deposit' | 'service' | 'me';
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

const places: readonly Place[] = [
  { to: '/', label: 'home', Icon: IconHouse },
  { to: '/discount', label: 'promotions', Icon: IconGift },
  { to: '/user/Deposit', label: 'deposit', Icon: IconWallet },
  { to: null, label: 'service', Icon: IconHeadset },
  { to: '/user/Info', label: 'me', Icon: IconUser },
];

interface BottomBarProps {
  readonly label: string;
  /** The page stands under the member's own. */
  readonly underMe?: boolean;
}

/** Five places within the thumb's reach, the middle one raised. Visitors who press a member's place may log in. */
export const BottomBar = ({ label, underMe = false }: BottomBarProps) => {
  const { t } = useTranslation();
  return (
    <nav data-part="footer" aria-label={label} className="bottom-bar z-[1000]">
      <ul className="grid h-15 grid-cols-5">
        {places.map(({ to, label: name, Icon }) => {
          const raised = name === 'deposit';
          const content = (
            <>
              <span className={raised ? 'bar-knob' : 'flex size-6 items-center justify-center'}>
                <Icon aria-hidden className={raised ? 'size-6' : 'size-5.5'} />
              </span>
              <span className="max-w-full truncate">{t(`shell.${name}`)}</span>
            </>
          );
          if (to === null) {
            return (
              <li key={name}>
                <HelpLink className={'bar-place text-text-2'}>{content}</HelpLink>
              </li>
            );
          }
          return (
            <li key={name}>
              <MemberNavLink
                to={to}
                end={to === '/'}
                className={({ isActive }) =>
                  classes('bar-place', isActive || (underMe && name === 'me') ? 'text-accent' : 'text-text-2')
                }
              >
                {content}
              </MemberNavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
