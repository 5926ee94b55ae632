import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/texts.ts';
import { classes } from '../../../ui/classes.ts';
import type { ContentTileData } from '../../content/model/loadContent.ts';
import { PartFailed } from '../PartFailed.tsx';
import { SectionTitle } from '../SectionTitle.tsx';
import { ViewAll } from '../ViewAll.tsx';

/** What the house offers at present, set as the template sets it. A house that offers nothing says nothing of it. */
export const Promotions = ({
  cards,
  offers,
  className,
  children,
}: {
  readonly offers: readonly ContentTileData[];
  /** Null when they did not come. */
  readonly cards: readonly ContentTileData[] | null;
  readonly className: string;
  readonly children: (cards: readonly ContentTileData[]) => ReactNode;
}) => {
  const { t } = useTranslation();
  if (cards?.length === 0 && offers.length === 0) return null;
  return (
    // Offers are for visitors here: a member who has nothing else to read here has no such section.
    <section className={classes(className, cards?.length === 0 && 'visitor-only')}>
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
