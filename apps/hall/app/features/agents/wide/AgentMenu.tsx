import { classes } from '../../../ui/classes.ts';
import { AgentPlaces } from '../AgentPlaces.tsx';
import type { AgentPageName } from '../agentPages.ts';

const looks = {
  nav: 'mb-6 flex flex-wrap gap-x-8 gap-y-4 border-line border-b pb-4',
  group: 'px-3 pb-1 text-text-3 text-xs',
  list: 'flex flex-wrap gap-1',
  link: (isCurrent: boolean): string =>
    classes(
      'flex h-9 items-center gap-2 rounded-control px-3 font-medium text-sm transition-colors hover:bg-higher hover:text-text pointer-coarse:h-11 [&>svg]:size-[1.125rem]',
      isCurrent ? 'bg-raised text-text [&>svg]:text-accent' : 'text-text-2',
    ),
};

/** The pages side by side. Below them there is the whole width for tables. */
export const AgentMenu = ({ page }: { readonly page: AgentPageName }) => (
  <AgentPlaces page={page} looks={looks} />
);
