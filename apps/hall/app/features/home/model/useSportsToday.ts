import { platformCodes } from '@pavilion/contract';
import { type RefObject, useEffect, useState } from 'react';
import { useSite } from '../../../site/SiteContext.tsx';
import type { SportsData } from '../../sports/model/loadSports.ts';
import { useNear } from './useNear.ts';

/** What the site's sports provider shows of today: `null` until it is near and known, `none` where there is nothing to show. */
export const useSportsToday = (
  place: RefObject<HTMLElement | null>,
  device: keyof typeof platformCodes,
): SportsData | 'none' | null => {
  const { currency, origin } = useSite();
  const near = useNear(place);
  const [sports, setSports] = useState<SportsData | 'none' | null>(null);
  useEffect(() => {
    if (!near) return;
    const lookUp = async (): Promise<SportsData | 'none'> => {
      const [{ callApi }, { sportQuickbetUrl }, { checkFrame }] = await Promise.all([
        import('../../../api/client.ts'),
        import('@pavilion/contract/sports'),
        import('../../sports/model/checkFrame.ts'),
      ]);
      const { detail } = await callApi(sportQuickbetUrl, {
        currency,
        support_device: platformCodes[device],
        domain: origin,
      });
      const address = new URL(detail.url);
      address.searchParams.set('view', 'shelf');
      const url = address.href;
      return (await checkFrame(url)) ? { url, gpId: detail.gp_id, gameCode: detail.game_code } : 'none';
    };
    // A house without sports, or one whose provider is away, has no such shelf.
    void lookUp().then(setSports, () => setSports('none'));
  }, [near, device, currency, origin]);
  return sports;
};
