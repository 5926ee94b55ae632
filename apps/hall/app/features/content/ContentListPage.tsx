import { type ReactNode, Suspense } from 'react';
import { loadWithQueries } from '../../api/loadWithQueries.ts';
import { sparePart } from '../../base/lazyPart.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSession } from '../../session/session.ts';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { ContentHead } from './ContentHead.tsx';
import { ContentTile } from './ContentTile.tsx';
import type { ContentListData } from './model/loadContent.ts';
import { QuestionRow } from './QuestionRow.tsx';

const useWords = (kind: ContentListData['kind']) => {
  const { t } = useTranslation();
  const listed = kind === 'main' ? 'faq' : kind;
  return {
    title: t(`content.${listed}_title`),
    intro: t(`content.${listed}_intro`),
    empty: t(`content.${listed}_empty`),
  };
};

const LateEnvelope = sparePart(() =>
  loadWithQueries(async () => (await import('../redEnvelope/EnvelopeCard.tsx')).EnvelopeCard),
);

/** A member's own; a visitor's page loads nothing of it. */
const OwnEnvelope = () =>
  useSession() !== null && (
    <Suspense>
      <LateEnvelope />
    </Suspense>
  );

/** Offers as pictures, questions as rows. */
export const ContentListPage = ({ data, children }: { data: ContentListData; children?: ReactNode }) => {
  const wide = useTemplate() === 'wide';
  const { t } = useTranslation();
  const { title, intro, empty } = useWords(data.kind);
  return (
    <div className={classes('wrap', wide ? 'pt-12' : 'pt-6')}>
      <ContentHead title={title} description={intro} path={`/${data.kind}`} />
      <header className={wide ? 'mb-10' : 'mb-6'}>
        <h1 className={wide ? 'text-2xl' : 'text-xl'}>{title}</h1>
        <p className="mt-2 max-w-2xl text-base text-text-2">{intro}</p>
        {children}
      </header>
      {data.kind === 'discount' && <OwnEnvelope />}
      {data.cards.length === 0 && (
        <EmptyScene scene="empty" title={empty}>
          <ButtonLink to="/">{t('error_page.home')}</ButtonLink>
        </EmptyScene>
      )}
      {data.kind === 'faq' ? (
        <ul className="max-w-3xl divide-y divide-line border-line border-y">
          {data.cards.map((card) => (
            <li key={card.slug}>
              <QuestionRow card={card} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={classes('grid gap-6', wide ? 'grid-cols-3 gap-y-10' : 'sm:grid-cols-2')}>
          {data.cards.map((card) => (
            <li key={card.slug}>
              <ContentTile card={card} sizes={wide ? '(min-width: 1320px) 424px, 31vw' : '100vw'} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
