import { useTranslation } from '../i18n/texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyScene } from '../ui/EmptyScene.tsx';

/** The in-page game view (spec §2). A game is opened from its tile; whoever comes by the address alone has none open. */
const Play = () => {
  const { t } = useTranslation();
  return (
    <div className="wrap flex min-h-[60dvh] items-center justify-center">
      <title>{t('windows.play_title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyScene isPage scene="moon" title={t('windows.play_title')} text={t('windows.play_text')}>
        <ButtonLink to="/" tone="main">
          {t('error_page.home')}
        </ButtonLink>
      </EmptyScene>
    </div>
  );
};
export default Play;
