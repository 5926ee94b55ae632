import { channels, type Theme } from '@pavilion/contract';
import { useEffect, useEffectEvent } from 'react';

type News = 'template_setting' | 'template_sponsor' | 'template_login';

/** Pages that hear one event do not ask at one moment; and what was changed has reached every server by then. */
const spreadMs = { least: 300, most: 1_500 } as const;

const channelOf = (news: News, theme: Theme): string =>
  news === 'template_setting' ? channels.template(theme) : channels.mobileTemplate;

/**
 * Calls `refresh` some moments after the operator changed this part of the template. A refresh that fails leaves the page
 * as it is; the next change or visit mends it.
 */
export const useTemplateNews = (news: News, theme: Theme, refresh: () => Promise<void>): void => {
  const run = useEffectEvent(refresh);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const soon = (): void => {
      clearTimeout(timer);
      const waitMs = spreadMs.least + Math.random() * (spreadMs.most - spreadMs.least);
      timer = setTimeout(() => void run().catch(() => undefined), waitMs);
    };
    import('../../../realtime/publicChannels.ts').then(
      ({ onPublicEvent }) => {
        if (!left) stop = onPublicEvent({ channel: channelOf(news, theme), event: news }, soon, soon);
      },
      () => undefined,
    );
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [news, theme]);
};
