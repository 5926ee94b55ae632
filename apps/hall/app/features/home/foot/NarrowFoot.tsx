import { ContentTile } from '../../content/ContentTile.tsx';
import type { HomeData } from '../model/loadHome.ts';
import { LatestWins } from './LatestWins.tsx';
import { PhoneNotice } from './PhoneNotice.tsx';
import { Promotions } from './Promotions.tsx';
import { Providers } from './Providers.tsx';
import { SmallBanners } from './SmallBanners.tsx';

/** Below the games: drawn by the server with the page, brought to life after it. */
export const NarrowFoot = ({ data }: { readonly data: HomeData }) => (
  <>
    <SmallBanners banners={data.smallBanners} className="far mt-8" />
    <LatestWins wins={data.wins} shown={1} className="far mt-8" />
    <Promotions cards={data.promotions} offers={data.offers} className="far mt-8">
      {(cards) => (
        <ul className="no-scrollbar -mx-3.5 flex snap-x scroll-px-3.5 gap-3 overflow-x-auto px-3.5">
          {data.offers.map((card) => (
            <li key={card.slug} className="visitor-only w-64 shrink-0 snap-start">
              <ContentTile card={card} sizes="256px" />
            </li>
          ))}
          {cards.map((card) => (
            <li key={card.slug} className="w-64 shrink-0 snap-start">
              <ContentTile card={card} sizes="256px" />
            </li>
          ))}
        </ul>
      )}
    </Promotions>
    <Providers platforms={data.platforms} className="far mt-8" />
    <PhoneNotice className="far mt-8" />
  </>
);
