import { Link } from 'react-router';
import IconArrow from '~icons/lucide/arrow-right';
import { useTranslation } from '../../i18n/texts.ts';

/** All `of` something. `isShort`: beside a title with little room, the arrow alone is seen. */
export const ViewAll = ({ to, of, isShort = false }: { to: string; of: string; isShort?: boolean }) => {
  const { t } = useTranslation();
  return (
    <Link
      to={to}
      className="inline-flex h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-medium text-sm text-text-2 transition-colors hover:text-accent"
    >
      <span className={isShort ? 'sr-only' : undefined}>{t('shell.view_all')}</span>
      <span className="sr-only"> · {of}</span>
      <IconArrow aria-hidden className="size-4" />
    </Link>
  );
};
