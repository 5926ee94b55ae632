import { useTranslation } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { AgainButton } from './AgainButton.tsx';

/** In the place of the shelves: they did not come, or hold no game yet. */
export const NoGames = ({ isFailed }: { readonly isFailed: boolean }) => {
  const { t } = useTranslation();
  return isFailed ? (
    <EmptyScene scene="failed" title={t('home.shelf_popular')} text={t('home.part_failed')}>
      <AgainButton />
    </EmptyScene>
  ) : (
    <EmptyScene scene="empty" title={t('home.games_empty')} text={t('home.games_empty_text')}>
      <ButtonLink to="/discount">{t('home.promotions')}</ButtonLink>
    </EmptyScene>
  );
};
