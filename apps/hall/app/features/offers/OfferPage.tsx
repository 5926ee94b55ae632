import { Link } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import type { PageProps } from '../../templates/pages.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { BonusTerms } from '../bonusTerms/BonusTerms.tsx';
import { ContentHead } from '../content/ContentHead.tsx';
import { contentPath, promotionSources } from '../content/model/contentPaths.ts';
import { exampleOf, termsOf } from './model/offerDetails.ts';
import { OfferAct } from './OfferAct.tsx';
import { OfferTable } from './OfferTable.tsx';

const Others = ({ others }: Pick<PageProps['Offer']['data'], 'others'>) => {
  const { t } = useTranslation();
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('content.back_discount')} className="mt-10">
      <h2 className="mb-2 font-semibold text-sm text-text-2">{t('content.back_discount')}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {others.map(({ kind, slug, title }) => (
          <li key={slug}>
            <Link
              to={contentPath(kind, slug)}
              className="block py-3 text-sm transition-colors hover:text-accent"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** What an offer is, its terms, an example in numbers, and the way to it. */
export const OfferPage = ({ data: { offer, currency, others } }: PageProps['Offer']) => {
  const wide = useTemplate() === 'wide';
  const { t } = useTranslation();
  const act = <OfferAct offer={offer} />;
  return (
    <div
      data-offer={offer.slug}
      className={classes('wrap', wide ? 'grid grid-cols-[minmax(0,1fr)_280px] gap-16 pt-10' : 'pt-3')}
    >
      <ContentHead
        title={offer.name}
        description={offer.summary}
        path={contentPath('discount', offer.slug)}
      />
      <article className={wide ? 'max-w-3xl' : undefined}>
        <BackLink to="/discount" words={t('content.back_discount')} />
        <h1 className={classes('mt-1', wide ? 'text-2xl' : 'text-xl')}>{offer.name}</h1>
        <p className="mt-2 max-w-2xl text-base text-text-2">{offer.summary}</p>
        <Picture
          sources={promotionSources(offer.scene)}
          sizes={wide ? '768px' : '100vw'}
          alt=""
          width={960}
          height={540}
          first
          className="mt-6 aspect-[2/1] w-full rounded-hero"
        />
        <div className={classes('mt-8 grid gap-8', wide && 'mb-4')}>
          <div>
            <OfferTable title={t('offers.terms')} details={termsOf(offer)} currency={currency} />
            {offer.kind === 'deposit' && <BonusTerms terms={offer.terms} currency={currency} />}
          </div>
          <OfferTable title={t('offers.example')} details={exampleOf(offer)} currency={currency} hasResult />
        </div>
        {!wide && <div className="mt-8">{act}</div>}
      </article>
      <aside className={wide ? 'sticky top-24 self-start pt-14' : undefined}>
        {wide && act}
        <Others others={others} />
      </aside>
    </div>
  );
};
