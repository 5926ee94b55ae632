import { useEffect } from 'react';
import { useTranslation } from '../i18n/texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyScene } from '../ui/EmptyScene.tsx';

/**
 * Where a third party sends its window back to (spec §2): passes the answer on to the tab that began and closes. Its
 * address is cleared before anything else (bootScript.ts); where a browser keeps the window open, a way home.
 */
const AuthCallback = () => {
  const { t } = useTranslation();
  useEffect(() => {
    void import('../features/handoff/model/authCallback.ts').then(({ passAnswerOn }) =>
      passAnswerOn(t('windows.auth_failed')),
    );
  }, [t]);
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <title>{t('windows.auth_title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyScene isPage scene="waiting" title={t('windows.auth_title')} text={t('windows.auth_text')}>
        <ButtonLink to="/" reloadDocument>
          {t('error_page.home')}
        </ButtonLink>
      </EmptyScene>
    </main>
  );
};
export default AuthCallback;
