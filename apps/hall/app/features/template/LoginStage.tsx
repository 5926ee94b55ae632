import type { WrittenTemplateItem } from '@pavilion/contract/templates';
import { useSite } from '../../site/SiteContext.tsx';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { classes } from '../../ui/classes.ts';
import { ItemLink } from './ItemLink.tsx';

interface StageProps {
  readonly item: WrittenTemplateItem;
  readonly onLeave: () => void;
}

const Title = ({ item, onLeave }: StageProps) => (
  <ItemLink url={item.url} onLeave={onLeave} className="block font-semibold text-sm">
    {item.title}
  </ItemLink>
);

const Words = ({ html, className }: { html: string; className: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server on the way out
  <div className={classes('reading', className)} dangerouslySetInnerHTML={{ __html: html }} />
);

const Panel = ({ item, onLeave }: StageProps) => (
  <li>
    {item.photo !== '' && (
      <img
        src={item.photo}
        alt=""
        width={480}
        height={270}
        className="mb-3 aspect-video w-full rounded-card object-cover"
      />
    )}
    <Title item={item} onLeave={onLeave} />
    <Words html={item.content} className="mt-1 text-sm" />
  </li>
);

const Card = ({ item, onLeave }: StageProps) => (
  <li className="flex w-full shrink-0 snap-start items-center gap-3">
    {item.photo !== '' && (
      <img
        src={item.photo}
        alt=""
        width={96}
        height={64}
        className="h-16 w-24 shrink-0 rounded-control object-cover"
      />
    )}
    <span className="min-w-0">
      <Title item={item} onLeave={onLeave} />
      <Words html={item.content} className="line-clamp-2 text-xs" />
    </span>
  </li>
);

/** What the operator says to those who come in: beside the form on a desktop, a strip above it on a phone. */
export const LoginStage = ({ onLeave }: { onLeave: () => void }) => {
  const { loginItems } = useSite();
  const wide = useTemplate() === 'wide';
  if (loginItems.length === 0) return null;
  return wide ? (
    <ul className="flex flex-col gap-6 border-line border-r pr-6">
      {loginItems.map((item) => (
        <Panel key={item.id} item={item} onLeave={onLeave} />
      ))}
    </ul>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ul tabIndex={0} className="no-scrollbar mb-4 flex snap-x snap-mandatory gap-3 overflow-x-auto">
      {loginItems.map((item) => (
        <Card key={item.id} item={item} onLeave={onLeave} />
      ))}
    </ul>
  );
};
