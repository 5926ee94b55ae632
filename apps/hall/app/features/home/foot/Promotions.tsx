import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import type { ContentCard } from '../../content/model/loadContent.ts';
import { PartFailed } from '../PartFailed.tsx';
import { SectionTitle } from '../SectionTitle.tsx';
import { ViewAll } from '../ViewAll.tsx';

/** What the house offers at present, set as the template sets it. A house that offers nothing says nothing of it. */
export const Promotions = ({
  cards,
  className,
  children,
}: {
  /** Null when they did not come. */
  readonly cards: readonly ContentCard[] | null;
  readonly className: string;
  readonly children: (cards: readonly ContentCard[]) => ReactNode;
}) => {
  const { t } = useTranslation();
  if (cards?.length === 0) return null;
  return (
    <section className={className}>
      {cards === null ? (
        <PartFailed title={t('home.promotions')} />
      ) : (
        <>
          <SectionTitle title={t('home.promotions')}>
            <ViewAll to="/discount" of={t('home.promotions')} />
          </SectionTitle>
          {children(cards)}
        </>
      )}
    </section>
  );
};
