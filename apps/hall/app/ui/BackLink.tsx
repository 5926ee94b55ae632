import { Link } from 'react-router';
import IconBack from '~icons/lucide/arrow-left';

/** The way from one entry back to all of them. */
export const BackLink = ({ to, words }: { readonly to: string; readonly words: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-2 text-sm text-text-2 transition-colors hover:text-text"
  >
    <IconBack aria-hidden className="size-4" />
    {words}
  </Link>
);
