import { Link } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ContentHead } from './ContentHead.tsx';
import { contentPath, promotionSources } from './model/contentPaths.ts';
import type { ContentEntryData, ContentKind } from './model/loadContent.ts';
import { Updated } from './Updated.tsx';

const Back = ({ kind }: { kind: ContentKind }) => {
  const { t } = useTranslation();
  if (kind === 'main') return null;
  return <BackLink to={`/${kind}`} words={t(`content.back_${kind}`)} />;
};

const ReadOn = ({ others }: Pick<ContentEntryData, 'others'>) => {
  const { t } = useTranslation();
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('content.read_on')}>
      <h2 className="mb-2 font-semibold text-sm text-text-2">{t('content.read_on')}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {others.map((card) => (
          <li key={card.slug}>
            <Link
              to={contentPath(card.kind, card.slug)}
              className="block py-3 text-sm transition-colors hover:text-accent"
            >
              {card.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const ContentEntryPage = ({ data }: { data: ContentEntryData }) => {
  const wide = useTemplate() === 'wide';
  const { card, html, others } = data;
  return (
    <div className={classes('wrap', wide ? 'grid grid-cols-[minmax(0,1fr)_280px] gap-16 pt-10' : 'pt-3')}>
      <ContentHead title={card.title} description={card.summary} path={contentPath(card.kind, card.slug)} />
      <article className={wide ? 'max-w-3xl' : undefined}>
        <Back kind={card.kind} />
        <h1 className={classes('mt-1', wide ? 'text-2xl' : 'text-xl')}>{card.title}</h1>
        <Updated at={card.updatedAt} className="mt-2 block text-sm text-text-3" />
        {card.scene !== '' && (
          <Picture
            sources={promotionSources(card.scene)}
            sizes={wide ? '768px' : '100vw'}
            alt=""
            width={960}
            height={540}
            first
            className="mt-6 aspect-[2/1] w-full rounded-hero"
          />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans operators' HTML on the way in and out */}
        <div className="reading mt-6" dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <aside className={wide ? 'sticky top-24 self-start pt-14' : 'mt-10'}>
        <ReadOn others={others} />
      </aside>
    </div>
  );
};
