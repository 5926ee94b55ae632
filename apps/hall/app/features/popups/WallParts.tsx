import { channels } from '@pavilion/contract';
import { siteDetail } from '@pavilion/contract/content';
import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { callApi } from '../../api/client.ts';
import { onPublicEvent } from '../../realtime/publicChannels.ts';
import { moveCustomerService } from '../../site/customerService.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { FloatCell } from '../../ui/Float.tsx';
import { GoToTop } from '../shell/GoToTop.tsx';
import { PhoneNotices } from '../shell/PhoneNotices.tsx';
import { PopupBridge } from './PopupBridge.tsx';

/** Everybody hears of a change in the same moment; they come for it one after the other within this time. */
const comeWithinMs = 2_000;

const soon = (act: () => void): (() => void) => {
  const timer = setTimeout(act, Math.random() * comeWithinMs);
  return () => clearTimeout(timer);
};

/** spec §7 `web_api.{currency}`: the home page comes anew with the pictures that now hang there. */
const useCarouselNews = () => {
  const { currency } = useSite();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isHome = pathname === '/';
  useEffect(() => {
    if (!isHome) return;
    let cancel: (() => void) | undefined;
    const again = () => {
      cancel?.();
      cancel = soon(() => void revalidate());
    };
    const stop = onPublicEvent(
      { channel: channels.webApi(currency), event: 'carousel_picture' },
      again,
      again,
    );
    return () => {
      stop();
      cancel?.();
    };
  }, [currency, isHome, revalidate]);
};

/** spec §7 `web_member`: the event says that it moved; where to, and how it opens, is the site's own word. */
const useCustomerServiceNews = () => {
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const ask = () =>
      callApi(siteDetail, {})
        .then(({ env_config }) => moveCustomerService(env_config.customer_service))
        // The way of before stands; the next page brings the new one.
        .catch(() => undefined);
    const again = () => {
      cancel?.();
      cancel = soon(() => void ask());
    };
    const stop = onPublicEvent({ channel: channels.webMember, event: 'customer_service_link' }, again, again);
    return () => {
      stop();
      cancel?.();
    };
  }, []);
};

/** What hangs on the walls without being part of a page: one chunk, brought when the page has settled. */
export const WallParts = () => {
  const isPhone = useTemplate() === 'narrow';
  useCarouselNews();
  useCustomerServiceNews();
  return (
    <>
      <PopupBridge />
      <PhoneNotices isPhone={isPhone} />
      {isPhone && (
        <FloatCell>
          <GoToTop className="flex size-11 shrink-0 items-center justify-center rounded-full text-text-2 [&>svg]:size-5" />
        </FloatCell>
      )}
    </>
  );
};
