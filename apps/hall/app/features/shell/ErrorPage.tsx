import { isRouteErrorResponse, useLocation } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyScene } from '../../ui/EmptyScene.tsx';
import { Mark } from '../../ui/Mark.tsx';

/** What a browser throws when a page, or a part of it, could not be fetched; each browser says it in its own words. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load failed|networkerror|importing a module/i.test(error.message);

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

const messageOf = (error: unknown): string | undefined => {
  if (!isRouteErrorResponse(error)) return undefined;
  return typeof error.data === 'string' && error.data !== '' ? error.data : error.statusText;
};

/** spec §2: the status, the message, not for search engines, and a way home. Works without the root's data. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const status = statusOf(error);
  const missing = status === 404;
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-2 p-6">
      <title>{missing ? 'Page Not Found' : 'Internal Server Error'}</title>
      <meta name="robots" content="noindex" />
      <Mark />
      <h1 className="tnum mt-6 -mb-6 text-3xl">{status}</h1>
      <EmptyScene
        scene={missing ? 'not-found' : 'failed'}
        title={missing ? t('error_page.missing') : t('error_page.failed')}
        text={messageOf(error) ?? t(isUnreached(error) ? 'error_page.unreached' : 'error_page.failed_text')}
      >
        {isUnreached(error) && (
          <ButtonLink to={`${pathname}${search}`} reloadDocument>
            {t('lobby.retry')}
          </ButtonLink>
        )}
        {/* Each loads a page anew: what stands here may be all that there is of this one. */}
        {missing && (
          <ButtonLink to="/?modal=search" reloadDocument>
            {t('error_page.search')}
          </ButtonLink>
        )}
        <ButtonLink to="/" tone="main" reloadDocument>
          {t('error_page.home')}
        </ButtonLink>
      </EmptyScene>
    </main>
  );
};
