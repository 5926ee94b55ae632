import { loadingOverlayCloseMs, overlayZIndex, routeTransitionMs } from '@pavilion/contract';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslation } from '../../i18n/texts.ts';

/** Whether the way to another page takes long enough to say so; it is said a little longer, so that nothing flickers. */
const useSlowOpening = (): boolean => {
  const isOpening = useNavigation().state !== 'idle';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(isOpening), isOpening ? routeTransitionMs : loadingOverlayCloseMs);
    return () => clearTimeout(timer);
  }, [isOpening]);
  return isSlow;
};

/** A line over the page while another one is on its way (spec §9): the page that stands can be used meanwhile. */
export const RouteProgress = () => {
  const { t } = useTranslation();
  const isSlow = useSlowOpening();
  return (
    isSlow && (
      <div role="status" className="fixed inset-x-0 top-0" style={{ zIndex: overlayZIndex }}>
        <div role="progressbar" aria-label={t('shell.opening_page')} className="h-0.5 overflow-hidden">
          <span className="block h-full animate-[breathe_1s_ease-in-out_infinite] bg-accent" />
        </div>
      </div>
    )
  );
};
