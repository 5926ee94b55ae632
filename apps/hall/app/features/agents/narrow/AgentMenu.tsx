import { useState } from 'react';
import IconUp from '~icons/lucide/chevron-up';
import { useTranslation } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';
import { Sheet } from '../../../ui/Dialog.tsx';
import { AgentPlaces } from '../AgentPlaces.tsx';
import { type AgentPageName, agentPages } from '../agentPages.ts';

const looks = {
  nav: 'flex flex-col gap-5',
  group: 'pb-2 text-text-3 text-xs',
  list: 'grid grid-cols-2 gap-2',
  link: (isCurrent: boolean): string =>
    classes(
      'flex h-full min-h-13 items-center gap-3 rounded-control px-4 py-2 font-medium text-sm ring-1 ring-inset [&>svg]:size-5 [&>svg]:shrink-0',
      isCurrent ? 'bg-higher text-text ring-edge [&>svg]:text-accent' : 'text-text-2 ring-line',
    ),
};

/** Where one is, above the bar at the foot: a thumb opens all pages from it. */
export const AgentMenu = ({ page }: { readonly page: AgentPageName }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { Icon, label } = agentPages[page];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('agent.menu')}: ${t(label)}`}
        onClick={() => setOpen(true)}
        className="-translate-x-1/2 fixed bottom-[calc(16px+var(--bar-room)+var(--float-room))] left-1/2 z-20 flex h-12 max-w-[calc(100vw-2rem)] items-center gap-2.5 rounded-full bg-higher px-5 font-semibold text-sm shadow-lift ring-1 ring-edge ring-inset [&>svg]:size-5 [&>svg]:shrink-0"
      >
        <Icon aria-hidden className="text-accent" />
        <span className="truncate">{t(label)}</span>
        <IconUp aria-hidden className="text-text-3" />
      </button>
      <Sheet title={t('agent.menu')} open={open} onClose={() => setOpen(false)}>
        <AgentPlaces page={page} looks={looks} onGo={() => setOpen(false)} />
      </Sheet>
    </>
  );
};
