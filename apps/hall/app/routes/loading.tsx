import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { noteReturned } from '../features/cashier/model/payWindow.ts';
import { tellWindows } from '../features/handoff/model/tellWindows.ts';
import { useTranslation } from '../i18n/texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyScene } from '../ui/EmptyScene.tsx';

/** No start takes as long: whoever was to bring the address is gone, or has lost the line. */
const lateMs = 90_000;

/** Query by which a payment page tells that it sends its window back: there is nothing more to load. */
const backFromPayment = 'deposit';

/**
 * What a game or payment window shows until its address is known, and where a payment page sends its window back to,
 * to be closed at once (spec §2).
 */
const Loading = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const order = search.get(backFromPayment);
  const isBack = order !== null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isBack) return;
    // Closed from the hall where the pay page has cut this window off from it.
    noteReturned();
    tellWindows({ msg: 'quickGame' });
    window.close();
  }, [isBack]);
  return (
    <main className="flex min-h-dvh items-center justify-center" aria-busy={!isBack && !isLate}>
      <title>{t(isBack ? 'windows.paid_title' : 'windows.loading_title')}</title>
      <meta name="robots" content="noindex" />
      {isBack ? (
        <EmptyScene isPage scene="waiting" title={t('windows.paid_title')} text={t('windows.paid_text')}>
          {/* A page that was not opened as a window of its own cannot close itself. */}
          <ButtonLink
            to={{ pathname: '/user/Deposit', search: `?order=${encodeURIComponent(order)}` }}
            replace
          >
            {t('windows.paid_see')}
          </ButtonLink>
        </EmptyScene>
      ) : isLate ? (
        <EmptyScene isPage scene="failed" title={t('requestTimeout')} text={t('windows.close_text')}>
          <ButtonLink to="/">{t('error_page.home')}</ButtonLink>
        </EmptyScene>
      ) : (
        <EmptyScene
          isPage
          scene="empty"
          title={t('windows.loading_title')}
          text={t('windows.loading_text')}
        />
      )}
    </main>
  );
};
export default Loading;
