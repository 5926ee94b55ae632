import { storageKeys } from '@pavilion/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tellWindows } from '../features/handoff/model/tellWindows.ts';
import { useTranslation } from '../i18n/texts.ts';
import { kept } from '../session/storage.ts';
import { EmptyScene } from '../ui/EmptyScene.tsx';

/** Query by which a payment page tells that it sends its window back: there is nothing more to load. */
const backFromPayment = 'deposit';

/**
 * What a game or payment window shows until its address is known, and where a payment page sends its window back to,
 * to be closed at once (spec §2).
 */
const Loading = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const isBack = search.has(backFromPayment);
  useEffect(() => {
    if (!isBack) return;
    // Closed from the hall where the pay page has cut this window off from it.
    kept.set(storageKeys.waitingWindow, 'depositWindow');
    tellWindows({ msg: 'quickGame' });
    window.close();
  }, [isBack]);
  return (
    <main className="flex min-h-dvh items-center justify-center" aria-busy={!isBack}>
      <title>{t(isBack ? 'windows.paid_title' : 'windows.loading_title')}</title>
      <meta name="robots" content="noindex" />
      {isBack ? (
        <EmptyScene isPage scene="lantern" title={t('windows.paid_title')} text={t('windows.paid_text')} />
      ) : (
        <EmptyScene isPage scene="moon" title={t('windows.loading_title')} text={t('windows.loading_text')} />
      )}
    </main>
  );
};
export default Loading;
