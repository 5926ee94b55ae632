import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import type { Shelf } from './model/loadHome.ts';
import { PartFailed } from './PartFailed.tsx';

/** The shelves, or what stands in their place when they did not come or hold no game yet. */
export const GamesOrScene = ({
  shelves,
  children,
}: {
  readonly shelves: readonly Shelf[] | null;
  readonly children: (filled: readonly Shelf[]) => ReactNode;
}) => {
  const { t } = useTranslation();
  if (shelves === null) return <PartFailed isLarge title={t('home.shelf_popular')} />;
  const filled = shelves.filter(({ games }) => games.length > 0);
  if (filled.length > 0) return children(filled);
  return (
    <EmptyScene scene="moon" title={t('home.games_empty')} text={t('home.games_empty_text')}>
      <ButtonLink to="/discount">{t('home.promotions')}</ButtonLink>
    </EmptyScene>
  );
};
