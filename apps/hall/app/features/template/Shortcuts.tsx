import { useSite } from '../../site/SiteContext.tsx';
import { useShell } from '../../state/ShellContext.tsx';
import { ItemLink } from './ItemLink.tsx';

/** The operator's shortcuts, at the foot of every page of the hall. */
export const Shortcuts = ({ className }: { className?: string }) => {
  const { shortcuts } = useShell();
  const { site } = useSite();
  if (shortcuts.length === 0) return null;
  return (
    <nav aria-label={site.site_name} className={className}>
      <ul className="wrap grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shortcuts.map((item) => (
          <li key={item.id}>
            <ItemLink
              url={item.url}
              className="flex h-full min-h-20 items-center gap-4 overflow-hidden rounded-card bg-raised pr-4 ring-1 ring-line ring-inset transition-colors hover:bg-higher"
            >
              {item.photo !== '' && (
                <img
                  src={item.photo}
                  alt=""
                  width={480}
                  height={270}
                  loading="lazy"
                  className="aspect-[4/3] h-20 w-auto shrink-0 object-cover"
                />
              )}
              <span className="min-w-0 py-3 pl-4 font-semibold text-sm first:pl-4 [img+&]:pl-0">
                {item.title}
              </span>
            </ItemLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
