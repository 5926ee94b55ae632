import type { ComponentType, SVGProps } from 'react';
import IconUp from '~icons/lucide/arrow-up';
import IconQuestion from '~icons/lucide/circle-question-mark';
import IconGift from '~icons/lucide/gift';
import IconHeadset from '~icons/lucide/headset';
import IconLink from '~icons/lucide/link';
import IconPhone from '~icons/lucide/smartphone';
import { useTranslation } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { MemberLink } from '../../../ui/MemberLink.tsx';
import { OperatorIcon } from '../../operatorIcons/OperatorIcon.tsx';
import { GoToTop } from '../GoToTop.tsx';
import { HelpLink } from '../HelpLink.tsx';
import type { FloatItem } from '../model/loadShell.ts';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const kindIcons: Record<Exclude<FloatItem['kind'], 'link'>, Icon> = {
  customer_service: IconHeadset,
  app: IconPhone,
  top: IconUp,
};

/** What a place shows without an icon of the operator's choice: a link shows where it leads. */
const iconOf = ({ kind, url }: FloatItem): Icon => {
  if (kind !== 'link') return kindIcons[kind];
  if (url.includes('discount')) return IconGift;
  return url.includes('faq') ? IconQuestion : IconLink;
};

/** A tab in the page's gutter that comes out under pointer and focus; a round button where there is room beside the page. */
const place = classes(
  'flex h-14 w-6 items-center justify-center rounded-l-control bg-higher text-text-2 shadow-lift ring-1 ring-line ring-inset transition-[color,width] hover:w-11 hover:text-accent focus-visible:w-11',
  'min-[1460px]:size-11 min-[1460px]:rounded-full [&>svg]:size-4 min-[1460px]:[&>svg]:size-5',
);

const RailItem = ({ item }: { item: FloatItem }) => {
  const Own = iconOf(item);
  const own = <Own aria-hidden />;
  const icon =
    item.icon === null ? (
      own
    ) : (
      <OperatorIcon icon={item.icon} className="size-4 min-[1460px]:size-5">
        {own}
      </OperatorIcon>
    );
  // Where the page leaves only its gutter, only the way to a person stays.
  const className = classes(place, item.kind !== 'customer_service' && 'hidden min-[1460px]:flex');
  if (item.kind === 'customer_service') {
    return (
      <HelpLink aria-label={item.title} title={item.title} className={className}>
        {icon}
      </HelpLink>
    );
  }
  if (/^https?:/.test(item.url)) {
    return (
      <a
        href={item.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={item.title}
        title={item.title}
        className={className}
      >
        {icon}
      </a>
    );
  }
  return (
    <MemberLink
      to={item.url.startsWith('/') ? item.url : `/${item.url}`}
      aria-label={item.title}
      title={item.title}
      className={className}
    >
      {icon}
    </MemberLink>
  );
};

/** Customer service and shortcuts of the site, and the way back up once it is far. */
export const FloatRail = ({ items }: { items: readonly FloatItem[] }) => {
  const { t } = useTranslation();
  return (
    <aside
      data-part="footer"
      aria-label={t('shell.shortcuts')}
      className="fixed right-0 bottom-6 z-[900] flex flex-col items-end gap-2 min-[1460px]:right-6"
    >
      <GoToTop className={place} />
      {items
        .filter(({ kind }) => kind !== 'top')
        .map((item) => (
          <RailItem key={item.id} item={item} />
        ))}
    </aside>
  );
};
