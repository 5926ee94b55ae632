import type { WrittenTemplateItem } from '@pavilion/contract/templates';
import { useRevalidator } from 'react-router';
import IconOut from '~icons/lucide/arrow-up-right';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { ContentHead } from '../content/ContentHead.tsx';
import { ContentTile } from '../content/ContentTile.tsx';
import { ItemLink } from './ItemLink.tsx';
import type { SponsorData } from './model/loadSponsors.ts';
import { useTemplateNews } from './model/useTemplateNews.ts';

const Sponsor = ({ item }: { item: WrittenTemplateItem }) => {
  const { t } = useTranslation();
  return (
    <article className="flex h-full flex-col gap-4 rounded-card bg-raised p-6 ring-1 ring-line ring-inset">
      {item.photo !== '' && (
        <img
          src={item.photo}
          alt=""
          width={160}
          height={64}
          className="h-16 w-40 object-contain object-left"
        />
      )}
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">{item.title}</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server on the way out */}
        <div className="reading mt-2 text-sm" dangerouslySetInnerHTML={{ __html: item.content }} />
      </div>
      {item.url !== '' && (
        <ItemLink
          url={item.url}
          className="inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-accent text-sm hover:underline"
        >
          {t('content.sponsor_visit')}
          <span className="sr-only">{item.title}</span>
          <IconOut aria-hidden className="size-4" />
        </ItemLink>
      )}
    </article>
  );
};

/** spec §2 sponsor: who stands behind the house, from the template's list, and the pages that tell of them. */
export const SponsorPage = ({ data }: { data: SponsorData }) => {
  const wide = useTemplate() === 'wide';
  const { t } = useTranslation();
  const { theme } = useSite();
  const { revalidate } = useRevalidator();
  useTemplateNews('template_sponsor', theme, revalidate);
  const title = t('content.sponsor_title');
  const intro = t('content.sponsor_intro');
  return (
    <div className={classes('wrap', wide ? 'pt-12' : 'pt-6')}>
      <ContentHead title={title} description={intro} path="/sponsor" />
      <header className={wide ? 'mb-10' : 'mb-6'}>
        <h1 className={wide ? 'text-2xl' : 'text-xl'}>{title}</h1>
        <p className="mt-2 max-w-2xl text-base text-text-2">{intro}</p>
      </header>
      {data.sponsors.length === 0 && data.cards.length === 0 && (
        <EmptyScene scene="empty" title={t('content.sponsor_empty')}>
          <ButtonLink to="/">{t('error_page.home')}</ButtonLink>
        </EmptyScene>
      )}
      <ul className={classes('grid gap-6', wide ? 'grid-cols-3' : 'sm:grid-cols-2')}>
        {data.sponsors.map((item) => (
          <li key={item.id}>
            <Sponsor item={item} />
          </li>
        ))}
      </ul>
      <ul className={classes('mt-10 grid gap-6', wide ? 'grid-cols-3 gap-y-10' : 'sm:grid-cols-2')}>
        {data.cards.map((card) => (
          <li key={card.slug}>
            <ContentTile card={card} sizes={wide ? '(min-width: 1320px) 424px, 31vw' : '100vw'} />
          </li>
        ))}
      </ul>
    </div>
  );
};
